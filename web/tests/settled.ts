import { afterEach, beforeEach, vi } from 'vitest';

/** The tests of this file have a clock of their own: nothing in them depends on how fast the machine is. */
export function withVirtualTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A second of virtual time has passed, and all that it brought about has been done. */
export async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_000);
}
