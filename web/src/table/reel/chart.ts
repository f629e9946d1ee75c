// The lines of the chart behind the time line.

/** A path through the values: x from 0 to `width`, y from `height` (none) to 0 (`most`). */
export function linePath(values: number[], most: number, width: number, height: number): string {
  const last = Math.max(1, values.length - 1);
  const y = (n: number): number => Math.round((height - (n / Math.max(1, most)) * height) * 10) / 10;
  let path = '',
    before: number | null = null;
  for (const [i, n] of values.entries()) {
    // only where it changes: hundreds of steps make a short path
    if (n === before && i < last) continue;
    const x = Math.round((i / last) * width * 10) / 10;
    path += before === null ? `M${x} ${y(n)}` : `H${x}V${y(n)}`;
    before = n;
  }
  return path;
}

/** Strokes that differ by seat, so that lines are told apart without colour. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '14 4', '4 2 1 2 1 2'];
