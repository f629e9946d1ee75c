// Scenes with region cards: ?scene=regions-protect, regions-card, regions-none, regions-others, regions-astronomer,
// regions-explorer, regions-action, regions-many, regions-final.
import type { BoardView, RegionCards } from '../wire/board';
import type { Card, Decision, Face, FromTable, GameEvent, Option, RegionId } from '../wire/protocol';
import { CARDS } from '../games/board/setup/card-table';
import { hidden, sampleView } from './fixtures';

type Update = Extract<FromTable, { type: 'update' }>;

/** Rat tokens, and citizens by seat. */
const LAY: Record<RegionId, [number, number[]]> = {
  anglia: [2, [3, 0, 0, 1, 1, 0]],
  scandia: [2, [0, 2, 1, 0, 2, 0]],
  germania: [1, [1, 0, 2, 0, 1, 2]],
  gallia: [2, [4, 1, 0, 3, 0, 2]],
  hispania: [0, [0, 0, 0, 3, 0, 1]],
  italia: [2, [1, 0, 3, 1, 0, 0]],
  polonia: [2, [0, 2, 1, 0, 0, 1]],
  hungaria: [3, [1, 2, 0, 0, 1, 0]],
  bulgaria: [1, [0, 0, 1, 0, 2, 1]],
  turcia: [0, [0, 1, 0, 2, 1, 0]],
  russia: [3, [0, 3, 0, 0, 0, 2]],
  tartaria: [1, [2, 0, 0, 0, 1, 0]],
  maghreb: [1, [2, 0, 0, 0, 0, 1]],
  ifriqiya: [2, [0, 2, 1, 0, 0, 0]],
  tripolitania: [0, [0, 0, 0, 1, 2, 0]],
  egypt: [2, [0, 2, 0, 2, 1, 0]],
  levant: [1, [0, 0, 1, 0, 0, 2]],
};
const HELD: Record<string, number | null> = {
  king: 1,
  merchant: 1,
  crusader: 4,
  astronomer: 2,
  peasant: 5,
  monk: 3,
  explorer: 6,
  witch: null,
};
const HAVEN = [2, 0, 1, 1, 0, 1];
const HAND = ['gallia:royalty+islamic', 'anglia:bourgeoisie+church', 'egypt:any', 'italia:chivalry+magic'];
const MORE = [
  'scandia:peasantry+royalty',
  'germania:chivalry+royalty',
  'gallia:peasantry+church',
  'tripolitania:church+magic',
  'levant:bourgeoisie+royalty',
  'hispania:bourgeoisie+islamic',
  'anglia:bourgeoisie+church',
];
const DISCARDS = ['anglia:magic+islamic', 'scandia:church+magic', 'italia:bourgeoisie+church', 'russia:church+royalty'];
const FACE: Face = { limit: 3, symbols: ['majority', 'bourgeoisie', 'royalty'] };

/** The position of the mock-up: the plague is in Gallia, and a token has been turned over there. */
export function regionsView(): BoardView {
  const view = sampleView('big-box', 6);
  const regions = Object.fromEntries(
    Object.entries(LAY).map(([id, [tokens, citizens]]) => [
      id,
      { tokens: Array.from({ length: tokens }, () => hidden()), citizens },
    ]),
  );
  const onBoard = (i: number): number =>
    Object.values(regions).reduce((all, r) => all + (r.citizens[i] ?? 0), HAVEN[i] ?? 0);
  const cards = Object.entries(HELD).map(([id, holder]): Card => {
    const row = CARDS.find((one) => one.id === id)!;
    return { number: row.number, id, class: row.class, holder, used: id === 'king', blocked: false };
  });
  return {
    ...view,
    rats: 11,
    plague: 'gallia',
    regions,
    cards,
    seats: view.seats.map((s, i) => ({ ...s, haven: HAVEN[i]!, on_board: onBoard(i), supply: 20 - onBoard(i) })),
    turn: { ...view.turn, round: 7, phase: 'ravage', active: 1, revealed: FACE },
    waiting: { seat: 1, decision: 'D-REG-PROTECT' },
    modules: {
      'region-cards': {
        cards: { 'hand 1': HAND, discarded: DISCARDS, 'shown 3': ['bulgaria:peasantry+magic'] },
        unknown: [[0], [3], [1], [3], [5], [1]].map(([n]) => [n!, 0, 0, 0]),
        unknown_drawn: [0, 0, 0, 0],
        chosen: 0,
      },
    },
  };
}

const remember = (view: BoardView, change: Partial<RegionCards>): BoardView => ({
  ...view,
  modules: { 'region-cards': { ...view.modules!['region-cards']!, ...change } },
});
const place = (view: BoardView, cards: RegionCards['cards']): BoardView =>
  remember(view, { cards: { ...view.modules!['region-cards']!.cards, ...cards } });
const inAction = (view: BoardView): BoardView => ({
  ...view,
  turn: { ...view.turn, phase: 'action', revealed: null },
});
const ask = (name: string, clause: string, options: Option[], seat = 1): Decision => ({
  name,
  seat,
  clause,
  version: 7,
  can_take_back: name === 'D-REG-CARD' || name === 'D-ACTION',
  options,
});
const regionCards = (...ids: string[]): Option[] => ids.map((id) => ({ kind: 'region-card', region_card: id }));
const PASS: Option = { kind: 'none' };

const PAST: GameEvent[] = [
  { type: 'turn-started', clause: 'BASE-20', seat: 1, round: 7 },
  { type: 'card-taken', clause: 'BASE-24', seat: 1, card: 'king', from: 3 },
  { type: 'card-used', clause: 'BASE-21', seat: 1, card: 'king' },
  { type: 'citizen-saved', clause: 'BASE-64', seat: 1, region: 'hispania' },
  { type: 'plague-moved', clause: 'BASE-40', seat: 1, from: 'germania', to: 'gallia' },
  { type: 'token-spread', clause: 'BASE-43', seat: 1, region: 'germania' },
  {
    type: 'token-revealed',
    clause: 'BASE-46',
    region: 'gallia',
    token: { tag: 'drawn', marked: false, lookers: [], face: FACE },
  },
];
const LATER = PAST.slice(0, 4);

const action = ask('D-ACTION', 'BASE-21', [
  { kind: 'take', card: 'crusader' },
  { kind: 'take', card: 'astronomer' },
  { kind: 'take', card: 'monk' },
  { kind: 'take', card: 'witch' },
  { kind: 'increase' },
  { kind: 'use', card: 'merchant' },
  { kind: 'end-actions' },
]);
const PROTECT = ask('D-REG-PROTECT', 'REG-6', [
  { kind: 'card', card: 'king' },
  { kind: 'card', card: 'merchant' },
  PASS,
]);
const DRAWN = ['polonia:church+magic', 'germania:chivalry+magic', 'egypt:any'];
const OPEN = ['bulgaria:church+chivalry', 'turcia:chivalry+royalty', 'hispania:magic+royalty'];

const ASKED: Record<string, (view: BoardView) => [BoardView, Decision | null, GameEvent[]?]> = {
  protect: (view) => [view, PROTECT],
  card: (view) => [
    remember(view, { chosen: 1 }),
    ask('D-REG-CARD', 'REG-6', regionCards('gallia:royalty+islamic', 'egypt:any')),
  ],
  none: (view) => [
    place(view, { 'hand 1': ['italia:chivalry+magic', 'scandia:church+magic'] }),
    ask('D-REG-PROTECT', 'REG-6', [PASS]),
  ],
  many: (view) => [place(view, { 'hand 1': [...HAND, ...MORE] }), PROTECT],
  others: (view) => [
    {
      ...place(view, { 'hand 1': HAND.slice(1), 'on card 1': ['gallia:royalty+islamic'] }),
      waiting: { seat: 4, decision: 'D-REG-PROTECT' },
    },
    null,
    [
      ...PAST,
      {
        type: 'region-card-played',
        clause: 'REG-6',
        seat: 1,
        card: 'king',
        region_card: 'gallia:royalty+islamic',
      },
    ],
  ],
  astronomer: (view) => [
    place(inAction(view), { drawn: DRAWN }),
    ask('D-ASTRONOMER', 'CARD-190', regionCards(...DRAWN)),
    LATER,
  ],
  explorer: (view) => [
    place(inAction(view), { 'laid open': OPEN }),
    ask(
      'D-EXPLORER',
      'CARD-200',
      ['hispania', 'bulgaria', 'turcia'].map((region) => ({ kind: 'region', region })),
    ),
    LATER,
  ],
  action: (view) => [inAction(view), action, LATER],
  final: (view) => [
    { ...inAction(view), turn: { ...view.turn, phase: 'final-turns', revealed: null }, last: 6 },
    ask('D-FINAL', 'BASE-84', [{ kind: 'use', card: 'merchant' }, { kind: 'done' }]),
    LATER,
  ],
};

/** A protection is played, then the token strikes and the ravage ends. */
function struck(start: BoardView): Update {
  const id = 'gallia:royalty+islamic';
  const losses: [number, number, { majority: number; all: number; cards: number }][] = [
    [1, 2, { majority: 1, all: 0, cards: 1 }],
  ];
  const after = losses.reduce(
    (view, [seat, count]) => ({
      ...view,
      regions: {
        ...view.regions,
        gallia: {
          tokens: view.regions['gallia']!.tokens,
          citizens: view.regions['gallia']!.citizens.map((n, i) => (i === seat - 1 ? n - count : n)),
        },
      },
    }),
    place(inAction(start), { 'hand 1': HAND.filter((one) => one !== id), discarded: [...DISCARDS, id] }),
  );
  return {
    type: 'update',
    version: 2,
    view: { ...after, turn: { ...after.turn, active: 2 }, waiting: { seat: 2, decision: 'D-ACTION' } },
    decision: null,
    events: [
      { type: 'region-card-played', clause: 'REG-6', seat: 1, card: 'king', region_card: id },
      { type: 'outbreak', clause: 'BASE-48', region: 'gallia', population: 10, limit: 3 },
      ...losses.map(([seat, count, hits]): GameEvent => ({
        type: 'citizens-killed',
        clause: 'BASE-52',
        seat,
        region: 'gallia',
        count,
        hits,
      })),
      { type: 'region-card-discarded', clause: 'REG-9', region_card: id },
      { type: 'turn-ended', clause: 'BASE-20', seat: 1 },
      { type: 'turn-started', clause: 'BASE-20', seat: 2, round: 7 },
      { type: 'card-used', clause: 'BASE-21', seat: 2, card: 'astronomer' },
      { type: 'region-cards-drawn', clause: 'CARD-190', seat: 2, count: 3 },
      { type: 'region-cards-kept', clause: 'CARD-190', seat: 2, count: 1 },
      { type: 'region-card-discarded', clause: 'CARD-190', region_card: 'turcia:peasantry+church' },
      { type: 'region-card-discarded', clause: 'CARD-190', region_card: 'polonia:church+magic' },
    ],
  };
}

/** Hands are opened, and cards score where their owners lead. */
function ending(start: BoardView): Update {
  const scored = ['anglia:bourgeoisie+church', 'gallia:royalty+islamic'];
  const score = start.seats
    .map((s) => ({ seat: s.seat, regions: s.on_board - s.haven, haven: s.haven, other: s.seat === 1 ? 2 : 0 }))
    .map((s) => ({ ...s, points: s.regions + s.haven + s.other }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat)
    .map((row, i) => ({ ...row, rank: i + 1 }));
  return {
    type: 'update',
    version: 2,
    view: { ...start, turn: { ...start.turn, phase: 'over' }, waiting: null, score },
    decision: null,
    events: [
      ...HAND.flatMap((id): GameEvent[] => [
        { type: 'region-card-opened', clause: 'REG-3', seat: 1, region_card: id },
        ...(scored.includes(id)
          ? [{ type: 'region-card-scored', clause: 'REG-12', seat: 1, region_card: id } as GameEvent]
          : []),
      ]),
      ...score.map(({ seat, points }): GameEvent => ({ type: 'scored', clause: 'BASE-90', seat, points })),
    ],
  };
}

export function regionScene(scene: string): Update[] | null {
  const name = /^regions-(.+)$/.exec(scene)?.[1] ?? '';
  const make = ASKED[name];
  if (!make) return null;
  const [view, decision, events] = make(regionsView());
  const start = decision ? { ...view, waiting: { seat: 1, decision: decision.name } } : view;
  const first: Update = { type: 'update', version: 1, view: start, decision, events: events ?? PAST };
  if (name === 'final') return [first, ending(start)];
  if (name !== 'protect') return [first, { ...first, version: 2 }];
  const [playing, playingAsked] = ASKED['card']!(start);
  return [
    first,
    {
      type: 'update',
      version: 2,
      view: { ...playing, waiting: first.view ? start.waiting : null },
      decision: { ...playingAsked!, version: 8 },
      events: [],
    },
    { ...struck(start), version: 3 },
  ];
}
