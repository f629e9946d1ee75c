// Citizens on their way between regions and the haven, with what they carry.
import type { BoardView } from '../../../wire/board';
import type { Carried, RegionId } from '../../../wire/protocol';
import { load, unload } from '../play/loads';
import { citizens, seat } from '../play/stage';

export const HAVEN = 'haven';

/** A view while somebody is on his way: what he carries goes along. */
type Staged = BoardView & { carried?: Carried[] };

/** Citizens of one owner leave a region, or the haven. */
export function go(view: Staged, place: RegionId | null, owner: number, count = 1): Staged {
  if (place === HAVEN) return seat(view, owner, (s) => ({ ...s, haven: Math.max(0, s.haven - count) }));
  const left = unload(citizens(view, place, owner, -count), place ?? undefined, owner);
  return left.gone.length > 0
    ? ({ ...left.view, carried: [...(view.carried ?? []), ...left.gone] } as Staged)
    : left.view;
}

export function come(view: Staged, place: RegionId | null, owner: number, count = 1): Staged {
  if (place === HAVEN) return seat(view, owner, (s) => ({ ...s, haven: s.haven + count }));
  const { carried = [], ...rest } = view;
  const own = carried.filter((l) => l.seat === owner),
    others = carried.filter((l) => l.seat !== owner);
  const after: Staged = citizens(load(rest, place ?? undefined, own), place, owner, count);
  return others.length > 0 ? { ...after, carried: others } : after;
}

/** What was carried is back with the pieces. */
export const settled = ({ carried: _, ...view }: Staged): BoardView => view;
