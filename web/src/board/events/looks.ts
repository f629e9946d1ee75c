// What a table does for an event: what the event's row says, or what is the same for all events without one.
import type { GameEvent, View } from '../../session/protocol';
import { pop, region, type Flight } from '../flight';
import { FRAME } from './frame';
import type { BoardTold, Look, Looks } from './look';

type Table = ReadonlyMap<string, Look>;
const tableOf = (looks: object): [string, Look][] => Object.entries(looks) as [string, Look][];

/** What people do beside a game is told in the log alone; so are all events of which a game shows nothing. */
const UNSEEN: Look = { weight: 0 };
/** A ring where it happened. */
const RING: Look = {
  weight: 1,
  flights: (e) => [pop('ring', e.region ? region(e.region) : `seat-${e.seat}`, { seat: e.seat ?? 1 })],
};

const board = new Map(tableOf(FRAME));
/** Rows of more cards; there as soon as a table shows one of them. What they say of a known event goes before. */
export function addLooks(looks: { [T in keyof BoardTold]?: Partial<Looks<BoardTold>[T]> }): void {
  for (const [type, look] of tableOf(looks)) board.set(type, { ...board.get(type), ...look });
}

/** What another game shows, and what of a view stays when the device changes hands. */
export interface GameStage {
  looks: Table;
  handedOver: (before: View, after: View) => View;
}
const games = new Map<string, GameStage>();
/** There as soon as a table of that game is shown. */
export function stageGame<E, V>(game: string, looks: Looks<E, V>, handedOver: GameStage['handedOver']): void {
  games.set(game, { looks: new Map(tableOf(looks)), handedOver });
}
/** Null: the board game. */
export const gameStage = (view: View | null): GameStage | null => games.get(view?.game ?? '') ?? null;

function lookOf(view: View | null, e: GameEvent): Look {
  const game = gameStage(view);
  return (game?.looks ?? board).get(e.type) ?? (game || !e.clause ? UNSEEN : RING);
}

export const leave = (view: View, e: GameEvent): View => lookOf(view, e).leave?.(view, e) ?? view;
export const arrive = (view: View, e: GameEvent): View => lookOf(view, e).arrive?.(view, e) ?? view;
export const flightsOf = (view: View | null, e: GameEvent): Flight[] => lookOf(view, e).flights?.(e) ?? [];
export const concerns = (view: View | null, e: GameEvent): boolean =>
  lookOf(view, e).concerns?.(e, view?.viewer ?? null) ?? false;
export function weightOf(view: View | null, e: GameEvent): number {
  const { weight } = lookOf(view, e);
  return typeof weight === 'number' ? weight : weight(e, e.seat === view?.viewer);
}
