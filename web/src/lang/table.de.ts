import type { TableWords } from './table.en';

const count = (n: number, word: string, more: string) => `${n} ${n === 1 ? word : more}`;

const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

export const tableDe: TableWords = {
  onlyYou: 'Nur du siehst das.',
  nobody: 'niemanden',
  strikes: {
    majority: 'Wer die meisten hat',
    all: 'Alle dort',
    peasantry: 'Bauern',
    bourgeoisie: 'Bürgertum',
    church: 'Kirche',
    chivalry: 'Ritter',
    magic: 'Magie',
    royalty: 'Adel',
    islamic: 'Islamische Welt',
  },
  odds: {
    show: 'Gefahr auf der Karte',
    title: 'Käme die Pest hierher',
    chance: (percent) => `Ausbruch: ${percent} %`,
    loses: (name, losses, you) => (you ? `du würdest ${losses} verlieren` : `${name} würde ${losses} verlieren`),
    expected: 'Verlorene Bürger im Mittel',
    none: 'Niemand würde einen Bürger verlieren.',
    hint: 'Nach allem, was du weißt, und wenn niemand eine Karte nutzt.',
    short: (percent) => `${percent} %`,
  },
  tools: {
    title: 'Hilfsmittel',
    words: 'Plan in Worten',
    wordsShort: 'In Worten',
    tokens: 'Ratten\u00adplättchen',
    tokensShort: 'Plättchen',
    help: 'Hilfe',
  },
  hint: 'eine gute Wahl',
  asked: 'Was gefragt ist',
  aside: 'Was gefragt ist und was geschah',
  sending: 'Deine Wahl ist unterwegs …',
  plague: 'die Pest',
  advise: 'Was würdest du tun?',
  why: {},
  end: {
    tied: (names, points) => `${listed(names)} haben je ${count(points, 'Punkt', 'Punkte')}.`,
    order: (last, order) =>
      `Bei Gleichstand gilt die Folge nach dem Ende: ${order.join(', ')}. ` +
      `${last === 'Du' ? 'Du hattest' : `${last} hatte`} den letzten gewöhnlichen Zug und ` +
      `${last === 'Du' ? 'kommst' : 'kommt'} deshalb zuletzt.`,
    rematch: 'Revanche',
    replay: 'Noch einmal ansehen',
    review: 'Rückschau',
  },
  cardDetails: (card) => `${card}: die Regeln dazu`,
  citizens: (n) => count(n, 'Bürger', 'Bürger'),
};
