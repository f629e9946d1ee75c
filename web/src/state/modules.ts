// Modules that are switched on by themselves, whichever of their boards is played, and what they ask of it.
import type { BoardId } from '../session/protocol';

export interface Switch {
  module: string;
  /** Played on this board alone. */
  board?: BoardId;
}

export const SWITCHES: readonly Switch[] = [{ module: 'upgrades' }, { module: 'region-cards', board: 'big-box' }];

export const switchOf = (module: string): Switch | undefined => SWITCHES.find((one) => one.module === module);

/** Those of the modules that can be played there. */
export const fitting = (modules: readonly string[], board: BoardId): string[] =>
  modules.filter((module) => (switchOf(module)?.board ?? board) === board);
