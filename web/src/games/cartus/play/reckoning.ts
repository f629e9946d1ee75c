// The reckoning at the end, as a table: what was scored for what, by whom (CART-77 to -87).
import { CLASSES, nunsOf } from './kinds';
import type { CartusClass, CartusScore, CartusView, Special } from '../../../wire/cartus';
import { spaceOf } from './odds';

export interface ReckoningRow {
  key: string;
  item: 'influence' | 'hand' | 'special' | 'gold' | 'tokens';
  class?: CartusClass;
  special?: Special;
  sign: string;
  clause: string;
  /** One for each seat of the table, in its order; where the marker stands, for influence. */
  cells: { points: number; space: number | null }[];
}

export interface Reckoning {
  /** By place; equal ones by seat. */
  seats: CartusScore[];
  rows: ReckoningRow[];
}

const COMPARED: Special[] = ['sword', 'flute', 'pass'];

export function reckoning(view: CartusView): Reckoning {
  const seats = [...(view.score ?? [])].sort((a, b) => a.place - b.place || b.points - a.points || a.seat - b.seat);
  const cells = (of: (s: CartusScore) => number): ReckoningRow['cells'] =>
    seats.map((s) => ({ points: of(s), space: null }));
  const influence = CLASSES.map((name): ReckoningRow => ({
    key: name,
    item: 'influence',
    class: name,
    sign: name,
    clause: 'CART-78',
    cells: seats.map((s) => ({ points: s.influence[name] ?? 0, space: spaceOf(view, name, s.seat) })),
  }));
  const held = COMPARED.filter((kind) => kind in view.stock || seats.some((s) => (s.specials[kind] ?? 0) > 0));
  const gold = 'gold' in view.stock || seats.some((s) => s.gold > 0);
  return {
    seats,
    rows: [
      ...influence,
      { key: 'hand', item: 'hand', sign: 'cards', clause: 'CART-79', cells: cells((s) => s.hand) },
      ...held.map((kind): ReckoningRow => ({
        key: kind,
        item: 'special',
        special: kind,
        sign: kind,
        clause: 'CART-80',
        cells: cells((s) => s.specials[kind] ?? 0),
      })),
      ...(gold
        ? [
            {
              key: 'gold',
              item: 'gold',
              sign: 'gold',
              clause: 'CART-81',
              cells: cells((s) => s.gold),
            } satisfies ReckoningRow,
          ]
        : []),
      { key: 'tokens', item: 'tokens', sign: 'token', clause: 'CART-82', cells: cells((s) => s.tokens) },
    ],
  };
}

/** All nuns of the row; it lies open at the end. */
export const nunsOfRow = (view: CartusView): number =>
  view.nuns.reduce((sum, n) => sum + (n.card ? nunsOf(n.card) : 0), 0);

export interface Outcome {
  winners: number[];
  /** All had too many rats, and a house rule lets those with the fewest live (CART-86). */
  fewest: boolean;
  /** Survivors who had as many points as the winners and lost by their rats, and these (CART-85). */
  tied: number[];
  /** Somebody killed had more points than the winner. */
  deadScored: boolean;
}

export function outcomeOf(view: CartusView): Outcome {
  const scores = view.score ?? [];
  const wins = scores.filter((s) => s.wins);
  const most = Math.max(0, ...wins.map((s) => s.points));
  const nuns = nunsOfRow(view);
  const alive = scores.filter((s) => !s.killed || s.wins);
  const tied = alive.filter((s) => wins.length > 0 && s.points === most);
  return {
    winners: wins.map((s) => s.seat),
    fewest: wins.length > 0 && scores.every((s) => s.rats > nuns),
    tied: tied.length > wins.length ? tied.map((s) => s.seat) : [],
    deadScored: wins.length > 0 && scores.some((s) => s.killed && !s.wins && s.points > most),
  };
}
