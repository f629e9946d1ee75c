import { describe, expect, it } from 'vitest';
import { crowd } from '../src/board/map/crowd';

describe('citizens of a region', () => {
  it('stand one by one up to four', () => {
    expect(crowd([0, 4], 200)).toMatchObject([{ seat: 2, count: 4, badge: false }]);
    expect(crowd([0, 4], 200)[0]?.feet).toHaveLength(4);
  });

  it('become a number from five on', () => {
    expect(crowd([5], 200)).toMatchObject([{ seat: 1, count: 5, badge: true }]);
    expect(crowd([5], 200)[0]?.feet).toHaveLength(1);
  });

  it('become numbers where there is no room, the widest first', () => {
    const groups = crowd([2, 4, 1], 90);
    expect(groups.map((g) => g.badge)).toEqual([false, true, false]);
  });

  it('stand in two rows of three for six players', () => {
    const groups = crowd([3, 3, 3, 3, 3, 3], 60);
    const rows = new Set(groups.flatMap((g) => g.feet.map(([, y]) => y)));
    expect(groups).toHaveLength(6);
    expect(rows.size).toBe(2);
  });

  it('stay centred', () => {
    const xs = crowd([1, 1], 200).flatMap((g) => g.feet.map(([x]) => x));
    expect(xs[0]! + xs[1]!).toBeCloseTo(0);
  });
});
