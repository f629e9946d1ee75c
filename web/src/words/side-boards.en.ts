// English words of guilds and inns at the table: fetched before a table shows them.
import { object, one } from './grammar.en';
import type { Names } from './names';

export const sideBoardsEn = {
  prompts: {
    'D-GUILD-SPACE': ['Put a citizen on which guild space?', 'A citizen already there returns to its owner.'],
    'D-INN-CITY': [
      'Put a citizen into which city?',
      'An empty city: from your supply. An occupied one: from its region.',
    ],
  } as Record<string, [string, string]>,
  toDo: { guild: 'use the guild' } as Record<string, string>,
  options: { guild: 'Use the guild', space: 'A space of the guild board' },
  events: {
    'guild-entered': (n: Names) => `${n.who} put a citizen on the guild board (${n.card}).`,
    'guild-left': (n: Names) => `${n.who} lost the guild space of the ${n.card}.`,
    'guild-used': (n: Names) => `${n.who} used the guild space of the ${n.card}.`,
    'guilds-scored': (n: Names) => `${n.who} scored ${one(n.count, 'point')} for the guild board.`,
    'city-entered': (n: Names) => `${n.who} put a citizen into the city of ${n.to}.`,
    'city-left': (n: Names) => `${n.who} lost the city of ${n.region}.`,
    'cities-scored': (n: Names) => `${n.who} scored ${one(n.count, 'point')} for cities.`,
  } as Record<string, (n: Names) => string>,
  guild: (card: string) => `Guild: ${card}`,
  byGuild: 'Add one (guild)',
  byCity: (region: string) => `Add one (city of ${region})`,
  scores: 'guilds, cities',
  board: 'Guilds',
  boardTitle: 'Guild board',
  boardHint:
    'A citizen on a space lends you that card’s ability from your next turn on; use one space per turn. At the ' +
    'end the most spaces score 2 points, the second most 1 (with three or more players).',
  nobody: 'nobody',
  empty: 'empty',
  city: (who: string) => `In its city: ${object(who)}`,
};
export type SideBoardWords = typeof sideBoardsEn;
