import { beforeEach, describe, expect, it } from 'vitest';
import { fileOf, fromFile, LocalTables, type LocalTable } from '../src/wire/local-tables';
import type { Summary } from '../src/wire/protocol';
import { myTables } from '../src/pages/my-tables';

/** As much of a browser's storage as is needed; `room` in characters for one value, `total` for all together. */
class Store {
  [key: string]: unknown;
  private get all(): Record<string, string> {
    return this as unknown as Record<string, string>;
  }
  constructor(room = Infinity, total = Infinity) {
    Object.defineProperty(this, 'room', { value: room, enumerable: false });
    Object.defineProperty(this, 'total', { value: total, enumerable: false });
  }
  getItem(key: string): string | null {
    return this.all[key] ?? null;
  }
  setItem(key: string, value: string): void {
    const others = Object.keys(this).filter((other) => other !== key);
    const sum = others.reduce((all, other) => all + this.all[other]!.length, value.length);
    if (value.length > (this.room as number) || sum > (this.total as number))
      throw new DOMException('full', 'QuotaExceededError');
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

  it('are never forgotten unasked before they are over', () => {
    for (let n = 0; n < 12; n++) tables.write(table(`t${n}`, { changed: n }));
    expect(tables.list()).toHaveLength(12);
  });

  it('do not grow without end: what is over goes, the oldest first', () => {
    const over = (n: number): boolean => n % 3 === 0;
    for (let n = 0; n < 10; n++) tables.write(table(`t${n}`, { changed: n, turn: over(n) ? null : 1 }));
    expect(tables.list().map((t) => t.id)).toEqual(['t9', 't8', 't7', 't6', 't5', 't4', 't2', 't1']);
  });

  it('take the room of those that are over, and of no others', () => {
    const long = { inputs: ['x'.repeat(400)] };
    const small = new Store(Infinity, 1500);
    tables = new LocalTables(small as unknown as Storage);
    expect(tables.write(table('over', { changed: 1, turn: null, ...long }))).toBe('kept');
    expect(tables.write(table('open', { changed: 2, ...long }))).toBe('kept');
    expect(tables.write(table('new', { changed: 3, ...long }))).toBe('kept');
    expect(tables.write(table('more', { changed: 4, ...long }))).toBe('full');
    expect(tables.list().map((t) => t.id)).toEqual(['new', 'open']);
  });

  it('are written by the page alone that opened them last', () => {
    const heard: string[] = [];
    tables.told = ({ id }, how) => heard.push(`${id} ${how}`);
    const stale = table('a', { inputs: ['1'] });
    expect(tables.write(stale)).toBe('kept');
    const mine = tables.claim('a')!;
    mine.inputs.push('2', '3');
    expect(tables.write(mine)).toBe('kept');
    stale.inputs.push('x');
    expect(tables.write(stale)).toBe('elsewhere');
    expect(tables.read('a')?.inputs).toEqual(['1', '2', '3']);
    expect(heard).toEqual(['a kept', 'a kept', 'a elsewhere']);
  });

  it('go to a file and come back under a name of their own', () => {
    const back = fromFile(JSON.parse(fileOf(table('a', { inputs: ['x'] }))));
    expect(back).toMatchObject({ inputs: ['x'], plan: '{}', round: 3 });
    expect(back?.id).not.toBe('a');
    for (const other of [null, 3, [], {}, { format: 'rattus-game' }, { format: 'rattus-record', ...table('a') }])
      expect(fromFile(other)).toBeNull();
  });

  it('do not stumble over what somebody else has left there', () => {
    store.setItem('rattus-table-x', '{"half":');
    store.setItem('rattus-table-y', '{"plan": 3}');
    store.setItem('rattus-table-z', 'null');
    store.setItem('rattus-table-seats', JSON.stringify({ ...table('seats'), seats: [null] }));
    expect(tables.list()).toEqual([]);
    expect(tables.read('x')).toBeNull();
  });

  it('are not kept where there is no room, and say so', () => {
    expect(new LocalTables(new Store(10) as unknown as Storage).write(table('a'))).toBe('full');
    expect(new LocalTables(null).write(table('a'))).toBe('full');
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
