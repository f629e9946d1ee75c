import { citizens, had, People, percent, points, subject, verb, verbs } from './grammar.de';
import type { TableWords } from './table.en';

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
    chance: (n) => `Ausbruch: ${percent(n)}`,
    loses: (name, losses) => `${subject(name)} ${verb(name, 'würdest', 'würde')} ${citizens(losses)} verlieren`,
    expected: 'Erwartete Verluste',
    none: 'Niemand würde einen Bürger verlieren.',
    hint: 'Nach allem, was du weißt, und bevor jemand eine Karte nutzt.',
    short: percent,
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
  sending: 'Deine Wahl wird gesendet …',
  plague: 'die Pest',
  advise: 'Rat holen',
  why: {},
  end: {
    tied: (names, n) => `${People(names)} ${verbs(names, 'habt', 'haben')} je ${points(n)}.`,
    order: (last, order) =>
      `Reihenfolge bei Gleichstand: ${order.map(subject).join(', ')}. ` +
      `${had(last)} den letzten regulären Zug und ${verb(last, 'kommst', 'kommt')} deshalb zuletzt.`,
    rematch: 'Revanche',
    replay: 'Aufzeichnung ansehen',
    review: 'Rückschau',
  },
  cardDetails: (card) => `Regeln zur Karte ${card}`,
  citizens,
};
