// Scenes with universities, upgrades and region cards: ?scene=universities-action, universities-founded,
// universities-move, universities-bonus, universities-discard, universities-others, universities-order,
// universities-final, universities-piece, universities-none, universities-full, universities-box.
import { sheet } from '../games/board/ground/sheet';
import type { BoardView, Universities } from '../wire/board';
import type { Card, Decision, FromTable, GameEvent, Option } from '../wire/protocol';
import { CARDS } from '../games/board/setup/card-table';
import { hidden } from './fixtures';
import { regionsView } from './region-scenes';

type Update = Extract<FromTable, { type: 'update' }>;

/** Whose each card is, and its level. */
const HELD: [string, number | null, number][] = [
  ['king', 1, 3],
  ['professor', 1, 0],
  ['crusader', 4, 2],
  ['astronomer', 2, 0],
  ['student', 5, 0],
  ['monk', 3, 2],
  ['alchemist', null, 0],
  ['sultan', 6, 0],
];
const MARKED = ['anglia', 'polonia', 'hispania', 'tartaria', 'levant'];
const NOTHING = Array.from({ length: 12 }, () => 0);
/** Next comes a founding, then nothing and a bonus of the bourgeoisie in some order, then a discarding. */
const KNOWN = [1, 11, 3, 23, 10, 23, 9, 44, 0, 0, 0, 0];

export function universitiesView(): BoardView {
  const view = regionsView();
  const cards = HELD.map(([id, holder]): Card => {
    const row = CARDS.find((one) => one.id === id)!;
    return { number: row.number, id, class: row.class, holder, used: false, blocked: id === 'sultan' };
  });
  const regions = Object.keys(view.regions);
  return {
    ...view,
    cards,
    plague: 'gallia',
    pieces: { green_university: 'bulgaria', white_university: 'egypt', university_tokens: MARKED },
    turn: { ...view.turn, phase: 'action', revealed: null, card_taken: false, increased: false },
    modules: {
      'region-cards': view.modules!['region-cards']!,
      universities: {
        places: ['bulgaria', 'egypt'],
        tokens: regions.map((id) => (MARKED.includes(id) ? 1 : 0)),
        points: [1, 0, 3, 0, 1, 0],
        pile: [3, 1, 0, 2, 0, 1, 1, 0, 1, 3],
        top: [null, null, null, null, null, null],
        looked: 0,
        ordered: 0,
        knows: view.seats.map(({ seat }) => (seat === 1 ? KNOWN : NOTHING)),
        all_know: NOTHING,
      },
      upgrades: { levels: HELD.map(([, , level]) => level), alchemist: null, points: [0, 0, 0, 0, 0, 0] },
    },
  };
}

const remember = (view: BoardView, change: Partial<Universities>): BoardView => ({
  ...view,
  modules: { ...view.modules, universities: { ...view.modules!.universities!, ...change } },
});
const ask = (name: string, clause: string, options: Option[]): Decision => ({
  name,
  seat: 1,
  clause,
  version: 7,
  can_take_back: name === 'D-ACTION' || name.startsWith('D-LIBRARIAN'),
  options,
});
const regionOptions = (...ids: string[]): Option[] => ids.map((region) => ({ kind: 'region', region }));
const kinds = (...ids: string[]): Option[] => ids.map((id) => ({ kind: 'event-card', event_card: id }));
const NONE: Option = { kind: 'none' };

const PAST: GameEvent[] = [
  { type: 'turn-started', clause: 'BASE-20', seat: 1, round: 7 },
  { type: 'plague-moved', clause: 'BASE-40', seat: 1, from: 'germania', to: 'gallia' },
];
const drawn = (kind: string): GameEvent => ({ type: 'event-drawn', clause: 'UNI-5', event_card: kind });
const WON: GameEvent[] = [
  drawn('founded'),
  { type: 'university-won', clause: 'UNI-9', seat: 1, university: 'green', region: 'bulgaria' },
  { type: 'point-taken', clause: 'UNI-9', seat: 1, count: 2 },
];

/** The reader leads where the green university stands; two others as many where the white one does. */
function won(view: BoardView): BoardView {
  return {
    ...view,
    regions: { ...view.regions, bulgaria: { ...view.regions['bulgaria']!, citizens: [3, 0, 1, 0, 2, 1] } },
  };
}
const free = (view: BoardView): string[] =>
  Object.keys(view.regions).filter((id) => !['bulgaria', 'egypt', ...MARKED].includes(id));

/** How many citizens of a player are in a region: one, a few, and here and there more than nine. */
const some = (region: number, seat: number): number =>
  ((region * 5 + seat * 3) % 7) + 1 + (region === seat + 3 ? 9 : 0);

const ASKED: Record<string, (view: BoardView) => [BoardView, Decision | null, GameEvent[]?]> = {
  action: (view) => [
    view,
    ask('D-ACTION', 'BASE-21', [
      { kind: 'take', card: 'crusader' },
      { kind: 'take', card: 'student' },
      { kind: 'increase' },
      { kind: 'use', card: 'king' },
      { kind: 'use', card: 'professor' },
      { kind: 'end-actions' },
    ]),
  ],
  move: (view) => [won(view), ask('D-UNI-MOVE', 'UNI-10', regionOptions(...free(view))), [...PAST, ...WON]],
  bonus: (view) => [
    view,
    ask('D-EVENT-BONUS', 'UNI-8', [...regionOptions('bulgaria', 'egypt'), NONE]),
    [...PAST, drawn('bonus-bourgeoisie')],
  ],
  discard: (view) => [
    { ...view, turn: { ...view.turn, active: 5 } },
    ask('D-EVENT-DISCARD', 'UNI-7', [{ kind: 'card', card: 'king' }, { kind: 'card', card: 'professor' }, NONE]),
    [...PAST, drawn('discard'), { type: 'card-discarded', clause: 'UNI-7', seat: 6, card: 'inquisitor' }],
  ],
  others: (view) => [
    { ...won(view), waiting: { seat: 3, decision: 'D-EVENT-DISCARD' } },
    null,
    [...PAST, drawn('discard'), { type: 'card-discarded', clause: 'UNI-7', seat: 1, card: 'merchant' }],
  ],
  order: (view) => [
    remember(view, { looked: 4, ordered: 1, top: ['founded', 'bonus-magic', 'discard', 'none', null, null] }),
    ask('D-PROF-ORDER', 'CARD-240', kinds('bonus-magic', 'discard', 'none')),
  ],
  final: (view) => [
    { ...view, turn: { ...view.turn, phase: 'final-turns' }, last: 6 },
    ask('D-PROF-FINAL', 'CARD-241', kinds('founded', 'bonus-royalty', 'discard', 'none')),
  ],
  // as much as can lie there: everybody, three rat tokens and a university token in each region, all cities taken
  full: (view) => [
    {
      ...view,
      regions: Object.fromEntries(
        Object.keys(view.regions).map((id, i) => [
          id,
          { tokens: Array.from({ length: 3 }, () => hidden()), citizens: view.seats.map(({ seat }) => some(i, seat)) },
        ]),
      ),
      pieces: { ...view.pieces, university_tokens: Object.keys(view.regions) },
      modules: {
        ...view.modules,
        guilds: { spaces: [1, 2, 3, 4, 5, 6], came: 0, used: 0, extra: 0 },
        inns: { cities: sheet.boards['big-box'].regions.map((_, i) => (i % 6) + 1), came: null },
      },
      waiting: { seat: 2, decision: 'D-ACTION' },
    },
    null,
  ],
  // with guilds and inns
  box: (view) => [
    {
      ...view,
      modules: {
        ...view.modules,
        guilds: { spaces: [5, 6, null, null, 2, null], came: 0, used: 0, extra: 0 },
        inns: { cities: sheet.boards['big-box'].regions.map((_, i) => (i % 3 === 1 ? null : (i % 6) + 1)), came: null },
      },
    },
    ask(
      'D-GUILD-SPACE',
      'GLD-3',
      ['peasant', 'monk', 'merchant', 'witch', 'king', 'knight'].map((card) => ({ kind: 'space', card })),
    ),
  ],
  piece: (view) => [
    view,
    ask('D-LIBRARIAN-PIECE', 'UPG-45', [
      { kind: 'university', university: 'green' },
      { kind: 'university', university: 'white' },
    ]),
  ],
};

/** What happens at the end of the turn. */
const ENDED: Record<string, GameEvent[]> = {
  founded: [
    drawn('founded'),
    { type: 'university-won', clause: 'UNI-9', seat: 5, university: 'green', region: 'bulgaria' },
    { type: 'point-taken', clause: 'UNI-9', seat: 5, count: 2 },
    { type: 'university-moved', clause: 'UNI-10', seat: 5, university: 'green', from: 'bulgaria', to: 'scandia' },
    { type: 'university-token-put', clause: 'UNI-9', region: 'bulgaria' },
    { type: 'university-not-won', clause: 'UNI-9', university: 'white', region: 'egypt' },
  ],
  none: [drawn('none')],
};

function ending(start: BoardView, name: string): Update[] {
  const events = ENDED[name]!;
  const own = start.modules!.universities!;
  const after =
    name === 'none'
      ? remember(start, { pile: own.pile.map((n, i) => n + (i === 9 ? 1 : 0)) })
      : {
          ...remember(start, { points: [1, 0, 3, 0, 2, 0], pile: own.pile.map((n, i) => n + (i === 0 ? 1 : 0)) }),
          pieces: {
            green_university: 'scandia',
            white_university: 'egypt',
            university_tokens: [...MARKED, 'bulgaria'],
          },
        };
  const decision = ask('D-ACTION', 'BASE-21', [{ kind: 'end-actions' }]);
  const waiting = { seat: 1, decision: decision.name };
  return [
    { type: 'update', version: 1, view: { ...start, waiting }, decision, events: PAST },
    {
      type: 'update',
      version: 2,
      view: { ...after, turn: { ...after.turn, active: 2 }, waiting: { seat: 2, decision: 'D-ACTION' } },
      decision: null,
      events: [
        ...events,
        { type: 'turn-ended', clause: 'BASE-20', seat: 1 },
        { type: 'turn-started', clause: 'BASE-20', seat: 2, round: 7 },
      ],
    },
  ];
}

export function universityScene(scene: string): Update[] | null {
  const name = /^universities-(.+)$/.exec(scene)?.[1] ?? '';
  if (ENDED[name]) return ending(universitiesView(), name);
  const make = ASKED[name];
  if (!make) return null;
  const [view, decision, events] = make(universitiesView());
  const start = decision ? { ...view, waiting: { seat: 1, decision: decision.name } } : view;
  const first: Update = { type: 'update', version: 1, view: start, decision, events: events ?? PAST };
  if (name !== 'move') return [first, { ...first, version: 2 }];
  const moved: GameEvent[] = [
    { type: 'university-moved', clause: 'UNI-10', seat: 1, university: 'green', from: 'bulgaria', to: 'scandia' },
    { type: 'university-token-put', clause: 'UNI-9', region: 'bulgaria' },
  ];
  const after = { ...start.pieces, green_university: 'scandia', university_tokens: [...MARKED, 'bulgaria'] };
  return [
    first,
    {
      type: 'update',
      version: 2,
      view: { ...remember(start, { points: [2, 0, 3, 0, 1, 0] }), pieces: after, waiting: null },
      decision: null,
      events: moved,
    },
  ];
}
