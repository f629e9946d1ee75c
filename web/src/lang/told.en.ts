// What is told of the class cards beyond the first six.
import type { Names } from './names';

const lower = (who: string | null) => (who === 'You' ? 'you' : (who ?? ''));
const of = (who: string | null) => (who === 'You' ? 'your' : `${who ?? ''}’s`);

export const toldEn = {
  'citizen-to-card': (n: Names) => `${n.who} put a citizen on the ${n.card}: ${n.count} there now.`,
  'nun-set': (n: Names) => `${n.who} set a nun in ${n.region}.`,
  'bishop-set': (n: Names) =>
    n.from ? `${n.who} moved a bishop from ${n.from} to ${n.to}.` : `${n.who} set a bishop in ${n.to}.`,
  'wall-set': (n: Names) => `${n.who} built a wall between ${n.region} and ${n.to}.`,
  'potion-laid': (n: Names) => `${n.who} laid a potion under a citizen in ${n.region}.`,
  'citizens-swapped': (n: Names) =>
    `A citizen of ${lower(n.who)} in ${n.from} and one of ${lower(n.owner)} in ${n.to} changed places.`,
  'citizen-returned': (n: Names) => `${n.who} took a citizen back from ${n.region}.`,
  'all-at-once': (n: Names) => `${n.who} had all tokens of ${n.region} turned over at once.`,
  'card-blocked': (n: Names) => `${n.who} blocked ${of(n.owner)} ${n.card}.`,
  'token-returned': (n: Names) => `${n.who} put a rat token of ${n.region} back into the supply.`,
  'token-redrawn': (n: Names) => `${n.who} laid a rat token from the used ones in ${n.region}.`,
  'jester-aimed': (n: Names) => `${n.who} aimed at ${n.to}.`,
  'jester-landed': (n: Names) => `A citizen came down on the chart, at column ${n.column}, row ${n.row}.`,
  'citizen-dropped': (n: Names) =>
    n.to
      ? `A citizen of ${lower(n.who)} landed in ${n.to}.`
      : `A citizen of ${lower(n.who)} fell into the sea and goes back to the supply.`,
  'jester-push': (n: Names) =>
    n.number === 0 ? `The landing pushes somebody in ${n.to}.` : `The landing pushes nobody in ${n.to}.`,
  'jester-shift': (n: Names) =>
    `A citizen of ${lower(n.who)} was pushed across the chart, to column ${n.column}, row ${n.row}.`,
  'citizen-pushed': (n: Names) =>
    n.to
      ? `A citizen of ${lower(n.who)} was pushed from ${n.from} to ${n.to}.`
      : `A citizen of ${lower(n.who)} was pushed from ${n.from} into the sea and goes back to ` +
        `${n.isYou ? 'your' : 'the'} supply.`,
} satisfies Record<string, (n: Names) => string>;
