// What citizens carry while an event is being shown. Events do not say which of an owner's citizens they mean; plain
// ones go first, as nearly always. The view that comes with the last event puts right what was guessed wrong.
import type { BoardView } from './messages';
import type { Region, RegionId } from '../session/protocol';

export type Load = NonNullable<Region['carrying']>[number];

function change(view: BoardView, id: RegionId | undefined, by: (all: Load[], region: Region) => Load[]): BoardView {
  const old = id === undefined ? undefined : view.regions[id];
  if (!old) return view;
  const carrying = by(old.carrying ?? [], old);
  if (carrying.length === 0) {
    const { carrying: _, ...plain } = old;
    return old.carrying ? { ...view, regions: { ...view.regions, [id!]: plain } } : view;
  }
  return { ...view, regions: { ...view.regions, [id!]: { ...old, carrying } } };
}

/** Changes the first of the owner's citizens that fits; a plain one if none does and there is one. */
function give(
  view: BoardView,
  id: RegionId | undefined,
  seat: number,
  fits: (load: Load) => boolean,
  more: (load: Load) => Load,
): BoardView {
  return change(view, id, (all, region) => {
    const at = all.findIndex((load) => load.seat === seat && fits(load));
    if (at >= 0) return all.map((load, i) => (i === at ? more(load) : load));
    const carriers = all.filter((load) => load.seat === seat).length;
    return carriers < (region.citizens[seat - 1] ?? 0) ? [...all, more({ seat, potions: 0, diplomat: false })] : all;
  });
}

/** Whose citizen of which region it is. */
interface Whose {
  seat: number;
  region: RegionId;
}

export function withPotion(view: BoardView, { seat, region: id }: Whose): BoardView {
  const region = view.regions[id];
  const carriers = (region?.carrying ?? []).filter((load) => load.seat === seat).length;
  const plain = carriers < (region?.citizens[seat - 1] ?? 0);
  return give(
    view,
    id,
    seat,
    () => !plain,
    (load) => ({ ...load, potions: load.potions + 1 }),
  );
}

export const withDiplomat = (view: BoardView, e: Whose): BoardView =>
  give(
    view,
    e.region,
    e.seat,
    () => false,
    (load) => ({ ...load, diplomat: true }),
  );

export const withoutPotion = (view: BoardView, e: Whose): BoardView =>
  change(view, e.region, (all) => {
    const at = all.findIndex((load) => load.seat === e.seat && load.potions > 0);
    return all
      .map((load, i) => (i === at ? { ...load, potions: load.potions - 1 } : load))
      .filter((load) => load.potions > 0 || load.diplomat);
  });

/** Citizens have left: whoever carries something without a citizen to carry it goes too. Returns those loads. */
export function unload(
  view: BoardView,
  id: RegionId | undefined,
  seat: number | undefined,
): { view: BoardView; gone: Load[] } {
  const region = id === undefined ? undefined : view.regions[id];
  if (!region || seat === undefined) return { view, gone: [] };
  const own = (region.carrying ?? []).filter((load) => load.seat === seat);
  const over = own.length - (region.citizens[seat - 1] ?? 0);
  if (over <= 0) return { view, gone: [] };
  const gone = own.slice(0, over);
  return { view: change(view, id, (all) => all.filter((load) => !gone.includes(load))), gone };
}

export const load = (view: BoardView, id: RegionId | undefined, more: Load[]): BoardView =>
  more.length > 0 ? change(view, id, (all) => [...all, ...more]) : view;
