// Scenes with upgrades: ?scene=tiles-action, tiles-alchemist, tiles-protect (with region cards), tiles-upgrade.
import type { BoardView } from '../wire/board';
import type { Card, Decision, FromTable, GameEvent, Option } from '../wire/protocol';
import { CARDS } from '../games/board/setup/card-table';
import { regionScene, regionsView } from './region-scenes';

type Update = Extract<FromTable, { type: 'update' }>;

const HELD: [string, number | null, number][] = [
  ['king', 1, 3],
  ['merchant', 1, 0],
  ['crusader', 4, 2],
  ['astronomer', 2, 0],
  ['serf', 5, 0],
  ['philosopher', 3, 2],
  ['alchemist', 1, 0],
  ['emperor', null, 0],
];

function tilesView(lent: string | null = null): BoardView {
  const view = regionsView();
  const cards = HELD.map(([id, holder]): Card => {
    const row = CARDS.find((one) => one.id === id)!;
    return { number: row.number, id, class: row.class, holder, used: false, blocked: false };
  });
  return {
    ...view,
    cards,
    turn: { ...view.turn, phase: 'action', revealed: null, card_taken: false, increased: false },
    modules: {
      upgrades: { levels: HELD.map(([, , level]) => level), alchemist: lent, points: [0, 0, 0, 0, 0, 0] },
      'region-cards': view.modules!['region-cards']!,
    },
  };
}

const action: Option[] = [
  { kind: 'take', card: 'crusader' },
  { kind: 'take', card: 'astronomer' },
  { kind: 'take', card: 'serf' },
  { kind: 'take', card: 'emperor' },
  { kind: 'increase' },
  { kind: 'use', card: 'king' },
  { kind: 'use', card: 'merchant' },
  { kind: 'upgrade', card: 'merchant' },
];
const END: Option = { kind: 'end-actions' };
const TILES = ['merchant', 'astronomer', 'serf', 'emperor'].map((card): Option => ({ kind: 'tile', card }));
const ask = (options: Option[]): Decision => ({
  name: 'D-ACTION',
  seat: 1,
  clause: 'BASE-21',
  version: 7,
  can_take_back: true,
  options,
});
const PAST: GameEvent[] = [
  { type: 'turn-started', clause: 'BASE-20', seat: 1, round: 7 },
  { type: 'tile-returned', clause: 'UPG-51', card: 'merchant' },
];

const ASKED: Record<string, () => [BoardView, Decision]> = {
  action: () => [tilesView(), ask([...action, END])],
  alchemist: () => [tilesView(), ask([...action, ...TILES, END])],
  lent: () => [tilesView('merchant'), ask([...action, END])],
};

export function upgradeScene(scene: string): Update[] | null {
  if (scene === 'tiles-protect') {
    const { levels } = tilesView().modules!.upgrades!;
    return (regionScene('regions-protect') ?? []).map((update) => {
      const view = update.view as BoardView;
      return {
        ...update,
        view: {
          ...view,
          modules: { upgrades: { levels, alchemist: null, points: [1, 0, 1, 0, 0, 0] }, ...view.modules },
        },
      };
    });
  }
  const make = ASKED[/^tiles-(.+)$/.exec(scene)?.[1] ?? ''];
  if (!make) return null;
  const [view, decision] = make();
  const start = { ...view, waiting: { seat: 1, decision: decision.name } };
  const upgraded = {
    ...start,
    modules: {
      ...start.modules,
      upgrades: { ...start.modules!.upgrades!, levels: HELD.map(([id, , level]) => (id === 'merchant' ? 2 : level)) },
    },
  };
  return [
    { type: 'update', version: 1, view: start, decision, events: PAST },
    {
      type: 'update',
      version: 2,
      view: upgraded,
      decision: { ...decision, version: 8, options: [{ kind: 'use', card: 'merchant' }, END] },
      events: [{ type: 'card-upgraded', clause: 'UPG-3', seat: 1, card: 'merchant', count: 2 }],
    },
  ];
}
