// English words of guilds and inns at the table: fetched before a table shows them.
import type { Names } from './names';

const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`;

export const sideBoardsEn = {
  prompts: {
    'D-GUILD-SPACE': ['A citizen onto which space of the guild board?', 'Whoever stands there goes home.'],
    'D-INN-CITY': [
      'A citizen into which city?',
      'Into an empty one from your supply, into any other one out of its region.',
    ],
  } as Record<string, [string, string]>,
  options: { guild: 'Use the guild', space: 'A space of the guild board' },
  events: {
    'guild-entered': (n: Names) => `${n.who} put a citizen onto the guild board: ${n.card}.`,
    'guild-left': (n: Names) => `A citizen left the guild board (${n.card}): ${n.who}.`,
    'guild-used': (n: Names) => `${n.who} used the guild: ${n.card}.`,
    'guilds-scored': (n: Names) => `${n.who} scored ${points(n.count)} for the guild board.`,
    'city-entered': (n: Names) => `${n.who} put a citizen into the city of ${n.to}.`,
    'city-left': (n: Names) => `A citizen left the city of ${n.region}: ${n.who}.`,
    'cities-scored': (n: Names) => `${n.who} scored ${points(n.count)} for cities.`,
  } as Record<string, (n: Names) => string>,
  guild: (card: string) => `Guild: ${card}`,
  byGuild: 'One more, by the guild',
  byCity: (region: string) => `One more, by the city of ${region}`,
  scores: 'guilds, cities',
  board: 'Guilds',
  boardTitle: 'Guild board',
  boardHint:
    'A citizen on a space lends you what that card does, once a turn, from the turn after he came. Most spaces score ' +
    '2 points in the end, second most 1 (with three players or more).',
  nobody: 'nobody is there',
  empty: 'empty',
  city: (who: string) => `In its city: ${who}`,
};
export type SideBoardWords = typeof sideBoardsEn;
