// The messages of a table, of a server's lists and of an engine in a worker (docs/reference/protocol.md).
import { anyOf, listOf, mapOf, object, oneBy, typed, whole, words } from './notation.mjs';
import { optionAmong } from './parts.mjs';

const name = { type: 'string', minLength: 1, maxLength: 64 };

/** Rows of messages by their type; those with an `id` of the client's or not. */
const rows = (all) => Object.entries(all).map(([type, fields]) => object({ type: words(type), ...fields }));
const named = (all) => rows(Object.fromEntries(Object.entries(all).map(([type, own]) => [type, { id: name, ...own }])));
const asked = (all) =>
  rows(Object.fromEntries(Object.entries(all).map(([type, own]) => [type, { 'id?': name, ...own }])));

const about = { what: 'subject', 'seat?': 'seat' };

/** What a client says. */
const TO = [
  ...named({
    act: { version: 'count', option: whole(0, 254) },
    'take-back': { version: 'count' },
    sit: { seat: 'seat', 'name?': 'text' },
    rise: { seat: 'seat' },
    return: { seat: 'seat' },
    start: {},
    commit: { hash: 'digest' },
    reveal: { value: 'seed' },
    propose: about,
    agree: about,
    object: about,
    rematch: { 'commit?': 'digest' },
    chat: { text: 'text' },
  }),
  ...asked({
    hello: { after: 'count' },
    earlier: { before: 'count' },
    odds: {},
    record: {},
    hint: {},
    why: { 'region?': 'region', 'card?': 'card', 'increase?': 'flag' },
    new: { setup: 'any-setup', seats: 'seat-plan[]', 'seed?': 'seed' },
    resume: { plan: 'text', seed: 'seed', inputs: 'text[]' },
    'check-setup': { setup: 'any-setup', 'language?': 'text' },
    'open-record': { 'record?': { $ref: 'record.schema.json' } },
    at: { step: 'count', 'viewer?': anyOf('seat', 'null', words('all')) },
    review: { 'iterations?': whole(1, 100_000) },
    'stop-review': {},
    'play-on': { step: 'count', seats: 'seat-plan[]' },
  }),
];

/** What people do beside the game, among its events. */
const NOTES = oneBy(
  'type',
  rows({
    sat: { seat: 'seat', name: 'text', version: 'count' },
    rose: { seat: 'seat', version: 'count' },
    started: { 'seat?': 'seat', version: 'count' },
    proposed: { seat: 'seat', what: 'subject', 'about?': 'seat', version: 'count' },
    agreed: { seat: 'seat', what: 'subject', 'about?': 'seat', version: 'count' },
    objected: { seat: 'seat', what: 'subject', 'about?': 'seat', version: 'count' },
    'stood-in': { seat: 'seat', version: 'count' },
    returned: { seat: 'seat', version: 'count' },
    'left-out': { 'seat?': 'seat', version: 'count' },
    resigned: { version: 'count' },
    rematch: { 'seat?': 'seat', table: 'text', version: 'count' },
    chat: { seat: 'seat', name: 'text', text: 'text', version: 'count' },
  }),
);
const NOTE_TYPES = NOTES.oneOf.map(({ properties }) => properties.type.const);

/** An event of a game, or of its people: told apart by the type, so that a fault names its place. */
const eventOrNote = (event) => ({
  if: { properties: { type: { enum: NOTE_TYPES } } },
  then: typed('note'),
  else: typed(event),
});

const decisionOf = (decisions, option) =>
  oneBy(
    'name',
    decisions.map(({ name, clause, kinds }) =>
      object({
        name: words(name),
        seat: 'seat',
        clause: words(clause),
        options: listOf(optionAmong(option, kinds), { minItems: 1, maxItems: 255 }),
        can_take_back: 'flag',
        'version?': 'count',
      }),
    ),
  );

const updateOf = ({ view, changes, keys, decision, option, decisionName, event }) =>
  object({
    type: words('update'),
    'id?': name,
    version: 'count',
    base: 'count',
    'table?': 'table',
    'private?': 'true',
    'view?': view,
    'changes?': changes,
    'gone?': listOf(words(...keys)),
    'decision?': anyOf(decision, 'null'),
    'from?': 'count',
    events: listOf(event),
    'told?': 'count',
    'choice?': object({ seat: 'seat', decision: decisionName, choice: option, option: whole(0, 254) }),
  });
const earlierOf = (event) =>
  object({
    type: words('earlier'),
    'id?': name,
    before: 'count',
    'from?': 'count',
    viewer: 'seat or null',
    events: listOf(event),
  });

/** One type of message that looks one way in each game. */
const ofEither = (type, ...kinds) => ({
  type: 'object',
  required: ['type'],
  properties: { type: words(type) },
  anyOf: kinds.map(typed),
});

const chances = listOf(whole(0, 1000));

/** What a table says. */
const FROM = [
  ofEither('update', 'board-update', 'cartus-update'),
  ofEither('earlier', 'board-earlier', 'cartus-earlier'),
  ...asked({
    refused: {
      'code?': 'id',
      'clause?': 'clause',
      'subject?': 'text',
      reason: 'text',
      'reasons?': 'refusal[]',
      'retry_after?': 'count',
    },
    odds: { regions: mapOf('region-odds'), 'as_two?': 'region-odds' },
    record: { record: { $ref: 'record.schema.json' } },
    thinking: { seat: 'seat' },
    why: { possible: 'true' },
    store: { version: 'count', 'plan?': 'text', 'seed?': 'seed', inputs: 'text[]' },
    'setup-checked': { refusals: 'refusal[]', warnings: 'refusal[]' },
    'record-opened': {
      setup: 'any-setup',
      seats: 'seat-set-up[]',
      steps: 'count',
      marks: listOf(
        object({
          step: 'count',
          what: words('turn', 'final-turn', 'final-ravage', 'round', 'end'),
          round: 'count',
          'seat?': 'seat',
        }),
      ),
      seed: 'seed',
      'seed_hash?': 'digest',
      'shares?': 'shares',
      'earlier_rounds?': 'rounds',
      'ended?': words('result', 'agreement'),
      result: 'result-or-none',
    },
    advising: {},
    hint: { seat: 'seat', decision: 'any-decision-name', best: listOf('weighed', { maxItems: 3 }) },
    reviewing: { done: 'count', all: 'count' },
    'review-stopped': {},
    review: {
      curve: listOf(object({ step: 'count', chances })),
      luck: listOf(
        object({
          step: 'count',
          seat: 'seat',
          event: anyOf('event', 'cartus-event'),
          before: chances,
          after: chances,
        }),
      ),
      costly: listOf(
        object({
          step: 'count',
          seat: 'seat',
          decision: 'any-decision-name',
          loss: whole(0, 1000),
          view: 'any-view',
          chosen: 'weighed',
          best: 'weighed[]',
        }),
      ),
    },
  }),
];

const summary = {
  id: 'text',
  setup: 'any-setup',
  phase: 'stage',
  seats: 'chair[]',
  listed: 'flag',
  opened: { type: 'string', pattern: '^[0-9-]{10}T[0-9:]{8}Z$' },
  seed_hash: 'digest',
};

export const MESSAGES = anyOf('to-table', 'from-table');

export const messagesOf = (board, cartus) => ({
  'to-table': oneBy('type', TO),
  'from-table': oneBy('type', FROM),
  'board-update': updateOf({
    view: 'board-view',
    changes: 'board-changes',
    keys: board.viewKeys,
    decision: 'decision',
    option: 'option',
    decisionName: 'decision-name',
    event: 'board-event',
  }),
  'cartus-update': updateOf({
    view: 'cartus-view',
    changes: 'cartus-changes',
    keys: cartus.viewKeys,
    decision: 'cartus-decision',
    option: 'cartus-option',
    decisionName: 'cartus-decision-name',
    event: 'cartus-game-event',
  }),
  'board-earlier': earlierOf('board-event'),
  'cartus-earlier': earlierOf('cartus-game-event'),
  note: NOTES,
  'board-event': eventOrNote('event'),
  'cartus-game-event': eventOrNote('cartus-event'),
  decision: decisionOf(board.decisions, 'option'),
  'cartus-decision': decisionOf(cartus.decisions, 'cartus-option'),
  proposal: object({ what: 'subject', 'seat?': 'seat', by: 'seat', agreed: 'seat[]', missing: 'seat[]' }),
  table: object({
    id: 'text',
    stage: 'stage',
    seats: 'chair[]',
    host: 'flag',
    proposals: 'proposal[]',
    'seed_hash?': 'digest',
    'shares?': 'shares',
    'earlier_rounds?': 'rounds',
    'beginning?': 'true',
    'new_round?': 'true',
    'seed?': 'seed',
    'ended?': words('result', 'agreement'),
    'rematch?': 'text',
    watchers: 'count',
  }),
  'region-odds': object({ outbreak: { type: 'number', minimum: 0, maximum: 1 }, losses: listOf({ type: 'number' }) }),
  'why-good': anyOf(
    object({ what: words('takes'), card: 'card', from: 'seat or null' }),
    object({ what: words('steps'), seat: 'seat', tenths: 'number', class: 'cartus-class' }),
    object({ what: words('gains', 'loses', 'worth', 'cards', 'rats', 'lives'), seat: 'seat', tenths: 'number' }),
  ),
  weighed: object({ option: whole(0, 254), choice: 'any-option', chance: whole(0, 1000), reasons: 'why-good[]' }),
  // Requests and answers over HTTP.
  me: object({ name: anyOf('text', 'null'), 'key?': 'text' }),
  'open-table': object({ setup: 'any-setup', seats: 'seat-plan[]', 'listed?': 'flag', 'commit?': 'digest' }),
  summary: object(summary),
  tables: object({ open: listOf('summary', { maxItems: 50 }), mine: listOf('summary', { maxItems: 50 }) }),
  'check-setup': object({ setup: 'any-setup' }),
  'setup-check': object({ refusals: 'refusal[]', warnings: 'refusal[]' }),
});

/** Definitions that no message over the WebSocket refers to. */
export const OVER_HTTP = [
  'me',
  'open-table',
  'summary',
  'tables',
  'check-setup',
  'setup-check',
  'any-setup',
  'any-view',
];
