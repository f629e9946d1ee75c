// Scenes with the class cards beyond the first six: ?scene=pieces, walls, block, loss, caravan, owner, courier, aim,
// fall, haven, told.
import chart from '../../../data/jester-chart.json';
import type { BoardView } from '../wire/board';
import type { BoardId, Card, ClassName, Decision, FromTable, GameEvent, Option } from '../wire/protocol';
import { placesOf } from '../games/board/map/pieces';
import { regionDecision, sampleView } from './fixtures';

type Update = Extract<FromTable, { type: 'update' }>;

const CARDS: [number, string, ClassName, number | null][] = [
  [7, 'baker', 'peasantry', 2],
  [9, 'nun', 'church', 1],
  [10, 'bishop', 'church', 3],
  [13, 'wizard', 'magic', 1],
  [15, 'emperor', 'royalty', 1],
  [26, 'inquisitor', 'chivalry', 4],
  [33, 'jester', 'royalty', null],
  [21, 'caravanner', 'islamic', 5],
];

/** Everything that cards can put on a board, all at once. */
export function cardsView(board: BoardId): BoardView {
  const view = sampleView(board);
  const cards = CARDS.slice(0, board === 'classic' ? 6 : 8).map(([number, id, name, holder]): Card => ({
    number,
    id,
    class: name,
    holder,
    used: id === 'nun',
    blocked: id === 'bishop',
  }));
  const load = (seat: number, potions: number, diplomat = false) => ({ seat, potions, diplomat });
  const carrying: Record<string, ReturnType<typeof load>[]> = {
    gallia: [load(1, 1), load(1, 2), load(4, 1)],
    hungaria: [load(2, 1), load(2, 0, true)],
    anglia: [load(1, 1, true)],
    italia: [load(3, 3)],
  };
  const regions = Object.fromEntries(
    Object.entries(view.regions).map(([id, region]) => [
      id,
      carrying[id]
        ? { ...region, carrying: carrying[id].filter((c) => (region.citizens[c.seat - 1] ?? 0) > 0) }
        : region,
    ]),
  );
  return {
    ...view,
    cards,
    regions,
    pieces: {
      on_cards: { baker: 3 },
      nuns: ['gallia', 'gallia', 'hungaria'],
      bishops: ['hungaria', 'russia'],
      walls: [
        ['gallia', 'hispania'],
        ['germania', 'scandia'],
        ['hungaria', 'polonia'],
      ],
      ...(board === 'big-box' ? { caravan: 'ifriqiya' } : {}),
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

const EDGES: [string, string][] = [
  ['anglia', 'gallia'],
  ['anglia', 'scandia'],
  ['bulgaria', 'hungaria'],
  ['bulgaria', 'italia'],
  ['bulgaria', 'tartaria'],
  ['bulgaria', 'turcia'],
  ['gallia', 'germania'],
  ['gallia', 'italia'],
  ['germania', 'hungaria'],
  ['germania', 'polonia'],
  ['hispania', 'italia'],
  ['hungaria', 'italia'],
  ['hungaria', 'tartaria'],
  ['polonia', 'russia'],
  ['polonia', 'scandia'],
  ['russia', 'scandia'],
  ['russia', 'tartaria'],
  ['tartaria', 'turcia'],
];

function aimOptions(place: string): Option[] {
  const letter = Object.entries(chart.places).find(([, id]) => id === place)![0];
  return chart.rows.flatMap((line, row) =>
    [...line].flatMap((c, column) => (c === letter ? [{ kind: 'cell', column, row }] : [])),
  );
}

const TOLD: GameEvent[] = [
  { type: 'card-used', clause: 'BASE-21', seat: 1, card: 'nun' },
  { type: 'nun-set', clause: 'CARD-90', seat: 1, region: 'italia' },
  { type: 'nun-set', clause: 'CARD-90', seat: 1, region: 'italia' },
  { type: 'nun-set', clause: 'CARD-90', seat: 1, region: 'turcia' },
  { type: 'bishop-set', clause: 'CARD-100', seat: 3, from: 'russia', to: 'scandia' },
  { type: 'wall-set', clause: 'CARD-150', seat: 1, region: 'gallia', to: 'italia' },
  { type: 'potion-laid', clause: 'CARD-130', seat: 1, region: 'tartaria' },
  { type: 'citizen-to-card', clause: 'CARD-70', seat: 2, card: 'baker', count: 4 },
  { type: 'citizens-swapped', clause: 'CARD-110', seat: 4, owner: 2, from: 'hispania', to: 'russia' },
  { type: 'citizen-returned', clause: 'CARD-320', seat: 1, region: 'anglia' },
  { type: 'all-at-once', clause: 'CARD-182', seat: 4, region: 'gallia' },
  { type: 'card-blocked', clause: 'CARD-261', seat: 4, card: 'emperor', owner: 1 },
];

const FALL: GameEvent[] = [
  { type: 'card-used', clause: 'BASE-21', seat: 1, card: 'jester' },
  { type: 'jester-aimed', clause: 'CARD-331', seat: 1, to: 'germania', column: 19, row: 12 },
  { type: 'jester-landed', clause: 'CARD-332', seat: 1, column: 24, row: 14 },
  { type: 'jester-landed', clause: 'CARD-332', seat: 1, column: 17, row: 7 },
];

const DECISIONS: Record<string, (view: BoardView) => Decision> = {
  pieces: () => regionDecision('D-NUN', 'CARD-90', ['gallia', 'italia', 'polonia']),
  walls: (view) =>
    ask(
      'D-WALL',
      'CARD-150',
      EDGES.filter((e) => e.every((id) => view.regions[id])).map(([region, to]) => ({ kind: 'edge', region, to })),
    ),
  block: () =>
    ask('D-BLOCK', 'CARD-261', [
      { kind: 'card', card: 'baker' },
      { kind: 'card', card: 'inquisitor' },
      { kind: 'none' },
    ]),
  loss: () =>
    ask('D-LOSS', 'CARD-132', [
      { kind: 'remove', potions: 1, diplomat: false },
      { kind: 'potion', potions: 1, diplomat: false },
      { kind: 'remove', potions: 2, diplomat: false },
      { kind: 'potion', potions: 2, diplomat: false },
    ]),
  caravan: () => ask('D-CARAVAN-PLACE', 'CARD-212', [{ kind: 'region', region: 'italia' }, { kind: 'none' }]),
  owner: () =>
    ask('D-COURIER-WHO-1', 'CARD-110', [
      { kind: 'seat', seat: 2 },
      { kind: 'seat', seat: 3 },
    ]),
  courier: (view) =>
    ask(
      'D-COURIER-1',
      'CARD-110',
      Object.keys(view.regions).map((region): Option => ({ kind: 'region', region })),
    ),
  aim: () => ask('D-JESTER-POINT', 'CARD-331', aimOptions('germania')),
  aimhaven: () => ask('D-JESTER-POINT', 'CARD-331', aimOptions('haven')),
  haven: (view) =>
    ask('D-JESTER-PLACE', 'CARD-331', [
      ...Object.keys(view.regions).map((region): Option => ({ kind: 'region', region })),
      { kind: 'haven' },
    ]),
  fall: () =>
    ask(
      'D-JESTER-LAND',
      'CARD-333',
      ['germania', 'polonia', 'hungaria'].map((region): Option => ({ kind: 'region', region })),
    ),
  told: () => regionDecision('D-PLAGUE', 'BASE-40', ['gallia', 'italia']),
};

export function cardScene(name: string, board: BoardId): Update[] | null {
  const make = DECISIONS[name];
  if (!make) return null;
  const view = cardsView(board);
  const foreign = name === 'loss' || name === 'caravan';
  const turn = { ...view.turn, phase: 'action' as const, active: foreign ? 4 : 1, losses: [2, 0, 0, 0] };
  const past: GameEvent[] = [
    { type: 'turn-started', clause: 'BASE-20', seat: turn.active, round: 6 },
    { type: 'outbreak', clause: 'BASE-48', region: 'gallia', population: 6, limit: 3 },
    ...(name === 'fall' ? FALL : []),
  ];
  const first: Update = {
    type: 'update',
    version: 1,
    view: {
      ...view,
      turn,
      pieces: name === 'walls' ? { ...view.pieces, walls: placesOf(view, 'walls').slice(0, 1) } : view.pieces!,
    },
    decision: make(view),
    events: past,
  };
  const more = name === 'told' ? TOLD : name === 'aim' ? FALL : [];
  const next = name === 'courier' ? { ...DECISIONS['owner']!(view), version: 8 } : make(view);
  return [first, { type: 'update', version: 2, view: { ...view, turn }, decision: next, events: more }];
}
