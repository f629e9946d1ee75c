// What each game does at its table while something happens: there as soon as a table of that game is shown.
import type { Lang } from '../../words/en';
import type { Decision, GameEvent, View, Views } from '../../wire/protocol';
import { gameOf, type GameId } from '../../wire/setup';
import type { Choice } from '../../table/play/choice';
import type { Flight } from './flight';
import type { Look, Looks } from './look';
import type { Scenery, Theatre } from './theatre.svelte';

type Row<V> = Look<GameEvent, V>;
export type Rows<V> = ReadonlyMap<string, Row<V>>;

export interface Stage<V> {
  /** How its events look. */
  looks: Rows<V>;
  /** An event of the game that has no row; without it nothing is shown of such events. */
  other?: Row<V>;
  /** What of a view stays when the device changes hands. */
  handedOver: (before: V, after: V) => V;
  /** What it shows beside moving pieces. */
  scenery?: (theatre: Theatre) => Scenery;
  /** Questions with which it helps to know how likely an outbreak is. */
  odds?: readonly string[];
  /** Questions that can come again in one turn, and can be declined for all of it. */
  declining?: {
    /** The number of the option that declines; null: this question does not come again. */
    none: (decision: Decision) => number | null;
    /** Milliseconds before it is declined for somebody. */
    pause: (decision: Decision) => number;
    /** The question and its turn in one word: the same until the turn is over. */
    turn: (decision: Decision, view: V) => string;
  };
  /** The options of a question, as they are offered. */
  choices: (lang: Lang, decision: Decision, view: V, nameOf: (seat: number) => string) => Choice[];
}

/** What people do beside a game is told in the log alone; so are all events of which a game shows nothing. */
const UNSEEN = { weight: 0 };

export const rowsOf = <E, V, F extends Flight = Flight>(looks: Looks<E, V, F>): Rows<V> =>
  new Map(Object.entries(looks)) as Rows<V>;

const stages: { [G in GameId]?: Stage<Views[G]> } = {};
export function setStage<G extends GameId>(game: G, stage: Stage<Views[G]>): void {
  Object.assign(stages, { [game]: stage });
}
export const stageOf = <V extends View>(view: V | null): Stage<V> | undefined =>
  stages[gameOf(view ?? {})] as unknown as Stage<V> | undefined;

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
