import { few } from './grammar.de';
import type { FinaleWords } from './finale.en';

export const finaleDe: FinaleWords = {
  title: 'Letzte Heimsuchung',
  subtitle: 'Die Pest sucht jede Region noch einmal heim.',
  opening:
    'Niemand ist mehr am Zug. Jedes Klassenzeichen trifft alle, die eine Karte seiner Klasse haben. Bürger in der ' +
    'Zuflucht sind außer Gefahr.',
  done: 'Die Pest ist vorüber.',
  waiting: (n) => `Hier ${n === 1 ? 'liegt' : 'liegen'} ${few(n, 'ein Rattenplättchen', 'Rattenplättchen')}.`,
  token: (n, of) => `Plättchen ${n} von ${of}`,
  limit: (n, limit) => `${n} gegen Grenze ${limit}`,
  against: (n, limit) => `${n} gegen ${limit}`,
  by: (symbol, card) => (symbol === card ? symbol : `${symbol}: ${card}`),
  nobodyHere: 'niemand hier',
  nobody: 'niemand',
  noRats: 'keine Ratten',
  toll: 'Verluste',
  lostLeft: 'verloren · übrig',
  faster: 'Schneller',
  toEnd: 'Zum Ende',
  nth: (n, of) => `Region ${n} von ${of} mit Ratten`,
};
