// The tables of the first-game guides: two beginners to play against, few regions or buildings, the newcomer begins,
// and always the same lots: the plague that he moves finds somebody.
import type { SeatPlan, SetUp } from '../session/protocol';
import type { GameId, SetUps } from '../session/setup';

export const GUIDE_SEED = '0000000000000000000000000000004d';

/** What a newcomer's first table of each game is laid with. */
const SETUPS: { [G in GameId]: (players: number) => SetUps[G] } = {
  rattus: (players) => ({ board: 'classic', players, options: { first_player: 'seat-1' } }),
  // CART-17
  cartus: (players) => ({ game: 'cartus', players, options: { starting_player: 'seat-1' } }),
};

export function guideSetUp(game: GameId, opponents: string[]): { setup: SetUp; seats: SeatPlan[] } {
  return {
    setup: SETUPS[game](opponents.length + 1),
    // a player who does not search always moves alike, however fast the machine
    seats: [
      { kind: 'me' },
      ...opponents.map((name): SeatPlan => ({ kind: 'computer', name, player: 'greedy', level: 'novice' })),
    ],
  };
}
