import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheets, type Past } from '../src/ui/route/sheets';

/** A browser's history: it moves a moment after it was told to. */
class FakePast implements Past {
  entries: unknown[] = ['before', { depth: 1 }];
  at = 1;
  moved: () => void = () => undefined;
  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, ++this.at), state];
  }
  go(by: number): void {
    setTimeout(() => {
      this.at += by;
      this.moved();
    }, 5);
  }
}
const SHEET = { depth: 1, sheet: true };
let past: FakePast, sheets: Sheets, screens: number, closed: string[];
const lay = (name: string) => sheets.lay(() => void closed.push(name));

beforeEach(() => {
  vi.useFakeTimers();
  past = new FakePast();
  sheets = new Sheets(() => past);
  [screens, closed] = [0, []];
  past.moved = () => {
    if (!sheets.moved()) screens += 1;
  };
});

describe('the back button', () => {
  it('takes away what lies on top, then leaves the screen', () => {
    lay('lower');
    lay('upper');
    expect(past.entries).toEqual(['before', { depth: 1 }, SHEET]);
    for (const [seen, left] of [
      [['upper'], 0],
      [['upper', 'lower'], 0],
      [['upper', 'lower'], 1],
    ] as const) {
      past.go(-1);
      vi.runAllTimers();
      expect([closed, screens]).toEqual([seen, left]);
    }
  });

  it('finds nothing of a sheet that was closed otherwise', () => {
    lay('one')();
    vi.runAllTimers();
    expect([past.at, closed, screens]).toEqual([1, [], 0]);
  });

  it('one sheet after another is one entry', () => {
    const gone = lay('one');
    gone();
    lay('two');
    vi.runAllTimers();
    expect(past.entries).toEqual(['before', { depth: 1 }, SHEET]);
    past.go(-1);
    vi.runAllTimers();
    expect([closed, screens]).toEqual([['two'], 0]);
  });

  it('a sheet that comes while the entry of the last one leaves gets its own', () => {
    lay('one')();
    vi.advanceTimersByTime(1);
    lay('two');
    const done: string[] = [];
    sheets.whenStill(() => void done.push('later'));
    expect([past.at, done]).toEqual([2, []]);
    vi.runAllTimers();
    expect([past.at, past.state, done]).toEqual([2, SHEET, ['later']]);
  });

  it('another screen takes the place of the entry', () => {
    lay('one');
    expect(sheets.onTop).toBe(true);
    const done: unknown[] = [];
    sheets.leaveThen(() => void done.push(past.state));
    vi.runAllTimers();
    expect(done).toEqual([{ depth: 1 }]);
    vi.useRealTimers();
  });
});
