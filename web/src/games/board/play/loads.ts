// What citizens carry while an event is being shown. Events do not say which of an owner's citizens they mean; plain
// ones go first, as nearly always. The view that comes with the last event puts right what was guessed wrong.
import { LOADS, type Load } from '../../../wire/catalogue';
import type { BoardView } from '../../../wire/board';
import type { Carried, GameEvent, Region, RegionId } from '../../../wire/protocol';

const NOTHING = Object.fromEntries(LOADS.map((row) => [row.type, row.counted ? 0 : false])) as unknown as Load;

/** How many of each type. */
export type Loads = Record<keyof Load, number>;

/** What these citizens carry altogether. */
export const sum = (all: readonly Load[]): Loads =>
  Object.fromEntries(LOADS.map(({ type }) => [type, all.reduce((n, load) => n + Number(load[type]), 0)])) as Loads;

function change(
  view: BoardView,
  id: RegionId | undefined,
  by: (all: Carried[], region: Region) => Carried[],
): BoardView {
  const old = id === undefined ? undefined : view.regions[id];
  if (!old) return view;
  const carrying = by(old.carrying ?? [], old);
  if (carrying.length === 0) {
    const { carrying: _, ...plain } = old;
    return old.carrying ? { ...view, regions: { ...view.regions, [id!]: plain } } : view;
  }
  return { ...view, regions: { ...view.regions, [id!]: { ...old, carrying } } };
}

/** One more of a type, or one less. */
const changed = (load: Carried, type: keyof Load, by: 1 | -1): Carried => {
  const now = load[type];
  return { ...load, [type]: typeof now === 'number' ? now + by : by > 0 };
};

/** Whose citizen of which region it is. */
export interface Whose {
  seat: number;
  region: RegionId;
}

/** A plain citizen gets it if there is one, else the first of the owner's who can have it. */
export const laid = (view: BoardView, { seat, region: id }: Whose, type: keyof Load): BoardView =>
  change(view, id, (all, region) => {
    const own = all.filter((load) => load.seat === seat);
    if (own.length < (region.citizens[seat - 1] ?? 0)) return [...all, changed({ seat, ...NOTHING }, type, 1)];
    const whose = own.find((load) => load[type] !== true);
    return all.map((load) => (load === whose ? changed(load, type, 1) : load));
  });

/** The first of the owner's who has it gives it away. */
export const given = (view: BoardView, { seat, region }: Whose, type: keyof Load): BoardView =>
  change(view, region, (all) => {
    const whose = all.find((load) => load.seat === seat && load[type]);
    return all
      .map((load) => (load === whose ? changed(load, type, -1) : load))
      .filter((load) => LOADS.some((row) => load[row.type]));
  });

/** True if somebody gave what a citizen of his carried, and kept the citizen. */
export const isGift = (e: GameEvent): boolean => LOADS.some((row) => row.given === e.type);

/** Citizens have left: whoever carries something without a citizen to carry it goes too. Returns those loads. */
export function unload(
  view: BoardView,
  id: RegionId | undefined,
  seat: number | undefined,
): { view: BoardView; gone: Carried[] } {
  const region = id === undefined ? undefined : view.regions[id];
  if (!region || seat === undefined) return { view, gone: [] };
  const own = (region.carrying ?? []).filter((load) => load.seat === seat);
  const over = own.length - (region.citizens[seat - 1] ?? 0);
  if (over <= 0) return { view, gone: [] };
  const gone = own.slice(0, over);
  return { view: change(view, id, (all) => all.filter((load) => !gone.includes(load))), gone };
}

export const load = (view: BoardView, id: RegionId | undefined, more: Carried[]): BoardView =>
  more.length > 0 ? change(view, id, (all) => [...all, ...more]) : view;
