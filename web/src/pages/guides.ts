// The tables of the first-game guides: two beginners to play against, few regions or buildings, the newcomer begins,
// and always the same lots: the plague that he moves finds somebody.
import type { SeatPlan, SetUp, View } from '../wire/protocol';
import type { GameId } from '../wire/setup';
import type { CoachProps, Fetched } from '../table/rooms';

export const GUIDE_SEED = '0000000000000000000000000000004d';

/** What is taught: a game, or the board game with a module. */
export type GuideId = GameId | 'mercatus' | 'region-cards' | 'universities' | 'upgrades' | 'guilds' | 'inns';

interface Guide {
  game: GameId;
  /** What a newcomer's first table is laid with. */
  setup: (players: number) => SetUp;
  /** In place of GUIDE_SEED: a game in which all that is taught comes up (tests/guides-whole.test.ts). */
  seed?: string;
  /** Of a module: who speaks in place of the game's own coach. */
  coach?: Fetched<CoachProps<View>>;
}

const board = (players: number): SetUp => ({ board: 'classic', players, options: { first_player: 'seat-1' } });
/** Both boards in one: the Inn Keeper and the Guild Master in place of the Peasant and the Merchant. */
const sideBoards: Guide = {
  game: 'rattus',
  setup: (players) => ({
    ...board(players),
    cards: ['inn-keeper', 'monk', 'guild-master', 'witch', 'king', 'knight'],
    modules: ['guilds', 'inns'],
  }),
  seed: '00000000000000000000000000000108',
  coach: (() => import('../games/board/coach/SideBoardCoach.svelte')) as Fetched<CoachProps<View>>,
};
const GUIDES: Record<GuideId, Guide> = {
  rattus: { game: 'rattus', setup: board },
  // the first six cards are the set for beginners (MERC-6)
  mercatus: {
    game: 'rattus',
    setup: (players) => ({ ...board(players), modules: ['mercatus'] }) as SetUp,
    coach: (() => import('../games/board/coach/MercatusCoach.svelte')) as Fetched<CoachProps<View>>,
  },
  'region-cards': {
    game: 'rattus',
    setup: (players) => ({
      ...board(players),
      board: 'big-box',
      cards: ['peasant', 'monk', 'king', 'knight', 'astronomer', 'explorer'],
      modules: ['region-cards'],
    }),
    coach: (() => import('../games/board/coach/RegionCoach.svelte')) as Fetched<CoachProps<View>>,
  },
  universities: {
    game: 'rattus',
    // the Student in place of the Peasant
    setup: (players) => ({
      ...board(players),
      cards: ['student', 'monk', 'merchant', 'witch', 'king', 'knight'],
      modules: ['universities'],
    }),
    coach: (() => import('../games/board/coach/UniversityCoach.svelte')) as Fetched<CoachProps<View>>,
  },
  upgrades: {
    game: 'rattus',
    // the Alchemist in place of the Witch
    setup: (players) => ({
      ...board(players),
      cards: ['peasant', 'monk', 'merchant', 'king', 'knight', 'alchemist'],
      modules: ['upgrades'],
    }),
    seed: '000000000000000000000000000001f6',
    coach: (() => import('../games/board/coach/UpgradeCoach.svelte')) as Fetched<CoachProps<View>>,
  },
  guilds: sideBoards,
  inns: sideBoards,
  cartus: {
    game: 'cartus',
    // CART-17
    setup: (players) => ({ game: 'cartus', players, options: { starting_player: 'seat-1' } }),
    seed: '00000000000000000000000000000064',
  },
};

/** False: nobody has written one yet. */
export const hasGuide = (name: string): boolean => Object.hasOwn(GUIDES, name);
/** As an address names it; the board game if it names none. */
export const guideNamed = (name: string | null): Guide =>
  name !== null && hasGuide(name) ? GUIDES[name as GuideId] : GUIDES.rattus;

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
