// What a table is laid for: the board game or the card game, as the messages have it.
import type { BoardId, CardId, ClassName } from './protocol';

export type GameId = 'rattus' | 'cartus';
export type Options = Record<string, string | number>;

/** Rattus, the board game. */
export interface BoardSetUp {
  game?: 'rattus';
  board: BoardId;
  players: number;
  cards?: CardId[] | 'random';
  options?: Options;
}

/** Six classes: the card game has no Islamic one (CART-1). */
export type CartusClass = Exclude<ClassName, 'islamic'>;

/** Rattus Cartus (CART section 9). A class that the split leaves out takes 5 of its usual building. */
export interface CartusSetUp {
  game: 'cartus';
  players: number;
  split?: Partial<Record<string, Record<string, number>>>;
  options?: Options;
}

export type SetUp = BoardSetUp | CartusSetUp;

export const gameOf = (setup: SetUp): GameId => (setup.game === 'cartus' ? 'cartus' : 'rattus');
export const isCartus = (setup: SetUp): setup is CartusSetUp => setup.game === 'cartus';
