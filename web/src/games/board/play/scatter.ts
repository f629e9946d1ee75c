// Where a citizen comes down that the Jester drops (CARD-332, -333): the same sums the rules make, for showing chances.
import chart from '../../../../../data/jester-chart.json';
import type { BoardView } from '../../../wire/board';
import type { RegionId } from '../../../wire/protocol';

export type Cell = [column: number, row: number];

export const COLUMNS = 48,
  ROWS = 36;
/** The chances of a shift by -8 to 8, in 625ths. */
export const SHIFT = [1, 4, 10, 20, 35, 52, 68, 80, 85, 80, 68, 52, 35, 20, 10, 4, 1];
const REACH = 8,
  WHOLE = 625 * 625;

const rows: string[] = chart.rows;
const places = chart.places as Record<string, string>;

/** What lies at a cell: a region in use, `haven`, or null for sea. */
export function placeAt([column, row]: Cell, view: Pick<BoardView, 'regions'>): RegionId | 'haven' | null {
  const place = places[rows[row]?.[column] ?? '.'];
  return place === undefined || (place !== 'haven' && !view.regions[place]) ? null : place;
}

/** The places that a citizen covers whose upper left cell this is. */
export function covered([column, row]: Cell, view: Pick<BoardView, 'regions'>): string[] {
  const found = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x, y]) => placeAt([column + x!, row + y!], view));
  return [...new Set(found.filter((place) => place !== null))];
}

export interface Chances {
  /** Of touching each place; most first. */
  touches: { place: string; chance: number }[];
  lost: number;
}

export function chancesAt(aim: Cell, view: Pick<BoardView, 'regions'>): Chances {
  const sums = new Map<string, number>();
  let lost = 0;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const weight = SHIFT[dx + REACH]! * SHIFT[dy + REACH]!;
      const touched = covered([aim[0] + dx, aim[1] + dy], view);
      if (touched.length === 0) lost += weight;
      for (const place of touched) sums.set(place, (sums.get(place) ?? 0) + weight);
    }
  }
  const touches = [...sums].map(([place, sum]) => ({ place, chance: sum / WHOLE })).sort((a, b) => b.chance - a.chance);
  return { touches, lost: lost / WHOLE };
}

/** The point from which a citizen touches what is aimed at most likely. */
export function bestAim(cells: Cell[], place: string, view: Pick<BoardView, 'regions'>): Cell {
  let best = cells[0]!,
    most = -1;
  for (const cell of cells) {
    const chance = chancesAt(cell, view).touches.find((t) => t.place === place)?.chance ?? 0;
    if (chance > most) {
      most = chance;
      best = cell;
    }
  }
  return best;
}

/** The candidate nearest to a point of the chart. */
export function nearestCell(cells: Cell[], [x, y]: [number, number]): Cell {
  const far = ([column, row]: Cell): number => Math.hypot(column + 0.5 - x, row + 0.5 - y);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), cells[0]!);
}

/** The next candidate in the direction of an arrow key; itself where there is none. */
export function nextCell(cells: Cell[], [column, row]: Cell, [dx, dy]: [number, number]): Cell {
  const ahead = cells.filter(([c, r]) => (c - column) * dx + (r - row) * dy > 0);
  const cost = ([c, r]: Cell): number =>
    Math.abs((c - column) * dx + (r - row) * dy) + 3 * Math.abs((c - column) * dy + (r - row) * dx);
  return (
    ahead.reduce<Cell | null>((best, cell) => (best === null || cost(cell) < cost(best) ? cell : best), null) ?? [
      column,
      row,
    ]
  );
}
