import { describe, expect, it, vi } from 'vitest';
import { holdTable, type Locks } from '../src/wire/table-hold';

/** Locks as a browser has them for all its pages. */
class FakeLocks implements Locks {
  private readonly held = new Map<string, (reason: Error) => void>();
  request: Locks['request'] = (name, { steal }, granted) => {
    const before = this.held.get(name);
    if (before && !steal) return Promise.resolve(granted(null));
    before?.(new Error('stolen'));
    return new Promise((resolve, reject) => {
      this.held.set(name, reject);
      void Promise.resolve(granted({})).then(() => {
        if (this.held.get(name) === reject) this.held.delete(name);
        resolve(undefined);
      });
    });
  };
}

function page(locks: Locks, name: string, told: string[], take = false): () => void {
  const say = (what: string) => () => void told.push(`${name} ${what}`);
  return holdTable('t', take, { held: say('held'), busy: say('busy'), lost: say('lost') }, locks);
}

describe('one page at a time holds a table', () => {
  it('the other is told so, and can take it over', async () => {
    vi.useFakeTimers();
    const locks = new FakeLocks(),
      told: string[] = [];
    page(locks, 'first', told);
    page(locks, 'second', told);
    await vi.runAllTimersAsync();
    expect(told).toEqual(['first held', 'second busy']);
    page(locks, 'second', told, true);
    await vi.runAllTimersAsync();
    expect(told.slice(2).sort()).toEqual(['first lost', 'second held']);
    vi.useRealTimers();
  });

  it('whoever leaves gives it back, also to a page that is being loaded anew', async () => {
    vi.useFakeTimers();
    const locks = new FakeLocks(),
      told: string[] = [];
    const leave = page(locks, 'first', told);
    page(locks, 'again', told);
    await vi.advanceTimersByTimeAsync(150);
    leave();
    await vi.runAllTimersAsync();
    expect(told).toEqual(['first held', 'again held']);
    vi.useRealTimers();
  });

  it('barred locks keep nobody from playing', async () => {
    const told: string[] = [];
    page({ request: () => Promise.reject(new DOMException('barred', 'SecurityError')) }, 'only', told);
    await Promise.resolve();
    await Promise.resolve();
    expect(told).toEqual(['only held']);
  });

  it('without locks the page that came last has it', () => {
    const listeners: ((event: Partial<StorageEvent>) => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
    vi.stubGlobal('removeEventListener', (_: string, listener: () => void) =>
      listeners.splice(listeners.indexOf(listener), 1),
    );
    const told: string[] = [];
    const say = (what: string) => () => void told.push(what);
    const leave = holdTable('t', false, { held: say('held'), busy: say('busy'), lost: say('lost') }, null);
    listeners[0]!({ key: 'rattus-table-other', newValue: '{}' });
    listeners[0]!({ key: 'rattus-table-t', newValue: null });
    expect(told).toEqual(['held']);
    listeners[0]!({ key: 'rattus-table-t', newValue: '{}' });
    expect(told).toEqual(['held', 'lost']);
    leave();
    expect(listeners).toEqual([]);
    vi.unstubAllGlobals();
  });
});
