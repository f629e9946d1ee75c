// Survival and rank, worked out of what the view says.
import { CLASSES } from './kinds';
import type { CartusClass, CartusView } from '../../../wire/cartus';

const OF = 10_000;
/** Points for first, second, third (CART-78). */
export const AWARDS = [10, 5, 2];

/** Percent of the nun rows in which somebody with so many rats survives. */
export function survivalOf(view: CartusView, rats: number): number {
  return ((view.survival.chances[rats] ?? 0) / OF) * 100;
}

/** Never says 0 or 100 where it is not certain. */
export function percentOf(chance: number): string {
  if (chance <= 0 || chance >= 100) return String(Math.round(chance));
  if (chance < 1) return '<1';
  if (chance > 99) return '>99';
  return String(Math.round(chance));
}

export const spaceOf = (view: CartusView, name: CartusClass, seat: number): number =>
  view.influence[name]?.find((p) => p.seats.includes(seat))?.space ?? 0;

/** Who stands in a class before whom, without those who have no influence. */
export const ranked = (view: CartusView, name: CartusClass): number[] =>
  (view.ranks[name] ?? []).filter((seat) => spaceOf(view, name, seat) > 0);

/** What stands beside a player: his points when the game is over, before that those by influence. */
export const pointsOf = (view: CartusView, seat: number): number =>
  view.score?.find((s) => s.seat === seat)?.points ?? pointsNow(view, seat);

/** Points by influence if the game ended now. */
export const pointsNow = (view: CartusView, seat: number): number =>
  CLASSES.reduce((sum, name) => {
    const at = ranked(view, name).indexOf(seat);
    return sum + (at < 0 ? 0 : (AWARDS[at] ?? 0));
  }, 0);
