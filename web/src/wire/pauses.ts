// How long to wait before trying to reach a server again.

export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 30_000;

/**
 * Milliseconds to wait after so many failures in a row. Growing, so that a server in trouble is left in peace, and
 * scattered, so that not all pages come back at the same moment. `random`: from 0 to below 1.
 */
export function pauseAfter(failures: number, random: number): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 16));
  return Math.round(full * (0.5 + random / 2));
}
