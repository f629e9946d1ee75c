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
    chivalry: 'Ritterschaft',
    magic: 'Magie',
    royalty: 'Adel',
    islamic: 'Islamische Welt',
  },
  odds: {
    show: 'Gefahr auf dem Plan',
    title: 'Käme die Pest hierher',
    chance: (percent) => `Ausbruch: ${percent} %`,
    loses: (name, losses, you) => (you ? `du würdest ${losses} verlieren` : `${name} würde ${losses} verlieren`),
    expected: 'Erwartete Verluste',
    none: 'Niemand würde einen Bürger verlieren.',
    hint: 'Nach allem, was du weißt, und wenn niemand eine Karte nutzt.',
    short: (percent) => `${percent} %`,
  },
  tools: {
    title: 'Werkzeuge',
    words: 'Plan als Text',
    wordsShort: 'Als Text',
    tokens: 'Ratten\u00adplättchen',
    tokensShort: 'Plättchen',
    help: 'Hilfe',
  },
  hint: 'eine gute Wahl',
  asked: 'Deine Wahl',
  aside: 'Deine Wahl und der Verlauf',
  sending: 'Deine Wahl ist unterwegs …',
  plague: 'die Pest',
  advise: 'Rat holen',
  why: {},
  end: {
    tied: (names, points) => `${listed(names)} haben je ${count(points, 'Punkt', 'Punkte')}.`,
    order: (last, order) =>
      `Reihenfolge bei Gleichstand: ${order.join(', ')}. ` +
      `${last === 'Du' ? 'Du hattest' : `${last} hatte`} den letzten regulären Zug und ` +
      `${last === 'Du' ? 'kommst' : 'kommt'} deshalb zuletzt.`,
    rematch: 'Revanche',
    replay: 'Aufzeichnung ansehen',
    review: 'Rückschau',
  },
  cardDetails: (card) => `${card}: die Regeln dazu`,
  citizens: (n) => count(n, 'Bürger', 'Bürger'),
};
