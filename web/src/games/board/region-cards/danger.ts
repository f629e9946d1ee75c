// What the token that has just been turned over will take from somebody, and what a protection would save (REG-5, -8,
// BASE-48 to -52).
import type { Card, Face, GameEvent, RegionId } from '../../../wire/protocol';
import type { BoardView } from '../../../wire/board';
import { eachNunRaises } from '../play/nuns';
import { unprotected } from './hand';

/** A neutral plague counts as so many (BASE-65). */
const NEUTRAL = 2;

/** What strikes: most citizens, everybody, or a class card. */
export type Hit = 'majority' | 'all' | Card;

export interface Danger {
  region: RegionId;
  face: Face;
  population: number;
  limit: number;
  /** Of the seat, before anything is lost. */
  citizens: number;
  /** One for each symbol that strikes. */
  hits: Hit[];
  lost: number;
}

/** Where a token was turned over last. */
const placeOf = (past: readonly GameEvent[], view: BoardView): RegionId | null =>
  [...past].reverse().find((e) => e.type === 'token-revealed')?.region ?? view.plague;

export function dangerTo(view: BoardView, seat: number, past: readonly GameEvent[]): Danger | null {
  const face = view.turn.revealed,
    region = placeOf(past, view);
  const people = region ? view.regions[region]?.citizens : null;
  if (!face || !region || !people) return null;
  const citizens = people[seat - 1] ?? 0;
  const cards = unprotected(view, seat);
  const hits = face.symbols.flatMap((symbol): Hit[] => {
    if (symbol === 'all') return ['all'];
    if (symbol === 'majority') return citizens === Math.max(...people) ? ['majority'] : [];
    return cards.filter((card) => card.class === symbol);
  });
  const nuns = [view.pieces?.nuns ?? []].flat().filter((id) => id === region).length * eachNunRaises(view);
  return {
    region,
    face,
    population: people.reduce((all, n) => all + n, 0) + (view.turn.neutral ? NEUTRAL : 0),
    limit: (view.turn.limits_zero ? 0 : face.limit) + nuns,
    citizens,
    hits,
    lost: Math.min(citizens, hits.length),
  };
}

/** How many citizens more live on if this card does not count. */
export function saved(danger: Danger, card: string): number {
  const left = danger.hits.filter((hit) => typeof hit === 'string' || hit.id !== card).length;
  return danger.lost - Math.min(danger.citizens, left);
}
