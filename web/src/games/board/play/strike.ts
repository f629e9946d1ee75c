// Whom each symbol of a token strikes, one symbol after another: told from the losses and from who holds which card.
import type { BoardView } from '../../../wire/board';
import type { Face, GameEvent } from '../../../wire/protocol';
import type { Flight } from './flight';
import { isGift } from './loads';

export interface Strike {
  /** Which of the face's symbols, from 0. */
  symbol: number;
  /** Seats that it hits. */
  seats: number[];
}

/** The losses that an outbreak brings: what follows it until something else happens. */
export function lossesOf(events: GameEvent[], outbreak: number): GameEvent[] {
  const losses: GameEvent[] = [];
  for (const e of events.slice(outbreak + 1)) {
    if (e.type === 'citizens-killed') losses.push(e);
    else if (!isGift(e) && e.type !== 'forced') break;
  }
  return losses;
}

export function strikesOf(face: Face, losses: GameEvent[], view: BoardView): Strike[] {
  const hitBy = (kind: 'majority' | 'all' | 'cards'): number[] =>
    losses.flatMap((e) => (e.seat !== undefined && (e.hits?.[kind] ?? 0) > 0 ? [e.seat] : []));
  return face.symbols.map((symbol, index) => {
    if (symbol === 'majority' || symbol === 'all') return { symbol: index, seats: hitBy(symbol) };
    const holders = view.cards.flatMap((c) => (c.class === symbol && c.holder !== null ? [c.holder] : []));
    return { symbol: index, seats: hitBy('cards').filter((seat) => holders.includes(seat)) };
  });
}

/** The symbol flies from the token at each group of citizens that it hits. */
export function strikeFlights(face: Face, strike: Strike, region: string): Flight[] {
  return strike.seats.map((seat): Flight => ({
    piece: 'symbol',
    way: 'strike',
    seat,
    count: 1,
    from: `symbol-${strike.symbol}`,
    to: `crowd-${region}-${seat}`,
    symbol: face.symbols[strike.symbol],
  }));
}
