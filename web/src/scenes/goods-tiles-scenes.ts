// Scenes with goods and upgrade tiles together (MERC-130): ?scene=goods-tiles-action, goods-tiles-back,
// goods-tiles-sold, goods-tiles-high.
import type { BoardView, Phase } from '../wire/board';
import type { Card, Decision, FromTable, GameEvent, Good, Option } from '../wire/protocol';
import { CARDS } from '../games/board/setup/card-table';
import { goodsView } from './mercatus-scenes';

type Update = Extract<FromTable, { type: 'update' }>;
/** Holder, level, the good that lies there. */
type Held = Record<string, [number | null, number, Good | null]>;

const HELD: Held = {
  alchemist: [1, 0, 'lumber'],
  landowner: [1, 2, 'fish'],
  'hanseatic-trader': [2, 3, 'cloth'],
  swindler: [3, 2, null],
  raider: [4, 3, null],
  shaman: [null, 0, null],
};
/** All at their highest, with the longest words. */
const HIGH: Held = {
  alchemist: [1, 0, 'lumber'],
  landowner: [1, 3, 'fish'],
  'hanseatic-trader': [1, 3, 'cloth'],
  swindler: [2, 3, null],
  crusader: [3, 3, null],
  philosopher: [4, 2, null],
};
/** Own goods by seat and type: with those on cards four of each, at most. */
const GOODS_HELD = [
  [1, 0, 0, 2],
  [0, 1, 0, 1],
  [0, 1, 0, 1],
  [1, 0, 1, 0],
];
const GOODS_HIGH = [
  [1, 1, 1, 1],
  [0, 1, 1, 1],
  [1, 0, 0, 2],
  [0, 0, 0, 0],
];

function tilesView(held: Held, goods: number[][], lent: string | null): BoardView {
  const view = goodsView();
  const rows = Object.entries(held);
  const cards = rows.map(([id, [holder]]): Card => {
    const row = CARDS.find((one) => one.id === id)!;
    return { number: row.number, id, class: row.class, holder, used: false, blocked: false };
  });
  const on_card = rows.map(([, [, , good]]) => good);
  const types: Good[] = ['fish', 'cloth', 'lumber', 'salt'];
  const supply = types.map(
    (type, t) => 4 - goods.reduce((n, own) => n + own[t]!, 0) - on_card.filter((good) => good === type).length,
  );
  return {
    ...view,
    options: { ...view.options, merc_upgrades: 'on' },
    cards,
    modules: {
      mercatus: { ...view.modules!.mercatus!, goods, on_card, supply, open: supply.map((n) => Math.min(n, 1)) },
      upgrades: { levels: rows.map(([, [, level]]) => level), alchemist: lent, points: [0, 0, 0, 0] },
    },
  };
}

const ask = (name: string, clause: string, options: Option[]): Decision => ({
  name,
  seat: 1,
  clause,
  version: 7,
  can_take_back: name !== 'D-TAKE-BACK',
  options,
});
const ACTION: Option[] = [
  { kind: 'take', card: 'hanseatic-trader' },
  { kind: 'take', card: 'swindler' },
  { kind: 'take', card: 'raider' },
  { kind: 'take', card: 'shaman' },
  { kind: 'increase' },
  { kind: 'use', card: 'alchemist' },
  { kind: 'use', card: 'landowner' },
  { kind: 'free-good' },
  { kind: 'put-good', card: 'alchemist' },
  { kind: 'put-good', card: 'landowner' },
  { kind: 'take-back-good', card: 'alchemist' },
  { kind: 'take-back-good', card: 'landowner' },
  { kind: 'upgrade', card: 'landowner' },
  { kind: 'end-actions' },
];
const BACK: Option[] = [{ kind: 'yes' }, { kind: 'no' }];
const PAST: GameEvent[] = [
  { type: 'turn-started', clause: 'BASE-20', seat: 1, round: 6 },
  { type: 'good-flipped', clause: 'MERC-20', good: 'fish' },
  { type: 'tile-put', clause: 'UPG-55', seat: 1, card: 'shaman' },
  { type: 'good-put', clause: 'MERC-60', seat: 1, card: 'landowner', good: 'fish' },
];

const held = (): BoardView => tilesView(HELD, GOODS_HELD, 'shaman');
const asking = (view: BoardView, phase: Phase): BoardView => ({
  ...view,
  turn: { ...view.turn, phase, active: 2 },
  action: { name: 'take-back-good', card: 'landowner' },
});
const ASKED: Record<string, () => [BoardView, Decision]> = {
  action: () => [held(), ask('D-ACTION', 'BASE-21', ACTION)],
  back: () => [asking(held(), 'action'), ask('D-TAKE-BACK', 'MERC-133', BACK)],
  sold: () => {
    // Bertrand has taken the last fish
    const view = tilesView(HELD, [[1, 0, 0, 2], [2, 1, 0, 1], ...GOODS_HELD.slice(2, 3), [0, 0, 1, 0]], 'shaman');
    return [asking(view, 'ravage'), ask('D-TAKE-BACK', 'MERC-133', BACK)];
  },
  high: () => [
    tilesView(HIGH, GOODS_HIGH, 'shaman'),
    ask('D-FREE-GOOD', 'MERC-22', [
      { kind: 'good', good: 'fish' },
      { kind: 'good', good: 'cloth' },
    ]),
  ],
};

export function goodsTilesScene(scene: string): Update[] | null {
  const make = ASKED[/^goods-tiles-(.+)$/.exec(scene)?.[1] ?? ''];
  if (!make) return null;
  const [view, decision] = make();
  const start = { ...view, waiting: { seat: 1, decision: decision.name } };
  const first: Update = { type: 'update', version: 1, view: start, decision, events: PAST };
  return [first, { ...first, version: 2, decision: { ...decision, version: 8 }, events: [] }];
}
