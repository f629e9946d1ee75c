import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleView } from '../src/scenes/fixtures';
import type { Face, GameEvent } from '../src/wire/protocol';
import '../src/games/board/events/cards';
import { flightsOf, weightOf } from '../src/table/play/stages';
import { shownOf } from '../src/games/board/finale/scenery.svelte';
import { hastened } from '../src/table/play/flight';
import { BOARD_EVENTS } from './declared';
import { settings } from '../src/ui/settings.svelte';
import { lossesOf, strikesOf } from '../src/games/board/play/strike';
import { Theatre } from '../src/table/play/theatre.svelte';

const view = sampleView('classic');
const killed = (seat: number, majority: number, all: number, cards: number): GameEvent => ({
  type: 'citizens-killed',
  clause: 'BASE-52',
  seat,
  region: 'gallia',
  count: 1,
  hits: { majority, all, cards },
});
const outbreak: GameEvent = { type: 'outbreak', clause: 'BASE-48', region: 'gallia', population: 6, limit: 2 };
describe('every event', () => {
  const happened = { clause: 'BASE-1', seat: 1, region: 'gallia', token: { tag: 'drawn', marked: false, lookers: [] } };

  it('of the engine takes some time to be seen', () => {
    expect(BOARD_EVENTS.length).toBeGreaterThan(30);
    const unseen = BOARD_EVENTS.filter((type) => weightOf(view, { ...happened, type } as GameEvent) === 0);
    expect(unseen).toEqual([]);
  });

  it('without a row of its own is shown where it happened', () => {
    const [ring] = flightsOf(view, { ...happened, type: 'comet' } as GameEvent);
    expect(ring).toMatchObject({ piece: 'ring', to: 'region-gallia' });
    expect(flightsOf(view, { type: 'comet', clause: 'X-1', seat: 2 })[0]).toMatchObject({ to: 'seat-2' });
    // what people do beside the game
    expect(weightOf(view, { type: 'comet', clause: '', seat: 2 })).toBe(0);
  });

  it('moves from where it was to where it goes', () => {
    const [card] = flightsOf(view, { type: 'card-taken', clause: 'BASE-24', seat: 1, card: 'king', from: 2 });
    expect(card).toMatchObject({ piece: 'card', from: 'seat-2', to: 'seat-1', card: 'king' });
    expect(
      flightsOf(view, { type: 'card-taken', clause: 'BASE-24', seat: 1, card: 'king', from: null })[0],
    ).toMatchObject({
      from: 'card-king',
    });
    expect(
      flightsOf(view, { type: 'tokens-swapped', clause: 'BASE-63', seat: 1, from: 'gallia', to: 'italia' }).map((f) => [
        f.from,
        f.to,
      ]),
    ).toEqual([
      ['region-gallia', 'region-italia'],
      ['region-italia', 'region-gallia'],
    ]);
  });

  it('does not show a face that the viewer may not know', () => {
    const looked: GameEvent = {
      type: 'token-looked',
      clause: 'BASE-63',
      seat: 2,
      region: 'gallia',
      token: { tag: 'drawn', marked: false, lookers: [2] },
    };
    expect(flightsOf(view, looked).map((f) => f.piece)).toEqual(['eye']);
  });
});

describe('symbols', () => {
  it('strike one by one whom they hit', () => {
    const face = { limit: 2, symbols: ['majority', 'all', 'royalty', 'islamic'] as const };
    const losses = lossesOf(
      [
        outbreak,
        killed(1, 0, 1, 1),
        killed(4, 1, 1, 0),
        { type: 'turn-ended', clause: 'BASE-20', seat: 1 },
        killed(2, 1, 0, 0),
      ],
      0,
    );
    expect(losses.map((e) => e.seat)).toEqual([1, 4]);
    // the King is held by seat 1 in this view
    expect(strikesOf({ ...face, symbols: [...face.symbols] }, losses, view)).toEqual([
      { symbol: 0, seats: [4] },
      { symbol: 1, seats: [1, 4] },
      { symbol: 2, seats: [1] },
      { symbol: 3, seats: [] },
    ]);
  });
});

describe('the pace', () => {
  it('is kept as long as nobody waits too long', () => {
    expect(hastened(200, 10, 50)).toBe(200);
    expect(hastened(200, 100, 50)).toBe(100);
  });
});

describe('the theatre', () => {
  afterEach(() => {
    vi.useRealTimers();
    settings.speed = 'off';
  });
  const events: GameEvent[] = [
    { type: 'token-revealed', clause: 'BASE-46', region: 'gallia', token: view.regions['gallia']!.tokens[0]! },
    outbreak,
    killed(4, 1, 0, 0),
  ];

  it('shows one thing after another, and the view at last', async () => {
    vi.useFakeTimers();
    settings.speed = 'normal';
    const theatre = new Theatre();
    theatre.begin(view, []);
    const after = { ...view, plague: 'gallia' };
    const seen: string[] = [];
    const done = theatre.play(events, after);
    while (theatre.view !== after) {
      const now = [
        shownOf(theatre)?.strike ? `strike ${shownOf(theatre)?.strike?.symbol}` : (theatre.caption?.event.type ?? ''),
        theatre.flights[0]?.piece ?? '',
      ]
        .join(' ')
        .trim();
      if (seen.at(-1) !== now) seen.push(now);
      await vi.advanceTimersByTimeAsync(20);
    }
    await done;
    expect(seen).toEqual(['token-revealed', 'outbreak', 'strike 0', 'strike 1', 'strike 2', 'citizens-killed citizen']);
    expect(theatre.log.map((l) => l.event)).toEqual(events);
  });

  it('can be hurried at any time and loses nothing', async () => {
    vi.useFakeTimers();
    settings.speed = 'slow';
    const theatre = new Theatre();
    theatre.begin(view, []);
    const done = theatre.play(events, view);
    theatre.hurry();
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(theatre.log).toHaveLength(3);
    expect(theatre.flights).toEqual([]);
  });

  it('takes no time when movement is off: the page is laid out once for all that happened', async () => {
    settings.speed = 'off';
    const theatre = new Theatre();
    theatre.begin(view, []);
    const after = { ...view, plague: 'gallia' };
    const done = theatre.play(events, after);
    // before anything else can run
    expect(theatre.log).toHaveLength(3);
    expect(theatre.view).toBe(after);
    await done;
    expect(shownOf(theatre)).toBeNull();
  });

  it('tells of tokens turned over together by their own faces, or by none (CARD-183)', async () => {
    vi.useFakeTimers();
    settings.speed = 'normal';
    const [a, b, c] = [
      { limit: 2, symbols: ['all'] },
      { limit: 3, symbols: ['majority'] },
      { limit: 4, symbols: ['all', 'church'] },
    ] as Face[];
    const turn = (face: Face): GameEvent => ({
      type: 'token-revealed',
      clause: 'BASE-46',
      region: 'gallia',
      token: { tag: 'drawn', marked: false, lookers: [], face },
    });
    const update = (open: Face[]) => ({ ...view, turn: { ...view.turn, laid_open: open } });
    const theatre = new Theatre();
    theatre.begin(view, []);
    const seen: string[] = [];
    const show = async (events: GameEvent[], open: Face[]): Promise<void> => {
      const after = update(open);
      const done = theatre.play(events, after);
      while (theatre.view !== after) {
        const shown = shownOf(theatre);
        const now = shown?.outcome
          ? `${shown.face?.limit ?? 'none'}: ${shown.struck.map((e) => `${e.seat}-${e.count}`).join()}`
          : '';
        if (now && seen.at(-1) !== now) seen.push(now);
        await vi.advanceTimersByTimeAsync(20);
      }
      await done;
    };
    await show([turn(a!), turn(b!), turn(c!)], [a!, b!, c!]);
    await show([outbreak, killed(4, 0, 1, 0), killed(4, 0, 1, 0)], [a!, c!]);
    await show([outbreak, killed(1, 0, 1, 0), outbreak, killed(1, 0, 1, 0)], []);
    expect(seen).toEqual(['3: ', '3: 4-1', '3: 4-1,4-1', 'none: ', 'none: 1-1', 'none: ', 'none: 1-1']);
  });

  it('begins anew without showing what was', () => {
    const theatre = new Theatre();
    theatre.begin(view, events);
    expect(theatre.log).toHaveLength(3);
    expect(theatre.news).toEqual([]);
    expect(theatre.caption).toBeNull();
  });
});
