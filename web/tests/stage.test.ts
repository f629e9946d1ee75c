import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/wire/board';
import type { GameEvent } from '../src/wire/protocol';
import { sampleView } from '../src/scenes/fixtures';
import { arrive, leave } from '../src/table/play/stages';

const view = sampleView('classic');
const after = (e: GameEvent, v: BoardView = view): BoardView => arrive(leave(v, e), e);
const total = (v: BoardView, seat: number): number =>
  v.seats[seat - 1]!.supply +
  v.seats[seat - 1]!.haven +
  Object.values(v.regions).reduce((n, r) => n + r.citizens[seat - 1]!, 0);

describe('events on stage', () => {
  it('move citizens without losing any', () => {
    const events: GameEvent[] = [
      { type: 'citizens-placed', clause: 'BASE-28', seat: 1, region: 'russia', count: 2 },
      { type: 'citizens-moved', clause: 'BASE-62', seat: 2, from: 'russia', to: 'polonia', count: 3 },
      { type: 'citizen-saved', clause: 'BASE-64', seat: 4, region: 'hispania' },
      { type: 'citizens-killed', clause: 'BASE-52', seat: 3, region: 'italia', count: 4 },
    ];
    let now = view;
    for (const e of events) now = after(e, now);
    for (const seat of [1, 2, 3, 4]) expect(total(now, seat)).toBe(20);
    expect(now.regions['russia']!.citizens).toEqual([2, 1, 0, 0]);
    expect(now.regions['polonia']!.citizens).toEqual([0, 5, 1, 0]);
    expect(now.regions['italia']!.citizens).toEqual([0, 1, 1, 0]);
    expect(now.seats[3]!.haven).toBe(3);
  });

  it('take pieces away before they arrive', () => {
    const e: GameEvent = { type: 'plague-moved', clause: 'BASE-40', seat: 1, from: 'germania', to: 'gallia' };
    expect(leave(view, e).plague).toBeNull();
    expect(after(e).plague).toBe('gallia');
  });

  it('turn over the very token that was known', () => {
    const known = view.regions['gallia']!.tokens[0]!;
    const now = after({ type: 'token-revealed', clause: 'BASE-46', region: 'gallia', token: known });
    expect(now.regions['gallia']!.tokens).toHaveLength(2);
    expect(now.regions['gallia']!.tokens.every((t) => t.face === undefined)).toBe(true);
    expect(now.used.at(-1)).toEqual(known.face);
  });

  it('leave the view they were given untouched', () => {
    const before = JSON.stringify(view);
    after({ type: 'token-moved', clause: 'BASE-61', seat: 1, from: 'russia', to: 'scandia' });
    expect(JSON.stringify(view)).toBe(before);
  });

  it('survive what they do not know', () => {
    expect(after({ type: 'comet', clause: 'X-1', region: 'atlantis' })).toBe(view);
  });
});
