import { describe, expect, it } from 'vitest';
import {
  added,
  CLASSES,
  countOf,
  handCards,
  joined,
  kindsIn,
  orderOf,
  raisedOf,
  sameCards,
  wholeHand,
} from '../src/games/cartus/play/kinds';

describe('a hand of Cartus', () => {
  it('is sorted by class, then nuns, then jokers and special cards', () => {
    const hand = {
      gold: 1,
      'magic-0': 1,
      joker: 2,
      'church-4': 1,
      pass: 1,
      'church-0': 1,
      'peasantry-2': 1,
      sword: 1,
      flute: 1,
      'royalty-1': 1,
      'bourgeoisie-3': 0,
    };
    expect(kindsIn(hand)).toEqual([
      'peasantry-2',
      'church-0',
      'church-4',
      'magic-0',
      'royalty-1',
      'joker',
      'sword',
      'flute',
      'pass',
      'gold',
    ]);
  });

  it('knows an order of all 35 kinds', () => {
    const all = [
      ...CLASSES.flatMap((name) => [0, 1, 2, 3, 4].map((n) => `${name}-${n}`)),
      'joker',
      'sword',
      'flute',
      'pass',
      'gold',
    ];
    expect(all).toHaveLength(35);
    expect(new Set(all.map(orderOf)).size).toBe(35);
    expect([...all].reverse().sort((a, b) => orderOf(a) - orderOf(b))).toEqual(all);
  });

  it('shows every card; of copies the last ones are those picked, unless others were chosen', () => {
    const hand = { 'church-0': 3, joker: 1 };
    expect(raisedOf(hand, { 'church-0': 2, joker: 1 }, ['church-0#0'])).toEqual([
      'church-0#2',
      'joker#0',
      'church-0#0',
    ]);
    expect(raisedOf(hand, { joker: 1 }, ['church-0#0'])).toEqual(['joker#0']);
    const cards = handCards(hand, raisedOf(hand, { 'church-0': 2 }, []));
    expect(cards.map((c) => [c.key, c.picked, c.first])).toEqual([
      ['church-0#0', false, true],
      ['church-0#1', true, false],
      ['church-0#2', true, false],
      ['joker#0', false, true],
    ]);
  });

  it('is whole, whether a view counts the picked cards in or out', () => {
    expect(wholeHand({ joker: 1 }, { sword: 1 }, 2)).toEqual({ joker: 1, sword: 1 });
    expect(wholeHand({ joker: 1, sword: 1 }, { sword: 1 }, 2)).toEqual({ joker: 1, sword: 1 });
  });

  it('adds and takes away', () => {
    expect(added({ joker: 1 }, 'joker', -1)).toEqual({});
    expect(joined({ joker: 1 }, { joker: 2, pass: 1 })).toEqual({ joker: 3, pass: 1 });
    expect(sameCards({ joker: 1, pass: 0 }, { joker: 1 })).toBe(true);
    expect(countOf(undefined)).toBe(0);
  });
});
