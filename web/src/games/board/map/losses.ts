// What a region would lose on average, in words and figures.
import type { Odds } from '../../../wire/protocol';

export interface Loss {
  seat: number;
  citizens: number;
}

/** Players who would lose something worth telling, most first. */
export function lossesOf(odds: Odds): Loss[] {
  return odds.losses
    .map((citizens, i) => ({ seat: i + 1, citizens }))
    .filter((l) => l.citizens >= 0.05)
    .sort((a, b) => b.citizens - a.citizens || a.seat - b.seat);
}

/** One decimal, in the way of the language. */
export function decimal(code: string, n: number): string {
  return n.toLocaleString(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export const percentOf = (odds: Odds): number => Math.round(odds.outbreak * 100);
