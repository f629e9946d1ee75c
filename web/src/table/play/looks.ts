// What a table does for an event: what the event's row says, or what is the same for all events without one.
import type { GameEvent, View, Views } from '../../wire/protocol';
import { gameOf, type GameId } from '../../wire/setup';
import { pop, region, type Flight } from './flight';
import { handedOver as boardHandedOver } from '../../games/board/stage';
import { FRAME } from '../../games/board/events/frame';
import type { BoardTold, Look, Looks } from './look';

type Row<V> = Look<GameEvent, V>;
const rowsOf = <V>(looks: object): [string, Row<V>][] => Object.entries(looks) as [string, Row<V>][];

/** What people do beside a game is told in the log alone; so are all events of which a game shows nothing. */
const UNSEEN = { weight: 0 };
/** A ring where it happened. */
const RING: Look = {
  weight: 1,
  flights: (e) => [pop('ring', e.region ? region(e.region) : `seat-${e.seat}`, { seat: e.seat ?? 1 })],
};

const board = new Map(rowsOf<Views['rattus']>(FRAME));
/** Rows of more cards; there as soon as a table shows one of them. What they say of a known event goes before. */
export function addLooks(looks: { [T in keyof BoardTold]?: Partial<Looks<BoardTold>[T]> } | object): void {
  for (const [type, look] of rowsOf<Views['rattus']>(looks)) board.set(type, { ...board.get(type), ...look });
}

/** What a game shows, and what of a view stays when the device changes hands. */
interface GameStage<V> {
  looks: ReadonlyMap<string, Row<V>>;
  /** Of an event of the game that has no row. */
  other: Row<V>;
  handedOver: (before: V, after: V) => V;
}
const stages: { [G in GameId]?: GameStage<Views[G]> } = {
  rattus: { looks: board, other: RING, handedOver: boardHandedOver },
};
/** There as soon as a table of that game is shown. */
export function stageGame<E, G extends GameId>(
  game: G,
  looks: Looks<E, Views[G]>,
  handedOver: GameStage<Views[G]>['handedOver'],
): void {
  Object.assign(stages, { [game]: { looks: new Map(rowsOf<Views[G]>(looks)), other: UNSEEN, handedOver } });
}
const stageOf = <V extends View>(view: V | null): GameStage<V> | undefined =>
  stages[gameOf(view ?? {})] as GameStage<V> | undefined;

function lookOf<V extends View>(view: V | null, e: GameEvent): Row<V> {
  const stage = stageOf(view);
  return stage?.looks.get(e.type) ?? (e.clause ? stage?.other : null) ?? UNSEEN;
}

export const leave = <V extends View>(view: V, e: GameEvent): V => lookOf(view, e).leave?.(view, e) ?? view;
export const arrive = <V extends View>(view: V, e: GameEvent): V => lookOf(view, e).arrive?.(view, e) ?? view;
export const flightsOf = (view: View | null, e: GameEvent): Flight[] => lookOf(view, e).flights?.(e) ?? [];
export const stagingOf = (view: View | null, e: GameEvent): Row<View>['stage'] => lookOf(view, e).stage;
export const concerns = (view: View | null, e: GameEvent): boolean =>
  lookOf(view, e).concerns?.(e, view?.viewer ?? null) ?? false;
export function weightOf(view: View | null, e: GameEvent): number {
  const { weight } = lookOf(view, e);
  return typeof weight === 'number' ? weight : weight(e, e.seat === view?.viewer);
}
/** The table as it was, without what only the one before knew: on it, the next one is shown what has happened. */
export const handedOver = (before: View, after: View): View => stageOf(after)?.handedOver(before, after) ?? after;
