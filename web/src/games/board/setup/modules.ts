// Modules that are switched on by themselves, whichever of their boards is played, and what they ask of it.
import type { BoardId, CardId } from '../../../wire/protocol';

export interface Switch {
  module: string;
  /** Played on this board alone. */
  board?: BoardId;
  /** Played with this class card, and it with the module (GLD-1, INN-1). */
  card?: CardId;
}

export const SWITCHES: readonly Switch[] = [
  { module: 'upgrades' },
  { module: 'region-cards', board: 'big-box' },
  { module: 'universities' },
  { module: 'guilds', card: 'guild-master' },
  { module: 'inns', card: 'inn-keeper' },
];

/** All modules that the page can switch on, as a game of its own or beside others. */
export const MODULES: readonly string[] = ['mercatus', ...SWITCHES.map(({ module }) => module)];

export const switchOf = (module: string): Switch | undefined => SWITCHES.find((one) => one.module === module);

/** Those of the modules that can be played there. */
export const fitting = (modules: readonly string[], board: BoardId): string[] =>
  modules.filter((module) => (switchOf(module)?.board ?? board) === board);

/** Class cards without which these modules are not played. */
export const broughtBy = (modules: readonly string[]): CardId[] =>
  modules.flatMap((module) => switchOf(module)?.card ?? []);
