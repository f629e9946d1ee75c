// German words of guilds and inns at the table: fetched before a table shows them.
import { has, points } from './grammar.de';
import type { Names } from './names';
import { within } from './nouns.de';
import type { SideBoardWords } from './side-boards.en';

export const sideBoardsDe: SideBoardWords = {
  prompts: {
    'D-GUILD-SPACE': [
      'Auf welches Feld der Zunfttafel kommt ein Bürger?',
      'Ein Bürger, der dort schon steht, kommt in seinen Vorrat zurück.',
    ],
    'D-INN-CITY': [
      'In welche Stadt kommt ein Bürger?',
      'In eine leere aus deinem Vorrat, in eine besetzte aus ihrer Region.',
    ],
  },
  toDo: { guild: 'nutze die Zunft' },
  options: { guild: 'Die Zunft nutzen', space: 'Ein Feld der Zunfttafel' },
  events: {
    'guild-entered': (n: Names) => `${has(n.who)} einen Bürger auf das Zunftfeld „${n.card}“ gestellt.`,
    'guild-left': (n: Names) => `${has(n.who)} das Zunftfeld „${n.card}“ verloren.`,
    'guild-used': (n: Names) => `${has(n.who)} das Zunftfeld „${n.card}“ genutzt.`,
    'guilds-scored': (n: Names) => `${has(n.who)} ${points(n.count)} für die Zunfttafel bekommen.`,
    'city-entered': (n: Names) => `${has(n.who)} einen Bürger in die Stadt ${within(n.to)} gestellt.`,
    'city-left': (n: Names) => `${has(n.who)} die Stadt ${within(n.region)} verloren.`,
    'cities-scored': (n: Names) => `${has(n.who)} ${points(n.count)} für Städte bekommen.`,
  },
  guild: (card) => `Zunft: ${card}`,
  byGuild: 'Noch einer durch die Zunft',
  byCity: (region) => `Noch einer durch die Stadt ${within(region)}`,
  scores: 'Zünfte, Städte',
  board: 'Zünfte',
  boardTitle: 'Zunfttafel',
  boardHint:
    'Ein Bürger auf einem Feld leiht dir ab deinem nächsten Zug, was die Karte kann; je Zug nutzt du ein Feld. Am ' +
    'Ende bringen die meisten Felder 2 Punkte, die zweitmeisten 1 (ab drei Spielern).',
  nobody: 'niemand',
  empty: 'leer',
  city: (who: string) => `In der Stadt: ${who}`,
};
