import { describe, expect, it } from 'vitest';
import type { CartusScore, CartusView } from '../src/wire/cartus';
import { percentOf, pointsNow, pointsOf, survivalOf } from '../src/games/cartus/play/odds';
import { nunsOfRow, outcomeOf, reckoning } from '../src/games/cartus/play/reckoning';
import { ofGame } from '../src/wire/setup';
import { cartusScene, sampleCartus } from '../src/scenes/cartus-scenes';

const scene = (name: string): CartusView => ofGame(cartusScene(name, false)![0]!.view, 'cartus')!;
const nuns = (row: string[]): CartusView['nuns'] => row.map((card) => ({ seen: [], card }));
const score = (seat: number, points: number, rats: number, more: Partial<CartusScore>): CartusScore => ({
  seat,
  influence: { church: points },
  hand: 0,
  specials: {},
  gold: 0,
  tokens: 0,
  points,
  rats,
  killed: false,
  wins: false,
  place: 1,
  ...more,
});
const over = (list: CartusScore[], row: string[]): CartusView => ({ ...sampleCartus(), score: list, nuns: nuns(row) });

describe('the reckoning', () => {
  it('names every item once, by place, and sums to the points', () => {
    const view = scene('end');
    const { seats, rows } = reckoning(view);
    expect(seats.map((s) => s.place)).toEqual([1, 2, 3, 3]);
    expect(rows.map((r) => r.key)).toEqual([
      'peasantry',
      'bourgeoisie',
      'church',
      'chivalry',
      'magic',
      'royalty',
      'hand',
      'sword',
      'gold',
      'tokens',
    ]);
    for (const [i, s] of seats.entries()) expect(rows.reduce((sum, r) => sum + r.cells[i]!.points, 0)).toBe(s.points);
    expect(nunsOfRow(view)).toBe(10);
  });

  it('CART-77: beside a player stands the same number as in the table', () => {
    const view = scene('end');
    expect(view.score!.some((s) => s.points !== pointsNow(view, s.seat))).toBe(true);
    for (const s of view.score!) expect(pointsOf(view, s.seat)).toBe(s.points);
    expect(pointsOf(sampleCartus(), 1)).toBe(pointsNow(sampleCartus(), 1));
  });

  it('CART-85: a tie of points goes to fewer rats, else the victory is shared', () => {
    const row = ['church-4', 'church-4', 'church-1', 'church-0', 'church-0'];
    const one = over([score(1, 40, 8, { place: 2 }), score(2, 40, 7, { wins: true })], row);
    expect(outcomeOf(one)).toMatchObject({ winners: [2], tied: [1, 2], fewest: false });
    const both = over([score(1, 40, 7, { wins: true }), score(2, 40, 7, { wins: true })], row);
    expect(outcomeOf(both)).toMatchObject({ winners: [1, 2], tied: [] });
  });

  it('CART-77: what the dead scored is given to nobody', () => {
    const view = over(
      [score(1, 60, 13, { killed: true, place: 2 }), score(2, 41, 9, { wins: true })],
      ['church-4', 'church-4', 'church-2', 'church-0', 'church-0'],
    );
    expect(outcomeOf(view)).toMatchObject({ winners: [2], deadScored: true });
  });

  it('CART-86: all dead: nobody wins, or by house rule those with the fewest rats', () => {
    const row = ['church-3', 'church-0', 'church-0', 'church-0', 'church-0'];
    expect(outcomeOf(over([score(1, 50, 5, { killed: true }), score(2, 30, 4, { killed: true })], row))).toMatchObject({
      winners: [],
      fewest: false,
    });
    expect(
      outcomeOf(over([score(1, 50, 5, { killed: true, place: 2 }), score(2, 30, 4, { wins: true })], row)),
    ).toMatchObject({ winners: [2], fewest: true });
    expect(outcomeOf(scene('dead')).winners).toEqual([]);
  });
});

describe('what is known before the end', () => {
  it('who would get how many points by influence', () => {
    const view = sampleCartus();
    expect([1, 2, 3, 4].map((seat) => pointsNow(view, seat))).toEqual([37, 19, 27, 19]);
    expect(pointsNow({ ...view, ranks: { ...view.ranks, church: [1, 4, 2, 3] } }, 3)).toBe(27);
  });

  it('the chance of surviving, never rounded to certainty', () => {
    expect(survivalOf(sampleCartus(), 7)).toBe(63);
    expect(survivalOf(sampleCartus(), 40)).toBe(0);
    expect([0, 0.2, 63.4, 99.9, 100].map(percentOf)).toEqual(['0', '<1', '63', '>99', '100']);
  });
});
