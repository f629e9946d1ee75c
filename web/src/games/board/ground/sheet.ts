// The map sheet as the build wrote it, and the paths made from its arcs.
import type { BoardId, RegionId } from '../../../wire/protocol';
import data from '../../../generated/sheet.json';

export type Point = [number, number];
export type Tint = 'madder' | 'woad' | 'weld' | 'verdigris' | 'ochre' | 'umber';

interface Place {
  tint: Tint;
  at: Point;
  plague: Point;
}

interface Sheet {
  unit: number;
  frames: Record<BoardId, [number, number, number, number]>;
  /** All arcs, as signs (tools/map/sheet.mjs). */
  arcs: string;
  regions: Record<RegionId, number[][][]>;
  bare: number[][][];
  coast: number[];
  borders: Record<string, number[]>;
  edges: Record<RegionId, number[]>;
  places: Record<RegionId, Place>;
  routes: Record<string, Point[]>;
  waters: { name: string; size: number; line: Point[] }[];
  ranges: { peaks: number; line: Point[] }[];
  compass: Record<BoardId, Point>;
  monster: Point;
  boards: Record<BoardId, { regions: RegionId[]; edges: [RegionId, RegionId][] }>;
}

export const sheet = data as unknown as Sheet;

/** All arcs out of their signs. */
function read({ arcs, unit }: Sheet): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [],
    at = 0,
    x = 0,
    y = 0;
  const sign = (): number => arcs.charCodeAt(at++) - 35;
  const number = (): number => {
    const first = sign();
    const folded = first < 57 ? first : 57 + (first - 58) * 90 + sign();
    return folded % 2 ? -(folded + 1) / 2 : folded / 2;
  };
  while (at < arcs.length) {
    x += number();
    y += number();
    line.push([x / unit, y / unit]);
    const closed = arcs[at] === '!';
    if (!closed && arcs[at] !== ' ') continue;
    at++;
    if (closed) {
      const [first] = line as [Point];
      line.push(first);
      [x, y] = [first[0] * unit, first[1] * unit];
    }
    lines.push(line);
    line = [];
  }
  return lines;
}
const points = read(sheet);

/** An arc of the sheet as points. */
export const arcPoints = (arc: number): Point[] => points[arc < 0 ? ~arc : arc]!;

const along = (arc: number): Point[] => (arc < 0 ? [...points[~arc]!].reverse() : points[arc]!);

const text = (line: Point[]): string => line.map(([x, y]) => `${x} ${y}`).join('L');

/** Closed outlines, ready to be filled. */
function areaPath(polygons: number[][][]): string {
  return polygons
    .flat()
    .map((ring) => `M${text(ring.flatMap((arc, i) => along(arc).slice(i === 0 ? 0 : 1)))}Z`)
    .join('');
}

/** Open lines, ready to be stroked. */
function linePath(arcs: number[]): string {
  return arcs.map((arc) => `M${text(points[arc]!)}`).join('');
}

export const regionPaths: Record<RegionId, string> = Object.fromEntries(
  Object.entries(sheet.regions).map(([id, polygons]) => [id, areaPath(polygons)]),
);
export const barePath = areaPath(sheet.bare);
export const coastPath = linePath(sheet.coast);

/** The drawn lines between two regions both in use, and those between a region in use and land that is not. */
export function borderPaths(inUse: ReadonlySet<RegionId>): { between: string; rim: string } {
  let between = '',
    rim = '';
  for (const [pair, arcs] of Object.entries(sheet.borders)) {
    const [a, b] = pair.split('-') as [RegionId, RegionId];
    if (inUse.has(a) && inUse.has(b)) between += linePath(arcs);
    else if (inUse.has(a) || inUse.has(b)) rim += linePath(arcs);
  }
  for (const [id, arcs] of Object.entries(sheet.edges)) if (inUse.has(id)) rim += linePath(arcs);
  return { between, rim };
}

/** Edges of the board between regions in use; the page uses them only to walk the map by keyboard. */
export function neighboursOf(board: BoardId, region: RegionId): RegionId[] {
  return sheet.boards[board].edges.flatMap(([a, b]) => (a === region ? [b] : b === region ? [a] : []));
}

/** Edges that the drawing does not know (an owner's own board data): they get a plain route, never a wrong map. */
export function undrawnEdges(edges: [RegionId, RegionId][]): [RegionId, RegionId][] {
  const drawn = new Set([...Object.keys(sheet.borders), ...Object.keys(sheet.routes)]);
  return edges.filter((pair) => !drawn.has([...pair].sort().join('-')));
}

export const bend = ([a, b, c]: Point[]): string => `M${a!.join(' ')}Q${b!.join(' ')} ${c!.join(' ')}`;
