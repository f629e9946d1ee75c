// The tables of the board game's guides: a guide for the game and one for each module.
import type { Guide } from '../../../table/guide/guides';
import type { CoachProps, Fetched } from '../../../table/play/rooms';
import type { SetUp, View } from '../../../wire/protocol';

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
  coach: (() => import('./SideBoardCoach.svelte')) as Fetched<CoachProps<View>>,
};

export const BOARD_GUIDES = {
  rattus: { game: 'rattus', setup: board },
  // the first six cards are the set for beginners (MERC-6)
  mercatus: {
    game: 'rattus',
    setup: (players) => ({ ...board(players), modules: ['mercatus'] }) as SetUp,
    coach: (() => import('./MercatusCoach.svelte')) as Fetched<CoachProps<View>>,
  },
  'region-cards': {
    game: 'rattus',
    setup: (players) => ({
      ...board(players),
      board: 'big-box',
      cards: ['peasant', 'monk', 'king', 'knight', 'astronomer', 'explorer'],
      modules: ['region-cards'],
    }),
    coach: (() => import('./RegionCoach.svelte')) as Fetched<CoachProps<View>>,
  },
  universities: {
    game: 'rattus',
    // the Student in place of the Peasant
    setup: (players) => ({
      ...board(players),
      cards: ['student', 'monk', 'merchant', 'witch', 'king', 'knight'],
      modules: ['universities'],
    }),
    coach: (() => import('./UniversityCoach.svelte')) as Fetched<CoachProps<View>>,
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
    coach: (() => import('./UpgradeCoach.svelte')) as Fetched<CoachProps<View>>,
  },
  guilds: sideBoards,
  inns: sideBoards,
} satisfies Record<string, Guide>;
