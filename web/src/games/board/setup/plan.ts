// What the board game's part of a set-up page shows and changes.
import type { SetupWords } from '../../../words/mercatus-setup';
import type { PresetId } from '../../../words/modules-setup';
import type { BoardId, CardId } from '../../../wire/protocol';
import type { CardRow, Wishes } from './card-table';

export type CardWay = 'standard' | 'random' | 'chosen';

/** Sets of cards that are suggested for a module. */
export interface Suggested {
  module: string;
  words: (code: string) => SetupWords;
}

export interface BoardPlan {
  board: BoardId;
  cardWay: CardWay;
  readonly chosen: CardId[];
  options: Record<string, string | number>;
  /** Class cards due for so many players (BASE-9). */
  readonly due: number;
  /** The cards that lie on the table, or may. */
  readonly shown: CardRow[];
  /** The modules that are played: those that need another board wait for it. */
  readonly inPlay: string[];
  /** Switches a module on or off; one that needs another board or a class card brings it. */
  play(module: string, on: boolean): void;
  /** One of the sets that the rulebook suggests. */
  suggest(module: string, set: string): void;
  /** The set that is chosen, if it is one of those. */
  suggested(module: string): string | null;
  /** The cards of one set, filled up with the first six. */
  choose(group: string): void;
  surprise(wishes: Wishes): void;
  /** A set-up that is there for the taking. */
  preset(id: PresetId): void;
  toggle(card: CardId): void;
  /** A value that is as usual need not be said. */
  setOption(key: string, value: string | number, usual: string | number): void;
}
