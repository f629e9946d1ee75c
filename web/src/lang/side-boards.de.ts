// German words of guilds and inns at the table: fetched before a table shows them.
import type { Names } from './names';
import type { SideBoardWords } from './side-boards.en';

const points = (n: number) => (n === 1 ? 'ein Punkt' : `${n} Punkte`);

export const sideBoardsDe: SideBoardWords = {
  prompts: {
    'D-GUILD-SPACE': ['Ein Bürger auf welches Feld der Zunfttafel?', 'Wer dort steht, geht nach Hause.'],
    'D-INN-CITY': ['Ein Bürger in welche Stadt?', 'In eine leere aus deinem Vorrat, in jede andere aus ihrer Region.'],
  },
  options: { guild: 'Die Zunft einsetzen', space: 'Ein Feld der Zunfttafel' },
  events: {
    'guild-entered': (n: Names) => `Ein Bürger auf die Zunfttafel (${n.card}): ${n.who}.`,
    'guild-left': (n: Names) => `Ein Bürger verließ die Zunfttafel (${n.card}): ${n.who}.`,
    'guild-used': (n: Names) => `Die Zunft wirkt (${n.card}): ${n.who}.`,
    'guilds-scored': (n: Names) => `Für die Zunfttafel ${points(n.count)}: ${n.who}.`,
    'city-entered': (n: Names) => `Ein Bürger in die Stadt in ${n.to}: ${n.who}.`,
    'city-left': (n: Names) => `Ein Bürger verließ die Stadt in ${n.region}: ${n.who}.`,
    'cities-scored': (n: Names) => `Für Städte ${points(n.count)}: ${n.who}.`,
  },
  guild: (card) => `Zunft: ${card}`,
  byGuild: 'Noch einer: Zunft',
  byCity: (region) => `Noch einer: Stadt in ${region}`,
  scores: 'Zünfte, Städte',
  board: 'Zünfte',
  boardTitle: 'Zunfttafel',
  boardHint:
    'Ein Bürger auf einem Feld leiht dir, was die Karte tut, einmal je Zug, ab dem Zug nach seiner Ankunft. Meiste ' +
    'Felder: am Ende 2 Punkte, zweitmeiste: 1 (ab drei Spielern).',
  nobody: 'niemand ist dort',
  empty: 'leer',
  city: (who: string) => `In der Stadt: ${who}`,
};
