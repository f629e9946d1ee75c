// Kinds of cards: their order in a hand, and sums over them.
import type { BuildingCard, Cards, CartusClass, Kind } from '../../../wire/cartus';

/** The catalogue's order (CART section 11): classes, then nuns rising, joker, special cards. */
export const CLASSES: CartusClass[] = ['peasantry', 'bourgeoisie', 'church', 'chivalry', 'magic', 'royalty'];
export const SPECIALS = ['sword', 'flute', 'pass', 'gold'] as const;
const OTHERS: Kind[] = ['joker', ...SPECIALS];
export const MOST_NUNS = 4;

export const classOf = (kind: Kind): CartusClass | null => CLASSES.find((name) => kind.startsWith(`${name}-`)) ?? null;
export const nunsOf = (kind: Kind): number => (classOf(kind) ? Number(kind.slice(kind.lastIndexOf('-') + 1)) : 0);

export function orderOf(kind: Kind): number {
  const name = classOf(kind);
  return name ? CLASSES.indexOf(name) * (MOST_NUNS + 1) + nunsOf(kind) : 1000 + OTHERS.indexOf(kind);
}

/** All kinds that are there at least once, in order. */
export const kindsIn = (cards: Cards): Kind[] =>
  Object.keys(cards)
    .filter((kind) => cards[kind]! > 0)
    .sort((a, b) => orderOf(a) - orderOf(b));

export const countOf = (cards: Cards | undefined): number => Object.values(cards ?? {}).reduce((sum, n) => sum + n, 0);

export function added(cards: Cards, kind: Kind, n: number): Cards {
  const left = Math.max(0, (cards[kind] ?? 0) + n);
  const { [kind]: _, ...rest } = cards;
  return left > 0 ? { ...rest, [kind]: left } : rest;
}

export const joined = (a: Cards, b: Cards): Cards => kindsIn(b).reduce((sum, kind) => added(sum, kind, b[kind]!), a);

export const sameCards = (a: Cards, b: Cards): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));

export interface HandCard {
  /** Of copies, which one. */
  key: string;
  kind: Kind;
  picked: boolean;
  /** The first of its kind. */
  first: boolean;
  /** How many of its kind are in the hand. */
  of: number;
}

/** The name of one of several copies in a hand, counted from 0. */
export const copyOf = (kind: Kind, copy: number): string => `${kind}#${copy}`;
export const kindOf = (key: string): Kind => key.slice(0, key.lastIndexOf('#'));

/** Every card of a hand on its own, sorted; `raised`: the keys of those that are picked. */
export function handCards(all: Cards, raised: readonly string[] = []): HandCard[] {
  return kindsIn(all).flatMap((kind) =>
    Array.from({ length: all[kind]! }, (_, i) => ({
      key: copyOf(kind, i),
      kind,
      first: i === 0,
      of: all[kind]!,
      picked: raised.includes(copyOf(kind, i)),
    })),
  );
}

/** Which copies are picked: those that somebody chose, in his order, after what else is picked, of which the last
 *  copies. */
export function raisedOf(all: Cards, picked: Cards, chosen: readonly string[]): string[] {
  let left = picked;
  const own = chosen.filter((key) => {
    const there = (left[kindOf(key)] ?? 0) > 0;
    if (there) left = added(left, kindOf(key), -1);
    return there;
  });
  const others = kindsIn(left).flatMap((kind) =>
    Array.from({ length: all[kind] ?? 0 }, (_, i) => copyOf(kind, i))
      .filter((key) => !own.includes(key))
      .slice(-left[kind]!),
  );
  return [...others, ...own];
}

/** What somebody holds while a choice is open: views may count the picked cards in or out. */
export function wholeHand(hand: Cards, picked: Cards, size: number): Cards {
  return countOf(hand) >= size ? hand : joined(hand, picked);
}

export const CARD_COLOR: Record<string, string> = {
  peasantry: 'var(--peasantry)',
  bourgeoisie: 'var(--bourgeoisie)',
  church: 'var(--church)',
  chivalry: 'var(--chivalry)',
  magic: 'var(--magic)',
  royalty: 'var(--royalty)',
  joker: 'var(--wood-light)',
  sword: 'var(--wood-light)',
  flute: 'var(--wood-light)',
  pass: 'var(--wood-light)',
  gold: 'var(--iron)',
};
export const colorOfKind = (kind: Kind): string => CARD_COLOR[classOf(kind) ?? kind] ?? 'var(--wood-light)';

export const BUILDINGS: Record<CartusClass, [string, string]> = {
  peasantry: ['farm', 'brewery'],
  bourgeoisie: ['marketplace', 'office'],
  church: ['monastery', 'hospital'],
  chivalry: ['castle', 'guard-tower'],
  royalty: ['palace', 'treasury'],
  magic: ['fortune-tellers-tent', 'pied-pipers-hut'],
};

/** How often each building stands in a list of building cards. */
export function buildingCounts(cards: BuildingCard[]): Record<string, number> {
  return cards.reduce<Record<string, number>>(
    (sum, { building }) => ({ ...sum, [building]: (sum[building] ?? 0) + 1 }),
    {},
  );
}
