// How the citizens of one region stand: one figure for each owner, which bears their number.

export interface Group {
  seat: number;
  count: number;
  /** Where the figure stands, in units of its own size. */
  feet: [number, number];
}

const WIDTH = 21,
  HEIGHT = 24.5,
  ROW = 25;

/** Rows this far apart have room for a number below each owner. */
export const FIGURED_ROW = 38;

/** How far below the middle of a region its first row stands: under what lies there, or under the name. `size`: of a
 *  figure, in units of the other pieces. */
export const crowdTop = (under: boolean, size: number): number => (under ? 15 : -4) + HEIGHT * size;

/** Half the width of the widest row. */
export const halfWidth = (groups: Group[]): number =>
  groups.reduce((most, { feet: [x] }) => Math.max(most, Math.abs(x) + WIDTH / 2), 0);

/** `most`: so many stand in one row, more of them in two; `row`: from one row to the next. */
export function crowd(citizens: number[], most: number, row = ROW): Group[] {
  const owners = citizens.flatMap((count, i) => (count > 0 ? [{ seat: i + 1, count }] : []));
  const first = owners.length > most ? Math.ceil(owners.length / 2) : owners.length;
  return owners.map((owner, i) => {
    const [at, size, line] = i < first ? [i, first, 0] : [i - first, owners.length - first, 1];
    return { ...owner, feet: [(at - (size - 1) / 2) * WIDTH, line * row] };
  });
}
