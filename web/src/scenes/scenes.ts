// Scenes by name, chosen in the address: ?scene=plague, ?scene=far, ?scene=action, ?scene=ravage, ?scene=finale,
// ?scene=end, with &board=big-box, &players=2.
import type { BoardView } from '../wire/board';
import type { BoardId, FromTable, GameEvent, SeatSetUp } from '../wire/protocol';
import type { Session } from '../wire/session';
import { actionDecision, regionDecision, sampleView, seats } from './fixtures';
import { cardScene } from './card-scenes';
import { cartusScene } from './cartus-scenes';
import { finaleScene } from './finale-scene';
import { goodsTilesScene } from './goods-tiles-scenes';
import { mercatusScene } from './mercatus-scenes';
import { MockSession } from './mock-session';
import { regionScene } from './region-scenes';
import { universityScene } from './university-scenes';
import { upgradeScene } from './upgrade-scenes';

type Update = Extract<FromTable, { type: 'update' }>;

const PAST: GameEvent[] = [
  { type: 'turn-started', clause: 'BASE-20', seat: 4, round: 5 },
  { type: 'citizens-placed', clause: 'BASE-28', seat: 4, region: 'gallia', count: 2 },
  { type: 'plague-moved', clause: 'BASE-40', seat: 4, from: 'polonia', to: 'germania' },
  {
    type: 'token-revealed',
    clause: 'BASE-46',
    region: 'germania',
    token: { tag: 'drawn', marked: false, lookers: [], face: { limit: 3, symbols: ['majority', 'all', 'church'] } },
  },
  { type: 'outbreak', clause: 'BASE-48', region: 'germania', population: 5, limit: 3 },
  {
    type: 'citizens-killed',
    clause: 'BASE-52',
    seat: 3,
    region: 'germania',
    count: 2,
    hits: { majority: 1, all: 1, cards: 0 },
  },
  { type: 'turn-started', clause: 'BASE-20', seat: 1, round: 6 },
  { type: 'card-taken', clause: 'BASE-24', seat: 1, card: 'king', from: 2 },
  { type: 'citizens-placed', clause: 'BASE-28', seat: 1, region: 'anglia', count: 1 },
  { type: 'token-moved', clause: 'BASE-61', seat: 1, from: 'hispania', to: 'gallia' },
];

const RAVAGE: GameEvent[] = [
  { type: 'plague-moved', clause: 'BASE-40', seat: 1, from: 'germania', to: 'gallia' },
  { type: 'token-spread', clause: 'BASE-43', seat: 1, region: 'hispania' },
  { type: 'token-spread', clause: 'BASE-43', seat: 1, region: 'italia' },
  {
    type: 'token-revealed',
    clause: 'BASE-46',
    region: 'gallia',
    token: { tag: 'drawn', marked: false, lookers: [], face: { limit: 3, symbols: ['majority', 'all', 'royalty'] } },
  },
  { type: 'outbreak', clause: 'BASE-48', region: 'gallia', population: 6, limit: 3 },
  {
    type: 'citizens-killed',
    clause: 'BASE-52',
    seat: 4,
    region: 'gallia',
    count: 2,
    hits: { majority: 1, all: 1, cards: 0 },
  },
  {
    type: 'citizens-killed',
    clause: 'BASE-52',
    seat: 1,
    region: 'gallia',
    count: 2,
    hits: { majority: 0, all: 1, cards: 1 },
  },
];

const ODDS: Extract<FromTable, { type: 'odds' }> = {
  type: 'odds',
  regions: Object.fromEntries(
    [
      ['gallia', 0.71],
      ['italia', 0.38],
      ['polonia', 0.24],
      ['hungaria', 0.66],
      ['scandia', 0.12],
    ].map(([id, outbreak]) => [id, { outbreak: outbreak as number, losses: [0.8, 1.2, 0.4, 1.5, 0.3, 0.9] }]),
  ),
};

function endView(board: BoardId): BoardView {
  const view = sampleView(board);
  const score = view.seats
    .map((s) => ({ seat: s.seat, regions: s.on_board - s.haven, haven: s.haven, other: 0, points: s.on_board }))
    .map((s) => (s.seat === 3 ? { ...s, regions: s.regions - 3, points: s.points - 3 } : s))
    .sort((a, b) => b.points - a.points)
    .map((s, i) => ({ ...s, rank: i + 1 }));
  return { ...view, turn: { ...view.turn, phase: 'over', active: null }, waiting: null, score };
}

export function scene(name: string, board: BoardId, players?: number): Update[] {
  const view = sampleView(board, players);
  const plague = regionDecision('D-PLAGUE', 'BASE-40', ['gallia', 'italia', 'polonia', 'hungaria', 'scandia']);
  const first: Update = { type: 'update', version: 1, view, decision: null, events: PAST };
  const cards = name.startsWith('cartus-')
    ? cartusScene(name.slice('cartus-'.length), board === 'big-box')
    : (mercatusScene(name) ??
      goodsTilesScene(name) ??
      regionScene(name) ??
      universityScene(name) ??
      upgradeScene(name) ??
      cardScene(name, board));
  if (cards) return cards;
  switch (name) {
    case 'action':
      return [{ ...first, view: { ...view, turn: { ...view.turn, phase: 'action' } }, decision: actionDecision }];
    case 'place':
      return [
        {
          ...first,
          view: { ...view, turn: { ...view.turn, phase: 'placement' } },
          decision: regionDecision('D-PLACE', 'BASE-15', Object.keys(view.regions)),
        },
      ];
    case 'far':
      return [{ ...first, decision: regionDecision('D-PLAGUE', 'BASE-40', Object.keys(view.regions)) }];
    case 'ravage':
      return [
        { ...first, decision: plague },
        { type: 'update', version: 2, view, decision: plague, events: RAVAGE },
      ];
    case 'finale':
      return finaleScene(first, regionDecision('D-FINAL-PLAGUE', 'BASE-87', ['gallia', 'polonia']));
    case 'end':
      return [{ ...first, view: endView(board) }];
    default:
      return [
        { ...first, decision: plague },
        { type: 'update', version: 2, view, decision: plague, events: RAVAGE },
      ];
  }
}

export function sceneFromAddress(): { session: Session; seats: SeatSetUp[] } | null {
  const wanted = new URLSearchParams(location.search);
  const name = wanted.get('scene');
  if (!name) return null;
  const board: BoardId = wanted.get('board') === 'big-box' ? 'big-box' : 'classic';
  const players = Number(wanted.get('players')) || undefined;
  return { session: new MockSession(scene(name, board, players), ODDS), seats };
}
