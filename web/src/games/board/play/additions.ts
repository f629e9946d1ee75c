// What modules add to the table of the board game: fetched with the first table that has such a module.
import type { Component, Snippet } from 'svelte';
import type { Lang } from '../../../words/en';
import type { Decision, GameEvent, RegionId } from '../../../wire/protocol';
import type { OnTable } from '../../../table/play/on-table';
import type { Choice } from '../../../table/play/choice';
import type { Flight } from './flight';
import type { Camera } from '../ground/camera.svelte';
import type { BoardView } from '../../../wire/board';

/** A list beside the map, a row below what is asked, or a row in the bar above the table (`bar`), where what it says
 *  stands elsewhere (`note`). */
export type ShelfForm = 'list' | 'row' | 'bar' | 'note';

/** Before the name, behind it, above the region where names are not shown; `low`: before the rat tokens, or the
 *  citizens without. */
export type Side = 'before' | 'behind' | 'above' | 'low';

export interface Thing {
  side: Side;
  /** In units of the pieces' scale: all of it, and from its inner edge to its middle. */
  width: number;
  middle: number;
}

/** What a module lays beside a region's name, if it lays anything there. */
export type Lays = (view: BoardView, id: RegionId, named: boolean) => Thing | null;

interface Parts {
  /** On the map. `pieces`: draws a region with all that lies there once more. */
  map: {
    game: OnTable;
    view: BoardView;
    regions: RegionId[];
    scale: number;
    /** Of the citizens of each region, among the other pieces; so many owners stand in a row. */
    sizes: Record<RegionId, number>;
    most: number;
    named: boolean;
    pieces: Snippet<[RegionId]>;
  };
  /** Over the map. */
  plate: { game: OnTable; view: BoardView; camera: Camera; small: boolean };
  /** Of a player, before the points, and at the end of the second line. */
  points: { game: OnTable; view: BoardView; seat: number };
  stock: { game: OnTable; view: BoardView; seat: number };
  /** What belongs to nobody. */
  shelf: { game: OnTable; view: BoardView; form: ShelfForm };
  /** Of the shelf, where several modules share one: what a tap on it lists. */
  drawer: { game: OnTable; view: BoardView; whole: boolean };
  /** A player's own cards: beside what is asked, or (`docked`) in its last line where they can answer it. */
  hand: { game: OnTable; view: BoardView; docked: boolean };
  /** Over the words of what is asked. */
  sign: { game: OnTable; view: BoardView; docked: boolean };
  /** Lying on a class card. */
  card: { view: BoardView; card: string; terse: boolean };
  flight: { flight: Flight };
}

export type MapPart = Parts['map'];
type SomeParts = { [P in keyof Parts]?: Component<Parts[P]> };

export interface Addition {
  parts: SomeParts;
  /** What it adds to some tables only. */
  partsAt?: (view: BoardView) => SomeParts;
  /** Types of pieces that its own part lays on the map. */
  lays?: readonly string[];
  /** What it lays beside a region's name. */
  beside?: Lays;
  /** What can be answered, with what the module knows of it. */
  choices?: (
    all: Choice[],
    lang: Lang,
    decision: Decision,
    view: BoardView,
    nameOf: (seat: number) => string,
    past: readonly GameEvent[],
  ) => Choice[];
  /** What is asked, where the module knows more than the usual words. `past`: what has happened. */
  asked?: (
    lang: Lang,
    decision: Decision,
    view: BoardView,
    past: readonly GameEvent[],
  ) => { title?: string; reason?: string; hint?: string } | null;
  /** What the points beside those of citizens come from. */
  scores?: (lang: Lang) => string;
  /** The region that is spoken of now. */
  spot?: (game: OnTable, view: BoardView) => RegionId | null;
  /** What a class card does now, piece by piece: what a tile changes is marked. */
  text?: (lang: Lang, view: BoardView, card: string) => { text: string; changed: boolean }[] | null;
  /** A sign beside the symbol of a held card. */
  mark?: (view: BoardView, card: string) => string;
  /** What lies on a class card by it, in words. */
  onCard?: (lang: Lang, view: BoardView, card: string) => string[];
  /** What a region has by it, in words. */
  words?: (lang: Lang, view: BoardView, region: RegionId, nameOf: (seat: number) => string) => string[];
}

const there = new Map<string, Addition>();
export const add = (module: string, addition: Addition): void => void there.set(module, addition);

export const additionsOf = (view: BoardView): Addition[] =>
  Object.keys(view.modules ?? {}).flatMap((module) => there.get(module) ?? []);
export const partsOf = <P extends keyof Parts>(view: BoardView, part: P): Component<Parts[P]>[] => [
  ...new Set(additionsOf(view).flatMap(({ parts, partsAt }) => parts[part] ?? partsAt?.(view)[part] ?? [])),
];
/** Whether a part of a module lays the pieces of that type on the map. */
export const laidElsewhere = (view: BoardView, type: string): boolean =>
  additionsOf(view).some(({ lays }) => lays?.includes(type));
