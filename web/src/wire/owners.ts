// Questions about somebody's citizens: who may be chosen, and in which region they stand.
import type { BoardView } from './board';
import type { Decision, RegionId } from './protocol';

export interface Owners {
  /** Seats, each with the number of its option. */
  options: ReadonlyMap<number, number>;
  /** Where their citizens stand; null if the question is about no region. */
  region: RegionId | null;
}

/** Nothing if no owner is asked for. `from`: the region that the question goes on from. */
export function ownersOf(decision: Decision | null, from: RegionId | null, view: BoardView): Owners | null {
  const options = new Map(
    (decision?.options ?? []).flatMap((o, i) => (o.kind === 'seat' && o.seat ? [[o.seat, i]] : [])),
  );
  if (options.size === 0) return null;
  const citizens = from === null ? undefined : view.regions[from]?.citizens;
  return {
    options,
    region: citizens && [...options.keys()].every((seat) => (citizens[seat - 1] ?? 0) > 0) ? from : null,
  };
}
