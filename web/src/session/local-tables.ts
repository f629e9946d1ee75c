// Tables of this device, kept in the browser so that a game outlives its tab.
import type { SeatPlan, SetUp } from './protocol';

export interface LocalTable {
  id: string;
  /** Milliseconds since 1970. */
  changed: number;
  setup: SetUp;
  seats: SeatPlan[];
  /** Whose turn it is; null: nobody's, the game is over. */
  turn: number | null;
  round: number;
  /** What the worker needs to open it again; kept as it came. */
  plan: string;
  seed: string;
  inputs: string[];
}

const PREFIX = 'rattus-table-';
/** The oldest beyond so many are forgotten. */
const MOST = 8;

function parse(text: string | null): LocalTable | null {
  try {
    const table = JSON.parse(text ?? 'null') as LocalTable | null;
    return table && typeof table.plan === 'string' && Array.isArray(table.inputs) && Array.isArray(table.seats)
      ? table
      : null;
  } catch {
    return null;
  }
}

export class LocalTables {
  /** Without a storage nothing is kept, and nothing fails. */
  constructor(private readonly storage: Storage | null) {}

  /** The latest first. */
  list(): LocalTable[] {
    const keys = this.storage ? Object.keys(this.storage).filter((key) => key.startsWith(PREFIX)) : [];
    return keys
      .map((key) => parse(this.storage!.getItem(key)))
      .filter((table) => table !== null)
      .sort((a, b) => b.changed - a.changed);
  }

  read(id: string): LocalTable | null {
    return parse(this.storage?.getItem(PREFIX + id) ?? null);
  }

  /** False if the browser has no room for it. */
  write(table: LocalTable): boolean {
    try {
      this.storage?.setItem(PREFIX + table.id, JSON.stringify(table));
      for (const old of this.list().slice(MOST)) this.remove(old.id);
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    this.storage?.removeItem(PREFIX + id);
  }
}

function browserStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null; // barred by the browser's settings
  }
}

export const localTables = new LocalTables(browserStorage());
