// German words of guilds and inns at the table: fetched before a table shows them.
import type { Names } from './names';
import type { SideBoardWords } from './side-boards.en';

const points = (n: number) => (n === 1 ? 'ein Punkt' : `${n} Punkte`);

export const sideBoardsDe: SideBoardWords = {
  prompts: {
    'D-GUILD-SPACE': [
      'Auf welches Feld der Zunfttafel kommt ein Bürger?',
      'Wer dort steht, kommt in den Vorrat zurück.',
    ],
    'D-INN-CITY': [
      'In welche Stadt kommt ein Bürger?',
      'In eine leere aus deinem Vorrat, in jede andere aus ihrer Region.',
    ],
  },
  options: { guild: 'Die Zunft einsetzen', space: 'Ein Feld der Zunfttafel' },
  events: {
    'guild-entered': (n: Names) =>
      `${n.who} ${n.isYou ? 'hast' : 'hat'} einen Bürger auf die Zunfttafel gestellt (${n.card}).`,
    'guild-left': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} das Zunftfeld „${n.card}“ verloren.`,
    'guild-used': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} das Zunftfeld „${n.card}“ genutzt.`,
    'guilds-scored': (n: Names) =>
      `${n.who} ${n.isYou ? 'bekommst' : 'bekommt'} ${n.count === 1 ? 'einen Punkt' : points(n.count)} für die ` +
      'Zunfttafel.',
    'city-entered': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} einen Bürger in die Stadt in ${n.to} gestellt.`,
    'city-left': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} die Stadt in ${n.region} verloren.`,
    'cities-scored': (n: Names) =>
      `${n.who} ${n.isYou ? 'bekommst' : 'bekommt'} ${n.count === 1 ? 'einen Punkt' : points(n.count)} für ` +
      'Städte.',
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
