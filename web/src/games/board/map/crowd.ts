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

/** How far below the middle of a region its citizens begin: under what lies there, or under the name. */
export const crowdEdge = (under: boolean): number => (under ? 15 : -4);
/** How far below it their first row stands. `size`: of a figure, in units of the other pieces. */
export const crowdTop = (under: boolean, size: number): number => crowdEdge(under) + HEIGHT * size;

/** Half the width of the widest row. */
export const halfWidth = (groups: Group[]): number =>
  groups.reduce((most, { feet: [x] }) => Math.max(most, Math.abs(x) + WIDTH / 2), 0);

/** From the top of the first row to the feet of the last. */
export const height = (groups: Group[]): number =>
  groups.reduce((most, { feet: [, y] }) => Math.max(most, y + HEIGHT), 0);

/** `most`: so many stand in one row, more of them in two. */
export function crowd(citizens: number[], most: number): Group[] {
  const owners = citizens.flatMap((count, i) => (count > 0 ? [{ seat: i + 1, count }] : []));
  const first = owners.length > most ? Math.ceil(owners.length / 2) : owners.length;
  return owners.map((owner, i) => {
    const [at, size, line] = i < first ? [i, first, 0] : [i - first, owners.length - first, 1];
    return { ...owner, feet: [(at - (size - 1) / 2) * WIDTH, line * ROW] };
  });
}

export const inTwoRows = (citizens: number[], most: number): boolean => citizens.filter(Boolean).length > most;
