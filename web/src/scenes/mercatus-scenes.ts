// Scenes with goods and coins: ?scene=goods-free, goods-action, goods-put, goods-buy, goods-deacon, goods-hand,
// goods-sale, goods-many, goods-final.
import { saleOf, GOODS, supplyOf, taken } from '../games/board/mercatus/forecast';
import { sheet } from '../games/board/ground/sheet';
import type { BoardView } from '../wire/board';
import type { Card, ClassName, Decision, Face, FromTable, GameEvent, Good, Option } from '../wire/protocol';
import { hidden, sampleView } from './fixtures';

type Update = Extract<FromTable, { type: 'update' }>;

const LAY: Record<string, [Good, number, number[]]> = {
  anglia: ['cloth', 1, [3, 0, 2, 0]],
  scandia: ['lumber', 2, [0, 4, 0, 2]],
  germania: ['fish', 1, [1, 0, 2, 0]],
  gallia: ['cloth', 2, [2, 1, 0, 3]],
  hispania: ['lumber', 1, [0, 0, 0, 4]],
  italia: ['salt', 2, [3, 0, 2, 0]],
  polonia: ['fish', 1, [0, 2, 1, 1]],
  hungaria: ['fish', 2, [1, 3, 2, 0]],
  bulgaria: ['salt', 1, [1, 0, 1, 0]],
  turcia: ['salt', 1, [0, 1, 0, 4]],
  russia: ['lumber', 3, [0, 4, 0, 1]],
  tartaria: ['cloth', 0, [2, 0, 3, 0]],
};
const CARDS: [number, string, ClassName, number | null][] = [
  [34, 'landowner', 'peasantry', 1],
  [35, 'brewer', 'peasantry', 1],
  [36, 'hanseatic-trader', 'bourgeoisie', 2],
  [38, 'pope', 'church', null],
  [40, 'raider', 'chivalry', 4],
  [43, 'shaman', 'magic', 3],
];
const HAVEN = [2, 0, 1, 1];

/** The position of the mock-ups: salt has run out. */
export function goodsView(): BoardView {
  const view = sampleView('classic', 4);
  const regions = Object.fromEntries(
    sheet.boards.classic.regions.map((id) => {
      const [, tokens, citizens] = LAY[id]!;
      return [id, { tokens: Array.from({ length: tokens }, () => hidden()), citizens }];
    }),
  );
  const onBoard = (i: number): number =>
    Object.values(regions).reduce((sum, r) => sum + (r.citizens[i] ?? 0), HAVEN[i] ?? 0);
  return {
    ...view,
    rats: 13,
    regions,
    seats: view.seats.map((s, i) => ({ ...s, haven: HAVEN[i]!, on_board: onBoard(i), supply: 20 - onBoard(i) })),
    cards: CARDS.map(([number, id, name, holder]): Card => ({
      number,
      id,
      class: name,
      holder,
      used: id === 'brewer',
      blocked: false,
    })),
    turn: { ...view.turn, phase: 'action' },
    waiting: { seat: 1, decision: 'D-ACTION' },
    modules: {
      mercatus: {
        board: sheet.boards.classic.regions.map((id) => LAY[id]![0]),
        supply: [2, 1, 3, 0],
        open: [1, 1, 1, 0],
        goods: [
          [0, 0, 0, 2],
          [0, 1, 0, 1],
          [0, 1, 0, 1],
          [1, 0, 1, 0],
        ],
        on_card: ['fish', null, 'cloth', null, null, null],
        coins: [7, 4, 9, 2],
        free_taken: 0,
        deacon_paid: 0,
      },
    },
  };
}

const ask = (name: string, clause: string, options: Option[], seat = 1): Decision => ({
  name,
  seat,
  clause,
  version: 7,
  can_take_back: true,
  options,
});
const good = (...all: Good[]): Option[] => all.map((one) => ({ kind: 'good', good: one }));

const PAST: GameEvent[] = [
  { type: 'turn-started', clause: 'BASE-20', seat: 1, round: 6 },
  { type: 'good-flipped', clause: 'MERC-20', good: 'fish' },
  { type: 'card-taken', clause: 'BASE-24', seat: 1, card: 'brewer', from: 3 },
  { type: 'card-used', clause: 'BASE-21', seat: 1, card: 'brewer' },
  { type: 'good-taken', clause: 'MERC-71', seat: 1, good: 'salt' },
  { type: 'good-put', clause: 'MERC-60', seat: 1, card: 'landowner', good: 'fish' },
];

const action = ask('D-ACTION', 'BASE-21', [
  { kind: 'take', card: 'hanseatic-trader' },
  { kind: 'take', card: 'pope' },
  { kind: 'take', card: 'raider' },
  { kind: 'take', card: 'shaman' },
  { kind: 'increase' },
  { kind: 'use', card: 'landowner' },
  { kind: 'free-good' },
  { kind: 'put-good', card: 'landowner' },
  { kind: 'end-actions' },
]);

/** Every type at once, with goods of all kinds at one player's. */
function many(view: BoardView): BoardView {
  const goods = [
    [3, 1, 0, 2],
    [0, 1, 2, 1],
    [0, 1, 0, 1],
    [1, 0, 2, 0],
  ];
  return {
    ...view,
    modules: {
      mercatus: {
        ...view.modules!.mercatus!,
        goods,
        supply: [0, 0, 0, 0],
        open: [0, 0, 0, 0],
        coins: [47, 12, 20, 15],
      },
    },
  };
}

const ASKED: Record<string, (view: BoardView) => [Decision, Partial<BoardView>?]> = {
  'goods-free': () => [ask('D-FREE-GOOD', 'MERC-22', good('fish', 'cloth', 'lumber'))],
  'goods-action': () => [action],
  'goods-put': () => [ask('D-PUT-GOOD', 'MERC-60', good('salt')), { action: { name: 'put-good', card: 'landowner' } }],
  'goods-buy': () => [
    ask(
      'D-STADTHOLDER-COUNT',
      'MERC-98',
      [1, 2, 3].map((count) => ({ kind: 'count', count })),
    ),
    { action: { name: 'use', card: 'stadtholder', region: 'turcia' } },
  ],
  'goods-deacon': (view) => [
    ask('D-DEACON', 'MERC-80', [{ kind: 'yes' }, { kind: 'no' }]),
    { turn: { ...view.turn, phase: 'ravage', losses: [2, 0, 1, 0] }, action: { name: 'deacon', region: 'germania' } },
  ],
  'goods-hand': () => [
    ask('D-SHAMAN-SET', 'MERC-93', [
      { kind: 'region', region: 'anglia' },
      { kind: 'region', region: 'gallia' },
      { kind: 'region', region: 'tartaria' },
    ]),
  ],
  'goods-sale': () => [ask('D-FREE-GOOD', 'MERC-22', good('fish', 'cloth', 'lumber'))],
  'goods-many': () => [action],
  'goods-final': (view) => [
    ask('D-FINAL', 'BASE-84', [
      { kind: 'use', card: 'landowner' },
      { kind: 'use', card: 'brewer' },
      { kind: 'put-good', card: 'landowner' },
      { kind: 'done' },
    ]),
    { turn: { ...view.turn, phase: 'final-turns' }, last: 4 },
  ],
};

/** These types are sold: what is told of it, and what it leaves. */
function sold(view: BoardView, types: readonly Good[]): { events: GameEvent[]; after: BoardView } {
  const mercatus = view.modules!.mercatus!;
  const sales = types.map((one) => saleOf(view, one));
  const events = sales.flatMap((sale): GameEvent[] => [
    { type: 'type-sold', clause: 'MERC-40', good: sale.good },
    ...sale.shares
      .filter(({ tokens }) => tokens > 0)
      .map(({ seat, tokens, regions, coins }): GameEvent => ({
        type: 'goods-sold',
        clause: 'MERC-44',
        seat,
        good: sale.good,
        count: tokens,
        coins,
        regions,
      })),
  ]);
  const coins = mercatus.coins.map((n, i) => sales.reduce((sum, sale) => sum + sale.shares[i]!.coins, n));
  const goods = mercatus.goods.map((own) => own.map((n, t) => (types.includes(GOODS[t]!) ? 0 : n)));
  const lying = (good: Good): number => mercatus.on_card.filter((on) => on === good).length;
  const supply = GOODS.map((good, t) => 4 - goods.reduce((n, own) => n + own[t]!, 0) - lying(good));
  return { events, after: { ...view, modules: { mercatus: { ...mercatus, coins, goods, supply } } } };
}

/** The end of a turn in which salt is sold. */
function selling(start: BoardView): Update {
  const left = supplyOf(start, 'fish') > 0;
  const bought = left ? taken(start, 1, 'fish') : start;
  const { events, after } = sold(
    bought,
    GOODS.filter((good) => supplyOf(bought, good) === 0),
  );
  const mercatus = after.modules!.mercatus!;
  return {
    type: 'update',
    version: 2,
    view: {
      ...after,
      turn: { ...after.turn, active: 2 },
      waiting: { seat: 2, decision: 'D-ACTION' },
      modules: { mercatus: { ...mercatus, open: mercatus.supply.map((n) => Math.min(1, n)) } },
    },
    decision: null,
    events: [
      ...(left ? [{ type: 'good-taken', clause: 'MERC-22', seat: 1, good: 'fish' } as GameEvent] : []),
      { type: 'actions-ended', clause: 'BASE-39', seat: 1 },
      ...events,
      { type: 'turn-ended', clause: 'BASE-20', seat: 1 },
      { type: 'turn-started', clause: 'BASE-20', seat: 2, round: 6 },
      { type: 'good-flipped', clause: 'MERC-20', good: 'fish' },
      { type: 'good-flipped', clause: 'MERC-20', good: 'salt' },
    ],
  };
}

/** The end of the game: one region is ravaged, all goods are sold, the points are told. */
function ending(start: BoardView): Update {
  const { events, after } = sold(start, GOODS);
  const region = 'hispania';
  const [token] = start.regions[region]!.tokens;
  const face: Face = { limit: 5, symbols: ['church'] };
  const score = after.seats
    .map((s) => ({ s, other: Math.floor(after.modules!.mercatus!.coins[s.seat - 1]! / 5) }))
    .map(({ s, other }) => ({
      seat: s.seat,
      regions: s.on_board - s.haven,
      haven: s.haven,
      other,
      points: s.on_board + other,
    }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat)
    .map((row, i) => ({ ...row, rank: i + 1 }));
  return {
    type: 'update',
    version: 2,
    view: { ...after, turn: { ...after.turn, phase: 'over' }, waiting: null, score },
    decision: null,
    events: [
      { type: 'final-ravage', clause: 'BASE-88' },
      { type: 'region-ravaged', clause: 'BASE-88', region },
      { type: 'token-revealed', clause: 'BASE-46', region, token: { ...token!, face } },
      { type: 'no-outbreak', clause: 'BASE-48', region, population: 4, limit: face.limit },
      ...events,
      ...score.map(({ seat, points }): GameEvent => ({ type: 'scored', clause: 'BASE-90', seat, points })),
    ],
  };
}

/** What follows the first answer, where that is more than the same again. */
const NEXT: Record<string, (start: BoardView) => Update> = {
  'goods-sale': selling,
  'goods-many': selling,
  'goods-final': ending,
};

export function mercatusScene(name: string): Update[] | null {
  const make = ASKED[name];
  if (!make) return null;
  const view = name === 'goods-many' ? many(goodsView()) : goodsView();
  const [decision, more] = make(view);
  const start = { ...view, ...more, waiting: { seat: 1, decision: decision.name } };
  const first: Update = { type: 'update', version: 1, view: start, decision, events: PAST };
  return [first, NEXT[name]?.(start) ?? { ...first, version: 2 }];
}
