// What a table is laid for: the board game or the card game, as the messages have it.
import type { BoardId, CardId, ClassName } from './protocol';

export type Options = Record<string, string | number>;

/** A house rule as the engine declares it (catalogue.ts); its words stand in the language files. */
export interface HouseRule {
  key: string;
  clause: string;
  /** Named values, or the least and the most of a number. */
  values: readonly string[] | readonly [number, number];
  usual: string | number;
  /** The module that brings it: without it the rule cannot be chosen. */
  module?: string;
  /** With how many it matters, from the least to the most, if not with any number. */
  players?: readonly [number, number];
}

/** Rattus, the board game. */
export interface BoardSetUp {
  game?: 'rattus';
  board: BoardId;
  players: number;
  cards?: CardId[] | 'random';
  modules?: string[];
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

/** The list of games. What they differ in stands in rows by this name: where a game has none, it does not compile. */
export interface SetUps {
  rattus: BoardSetUp;
  cartus: CartusSetUp;
}
export type GameId = keyof SetUps;
export type SetUp = SetUps[GameId];
export const GAMES: readonly GameId[] = ['rattus', 'cartus'];

/** A game by its name; by no game's, or none, the first. */
export const gameNamed = (name: unknown): GameId => GAMES.find((game) => game === name) ?? 'rattus';

/** How an address names a game: the first one is what it is without a word. */
export const gameQuery = (game: GameId): string => (game === GAMES[0] ? '' : `?game=${game}`);

/** How an address names the guide to what is played: a module has its own. */
export const guideQuery = (view: Own & { modules?: object }): string => {
  const [module] = Object.keys(view.modules ?? {});
  return module ? `?game=${module}` : gameQuery(gameOf(view));
};

/** What each game has of its own, and says whose it is: a set-up, a view. */
interface Own {
  game?: GameId;
}
type OwnOf<T extends Own, G extends GameId> = Extract<T, { game?: G }>;

export const gameOf = (one: Own): GameId => gameNamed(one.game);

/** What the row of its game makes of it. */
export function byGame<T extends Own, R>(one: T, rows: { [G in GameId]: (one: OwnOf<T, G>) => R }): R {
  return (rows[gameOf(one)] as (one: T) => R)(one);
}

/** Nothing of another game, nothing of none. */
export const ofGame = <T extends Own, G extends GameId>(one: T | null | undefined, game: G): OwnOf<T, G> | null =>
  one && gameOf(one) === game ? (one as OwnOf<T, G>) : null;
