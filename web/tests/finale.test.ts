import '../src/games';
import { finaleOf } from '../src/games/board/finale/scenery.svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenPlace, wordsOf, type Box } from '../src/games/board/finale/place';
import type { Point } from '../src/games/board/ground/sheet';
import { sampleView, seats } from '../src/scenes/fixtures';
import { finaleScene } from '../src/scenes/finale-scene';
import { MockSession } from '../src/scenes/mock-session';
import { regionDecision } from '../src/scenes/fixtures';
import type { BoardView } from '../src/wire/board';
import type { FromTable, GameEvent, View } from '../src/wire/protocol';
import { ofGame } from '../src/wire/setup';
import { Game } from '../src/table/play/game.svelte';
import { settings } from '../src/ui/settings.svelte';
import { Theatre } from '../src/table/play/theatre.svelte';

type Update = Extract<FromTable, { type: 'update' }>;
const first: Update = { type: 'update', version: 1, view: sampleView('classic'), decision: null, events: [] };
const [before, after] = finaleScene(first, regionDecision('D-FINAL-PLAGUE', 'BASE-87', ['gallia'])) as [Update, Update];
const events = after.events as GameEvent[];
const deaths = (all: GameEvent[]): number =>
  all.reduce((sum, e) => sum + (e.type === 'citizens-killed' ? (e.count ?? 0) : 0), 0);
const STEP = 50;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  settings.speed = 'off';
});

/** Lets the virtual clock run until all is shown; returns what was seen and how long it took. */
async function watch(done: Promise<void>, each: () => void = () => undefined): Promise<number> {
  let over = false,
    ms = 0;
  void done.then(() => {
    over = true;
  });
  await import('../src/games/board/finale/finale.svelte');
  await vi.advanceTimersByTimeAsync(0);
  for (; !over; ms += STEP) {
    if (ms > 600_000) throw new Error('never comes to an end');
    each();
    await vi.advanceTimersByTimeAsync(STEP);
  }
  return ms;
}
const onBoard = (view: View | null | undefined): number =>
  ofGame(view, 'rattus')!.seats.reduce((sum, s) => sum + s.on_board, 0);
function stage(past: GameEvent[] = [], view: View = before.view!): Theatre {
  const theatre = new Theatre();
  theatre.begin(view, past);
  return theatre;
}

describe('the final ravaging (BASE-88)', () => {
  it('is staged region by region, symbol by symbol, though other things were skipped before', async () => {
    const theatre = stage();
    theatre.hurry();
    const regions = new Set<string>(),
      cards = new Set<string>();
    let most = 0,
      blows = 0,
      last: unknown = null,
      flights = 0;
    const ms = await watch(theatre.play(events, after.view!), () => {
      const finale = finaleOf(theatre);
      if (finale?.region) regions.add(finale.region);
      for (const card of finale?.cards ?? []) cards.add(card);
      if (finale?.blow && !finale.blow.fallen && finale.blow !== last) blows++;
      last = finale?.blow;
      most = Math.max(most, ...(finale?.lost ?? []));
      flights += theatre.flights.length;
    });
    expect([...regions]).toEqual(events.filter((e) => e.type === 'region-ravaged').map((e) => e.region));
    expect(ms).toBeGreaterThan(20_000);
    expect(blows).toBeGreaterThan(8);
    expect(cards.size).toBeGreaterThan(1);
    expect(most).toBeGreaterThan(3);
    expect(flights).toBe(0);
    expect(finaleOf(theatre)).toBeNull();
    expect(theatre.view).toBe(after.view);
    expect(theatre.log.map((l) => l.event)).toEqual(events);
  });

  it('counts what it shows: losses by seat and region, and nobody twice', async () => {
    const theatre = stage();
    let seen: { lost: number; tolls: number; left: number } | null = null;
    await watch(theatre.play(events, after.view!), () => {
      const finale = finaleOf(theatre);
      if (!finale?.over) return;
      seen = {
        lost: finale.lost.reduce((a, b) => a + b, 0),
        tolls: finale.stops.reduce((sum, s) => sum + s.toll, 0),
        left: onBoard(theatre.view),
      };
    });
    const all = deaths(events),
      start = onBoard(before.view);
    expect(seen).toEqual({ lost: all, tolls: all, left: start - all });
  });

  it('takes half the time when it is to go faster, and none where somebody goes to the end', async () => {
    const slow = stage(),
      fast = stage(),
      none = stage();
    const full = await watch(slow.play(events, after.view!));
    const half = await watch(fast.play(events, after.view!), () => {
      const finale = finaleOf(fast);
      if (finale) finale.fast = true;
    });
    expect(half / full).toBeGreaterThan(0.4);
    expect(half / full).toBeLessThan(0.65);
    const rest = await watch(none.play(events, after.view!), () => {
      if (finaleOf(none)?.region === 'germania') none.hurry();
    });
    expect(rest).toBeLessThan(full / 2);
    expect(none.log).toHaveLength(events.length);
    expect(finaleOf(none)).toBeNull();
  });

  it('is shown step by step where nothing moves', async () => {
    settings.speed = 'off';
    const theatre = stage();
    const ms = await watch(theatre.play(events, after.view!), () => expect(theatre.flights).toEqual([]));
    expect(ms).toBeGreaterThan(20_000);
  });

  it('goes on after a reload, with the toll so far; one that is over is not shown again', async () => {
    const half = events.findIndex((e) => e.type === 'region-ravaged' && e.region === 'italia');
    const theatre = stage(events.slice(0, half));
    let lost: number | null = null;
    await watch(theatre.play(events.slice(half), after.view!), () => {
      lost ??= finaleOf(theatre)?.lost.reduce((a, b) => a + b, 0) ?? null;
    });
    expect(lost).toBe(deaths(events.slice(0, half)));
    const done = stage(events, after.view!);
    await watch(done.play([], after.view!), () => expect(finaleOf(done)).toBeNull());
  });

  it('is not lost by a click too many, nor by more events than somebody is shown who was away', async () => {
    const session = new MockSession([
      before,
      {
        ...after,
        events: [
          ...Array.from({ length: 70 }, (): GameEvent => ({ type: 'turn-ended', clause: 'BASE-20', seat: 1 })),
          ...events,
        ],
      },
    ]);
    const game = new Game(session, seats);
    await vi.advanceTimersByTimeAsync(0);
    game.choose(0);
    game.skip();
    let shown = 0;
    await import('../src/games/board/finale/finale.svelte');
    for (let ms = 0; ms < 15_000; ms += STEP) {
      await vi.advanceTimersByTimeAsync(STEP);
      if (finaleOf(game.theatre)?.region) {
        shown++;
        game.skip();
      }
    }
    expect(shown).toBeGreaterThan(200);
    expect(game.playing).toBe(true);
    game.theatre.hurry();
    await vi.advanceTimersByTimeAsync(STEP);
    expect(game.playing).toBe(false);
    expect(game.view?.score).not.toBeNull();
    game.close();
  });

  const folder = new URL('../../tests/games/', import.meta.url);
  const games = readdirSync(folder).filter((name) => /^(classic|big-box)-.*\.json$/.test(name));
  it.each(games)('of a recorded game adds up (%s)', async (name) => {
    const record = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      setup: { board: 'classic' | 'big-box'; players: number };
      start: { events: GameEvent[] };
      steps: { events: GameEvent[] }[];
    };
    const all = [record.start, ...record.steps].flatMap((s) => s.events);
    const begin = all.map((e) => e.type).lastIndexOf('final-ravage');
    const players = record.setup.players;
    const base = sampleView(record.setup.board);
    // enough people and tokens everywhere for whatever happened
    const view: BoardView = {
      ...base,
      players,
      seats: Array.from({ length: players }, (_, i) => ({
        seat: i + 1,
        color: 'red',
        supply: 0,
        haven: 0,
        on_board: 900,
      })),
      regions: Object.fromEntries(
        Object.keys(sampleView('big-box').regions).map((id) => [
          id,
          { tokens: [], citizens: Array.from({ length: players }, () => 50) },
        ]),
      ),
      board: 'big-box',
    };
    const theatre = stage([], view);
    const told = all.slice(begin);
    let lost = -1;
    await watch(theatre.play(told, view), () => {
      const finale = finaleOf(theatre);
      if (finale?.over) lost = finale.lost.reduce((a, b) => a + b, 0);
    });
    expect(lost).toBe(deaths(told));
  });
});

describe('the token beside the struck region', () => {
  const apart = (a: Box, b: Box): boolean =>
    a[2] <= b[0] + 1 || a[0] >= b[2] - 1 || a[3] <= b[1] + 1 || a[1] >= b[3] - 1;

  it('lies inside the map with its words, and neither covers the region, who falls below it, or the safe haven', () => {
    const sizes: [Box, number, Point][] = [
      [[8, 8, 868, 600], 74, [164, 42]],
      [[8, 8, 352, 190], 42, [150, 32]],
    ];
    for (const [free, r, words] of sizes) {
      const [across, down] = [free[2] - free[0], free[3] - free[1]],
        haven: Box = [6, 6, 166, 42],
        wide = r * 0.8;
      for (const [right, low] of [
        [0.15, 0.5],
        [0.3, 0.6],
        [0.5, 0.5],
        [0.85, 0.2],
        [0.2, 0.8],
        [0.85, 0.8],
      ] as const) {
        const [x, y] = [free[0] + across * right, free[1] + down * low];
        const struck: Box = [x - wide, y - wide * 0.7, x + wide, y + wide * 0.7],
          fallen: Box = [struck[0], struck[3], struck[2], struck[3] + wide];
        const place = tokenPlace([struck, fallen, haven], r, words, [], free);
        const token: Box = [place.at[0] - r, place.at[1] - r, place.at[0] + r, place.at[1] + r];
        for (const part of [token, wordsOf(place, r, words)]) {
          expect(
            part[0] >= free[0] && part[2] <= free[2] && part[1] >= free[1] && part[3] <= free[3],
            `${right} ${low}: inside`,
          ).toBe(true);
          for (const clear of [struck, fallen, haven])
            expect(apart(part, clear), `${right} ${low}: ${part.map(Math.round)} covers ${clear.map(Math.round)}`).toBe(
              true,
            );
        }
      }
    }
  });
});
