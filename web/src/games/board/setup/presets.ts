// Set-ups that are there for the taking: what a family wants to play, without knowing what a module is.
import type { PresetId } from '../../../words/modules-setup';
import type { BoardId } from '../../../wire/protocol';
import type { Wishes } from './card-table';
import { fitting, SWITCHES } from './modules';

export interface Preset {
  board: BoardId;
  modules: readonly string[];
  /** So many sit at the table; without it as many as there are. */
  seats?: number;
  /** The first six (or eight), or drawn at random with these wishes. */
  cards: 'first' | Wishes;
}

const all = SWITCHES.map(({ module }) => module);
const EACH: Wishes = { eachClass: true, fresh: false };

/** By chance: a board, some of its modules, cards. */
function surprise(random: () => number): Preset {
  const board: BoardId = random() < 0.75 ? 'big-box' : 'classic';
  const modules = fitting(all, board).filter(() => random() < 0.5);
  return { board, modules, cards: { eachClass: random() < 0.5, fresh: random() < 0.5 } };
}

export const PRESETS = {
  taste: () => ({ board: 'classic', modules: ['upgrades'], cards: 'first' }),
  two: () => ({ board: 'big-box', modules: ['region-cards', 'inns'], seats: 2, cards: EACH }),
  whole: () => ({ board: 'big-box', modules: all, cards: EACH }),
  surprise: (random: () => number = Math.random) => surprise(random),
} as const satisfies Record<PresetId, (random?: () => number) => Preset>;

export const PRESET_IDS = Object.keys(PRESETS) as PresetId[];
