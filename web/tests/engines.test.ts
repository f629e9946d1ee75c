import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../src/wire/catalogue';
import { engineOf } from '../src/wire/engines';
import type { BoardSetUp, SetUp } from '../src/wire/setup';

const board = (more: Partial<BoardSetUp>): SetUp => ({ board: 'big-box', players: 6, ...more });

describe('the engine of a set-up', () => {
  it('is that of the base game where its cards are played and nothing else', () => {
    expect(engineOf(board({}))).toBe('base');
    expect(engineOf(board({ cards: [...BASE_CARDS], modules: [], options: { end: 'rats' } }))).toBe('base');
    expect(engineOf({ board: 'classic', players: 2 })).toBe('base');
  });
  it('is that of the whole board game for any other card, for cards by lot and for modules', () => {
    expect(engineOf(board({ cards: [...BASE_CARDS.slice(1), 'baker'] }))).toBe('board');
    expect(engineOf(board({ cards: 'random' }))).toBe('board');
    expect(engineOf(board({ modules: ['mercatus'] }))).toBe('board');
    expect(engineOf(board({ options: { upg_far: 'any' } }))).toBe('board');
  });
  it('is that of the card game for the card game', () => {
    expect(engineOf({ game: 'cartus', players: 3 })).toBe('cartus');
  });
  it('is there for what is no set-up at all: it says why', () => {
    for (const broken of [
      {},
      { cards: 7 },
      { cards: null, modules: null },
      { modules: 'mercatus' },
      { options: null },
      { game: 'chess' },
    ])
      expect(['base', 'board']).toContain(engineOf(broken as unknown as SetUp));
  });
});
