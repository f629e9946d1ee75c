// Tables of this device, kept in the browser so that a game outlives its tab.
import type { SeatPlan, SetUp } from './protocol';
import { newId } from './session';
import { browserStorage } from './stored';

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
  /** The page that opened it again: those that played before write no more. */
  holder?: string;
}

/** `full`: there is no room. `elsewhere`: another page has gone on with it. */
export type Written = 'kept' | 'full' | 'elsewhere';

export const PREFIX = 'rattus-table-';
/** Of more than so many, finished ones are forgotten. */
const MOST = 8;
/** This page, among all that are open in this browser. */
export const PAGE = newId();
const FORMAT = 'rattus-game';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The table, if it has all that is needed to show it and to open it again. */
function sound(value: unknown): LocalTable | null {
  if (!isObject(value)) return null;
  const table = value as LocalTable;
  const { id, plan, seed, inputs, seats, setup, turn, round } = table;
  const whole =
    [id, plan, seed].every((text) => typeof text === 'string') &&
    Array.isArray(inputs) &&
    Array.isArray(seats) &&
    seats.every(isObject) &&
    isObject(setup) &&
    (turn === null || typeof turn === 'number') &&
    typeof round === 'number';
  return whole ? table : null;
}

function parse(text: string | null): LocalTable | null {
  try {
    return sound(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

export const isOver = ({ turn, round }: LocalTable): boolean => turn === null && round > 0;

/** A table as the text of a file, and back under a name of its own: the same game may still be kept here. */
export const fileOf = (table: LocalTable): string => JSON.stringify({ format: FORMAT, ...table });
export function fromFile(value: unknown): LocalTable | null {
  if ((value as { format?: unknown } | null)?.format !== FORMAT) return null;
  const table = sound(value);
  return table && { ...table, id: newId().slice(0, 10) };
}

export class LocalTables {
  /** Hears of each table that was written, or could not be. */
  told: ((table: LocalTable, how: Written) => void) | null = null;

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

  /** For whoever plays on at it: pages that played there before write no more. */
  claim(id: string): LocalTable | null {
    const table = this.read(id);
    if (!table) return null;
    const mine = { ...table, holder: PAGE };
    return this.put(mine) ? mine : table;
  }

  write(table: LocalTable): Written {
    const how = this.keep(table);
    this.told?.(table, how);
    return how;
  }

  remove(id: string): void {
    this.storage?.removeItem(PREFIX + id);
  }

  private keep(table: LocalTable): Written {
    const there = this.read(table.id);
    if (there && there.holder !== table.holder) return 'elsewhere';
    // what is over makes room, the oldest first; what is not over is nobody's to throw away
    const others = this.list().filter((other) => other.id !== table.id);
    const over = others.filter(isOver).reverse();
    for (const old of over.splice(0, others.length + 1 - MOST)) this.remove(old.id);
    while (!this.put(table)) {
      const old = over.shift();
      if (!old) return 'full';
      this.remove(old.id);
    }
    return 'kept';
  }

  private put(table: LocalTable): boolean {
    try {
      this.storage?.setItem(PREFIX + table.id, JSON.stringify(table));
      return this.storage !== null;
    } catch {
      return false;
    }
  }
}

export const localTables = new LocalTables(browserStorage());
