// Where the edges of the board lie on the sheet: along a border, or across a sea route.
import { edgeName, type Edge } from './pieces';
import { arcPoints, bend, sheet, type Point } from '../ground/sheet';

export interface EdgePlace {
  /** Its middle, where it is chosen. */
  at: Point;
  /** The whole border or route, to be shown as something that can be chosen. */
  line: string;
  /** A wall there: a stretch of the border, or a bar across the route. */
  wall: (length: number) => string;
}

const path = (line: Point[]): string => `M${line.map((p) => p.join(' ')).join('L')}`;
const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const lengthOf = (line: Point[]): number => line.slice(1).reduce((sum, p, i) => sum + far(line[i]!, p), 0);

/** The point at a distance from the beginning of a line. */
function pointAt(line: Point[], distance: number): Point {
  let left = distance;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const step = far(a, b);
    if (left <= step && step > 0) return [a[0] + ((b[0] - a[0]) * left) / step, a[1] + ((b[1] - a[1]) * left) / step];
    left -= step;
  }
  return line.at(-1)!;
}

/** The middle of a line, smoothed: a wall does not follow every bend of a river. */
function stretch(line: Point[], length: number): Point[] {
  const total = lengthOf(line),
    half = Math.min(length, total * 0.9) / 2;
  return [-1, -0.5, 0, 0.5, 1].map((part) => pointAt(line, total / 2 + part * half));
}

function across(at: Point, [dx, dy]: Point, length: number): string {
  const size = Math.hypot(dx, dy) || 1;
  const [x, y] = [(-dy / size) * (length / 2), (dx / size) * (length / 2)];
  return path([
    [at[0] - x, at[1] - y],
    [at[0] + x, at[1] + y],
  ]);
}

function overSea([a, b, c]: Point[]): EdgePlace {
  const at: Point = [(a![0] + 2 * b![0] + c![0]) / 4, (a![1] + 2 * b![1] + c![1]) / 4];
  return { at, line: bend([a!, b!, c!]), wall: (length) => across(at, [c![0] - a![0], c![1] - a![1]], length * 0.8) };
}

const known = new Map<string, EdgePlace | null>();

/** Nothing if the sheet has no place for one of its regions. */
export function edgePlace(edge: Edge): EdgePlace | null {
  const name = edgeName(edge);
  if (!known.has(name)) known.set(name, find(name.split('-') as Edge));
  return known.get(name)!;
}

function find(edge: Edge): EdgePlace | null {
  const name = edge.join('-');
  const arcs = (sheet.borders[name] ?? []).map(arcPoints).sort((a, b) => lengthOf(b) - lengthOf(a));
  if (arcs[0]) {
    const line = arcs[0];
    return {
      at: pointAt(line, lengthOf(line) / 2),
      line: arcs.map(path).join(''),
      wall: (length) => path(stretch(line, length)),
    };
  }
  if (sheet.routes[name]) return overSea(sheet.routes[name]);
  const [a, b] = edge.map((id) => sheet.places[id]?.at);
  return a && b ? overSea([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b]) : null;
}
