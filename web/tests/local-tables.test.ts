import { beforeEach, describe, expect, it } from 'vitest';
import { LocalTables, type LocalTable } from '../src/session/local-tables';
import type { Summary } from '../src/session/protocol';
import { myTables } from '../src/state/my-tables';

/** As much of a browser's storage as is needed; `room` in characters. */
class Store {
  [key: string]: unknown;
  private get all(): Record<string, string> {
    return this as unknown as Record<string, string>;
  }
  constructor(room = Infinity) {
    Object.defineProperty(this, 'room', { value: room, enumerable: false });
  }
  getItem(key: string): string | null {
    return this.all[key] ?? null;
  }
  setItem(key: string, value: string): void {
    if (value.length > (this.room as number)) throw new DOMException('full', 'QuotaExceededError');
    this.all[key] = value;
  }
  removeItem(key: string): void {
    delete this.all[key];
  }
}

const table = (id: string, more: Partial<LocalTable> = {}): LocalTable => ({
  id,
  changed: 1,
  setup: { board: 'classic', players: 2 },
  seats: [
    { kind: 'me', name: '' },
    { kind: 'computer', name: 'Bertrand' },
  ],
  turn: 1,
  round: 3,
  plan: '{}',
  seed: '0',
  inputs: [],
  ...more,
});
let store: Store;
let tables: LocalTables;

beforeEach(() => {
  store = new Store();
  tables = new LocalTables(store as unknown as Storage);
});

describe('tables of this device', () => {
  it('come back as they were, the latest first', () => {
    tables.write(table('a', { changed: 1, inputs: ['x', 'y'] }));
    tables.write(table('b', { changed: 2 }));
    expect(tables.read('a')).toEqual(table('a', { changed: 1, inputs: ['x', 'y'] }));
    expect(tables.list().map((t) => t.id)).toEqual(['b', 'a']);
  });

  it('do not grow without end', () => {
    for (let n = 0; n < 12; n++) tables.write(table(`t${n}`, { changed: n }));
    expect(tables.list().map((t) => t.id)).toEqual(['t11', 't10', 't9', 't8', 't7', 't6', 't5', 't4']);
  });

  it('do not stumble over what somebody else has left there', () => {
    store.setItem('rattus-table-x', '{"half":');
    store.setItem('rattus-table-y', '{"plan": 3}');
    expect(tables.list()).toEqual([]);
    expect(tables.read('x')).toBeNull();
  });

  it('are not kept where there is no room, and say so', () => {
    expect(new LocalTables(new Store(10) as unknown as Storage).write(table('a'))).toBe(false);
    expect(new LocalTables(null).write(table('a'))).toBe(false);
    expect(new LocalTables(null).list()).toEqual([]);
  });
});

describe('what waits for somebody', () => {
  const summary = (id: string, waiting: number | null, phase: Summary['phase'] = 'playing'): Summary => ({
    id,
    setup: { board: 'classic', players: 2 },
    phase,
    listed: true,
    opened: '2026-01-31T18:00:00Z',
    waiting,
    seats: [
      { seat: 1, kind: 'person', name: 'Agnes', you: true, present: true, stand_in: false },
      { seat: 2, kind: 'person', name: 'Wilhelm', you: false, present: true, stand_in: false },
    ],
  });

  it('stands first where it is his turn, last where the game is over', () => {
    const all = myTables([table('here')], [summary('over', null, 'over'), summary('theirs', 2), summary('yours', 1)]);
    expect(all.map((t) => t.id)).toEqual(['yours', 'here', 'theirs', 'over']);
  });

  it('leaves out what was finished on this device', () => {
    expect(myTables([table('done', { turn: null })], [])).toEqual([]);
  });
});
