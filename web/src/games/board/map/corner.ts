// Where a plate about a region lies: in the corner of the map that is farthest from it, so that what is compared with
// the region stays in sight.
import type { Point } from '../ground/sheet';

const EDGE = 8;
/** Pixels that the safe haven takes of the left upper corner, and the buttons for zooming of the right one. */
const HAVEN = 98,
  BUTTONS = 62;

/** The left upper corner of a plate of this size, in a map of this size. */
export function farCorner([x, y]: Point, [width, height]: Point, [wide, high]: Point): Point {
  const right = width - wide - EDGE,
    low = height - high - EDGE;
  const corners: Point[] = [
    [EDGE, low],
    [right, low],
    [right - BUTTONS, EDGE],
    [EDGE, HAVEN],
  ];
  const inside = (at: number, room: number): number => Math.max(0, Math.min(at, room));
  const places = corners.map(([left, top]): Point => [inside(left, right), inside(top, low)]);
  // from the middle of the plate, each way as far as it reaches
  const far = ([left, top]: Point): number =>
    Math.max(Math.abs(left + wide / 2 - x) / wide, Math.abs(top + high / 2 - y) / high);
  return places.reduce((best, place) => (far(place) > far(best) ? place : best));
}
