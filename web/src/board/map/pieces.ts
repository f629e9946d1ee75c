// What the class cards have put on the map: where it stands, and in words.
import type { Lang } from '../../lang/en';
import type { Region, RegionId, View } from '../../session/protocol';

export type Edge = [RegionId, RegionId];

/** An edge by one name, whichever region is named first. */
export const edgeName = ([a, b]: Edge): string => [a, b].sort().join('-');

export const nunsIn = (view: View, id: RegionId): number => (view.pieces?.nuns ?? []).filter((r) => r === id).length;
export const bishopIn = (view: View, id: RegionId): boolean => (view.pieces?.bishops ?? []).includes(id);

/** The regions on the other sides of the walls around one. */
export const wallsAround = (view: View, id: RegionId): RegionId[] =>
  (view.pieces?.walls ?? []).flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

export interface Loads {
  potions: number;
  diplomats: number;
}

/** What all citizens of one owner in a region carry. */
export function loads(region: Region, seat: number): Loads {
  const own = (region.carrying ?? []).filter((c) => c.seat === seat);
  return { potions: own.reduce((n, c) => n + c.potions, 0), diplomats: own.filter((c) => c.diplomat).length };
}

/** The same in words, with a blank before it. */
export function loadsOf(lang: Lang, region: Region, seat: number): string {
  const { potions, diplomats } = loads(region, seat);
  const words = lang.more?.pieces;
  if (!words) return '';
  return [diplomats > 0 ? words.diplomats(diplomats) : '', potions > 0 ? words.potions(potions) : '']
    .filter(Boolean)
    .map((w) => ` ${w}`)
    .join(',');
}

/** The pieces of a region, each with what it does. */
export function piecesIn(lang: Lang, view: View, id: RegionId): string[] {
  const words = lang.more?.pieces;
  if (!words || !view.pieces) return [];
  const nuns = nunsIn(view, id),
    walls = wallsAround(view, id);
  return [
    nuns > 0 ? words.nuns(nuns) : '',
    bishopIn(view, id) ? words.bishop : '',
    walls.length > 0 ? words.walls(walls.map((r) => lang.regions[r] ?? r)) : '',
    view.pieces.caravan === id ? words.caravan : '',
  ].filter(Boolean);
}

/** Just what they are. */
export function shortPiecesIn(lang: Lang, view: View, id: RegionId): string[] {
  const words = lang.more?.pieces.short;
  if (!words || !view.pieces) return [];
  const nuns = nunsIn(view, id),
    walls = wallsAround(view, id);
  return [
    nuns > 0 ? words.nuns(nuns) : '',
    bishopIn(view, id) ? words.bishop : '',
    walls.length > 0 ? words.walls(walls.map((r) => lang.regions[r] ?? r)) : '',
    view.pieces.caravan === id ? words.caravan : '',
  ].filter(Boolean);
}
