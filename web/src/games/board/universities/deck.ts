// Event cards as a view tells them: what is left of them, what lies open, and which the viewer knows to come next.
import type { ClassName, RegionId } from '../../../wire/protocol';
import type { BoardView, Universities } from '../../../wire/board';

export type EventKind = string;
/** Kinds in the order in which a view counts them, and how many there are of each (UNI-1). */
const OF_KIND: readonly [EventKind, number][] = [
  ['founded', 7],
  ['bonus-peasantry', 2],
  ['bonus-bourgeoisie', 2],
  ['bonus-church', 2],
  ['bonus-chivalry', 2],
  ['bonus-magic', 2],
  ['bonus-royalty', 2],
  ['bonus-islamic', 2],
  ['discard', 3],
  ['none', 6],
];
export const KINDS: readonly EventKind[] = OF_KIND.map(([kind]) => kind);
const BONUS = 'bonus-';

/** Of what sort an event is: all bonuses are one. */
export type Sort = 'founded' | 'bonus' | 'discard' | 'none';
export const SORTS: readonly Sort[] = ['founded', 'bonus', 'discard', 'none'];
export const sortOf = (kind: EventKind): Sort => (kind.startsWith(BONUS) ? 'bonus' : (kind as Sort));
/** The class that a bonus is for. */
export const classOf = (kind: EventKind): ClassName | null =>
  kind.startsWith(BONUS) ? (kind.slice(BONUS.length) as ClassName) : null;

export const remembered = (view: BoardView): Universities => view.modules!.universities!;
const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** So many of each kind, the kinds that there are. */
export interface Counted {
  kind: EventKind;
  n: number;
}
const counted = (counts: readonly number[]): Counted[] =>
  KINDS.map((kind, i) => ({ kind, n: counts[i] ?? 0 })).filter(({ n }) => n > 0);
const left = (view: BoardView): number[] => OF_KIND.map(([, n], i) => n - (remembered(view).pile[i] ?? 0));

/** All can count what is still to come (UNI-17). */
export const toCome = (view: BoardView): Counted[] => counted(left(view));
export const pile = (view: BoardView): Counted[] => counted(remembered(view).pile);
export const ALL = sum(OF_KIND.map(([, n]) => n));
export const deckSize = (view: BoardView): number => sum(left(view));
export const sortsToCome = (view: BoardView): { sort: Sort; n: number }[] =>
  SORTS.map((sort) => ({ sort, n: sum(toCome(view).map(({ kind, n }) => (sortOf(kind) === sort ? n : 0))) }));

/** A card that the viewer knows to lie between two places from the top, counted from 1. */
export interface Known {
  kind: EventKind;
  first: number;
  last: number;
}
/** In the order in which they may come. */
export function known(view: BoardView): Known[] {
  const { knows, all_know } = remembered(view);
  const told = (view.viewer && knows[view.viewer - 1]) || all_know;
  const cards: Known[] = [];
  for (let i = 0; i + 1 < told.length; i += 2) {
    const kind = KINDS[told[i]! - 1],
      between = told[i + 1]!;
    if (kind) cards.push({ kind, first: Math.floor(between / 10), last: between % 10 });
  }
  return cards.sort((a, b) => a.first - b.first || a.last - b.last || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

// --- while an event is shown

export const changed = (view: BoardView, change: Partial<Universities>): BoardView => ({
  ...view,
  modules: { ...view.modules, universities: { ...remembered(view), ...change } },
});
/** One more lies open. */
export const opened = (view: BoardView, kind: EventKind): BoardView =>
  changed(view, { pile: KINDS.map((one, i) => (remembered(view).pile[i] ?? 0) + (one === kind ? 1 : 0)) });
/** All of them go back into the deck. */
export const shuffled = (view: BoardView): BoardView => changed(view, { pile: KINDS.map(() => 0) });

// --- on the map

export const PIECES = ['green', 'white'] as const;
export type University = (typeof PIECES)[number];
export const placeOf = (view: BoardView, university: University): RegionId | null =>
  (view.pieces?.[`${university}_university`] as RegionId | undefined) ?? null;

/** Who has more citizens there than every other (UNI-9, -11). */
export function leaderOf(view: BoardView, region: RegionId): number | null {
  const citizens = view.regions[region]?.citizens ?? [];
  const most = Math.max(0, ...citizens);
  const leaders = citizens.flatMap((n, i) => (n === most ? [i + 1] : []));
  return most > 0 && leaders.length === 1 ? leaders[0]! : null;
}
