import { describe, expect, it } from 'vitest';
import { CLASSES } from '../src/games/cartus/play/kinds';
import type { CartusEvent, CartusView } from '../src/wire/cartus';
import { cartusReel, hearsCartus } from '../src/games/cartus/reel';
import { arrive } from '../src/table/play/stages';
import { handOver } from '../src/games/cartus/stage';
import { cartusScene, sampleCartus } from '../src/scenes/cartus-scenes';
import type { GameEvent } from '../src/wire/protocol';
import { ofGame } from '../src/wire/setup';

const after = (view: CartusView, ...events: Partial<CartusEvent>[]): CartusView =>
  events.reduce((now, e) => arrive(now, { type: '', clause: 'CART-1', ...e } as GameEvent), view);
const seat = (view: CartusView, n: number) => view.seats.find((s) => s.seat === n)!;

describe('the table while events are shown', () => {
  it('a marker moves in one go, on top of the stack it reaches (CART-47)', () => {
    const view = after(sampleCartus(), { type: 'influence', seat: 3, class: 'church', points: 7, space: 7 });
    expect(view.influence.church.find((p) => p.space === 7)!.seats).toEqual([1, 3]);
    expect(view.influence.church.some((p) => p.space === 0)).toBe(false);
    for (const name of CLASSES) expect(view.influence[name].flatMap((p) => p.seats).sort()).toEqual([1, 2, 3, 4]);
  });

  it('a marker that scores nothing keeps its place in the stack (W159)', () => {
    const view = sampleCartus();
    expect(after(view, { type: 'influence', seat: 1, class: 'chivalry', points: 0, space: 2 })).toEqual(view);
  });

  it('played cards leave the hand once, also those that were picked before', () => {
    const scene = ofGame(cartusScene('play', false)![0]!.view, 'cartus')!;
    const view = after(
      scene,
      { type: 'cards-played', seat: 1, count: 2 },
      { type: 'kind-played', seat: 1, card: 'church-4', count: 1 },
      { type: 'kind-played', seat: 1, card: 'sword', count: 1 },
    );
    expect(seat(view, 1)).toMatchObject({ cards: 8, face_down: 2, hand: seat(scene, 1).hand });
    expect(view.picked).toBeUndefined();
  });

  it('cards go from hand to hand, rats too where they are known', () => {
    const view = after(
      sampleCartus(),
      { type: 'cards-given', seat: 2, other: 1, count: 2 },
      { type: 'kind-given', seat: 2, other: 1, card: 'joker', count: 2 },
      { type: 'rat-given', seat: 1, other: 2, count: 1 },
    );
    expect([
      seat(view, 1).cards,
      seat(view, 2).cards,
      seat(view, 1).hand!['joker'],
      seat(view, 1).rats,
      seat(view, 2).rats,
    ]).toEqual([12, 6, 3, 6, undefined]);
  });

  it('a new round clears the row; buildings bring their symbols', () => {
    const view = after(
      sampleCartus(),
      { type: 'round-started', seat: 2, round: 6 },
      { type: 'building-drawn', position: 1, building: 'brewery', copy: 4 },
    );
    expect(view.row).toEqual([
      { building: 'brewery', copy: 4, class: 'peasantry', supply: { discard_rats: 2 }, entrants: [] },
    ]);
    expect(view.seats.every((s) => s.face_down === 0 && s.supply === null)).toBe(true);
  });

  it('goes to the next hand without what only the one before knew', () => {
    const before = ofGame(cartusScene('play', false)![0]!.view, 'cartus')!;
    const next: CartusView = {
      ...sampleCartus(),
      viewer: 2,
      nuns: sampleCartus().nuns.map(({ seen }) => ({ seen })),
      seats: sampleCartus().seats.map(({ hand, rats, values, ...open }) =>
        open.seat === 2 ? { ...open, hand: { joker: 8 }, rats: 3 } : open,
      ),
    };
    const view = handOver(before, next);
    expect(JSON.stringify(view)).not.toMatch(/church-4|"rats":7/);
    expect(view.picked).toBeUndefined();
    expect(seat(view, 2)).toMatchObject({ hand: { joker: 8 }, rats: 3 });
  });
});

describe('a record of Cartus', () => {
  const events = [
    [
      { type: 'starting-player', seat: 1 },
      { type: 'round-started', seat: 1, round: 1 },
      { type: 'kind-drawn', seat: 2, card: 'joker', count: 1 },
    ],
    [{ type: 'influence', seat: 1, class: 'church', points: 2, space: 2 }],
    [
      { type: 'influence', seat: 1, class: 'church', points: 3, space: 5 },
      { type: 'influence', seat: 2, class: 'magic', points: 1, space: 1 },
      { type: 'round-started', seat: 2, round: 2 },
    ],
    [
      { type: 'opened-nun', position: 1, card: 'church-4' },
      { type: 'opened-nun', position: 2, card: 'church-0' },
    ],
  ] as unknown as GameEvent[][];

  it('has rounds, an end, and everybody’s influence', () => {
    const { marks, people } = cartusReel(events, 2);
    expect(marks.map((m) => [m.step, m.kind, m.round])).toEqual([
      [0, 'start', 0],
      [0, 'round', 1],
      [2, 'round', 2],
      [3, 'end', 2],
    ]);
    expect(people).toEqual([
      [0, 0],
      [2, 0],
      [5, 1],
      [5, 1],
    ]);
  });

  it('is heard as one pair of eyes may know it', () => {
    const drawn = events[0]![2]!;
    expect([hearsCartus(drawn, 'all'), hearsCartus(drawn, 2), hearsCartus(drawn, 1), hearsCartus(drawn, null)]).toEqual(
      [true, true, false, false],
    );
  });
});
