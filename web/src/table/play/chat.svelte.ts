// What people say at one table.
import type { GameEvent } from '../../wire/protocol';
import { storedFields, storedOf } from '../../wire/stored';

export interface Line {
  version: number;
  seat: number;
  name: string;
  text: string;
}

const KEY = 'rattus-read';
const MOST_TABLES = 30;
export const LONGEST_LINE = 300;

const kept = (): Record<string, number> => storedOf('number', storedFields(KEY));

const linesIn = (events: GameEvent[]): Line[] =>
  events
    .filter((e) => e.type === 'chat')
    .map((e): Line => ({ version: e.version ?? 0, seat: e.seat ?? 0, name: e.name ?? '', text: e.text ?? '' }));

export class Chat {
  lines = $state.raw<Line[]>([]);
  /** The panel with people and chat is open. */
  open = $state(false);
  /** Everything up to this version has been read. */
  private read = $state(0);
  private table: string | null = null;

  /** Takes the chat lines out of an update's events. `fresh`: these are all there are. */
  hear(events: GameEvent[], fresh: boolean): void {
    const said = linesIn(events);
    if (said.length > 0 || fresh) this.lines = fresh ? said : [...this.lines, ...said];
  }

  /** Those that were said before all that is known. */
  hearEarlier(events: GameEvent[]): void {
    this.lines = [...linesIn(events), ...this.lines];
  }

  /** Which table this is: what has been read there is remembered. */
  at(table: string): void {
    if (this.table === table) return;
    this.table = table;
    if (typeof localStorage !== 'undefined') this.read = kept()[table] ?? 0;
  }

  /** How many lines of others nobody here has seen. */
  unread(own: number[]): number {
    return this.lines.filter((line) => line.version > this.read && !own.includes(line.seat)).length;
  }

  readAll(): void {
    const last = this.lines.at(-1)?.version ?? 0;
    if (last <= this.read) return;
    this.read = last;
    if (!this.table || typeof localStorage === 'undefined') return;
    const others = Object.entries(kept())
      .filter(([id]) => id !== this.table)
      .slice(1 - MOST_TABLES);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [this.table, last]])));
    } catch {
      // then it is remembered as long as the page is open
    }
  }
}
