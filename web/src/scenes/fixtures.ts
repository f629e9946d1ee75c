// Hand-made views that follow docs/reference/messages.md; nobody has played them.
import type { BoardView } from '../wire/board';
import type { BoardId, Card, ClassName, Decision, Face, Region, SeatSetUp, Token } from '../wire/protocol';

const CARDS: [string, ClassName][] = [
  ['peasant', 'peasantry'],
  ['monk', 'church'],
  ['merchant', 'bourgeoisie'],
  ['witch', 'magic'],
  ['king', 'royalty'],
  ['knight', 'chivalry'],
];
const MORE: [string, ClassName][] = [
  ['caravanner', 'islamic'],
  ['sultan', 'islamic'],
];
const COLORS = ['red', 'yellow', 'green', 'blue', 'orange', 'white'];

export const seats: SeatSetUp[] = [
  { kind: 'person', name: '' },
  ...['Bertrand', 'Cosima', 'Dietrich', 'Eleonora', 'Fulko'].map((name): SeatSetUp => ({
    kind: 'computer',
    name,
    level: 'normal',
  })),
];

export const hidden = (tag: Token['tag'] = 'drawn', lookers: number[] = []): Token => ({ tag, marked: false, lookers });
export const known = (face: Face): Token => ({ tag: 'set-up', marked: false, lookers: [1], face });

type Lay = Record<string, [number | Token[], number[]]>;

const CLASSIC: Lay = {
  anglia: [1, [3, 0, 0, 1]],
  scandia: [
    [known({ limit: 3, symbols: ['majority', 'church'] }), hidden()],
    [0, 2, 0, 0],
  ],
  germania: [1, [1, 0, 2, 0]],
  gallia: [
    [known({ limit: 2, symbols: ['all', 'royalty', 'magic'] }), hidden(), hidden('set-up')],
    [2, 0, 0, 4],
  ],
  hispania: [0, [0, 0, 0, 3]],
  italia: [2, [0, 1, 5, 0]],
  polonia: [1, [0, 2, 1, 0]],
  hungaria: [2, [1, 3, 2, 0]],
  bulgaria: [1, [0, 0, 1, 0]],
  turcia: [0, [0, 0, 0, 2]],
  russia: [3, [0, 4, 0, 0]],
  tartaria: [1, [2, 0, 0, 0]],
};

const BIG: Lay = {
  anglia: [2, [3, 0, 0, 1, 1, 0]],
  scandia: [3, [1, 2, 1, 1, 2, 1]],
  germania: [1, [1, 0, 2, 0, 1, 2]],
  gallia: [
    [known({ limit: 2, symbols: ['all', 'royalty'] }), hidden(), hidden('set-up')],
    [2, 1, 1, 4, 1, 3],
  ],
  hispania: [0, [0, 0, 0, 3, 0, 1]],
  italia: [3, [1, 1, 5, 1, 2, 1]],
  polonia: [3, [1, 2, 1, 0, 0, 1]],
  hungaria: [3, [1, 3, 2, 1, 1, 3]],
  bulgaria: [1, [0, 0, 1, 0, 2, 1]],
  turcia: [0, [0, 0, 0, 2, 1, 0]],
  russia: [3, [0, 4, 0, 0, 0, 1]],
  tartaria: [1, [2, 0, 0, 0, 1, 0]],
  maghreb: [1, [2, 0, 0, 0, 0, 1]],
  ifriqiya: [2, [0, 2, 1, 0, 0, 0]],
  tripolitania: [0, [0, 0, 0, 1, 2, 0]],
  egypt: [3, [0, 3, 0, 2, 1, 0]],
  levant: [1, [0, 0, 1, 0, 1, 2]],
};

function regions(lay: Lay): Record<string, Region> {
  return Object.fromEntries(
    Object.entries(lay).map(([id, [tokens, citizens]]) => [
      id,
      {
        tokens: typeof tokens === 'number' ? Array.from({ length: tokens }, () => hidden()) : tokens,
        citizens,
      },
    ]),
  );
}

/** `players`: as many as usually play on that board, unless said otherwise. More owners stand where there are more
 *  players. */
export function sampleView(board: BoardId, players = board === 'classic' ? 4 : 6): BoardView {
  const counts = (id: string, four: number[]): number[] =>
    (players < 5 ? four : (BIG[id]?.[1] ?? four)).slice(0, players);
  const lay = regions(
    board === 'classic'
      ? Object.fromEntries(Object.entries(CLASSIC).map(([id, [tokens, four]]) => [id, [tokens, counts(id, four)]]))
      : BIG,
  );
  const haven = [3, 0, 1, 2, 0, 1];
  const holders = [2, 1, 3, 3, 1, 4, 5, null];
  const cards = [...CARDS, ...(players > 4 && board === 'big-box' ? MORE : [])].map(([id, name], i): Card => ({
    number: i + 1,
    id,
    class: name,
    holder: (holders[i] ?? players + 1) <= players ? holders[i]! : null,
    used: id === 'monk',
    blocked: false,
  }));
  const total = (seat: number): number =>
    Object.values(lay).reduce((sum, r) => sum + (r.citizens[seat] ?? 0), haven[seat] ?? 0);
  return {
    board,
    players,
    viewer: 1,
    options: {},
    plague: 'germania',
    rats: 14,
    removed: 0,
    used: [
      { limit: 4, symbols: ['majority'] },
      { limit: 1, symbols: ['bourgeoisie', 'church'] },
      { limit: 5, symbols: ['majority', 'majority', 'all'] },
      { limit: 3, symbols: ['peasantry', 'royalty', 'chivalry', 'magic'] },
    ],
    unseen: [],
    regions: lay,
    seats: Array.from({ length: players }, (_, i) => ({
      seat: i + 1,
      color: COLORS[i]!,
      supply: 20 - total(i),
      haven: haven[i]!,
      on_board: total(i),
    })),
    cards,
    turn: {
      round: 6,
      phase: 'plague',
      active: 1,
      first: 1,
      card_taken: true,
      increased: true,
      supply_was_empty: false,
      neutral: false,
    },
    last: null,
    action: null,
    waiting: { seat: 1, decision: 'D-PLAGUE' },
    score: null,
  };
}

export const regionDecision = (name: string, clause: string, ids: string[]): Decision => ({
  name,
  seat: 1,
  clause,
  version: 7,
  can_take_back: true,
  options: ids.map((region) => ({ kind: 'region', region })),
});

export const actionDecision: Decision = {
  name: 'D-ACTION',
  seat: 1,
  clause: 'BASE-21',
  version: 7,
  can_take_back: false,
  options: [
    { kind: 'take', card: 'peasant' },
    { kind: 'take', card: 'merchant' },
    { kind: 'take', card: 'witch' },
    { kind: 'take', card: 'knight' },
    { kind: 'increase' },
    { kind: 'use', card: 'king' },
    { kind: 'end-actions' },
  ],
};
