// How the events of Mercatus look.
import type { BoardView } from '../../../wire/board';
import { fly, pop, region, type Flight } from '../play/flight';
import { seat, supply, withoutToken } from '../play/stage';
import type { BoardTold, Looks } from '../events/look';
import { cardGood, GOODS, owned, paid, put, returned, supplied, takenBack, withMercatus } from './forecast';
import { sheet } from '../ground/sheet';
import { stageSale, wasTold } from './stage.svelte';
import type { Good } from '../../../wire/protocol';

const MOVE = 1.4;
const shelf = (good: Good): string => `shelf-${good}`;
const coinsAt = (of: number, text: string): Flight[] => [pop('note', `seat-${of}`, { seat: of, text })];

const flipped = (view: BoardView, good: Good): BoardView =>
  withMercatus(view, { open: view.modules!.mercatus!.open.map((n, i) => (GOODS[i] === good ? 1 : n)) });

export const LOOKS: Looks<BoardTold> = {
  'goods-removed': { weight: 1 },
  'good-laid': {
    weight: 0.5,
    flights: (e) => [pop('good', region(e.region), { good: e.good })],
    arrive: (view, e) =>
      withMercatus(view, {
        board: sheet.boards[view.board].regions.map((id, i) =>
          id === e.region ? e.good : (view.modules!.mercatus!.board[i] ?? null),
        ),
      }),
  },
  'good-flipped': {
    weight: 0.5,
    flights: (e) => [pop('good', shelf(e.good), { good: e.good })],
    arrive: (view, e) => flipped(view, e.good),
  },
  'good-taken': {
    weight: MOVE,
    flights: (e) => [fly('good', shelf(e.good), `seat-${e.seat}`, { good: e.good, seat: e.seat })],
    leave: (view, e) => supplied(view, e.good, -1),
    arrive: (view, e) => owned(view, e.seat, e.good, 1),
  },
  'good-put': {
    weight: MOVE,
    flights: (e) => [fly('good', `seat-${e.seat}`, `card-${e.card}`, { good: e.good, seat: e.seat })],
    arrive: (view, e) => put(view, e.seat, e.card, e.good),
  },
  'good-taken-back': {
    weight: MOVE,
    flights: (e) => [fly('good', `card-${e.card}`, `seat-${e.seat}`, { good: e.good, seat: e.seat })],
    arrive: (view, e) => (cardGood(view, e.card) === e.good ? takenBack(view, e.seat, e.card) : view),
    concerns: (e, viewer) => e.seat === viewer,
  },
  'good-returned': {
    weight: 1,
    flights: (e) => [fly('good', `card-${e.card}`, shelf(e.good), { good: e.good })],
    arrive: (view, e) => (cardGood(view, e.card) === e.good ? returned(view, e.card) : view),
  },
  'coins-paid': {
    weight: 1,
    flights: (e) => coinsAt(e.seat, `−${e.count}`),
    arrive: (view, e) => paid(view, e.seat, -e.count),
  },
  'coins-received': {
    weight: 1,
    flights: (e) => coinsAt(e.seat, `+${e.count}`),
    arrive: (view, e) => paid(view, e.seat, e.count),
  },
  'type-sold': { weight: 1, stage: stageSale, concerns: () => true },
  'goods-sold': {
    weight: (e) => (wasTold(e) ? 0 : 1),
    flights: (e) => (e.coins > 0 ? coinsAt(e.seat, `+${e.coins}`) : []),
    arrive: (view, e) =>
      wasTold(e) ? view : paid(supplied(owned(view, e.seat, e.good, -e.count), e.good, e.count), e.seat, e.coins),
    concerns: (e, viewer) => e.seat === viewer,
  },
  'citizen-to-haven': {
    weight: MOVE,
    flights: (e) => [fly('citizen', `seat-${e.seat}`, 'haven', { seat: e.seat })],
    leave: (view, e) => supply(view, e.seat, -1),
    arrive: (view, e) => seat(view, e.seat, (s) => ({ ...s, haven: s.haven + 1 })),
  },
  'token-ignored': { weight: MOVE, flights: (e) => [pop('ring', `crowd-${e.region}-${e.seat}`, { seat: e.seat })] },
  'token-lifted': {
    weight: 1,
    flights: (e) => [fly('rat', region(e.region), `seat-${e.seat}`)],
    arrive: (view, e) => withoutToken(view, e.region, e.token),
  },
};
