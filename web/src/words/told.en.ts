// Log lines of the class cards beyond the base-game cards.
import { whose, yours } from './grammar.en';
import type { Names } from './names';

export const toldEn = {
  'citizen-to-card': (n: Names) => `${n.who} put a citizen on the ${n.card} (now ${n.count}).`,
  'nun-set': (n: Names) => `${n.who} placed a nun in ${n.region}.`,
  'bishop-set': (n: Names) =>
    n.from ? `${n.who} moved a bishop from ${n.from} to ${n.to}.` : `${n.who} placed a bishop in ${n.to}.`,
  'wall-set': (n: Names) => `${n.who} built a wall between ${n.region} and ${n.to}.`,
  'potion-laid': (n: Names) => `${n.who} gave a citizen in ${n.region} a potion.`,
  'citizens-swapped': (n: Names) =>
    `One of ${whose(n.who)} citizens in ${n.from} swapped places with one of ${yours(n.owner)} in ${n.to}.`,
  'citizen-returned': (n: Names) => `${n.who} took a citizen back from ${n.region}.`,
  'all-at-once': (n: Names) => `${n.who} revealed all rat tokens in ${n.region} at once.`,
  'card-blocked': (n: Names) => `${n.who} blocked ${whose(n.owner)} ${n.card}.`,
  'token-returned': (n: Names) => `${n.who} returned a rat token from ${n.region} to the supply.`,
  'token-redrawn': (n: Names) => `${n.who} placed a used rat token in ${n.region}.`,
  'jester-aimed': (n: Names) => `${n.who} aimed at ${n.to || 'the sea'}.`,
  'jester-landed': (n: Names) => `A citizen landed on the chart: column ${n.column}, row ${n.row}.`,
  'citizen-dropped': (n: Names) =>
    n.to
      ? `One of ${whose(n.who)} citizens landed in ${n.to}.`
      : `One of ${whose(n.who)} citizens fell into the sea and returned to the supply.`,
  'jester-push': (n: Names) =>
    n.number === 0 ? `The landing pushed a citizen in ${n.to}.` : `The landing pushed nobody in ${n.to}.`,
  'jester-shift': (n: Names) =>
    `One of ${whose(n.who)} citizens was pushed across the chart to column ${n.column}, row ${n.row}.`,
  'citizen-pushed': (n: Names) =>
    n.to
      ? `One of ${whose(n.who)} citizens was pushed from ${n.from} to ${n.to}.`
      : `One of ${whose(n.who)} citizens was pushed from ${n.from} into the sea and returned to the supply.`,
} satisfies Record<string, (n: Names) => string>;
