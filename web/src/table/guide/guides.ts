// A first-game guide: the table that it is given at, and who speaks.
import type { SeatPlan, SetUp, View } from '../../wire/protocol';
import type { GameId } from '../../wire/setup';
import type { CoachProps, Fetched } from '../play/rooms';

export interface Guide {
  game: GameId;
  /** What a newcomer's first table is laid with. */
  setup: (players: number) => SetUp;
  /** In place of GUIDE_SEED: a game in which all that is taught comes up (tests/guides-whole.test.ts). */
  seed?: string;
  /** Of a module: who speaks in place of the game's own coach. */
  coach?: Fetched<CoachProps<View>>;
}

export const GUIDE_SEED = '0000000000000000000000000000004d';

export function guideSetUp(guide: Guide, opponents: string[]): { setup: SetUp; seats: SeatPlan[] } {
  return {
    setup: guide.setup(opponents.length + 1),
    // a player who does not search always moves alike, however fast the machine; and who judges by hand, whether the
    // net has come or not
    seats: [
      { kind: 'me' },
      ...opponents.map((name): SeatPlan => ({ kind: 'computer', name, player: 'old-greedy', level: 'novice' })),
    ],
  };
}
