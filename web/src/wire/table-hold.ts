// A table of this device is played in one page at a time: two would overwrite each other's answers.
import { PREFIX } from './local-tables';

/** Milliseconds between two tries: a page that is just being loaded anew still holds its table. */
const AGAIN = 100;
const TRIES = 5;

export interface Holding {
  /** The table is this page's now. */
  held: () => void;
  /** Another page has it. */
  busy: () => void;
  /** Another page has taken the table from this one. */
  lost: () => void;
}

/** The part of a browser's locks that is needed. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    granted: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** Browsers have locks only where nobody listens on the way (HTTPS, or this machine). */
const browserLocks = (): Locks | null =>
  typeof navigator === 'undefined' ? null : ((navigator as { locks?: Locks }).locks ?? null);

/** Asks for the table; the returned function gives it back. `take`: also from a page that has it. */
export function holdTable(id: string, take: boolean, holding: Holding, locks = browserLocks()): () => void {
  return locks ? byLock(locks, PREFIX + id, take, holding) : byStorage(PREFIX + id, holding);
}

function byLock(locks: Locks, name: string, take: boolean, { held, busy, lost }: Holding): () => void {
  let state: 'asking' | 'held' | 'over' = 'asking';
  let end = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  function ask(tries: number): void {
    locks
      .request(name, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (state === 'over') return undefined;
        if (lock) {
          state = 'held';
          held();
          return ended;
        }
        if (tries > 1) timer = setTimeout(() => ask(tries - 1), AGAIN);
        else busy();
        return undefined;
      })
      .catch(() => {
        // barred by the browser's settings: then nothing is kept that could be overwritten
        if (state === 'asking') held();
        else if (state === 'held') lost();
      });
  }
  ask(TRIES);
  return () => {
    state = 'over';
    clearTimeout(timer);
    end();
  };
}

/** Without locks the page that came last has the table; the others see its name there. */
function byStorage(key: string, { held, lost }: Holding): () => void {
  const look = (event: StorageEvent): void => {
    // pages only hear of what others have written
    if (event.key === key && event.newValue !== null) lost();
  };
  if (typeof addEventListener !== 'undefined') addEventListener('storage', look);
  held();
  return () => {
    if (typeof removeEventListener !== 'undefined') removeEventListener('storage', look);
  };
}
