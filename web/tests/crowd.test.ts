import { describe, expect, it } from 'vitest';
import { crowd, halfWidth } from '../src/games/board/map/crowd';

const rows = (citizens: number[], most: number): number[][] => {
  const groups = crowd(citizens, most);
  return [...new Set(groups.map(({ feet: [, y] }) => y))].map((y) =>
    groups.filter(({ feet }) => feet[1] === y).map(({ seat }) => seat),
  );
};

describe('citizens of a region', () => {
  it('are one figure for each owner, with their number', () => {
    expect(crowd([0, 7, 1], 4)).toMatchObject([
      { seat: 2, count: 7 },
      { seat: 3, count: 1 },
    ]);
  });

  it('stand in one row as long as there is room, then in two', () => {
    expect(rows([3, 3, 3, 3], 4)).toEqual([[1, 2, 3, 4]]);
    expect(rows([3, 3, 3, 3, 3], 4)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(rows([1, 1, 1, 1], 3)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(rows([3, 3, 3, 3, 3, 3], 3)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('stay centred', () => {
    const xs = crowd([1, 9], 4).map(({ feet: [x] }) => x);
    expect(xs[0]! + xs[1]!).toBeCloseTo(0);
    expect(halfWidth(crowd([1, 9], 4))).toBe(21);
    expect(halfWidth([])).toBe(0);
  });
});
