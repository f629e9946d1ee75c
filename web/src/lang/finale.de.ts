import type { FinaleWords } from './finale.en';

export const finaleDe: FinaleWords = {
  title: 'Letzte Heimsuchung',
  subtitle: 'Die Pest sucht jede Region noch einmal heim.',
  opening:
    'Niemand ist mehr am Zug: Jedes Symbol trifft durch die Karten, die vor den Spielern liegen. Wer in der ' +
    'Zuflucht steht, ist außer Gefahr.',
  done: 'Die Pest ist vorüber.',
  waiting: (n) => (n === 1 ? 'Hier liegt ein Rattenplättchen.' : `Hier liegen ${n} Rattenplättchen.`),
  token: (n, of) => `Plättchen ${n} von ${of}`,
  limit: (n, limit) => `${n} gegen Grenze ${limit}`,
  against: (n, limit) => `${n} gegen ${limit}`,
  by: (symbol, card) => (symbol === card ? symbol : `${symbol}: ${card}`),
  nobodyHere: 'niemand hier',
  nobody: 'niemand',
  noRats: 'keine Ratten',
  toll: 'Die Opfer',
  lostLeft: 'verloren · übrig',
  faster: 'Schneller',
  toEnd: 'Zum Ende',
  nth: (n, of) => `${n}. von ${of} Regionen mit Ratten`,
};
