// Victory point tokens of each player: one kind, kept by universities, and by upgrades where those are not in play.
import type { BoardView } from '../../../wire/board';

const SULTAN = 'sultan';

/** By seat; null where nobody can get one (UNI-16, UPG-42). */
export function pointsHeld(view: BoardView): readonly number[] | null {
  const { universities, upgrades } = view.modules ?? {};
  if (universities) return universities.points;
  return upgrades && view.cards.some(({ id }) => id === SULTAN) ? upgrades.points : null;
}

/** So many are the seat's now. */
export function withPoints(view: BoardView, seat: number, count: number): BoardView {
  const set = (points: readonly number[]): number[] => points.map((n, i) => (i === seat - 1 ? count : n));
  const { universities, upgrades } = view.modules ?? {};
  if (universities)
    return {
      ...view,
      modules: { ...view.modules, universities: { ...universities, points: set(universities.points) } },
    };
  return upgrades
    ? { ...view, modules: { ...view.modules, upgrades: { ...upgrades, points: set(upgrades.points) } } }
    : view;
}
