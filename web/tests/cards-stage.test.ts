import { describe, expect, it } from 'vitest';
import { cardsView } from '../src/scenes/card-scenes';
import type { BoardView } from '../src/wire/board';
import type { GameEvent } from '../src/wire/protocol';
import '../src/games/board/events/cards';
import { arrive, flightsOf, leave, weightOf } from '../src/table/play/stages';

const view = cardsView('classic');
const after = (v: BoardView, ...events: GameEvent[]): BoardView =>
  events.reduce((now, e) => arrive(leave(now, e), e), v);
const seat = (v: BoardView, n: number) => v.seats[n - 1]!;
const event = (type: string, more: Partial<GameEvent>): GameEvent => ({ type, clause: 'CARD-1', ...more });
const carried = (v: BoardView, id: string, n: number) => (v.regions[id]!.carrying ?? []).filter((c) => c.seat === n);

describe('events of the class cards on stage', () => {
  it('put citizens on the Baker and from there into a region', () => {
    const one = after(view, event('citizen-to-card', { seat: 2, card: 'baker', count: 4 }));
    expect([seat(one, 2).supply, seat(one, 2).on_board, one.pieces?.on_cards?.['baker']]).toEqual([
      seat(view, 2).supply - 1,
      seat(view, 2).on_board,
      4,
    ]);
    const two = after(
      one,
      event('citizens-placed', { clause: 'CARD-71', seat: 2, region: 'turcia', count: 4 }),
      event('card-taken', { seat: 1, card: 'baker', from: 2 }),
    );
    expect([seat(two, 2).supply, seat(two, 2).on_board]).toEqual([seat(one, 2).supply, seat(one, 2).on_board + 4]);
    expect(two.regions['turcia']!.citizens[1]).toBe(4);
    expect(two.pieces?.on_cards).toEqual({});
    expect(two.cards.find((c) => c.id === 'baker')!.holder).toBe(1);
  });

  it('set nuns and walls anew, and one bishop', () => {
    const set = after(
      view,
      event('card-used', { seat: 1, card: 'nun' }),
      event('nun-set', { seat: 1, region: 'italia' }),
    );
    expect(set.pieces?.nuns).toEqual(['italia']);
    expect(set.pieces?.walls).toHaveLength(3);
    const walled = after(
      set,
      event('card-used', { seat: 1, card: 'emperor' }),
      event('wall-set', { seat: 1, region: 'gallia', to: 'italia' }),
    );
    expect(walled.pieces?.walls).toEqual([['gallia', 'italia']]);
    expect(after(view, event('bishop-set', { seat: 3, from: 'russia', to: 'italia' })).pieces?.bishops).toEqual([
      'hungaria',
      'italia',
    ]);
    expect(after(view, event('bishop-set', { seat: 3, to: 'italia' })).pieces?.bishops).toHaveLength(3);
  });

  it('lay potions under citizens and take them away', () => {
    const laid = after(view, event('potion-laid', { seat: 1, region: 'tartaria' }));
    expect(carried(laid, 'tartaria', 1)).toEqual([{ seat: 1, potions: 1, diplomat: false }]);
    expect(after(laid, event('potion-given', { seat: 1, region: 'tartaria' })).regions['tartaria']).toEqual(
      view.regions['tartaria'],
    );
    // anglia: three of the first player's, one with a potion on a podium
    expect(carried(after(view, event('diplomat-made', { seat: 1, region: 'anglia' })), 'anglia', 1)).toHaveLength(2);
  });

  it('swap citizens with what they carry', () => {
    const swapped = after(view, event('citizens-swapped', { seat: 1, owner: 4, from: 'anglia', to: 'hispania' }));
    expect([swapped.regions['anglia']!.citizens, swapped.regions['hispania']!.citizens]).toEqual([
      [2, 0, 0, 2],
      [1, 0, 0, 2],
    ]);
    const all = after(
      view,
      ...[1, 2, 3].map(() => event('citizens-moved', { seat: 1, from: 'anglia', to: 'gallia', count: 1 })),
    );
    expect(carried(all, 'anglia', 1)).toEqual([]);
    expect(carried(all, 'gallia', 1)).toContainEqual({ seat: 1, potions: 1, diplomat: true });
  });

  it('lose what the killed and the returned carried', () => {
    expect(
      carried(after(view, event('citizens-killed', { seat: 1, region: 'gallia', count: 2 })), 'gallia', 1),
    ).toEqual([]);
    const back = after(view, event('citizen-returned', { seat: 1, region: 'gallia' }));
    expect([back.regions['gallia']!.citizens[0], seat(back, 1).supply, carried(back, 'gallia', 1)]).toEqual([
      1,
      seat(view, 1).supply + 1,
      [{ seat: 1, potions: 2, diplomat: false }],
    ]);
    expect('carried' in back).toBe(false);
  });

  it('drop citizens into the haven or the sea, and push them', () => {
    const safe = after(view, event('citizen-dropped', { seat: 1, to: 'haven' }));
    expect([seat(safe, 1).haven, seat(safe, 1).supply, seat(safe, 1).on_board]).toEqual([
      seat(view, 1).haven + 1,
      seat(view, 1).supply - 1,
      seat(view, 1).on_board + 1,
    ]);
    expect(after(view, event('citizen-dropped', { seat: 1, to: null }))).toEqual(view);
    const gone = after(view, event('citizen-pushed', { seat: 3, from: 'italia', to: null }));
    expect([gone.regions['italia']!.citizens[2], seat(gone, 3).supply]).toEqual([4, seat(view, 3).supply + 1]);
    const over = after(view, event('citizen-pushed', { seat: 1, from: 'haven', to: 'anglia' }));
    expect([seat(over, 1).haven, over.regions['anglia']!.citizens[0]]).toEqual([seat(view, 1).haven - 1, 4]);
  });

  it('block cards until the turn of their holder ends, or the card is taken', () => {
    const blocked = after(view, event('card-blocked', { seat: 4, card: 'emperor', owner: 1 }));
    const is = (v: BoardView): boolean => v.cards.find((c) => c.id === 'emperor')!.blocked;
    expect(is(blocked)).toBe(true);
    expect(is(after(blocked, event('turn-ended', { seat: 2 })))).toBe(true);
    expect(is(after(blocked, event('turn-ended', { seat: 1 })))).toBe(false);
    expect(is(after(blocked, event('card-taken', { seat: 2, card: 'emperor', from: 1 })))).toBe(false);
  });

  it('all move something that can be seen, for a while', () => {
    for (const type of [
      'citizen-to-card',
      'nun-set',
      'bishop-set',
      'wall-set',
      'potion-laid',
      'citizens-swapped',
      'citizen-returned',
      'all-at-once',
      'card-blocked',
      'token-redrawn',
      'jester-aimed',
      'citizen-dropped',
      'citizen-pushed',
    ]) {
      const e = event(type, {
        seat: 1,
        owner: 2,
        region: 'gallia',
        from: 'gallia',
        to: 'italia',
        card: 'baker',
        count: 1,
      });
      expect(weightOf(view, e), type).toBeGreaterThan(1);
      expect(flightsOf(view, e), type).not.toEqual([]);
    }
    expect(flightsOf(view, event('wall-set', { seat: 1, region: 'italia', to: 'gallia' }))[0]!.to).toBe(
      'edge-gallia-italia',
    );
  });
});
