// Hand-made scenes of the card game that follow docs/reference/messages-cartus.md: ?scene=cartus-play, -enter, -supply,
// -look, -give, -hospital, -action, -resolve, -victim, -end, -dead. Nobody has played them.
import type {
  Cards,
  CartusDecision,
  CartusEvent,
  CartusOption,
  CartusScore,
  CartusSeat,
  CartusView,
} from '../wire/cartus';
import { CLASSES, kindsIn } from '../games/cartus/play/kinds';
import type { Decision, FromTable, GameEvent } from '../wire/protocol';

type Update = Extract<FromTable, { type: 'update' }>;

const HAND: Cards = {
  'church-0': 2,
  'church-4': 1,
  'bourgeoisie-1': 1,
  'royalty-0': 1,
  'royalty-3': 1,
  'magic-0': 1,
  joker: 1,
  sword: 1,
  gold: 1,
};

const seat = (
  n: number,
  cards: number,
  face_down: number,
  tokens: number,
  more: Partial<CartusSeat> = {},
): CartusSeat => ({
  seat: n,
  color: ['red', 'yellow', 'green', 'blue', 'orange'][n - 1]!,
  cards,
  face_down,
  tokens,
  supply: null,
  ...more,
});

const stack = (...list: [number, number[]][]): { space: number; seats: number[] }[] =>
  list.map(([space, seats]) => ({ space, seats }));

/** Chances as the engine tells them: of 10,000 rows, by rats. */
const CHANCES = [
  10000, 10000, 10000, 10000, 10000, 9210, 7900, 6300, 4800, 3300, 2150, 1200, 620, 210, 60, 10, 0, 0, 0, 0, 0,
];

export function sampleCartus(): CartusView {
  return {
    game: 'cartus',
    players: 4,
    viewer: 1,
    options: {
      buildings: 'fixed',
      guard_tower_2p: 'avoid',
      supplies: 'turn-order',
      show_rats: 'off',
      all_dead: 'nobody',
      starting_player: 'random',
    },
    round: 5,
    rounds: 8,
    final: false,
    start: 1,
    phase: 'enter',
    row: [
      { building: 'monastery', copy: 0, class: 'church', supply: { draw: 4 }, entrants: [4, 1] },
      { building: 'marketplace', copy: 2, class: 'bourgeoisie', supply: { draw: 2, look: 1 }, entrants: [2] },
      { building: 'palace', copy: 4, class: 'royalty', supply: { discard_rats: 2 }, entrants: [] },
    ],
    resolving: null,
    seats: [
      seat(1, 10, 0, 2, { rats: 7, hand: HAND, values: [2, 3], supply: 2 }),
      seat(2, 8, 2, 1, { supply: 2 }),
      seat(3, 11, 0, 3, { supply: 1 }),
      seat(4, 6, 3, 1, { supply: 3 }),
    ],
    influence: {
      peasantry: stack([1, [4]], [2, [2]], [4, [1, 3]]),
      bourgeoisie: stack([1, [1]], [3, [3, 4]], [6, [2]]),
      church: stack([0, [3]], [2, [2]], [5, [4]], [7, [1]]),
      chivalry: stack([2, [1, 2]], [5, [3]], [8, [4]]),
      royalty: stack([0, [2]], [3, [1, 4]], [6, [3]]),
      magic: stack([1, [3, 4]], [3, [2]], [5, [1]]),
    },
    ranks: {
      peasantry: [1, 3, 2, 4],
      bourgeoisie: [2, 3, 4, 1],
      church: [1, 4, 2],
      chivalry: [4, 3, 1, 2],
      royalty: [3, 1, 4],
      magic: [1, 2, 3, 4],
    },
    nuns: [
      { seen: [1], card: 'church-4' },
      { seen: [4] },
      { seen: [] },
      { seen: [1, 3], card: 'magic-0' },
      { seen: [] },
    ],
    survival: { certain: 4, chances: CHANCES },
    stock: { joker: 11, sword: 9, gold: 12 },
    decks: {
      population: 21,
      pile: { 'church-0': 2, 'church-1': 1, 'peasantry-4': 2, 'magic-2': 1, 'royalty-0': 3, 'chivalry-3': 1 },
      buildings: 9,
      replacement: 6,
      tokens: 13,
    },
    under: [{ building: 'palace', copy: 1 }],
    used: [
      ...[0, 1, 2].map((copy) => ({ building: 'farm', copy })),
      ...[1, 3].map((copy) => ({ building: 'castle', copy })),
      { building: 'monastery', copy: 3 },
      ...[0, 4].map((copy) => ({ building: 'fortune-tellers-tent', copy })),
      { building: 'treasury', copy: 0 },
      { building: 'marketplace', copy: 1 },
      { building: 'marketplace', copy: 0 },
      { building: 'palace', copy: 2 },
    ],
    in_game: {
      peasantry: { farm: 5, brewery: 0 },
      bourgeoisie: { marketplace: 5, office: 0 },
      church: { monastery: 3, hospital: 2 },
      chivalry: { castle: 5, 'guard-tower': 0 },
      royalty: { palace: 3, treasury: 2 },
      magic: { 'fortune-tellers-tent': 5, 'pied-pipers-hut': 0 },
    },
    line: [1, 3],
    action: null,
    waiting: { seat: 1, decision: 'play-card' },
    score: null,
  };
}

const ask = (name: string, clause: string, options: CartusOption[], can_take_back = false): CartusDecision => ({
  name,
  seat: 1,
  clause,
  version: 7,
  can_take_back,
  options,
});
const cards = (hand: Cards, not: string[] = []): CartusOption[] =>
  kindsIn(hand)
    .filter((kind) => !not.includes(kind))
    .map((card) => ({ kind: 'card', card }));

const PAST: CartusEvent[] = [
  { type: 'round-started', clause: 'CART-30', seat: 1, round: 5 },
  { type: 'building-drawn', clause: 'CART-31', position: 1, building: 'monastery', copy: 0 },
  { type: 'building-drawn', clause: 'CART-31', position: 2, building: 'marketplace', copy: 2 },
  { type: 'building-drawn', clause: 'CART-31', position: 3, building: 'palace', copy: 4 },
  { type: 'supply-chosen', clause: 'CART-33', seat: 1, position: 2, building: 'marketplace' },
  { type: 'drawn', clause: 'CART-36', seat: 1, count: 2 },
  { type: 'kind-drawn', clause: 'CART-36', seat: 1, card: 'royalty-3', count: 1 },
  { type: 'looked', clause: 'CART-26', seat: 1, position: 4 },
  { type: 'nun-seen', clause: 'CART-26', seat: 1, position: 4, card: 'magic-0' },
  { type: 'entered', clause: 'CART-40', seat: 4, position: 1, building: 'monastery', entry: 1 },
  { type: 'cards-played', clause: 'CART-42', seat: 4, position: 1, count: 3 },
  { type: 'entered', clause: 'CART-40', seat: 2, position: 2, building: 'marketplace', entry: 1 },
  { type: 'cards-played', clause: 'CART-42', seat: 2, position: 2, count: 2 },
];

const { 'church-4': _church, sword: _sword, ...LEFT } = HAND;
const held = (view: CartusView, hand: Cards): CartusView => ({
  ...view,
  seats: view.seats.map((s) => (s.seat === 1 ? { ...s, hand } : s)),
});

function resolving(view: CartusView): CartusView {
  return {
    ...view,
    phase: 'resolve',
    resolving: 1,
    line: [],
    action: { name: 'resolve', position: 1, premium: 4 },
    row: [{ ...view.row[0]!, entrants: [4, 1, 3] }, view.row[1]!, view.row[2]!],
    seats: view.seats.map((s) =>
      s.seat === 4
        ? { ...s, played: { 'church-0': 1, joker: 1, sword: 1 } }
        : s.seat === 1
          ? { ...s, face_down: 2, cards: 8, hand: LEFT, played: { 'church-4': 1, sword: 1 } }
          : s.seat === 3
            ? { ...s, face_down: 1, played: { 'royalty-2': 1 } }
            : s,
    ),
  };
}

const SCORES: CartusScore[] = [
  {
    seat: 1,
    influence: { peasantry: 10, church: 10, royalty: 5, magic: 10, chivalry: 2 },
    hand: 2,
    specials: { sword: 1 },
    gold: 6,
    tokens: 5,
    points: 51,
    rats: 7,
    killed: false,
    wins: true,
    place: 1,
  },
  {
    seat: 2,
    influence: { bourgeoisie: 10, church: 2, magic: 5, peasantry: 2 },
    hand: 0,
    specials: { sword: 1 },
    gold: 0,
    tokens: 2,
    points: 22,
    rats: 4,
    killed: false,
    wins: false,
    place: 2,
  },
  {
    seat: 3,
    influence: { peasantry: 5, bourgeoisie: 5, chivalry: 5, royalty: 10, magic: 2 },
    hand: 0,
    specials: {},
    gold: 3,
    tokens: 6,
    points: 36,
    rats: 13,
    killed: true,
    wins: false,
    place: 3,
  },
  {
    seat: 4,
    influence: { chivalry: 10, church: 5, bourgeoisie: 2, royalty: 2 },
    hand: 0,
    specials: {},
    gold: 0,
    tokens: 1,
    points: 20,
    rats: 14,
    killed: true,
    wins: false,
    place: 3,
  },
];

function ended(view: CartusView, dead: boolean): CartusView {
  const nuns = dead
    ? ['church-1', 'peasantry-0', 'royalty-0', 'magic-0', 'church-2']
    : ['church-4', 'peasantry-3', 'royalty-0', 'magic-0', 'church-3'];
  const score = dead ? SCORES.map((s) => ({ ...s, killed: true, wins: false, place: 1 })) : SCORES;
  return {
    ...view,
    round: 8,
    final: true,
    phase: 'over',
    row: [],
    line: [],
    waiting: null,
    score,
    seats: view.seats.map((s) => ({ ...s, rats: SCORES[s.seat - 1]!.rats, face_down: 0 })),
    nuns: nuns.map((card) => ({ seen: [], card })),
    survival: { certain: dead ? 3 : 10, chances: CHANCES.map((_, i) => (i <= (dead ? 3 : 10) ? 10000 : 0)) },
  };
}

function sceneOf(name: string): { view: CartusView; decision: CartusDecision | null; after?: CartusEvent[] } | null {
  const view = sampleCartus();
  const positions: CartusOption[] = [1, 2, 3].map((position) => ({ kind: 'position', position }));
  switch (name) {
    case 'play':
      return {
        view: { ...held(view, LEFT), picked: { 'church-4': 1, sword: 1 } },
        decision: ask('play-card', 'CART-41', [...cards(LEFT, ['gold']), { kind: 'done' }], true),
      };
    case 'enter':
      return {
        view: {
          ...view,
          row: view.row.map((c) => ({ ...c, entrants: c.entrants.filter((s) => s !== 1) })),
          waiting: { seat: 1, decision: 'enter' },
        },
        decision: ask('enter', 'CART-40', [...positions, { kind: 'pass' }]),
      };
    case 'supply':
      return {
        view: {
          ...view,
          phase: 'supplies',
          row: view.row.map((c) => ({ ...c, entrants: [] })),
          waiting: { seat: 1, decision: 'supply' },
          seats: view.seats.map((s) => ({ ...s, face_down: 0, supply: s.seat === 4 ? 3 : s.seat === 3 ? 1 : null })),
        },
        decision: ask('supply', 'CART-33', positions),
      };
    case 'look':
      return {
        view: { ...view, phase: 'supplies', action: { name: 'look', left: 1 }, waiting: { seat: 1, decision: 'look' } },
        decision: ask(
          'look',
          'CART-26',
          [1, 2, 3, 4, 5].map((position) => ({ kind: 'nun', position })),
        ),
      };
    case 'give':
      return {
        view: {
          ...resolving(view),
          picked: { gold: 1 },
          seats: resolving(view).seats.map((s) => (s.seat === 1 ? { ...s, hand: { ...LEFT, gold: 0 } } : s)),
          action: { name: 'give', to: 4, count: 3 },
          waiting: { seat: 1, decision: 'sword-give' },
        },
        decision: ask('sword-give', 'CART-52', cards({ ...LEFT, gold: 0 }), true),
      };
    case 'hospital':
      return {
        view: {
          ...resolving(view),
          row: [
            { building: 'hospital', copy: 1, class: 'church', supply: { draw: 4 }, entrants: [1] },
            ...view.row.slice(1),
          ],
          action: { name: 'hospital', most: 3 },
          waiting: { seat: 1, decision: 'hospital-card' },
        },
        decision: ask('hospital-card', 'CART-66', [...cards(LEFT), { kind: 'stop' }]),
      };
    case 'action':
      return {
        view: { ...resolving(view), waiting: { seat: 1, decision: 'action' } },
        decision: ask('action', 'CART-58', [{ kind: 'perform' }, { kind: 'decline' }]),
      };
    case 'victim':
      return {
        view: { ...resolving(view), waiting: { seat: 1, decision: 'sword-victim' } },
        decision: ask('sword-victim', 'CART-51', [
          { kind: 'seat', seat: 3 },
          { kind: 'seat', seat: 4 },
        ]),
      };
    case 'resolve':
      return { view: { ...resolving(view), waiting: { seat: 4, decision: 'action' } }, decision: null };
    case 'end':
      return { view: ended(view, false), decision: null };
    case 'dead':
      return { view: ended(view, true), decision: null };
    default:
      return null;
  }
}

/** `big`: five players and a hand of twenty-odd cards. */
function crowded(view: CartusView): CartusView {
  const hand: Cards = {
    ...Object.fromEntries(
      CLASSES.flatMap((name) => [
        [`${name}-0`, 2],
        [`${name}-4`, 1],
      ]),
    ),
    joker: 3,
    sword: 2,
    flute: 1,
    pass: 1,
    gold: 2,
  };
  return {
    ...view,
    players: 5,
    start: 5,
    stock: { joker: 7, sword: 6, flute: 12, pass: 10, gold: 9 },
    row: view.row.map((c, i) =>
      i === 0 ? { ...c, building: 'fortune-tellers-tent', class: 'magic', entrants: [...c.entrants, 5] } : c,
    ),
    seats: [...view.seats.map((s) => (s.seat === 1 ? { ...s, cards: 27, hand } : s)), seat(5, 9, 4, 0)],
    influence: {
      ...view.influence,
      church: stack([0, [3]], [5, [2, 4, 5]], [7, [1]]),
      magic: stack([15, [1, 2, 3, 4, 5]]),
      peasantry: stack([0, [1, 2, 3, 4, 5]]),
    },
  };
}

export function cartusScene(name: string, big: boolean): Update[] | null {
  const found = sceneOf(name);
  if (!found) return null;
  const view = big ? crowded(found.view) : found.view;
  const decision = found.decision as Decision | null;
  return [1, 2, 3].map((version) => ({
    type: 'update',
    version,
    view,
    decision: decision && { ...decision, version },
    events: version === 1 ? (PAST as unknown as GameEvent[]) : [],
  }));
}
