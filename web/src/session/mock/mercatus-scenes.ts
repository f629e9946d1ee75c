// Scenes with goods and coins: ?scene=goods-free, goods-action, goods-put, goods-buy, goods-deacon, goods-hand,
// goods-sale, goods-many, goods-final.
import { saleOf, GOODS, taken } from '../../board/mercatus/forecast';
import { sheet } from '../../board/map/sheet';
import type { BoardView } from '../../board/messages';
import type { Card, ClassName, Decision, FromTable, GameEvent, Good, Option } from '../protocol';
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

/** The end of a turn in which salt is sold. */
function selling(start: BoardView): Update {
  const bought = taken(start, 1, 'fish');
  const all = GOODS.filter((g) => bought.modules!.mercatus!.supply[GOODS.indexOf(g)] === 0);
  const events: GameEvent[] = [
    { type: 'good-taken', clause: 'MERC-22', seat: 1, good: 'fish' },
    { type: 'actions-ended', clause: 'BASE-39', seat: 1 },
    ...all.flatMap((one): GameEvent[] => [
      { type: 'type-sold', clause: 'MERC-40', good: one },
      ...saleOf(bought, one)
        .shares.filter(({ tokens }) => tokens > 0)
        .map(({ seat, tokens, regions, coins }): GameEvent => ({
          type: 'goods-sold',
          clause: 'MERC-44',
          seat,
          good: one,
          count: tokens,
          coins,
          regions,
        })),
    ]),
    { type: 'turn-ended', clause: 'BASE-20', seat: 1 },
    { type: 'turn-started', clause: 'BASE-20', seat: 2, round: 6 },
    { type: 'good-flipped', clause: 'MERC-20', good: 'fish' },
    { type: 'good-flipped', clause: 'MERC-20', good: 'salt' },
  ];
  const { mercatus } = bought.modules!;
  const sales = all.map((one) => saleOf(bought, one));
  const coins = mercatus!.coins.map((n, i) => sales.reduce((sum, sale) => sum + sale.shares[i]!.coins, n));
  const goods = mercatus!.goods.map((own) => own.map((n, t) => (all.includes(GOODS[t]!) ? 0 : n)));
  const on = mercatus!.on_card;
  const supply = GOODS.map((g, t) => 4 - goods.reduce((n, own) => n + own[t]!, 0) - on.filter((o) => o === g).length);
  return {
    type: 'update',
    version: 2,
    view: {
      ...bought,
      turn: { ...bought.turn, active: 2 },
      waiting: { seat: 2, decision: 'D-ACTION' },
      modules: { mercatus: { ...mercatus!, coins, goods, supply, open: supply.map((n) => Math.min(1, n)) } },
    },
    decision: null,
    events,
  };
}

export function mercatusScene(name: string): Update[] | null {
  const make = ASKED[name];
  if (!make) return null;
  const view = name === 'goods-many' ? many(goodsView()) : goodsView();
  const [decision, more] = make(view);
  const start = { ...view, ...more, waiting: { seat: 1, decision: decision.name } };
  const first: Update = { type: 'update', version: 1, view: start, decision, events: PAST };
  return name === 'goods-sale' || name === 'goods-many' ? [first, selling(start)] : [first, { ...first, version: 2 }];
}
