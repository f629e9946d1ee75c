// The tables of the first-game guides: two beginners to play against, few regions or buildings, the newcomer begins,
// and always the same lots: the plague that he moves finds somebody.
import type { SeatPlan, SetUp } from '../session/protocol';

export const GUIDE_SEED = '0000000000000000000000000000004d';

export function guideSetUp(opponents: string[]): { setup: SetUp; seats: SeatPlan[] } {
  return {
    setup: { board: 'classic', players: opponents.length + 1, options: { first_player: 'seat-1' } },
    // a player who does not search always moves alike, however fast the machine
    seats: [
      { kind: 'me' },
      ...opponents.map((name): SeatPlan => ({ kind: 'computer', name, player: 'greedy', level: 'novice' })),
    ],
  };
}

/** A first game of Cartus has the buildings of CART-17. */
export function cartusGuideSetUp(opponents: string[]): { setup: SetUp; seats: SeatPlan[] } {
  const { seats } = guideSetUp(opponents);
  return { setup: { game: 'cartus', players: seats.length, options: { starting_player: 'seat-1' } }, seats };
}
