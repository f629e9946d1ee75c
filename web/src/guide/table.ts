// The table of the first-game guide: two beginners to play against, few regions, the newcomer begins, and always the
// same lots: the plague that he moves finds somebody.
import type { SeatPlan, SetUp } from '../session/protocol';

export const GUIDE_SEED = '0000000000000000000000000000004d';

export function guideSetUp(opponents: string[]): { setup: SetUp; seats: SeatPlan[] } {
  return {
    setup: { board: 'classic', players: opponents.length + 1, options: { first_player: 'seat-1' } },
    // a player who does not search always moves alike, however fast the machine
    seats: [{ kind: 'me' }, ...opponents.map((name): SeatPlan => ({ kind: 'computer', name, player: 'greedy', level: 'novice' }))],
  };
}
