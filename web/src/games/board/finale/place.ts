// Where the token and its words lie while a region is struck: beside it, on the side where they cover least.
import type { Point } from '../ground/sheet';

/** Left, top, right, bottom, in pixels of the map. */
export type Box = [number, number, number, number];
/** Where the token lies, and whether its words stand below it instead of above. */
export interface Place {
  at: Point;
  below: boolean;
}

const WAYS = 24;
const inside = (v: number, low: number, high: number): number => Math.min(Math.max(v, low), Math.max(low, high));
/** How much of one box another covers, as a part of it. */
function covered([a0, b0, a1, b1]: Box, [x0, y0, x1, y1]: Box): number {
  const w = Math.min(a1, x1) - Math.max(a0, x0),
    h = Math.min(b1, y1) - Math.max(b0, y0);
  return w > 0 && h > 0 ? (w * h) / ((a1 - a0) * (b1 - b0)) : 0;
}

/** The words of a token with radius `r` that lies there; `words`: their width and height, with what parts them from
 *  it. */
export function wordsOf({ at: [x, y], below }: Place, r: number, [wide, high]: Point): Box {
  return below ? [x - wide / 2, y + r, x + wide / 2, y + r + high] : [x - wide / 2, y - r - high, x + wide / 2, y - r];
}

/** `clear`: what must stay clear by all means, the struck region before all else; `others`: what had better do so;
 *  `free`: the part of the map that may be used. */
export function tokenPlace(clear: [Box, ...Box[]], r: number, words: Point, others: Box[], free: Box): Place {
  const [x0, y0, x1, y1] = clear[0];
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  const side = Math.max(r, words[0] / 2);
  let best: Place = { at: middle, below: false },
    least = Infinity;
  for (let i = 0; i < WAYS; i++) {
    for (const more of [1, 1.35, 1.8]) {
      for (const below of [false, true]) {
        const angle = (2 * Math.PI * i) / WAYS;
        const far: Point = [
          middle[0] + Math.cos(angle) * ((x1 - x0) / 2 + r * more),
          middle[1] + Math.sin(angle) * ((y1 - y0) / 2 + r * more),
        ];
        const [above, under] = below ? [0, words[1]] : [words[1], 0];
        const at: Point = [
          inside(far[0], free[0] + side, free[2] - side),
          inside(far[1], free[1] + r + above, free[3] - r - under),
        ];
        const parts: Box[] = [[at[0] - r, at[1] - r, at[0] + r, at[1] + r], wordsOf({ at, below }, r, words)];
        const over = (boxes: Box[]): number =>
          boxes.reduce((sum, box) => sum + parts.reduce((all, part) => all + covered(part, box), 0), 0);
        const cost =
          40 * over(clear) + 3 * over(others) + (more - 1) + (Math.cos(angle) > 0 ? 0.05 : 0) + (below ? 0.1 : 0);
        if (cost < least) [best, least] = [{ at, below }, cost];
      }
    }
  }
  return best;
}

/** From the rim of the token to what it strikes, in a bow. */
export function bow(from: Point, r: number, to: Point, rim: number): string {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const start: Point = [from[0] + ((to[0] - from[0]) / far) * r, from[1] + ((to[1] - from[1]) / far) * r];
  const end: Point = [to[0] - ((to[0] - from[0]) / far) * rim, to[1] - ((to[1] - from[1]) / far) * rim];
  const bend: Point = [
    (start[0] + end[0]) / 2 - (end[1] - start[1]) * 0.22,
    (start[1] + end[1]) / 2 + (end[0] - start[0]) * 0.22,
  ];
  return `M${start.join(' ')}Q${bend.join(' ')} ${end.join(' ')}`;
}
