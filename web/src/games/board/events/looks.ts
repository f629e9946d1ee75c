// The rows of the board game's events: the frame's, and those of the cards and modules that a table shows.
import { pop, region } from '../play/flight';
import type { BoardTold, Look, Looks } from './look';
import { FRAME } from './frame';

const rows = new Map(Object.entries(FRAME)) as Map<string, Look>;
export const LOOKS: ReadonlyMap<string, Look> = rows;

/** Rows of more cards; there as soon as a table shows one of them. What they say of a known event goes before. */
export function addLooks(looks: { [T in keyof BoardTold]?: Partial<Looks<BoardTold>[T]> } | object): void {
  for (const [type, look] of Object.entries(looks) as [string, Look][]) rows.set(type, { ...rows.get(type), ...look });
}

/** A ring where it happened. */
export const RING: Look = {
  weight: 1,
  flights: (e) => [pop('ring', e.region ? region(e.region) : `seat-${e.seat}`, { seat: e.seat ?? 1 })],
};
