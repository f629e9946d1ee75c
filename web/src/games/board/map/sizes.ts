// How large what lies on the map is drawn: pieces by how large the map is, the citizens of a region so that they lie
// over nothing of its neighbours'.
import type { BoardId, RegionId } from '../../../wire/protocol';
import { crowd, crowdEdge, halfWidth, height } from './crowd';
import type { Point } from '../ground/sheet';

const GROWN = 0.95;
/** Of all pieces, in units of the map, where a unit is `zoom` pixels: they grow with the map, though not as fast. */
export function pieceScale(zoom: number): number {
  const seen = Math.min(GROWN, 0.25 + 0.9 * zoom) + 0.55 * Math.max(0, zoom - GROWN);
  return Math.min(2.1, seen / zoom);
}

const FIGURE = { classic: 1.42, 'big-box': 1.34 };
const LEAST = { wide: 1.23, other: 1 };
/** Pixels of a unit of citizens where a region is full, and of the least number on them; and where all of the map is so
 *  small that names have no room. */
const FULL = { named: { figure: 0.62, type: 12 }, bare: { figure: 0.48, type: 10 } };
/** Of citizens, in units of the other pieces: their numbers can be read at any size. */
export const figureSize = (board: BoardId, wide: boolean, pixels: number): number =>
  Math.max(FIGURE[board], (wide ? LEAST.wide : LEAST.other) / pixels);
/** The same where a region is full, and of the type of their numbers. */
export function leastSizes(named: boolean, pixels: number): { figure: number; type: number } {
  const { figure, type } = named ? FULL.named : FULL.bare;
  return { figure: figure / pixels, type: type / pixels };
}

/** From left to right, from top to bottom. */
export type Box = [number, number, number, number];

/** Where the citizens of a region stand, and what else lies there, in units of the map from the region's place. */
export interface Lot {
  at: Point;
  citizens: number[];
  /** Something lies between them and the name. */
  under: boolean;
  lying: Box[];
}

export interface Room {
  scale: number;
  most: number;
  /** The size that citizens have where there is room, and where there is not. */
  size: number;
  least: number;
  /** Where the map ends. */
  bottom: number;
}

/** At size 1: from the top, which stays where it is, and half to each side. */
interface Crowd {
  x: number;
  top: number;
  half: number;
  high: number;
}

function crowdOn({ at, citizens, under }: Lot, { scale, most }: Room): Crowd {
  const groups = crowd(citizens, most);
  return {
    x: at[0],
    top: at[1] + crowdEdge(under) * scale,
    half: halfWidth(groups) * scale,
    high: height(groups) * scale,
  };
}

/** The largest size at which it ends before the box begins, on the one side or on the other. */
function besideBox({ x, top, half, high }: Crowd, at: Point, [left, right, upper, lower]: Box): number {
  if (at[1] + lower <= top) return Infinity;
  return Math.max((at[0] + left - x) / half, (x - at[0] - right) / half, (at[1] + upper - top) / high);
}

/** The same for two crowds: beside each other both are as large, and the upper one ends where the lower one begins. */
function besideCrowd(a: Crowd, b: Crowd): number {
  const abreast = Math.abs(a.x - b.x) / (a.half + b.half);
  const above = Math.abs(a.top - b.top) / (a.top <= b.top ? a.high : b.high);
  return a.top <= b.top ? Math.max(abreast, above) : abreast >= above ? abreast : Infinity;
}

/** Crowds in two rows are not much larger than the smallest of them: one map, one kind of pieces. */
const EVEN = 1.15;
/** What the line round a figure needs. */
const LINE = 2.6;

/** How large the citizens of each region are, in units of the other pieces. */
export function sizesOf(lots: Record<RegionId, Lot>, room: Room): Record<RegionId, number> {
  const all = Object.entries(lots).map(([id, lot]) => ({ id, lot, crowd: crowdOn(lot, room) }));
  const fits = all.map(({ id, crowd: own }) => {
    if (own.half === 0) return room.size;
    const most = all.flatMap(({ id: other, lot, crowd: theirs }) =>
      other === id
        ? []
        : [
            ...lot.lying.map((box) => besideBox(own, lot.at, box)),
            ...(theirs.half > 0 ? [besideCrowd(own, theirs)] : []),
          ],
    );
    const below = (room.bottom - LINE * room.scale - own.top) / own.high;
    return Math.max(room.least, Math.min(room.size, below, ...most));
  });
  const full = all.map(({ lot }) => lot.citizens.filter(Boolean).length > room.most);
  const even = Math.min(...fits.filter((_, i) => full[i])) * EVEN;
  return Object.fromEntries(all.map(({ id }, i) => [id, full[i] ? Math.min(fits[i]!, even) : fits[i]!]));
}
