// Records and positions (docs/reference/record-format.md, position-format.md).
import { anyOf, byGame, listOf, mapOf, object, optional, pattern, typed, whole, words } from './notation.mjs';

const OF_CARTUS = {
  required: ['setup'],
  properties: { setup: { required: ['game'], properties: { game: { const: 'cartus' } } } },
};

// --- records

/** What happened at a step, and what a trace adds. */
const happened = ({ event, chance }) => ({
  'chance?': listOf(chance),
  events: listOf(event),
  'hash?': 'hash',
  'state?': { $ref: 'position.schema.json' },
});
const stepOf = (game) => ({
  ...object({
    seat: 'seat',
    decision: 'text',
    choice: game.option,
    option: whole(0, 254),
    'options?': listOf(game.option, { minItems: 1, maxItems: 255 }),
    ...happened(game),
  }),
  discriminator: { propertyName: 'decision' },
  oneOf: game.decisions.map(({ name, kinds }) => {
    const own = { properties: { kind: words(...kinds) } };
    return { properties: { decision: words(name), choice: own, options: { items: own } }, required: ['decision'] };
  }),
});
const recordOf = (game, own) =>
  object({
    format: words('rattus-record'),
    version: words(1, 2),
    setup: { ...typed(game.setup), required: game.needs },
    seed: 'seed',
    'seed_hash?': 'digest',
    'stream?': words('chacha20'),
    'shares?': 'shares',
    'earlier_rounds?': 'rounds',
    'seats?': listOf('seat-set-up', { minItems: 2, maxItems: 6 }),
    start: object(happened(game)),
    steps: listOf(game.step),
    'ended?': words('agreement'),
    ...own,
  });

export const RECORD = byGame(OF_CARTUS, 'cartus-record', 'board-record');
export function recordsOf({ decisions }, cartus) {
  const board = {
    setup: 'setup',
    needs: ['board', 'players'],
    option: 'option',
    event: 'event',
    chance: 'chance',
    step: 'step',
    decisions,
  };
  const other = {
    setup: 'cartus-setup',
    needs: ['players'],
    option: 'cartus-option',
    event: 'cartus-event',
    chance: 'cartus-chance',
    step: 'cartus-step',
    decisions: cartus.decisions,
  };
  const opened = object({
    // without a region in version 1
    starting: listOf(anyOf('face', object({ region: 'region', face: 'face' }))),
    'regular-removed': 'face[]',
    supply: 'face[]',
  });
  return {
    'board-record': recordOf(board, {
      'cards?': listOf('card', { minItems: 6, maxItems: 8 }),
      'result?': 'result or null',
      'opened?': anyOf(opened, 'null'),
    }),
    'cartus-record': recordOf(other, { 'result?': 'cartus-result or null', 'opened?': 'null' }),
    step: stepOf(board),
    'cartus-step': stepOf(other),
  };
}

// --- positions

const tokens = whole(0, 127);
const citizens = whole(0, 30);
const bySeat = (type, most = 6) => anyOf(listOf(anyOf(type, 'null'), { maxItems: most }), mapOf(type, `^[1-${most}]$`));
const cards = listOf(anyOf('text', whole(1, 99)));
const frame = {
  ...listOf('byte', { minItems: 8, maxItems: 8 }),
  prefixItems: [{ type: 'string' }],
};

const exact = object(
  optional({
    active: 'seat',
    decision: 'decision-name',
    seat: 'seat',
    neutral: 'byte',
    revealed: tokens,
    reveal_all: 'flag',
    zero_limits: 'flag',
    beside: 'byte',
    laid_open: 'byte[]',
    redrawn: 'byte[]',
    grown: 'byte[]',
    picked: 'byte',
    losses: 'byte[]',
    token_kills: 'byte[]',
    phase_kills: 'byte[]',
    memory: 'byte[]',
    protected: 'text[]',
    frames: listOf(frame, { maxItems: 12 }),
  }),
);
exact.required = ['phase', 'seal'];
Object.assign(exact.properties, { phase: typed('phase'), seal: typed('hash') });

const head = { format: words('rattus-position'), version: words(1), hash: 'hash', random: 'seed' };

const boardPosition = (pieces) =>
  object(
    optional({
      ...head,
      setup: 'setup',
      tokens: listOf('token-row', { maxItems: 127 }),
      removed: tokens,
      phase: words('placement', 'action', 'plague', 'final-turn', 'final-ravage', 'over'),
      seat: 'seat',
      first: 'seat',
      placements: whole(0, 24),
      round: 'byte',
      last: anyOf('seat', 'null'),
      end_reason: anyOf('reason', words(''), 'null'),
      plague: 'text',
      regions: mapOf(
        object(
          optional({
            tokens: anyOf(whole(0, 3), listOf('position-token', { maxItems: 3 })),
            citizens: bySeat(citizens),
            carrying: 'position-carried[]',
          }),
        ),
      ),
      hand: listOf(listOf('position-token', { maxItems: 3 }), { maxItems: 3 }),
      rats: tokens,
      pile: tokens,
      used: 'token-name[]',
      supply: bySeat(citizens),
      haven: bySeat(citizens),
      holders: bySeat(cards),
      blocked: cards,
      used_cards: cards,
      came: cards,
      card_taken: 'flag',
      increased: 'flag',
      supply_was_empty: 'flag',
      knight_moved: 'flag',
      ...pieces,
      modules: 'position-memories',
      exact: 'exact',
    }),
  );

const buildings = listOf(anyOf(pattern('[a-z-]+(#[0-4])?'), object({ building: 'building', 'copy?': 'copy' })));
/** `church-4` or `C4`; several as a list or by number. */
const someCard = pattern('[A-Za-z][A-Za-z0-9-]*');
const someCards = anyOf(listOf(someCard), mapOf(whole(0, 84), someCard.pattern));
const player = object(
  optional({ hand: someCards, cards: 'byte', rats: 'byte', values: listOf(whole(1, 9)), supply: whole(1, 3) }),
);
const cartusPosition = object(
  optional({
    ...head,
    setup: 'cartus-setup',
    phase: words('draw', 'supplies', 'enter', 'resolve', 'over'),
    round: 'byte',
    start: 'seat',
    row: buildings,
    buildings,
    replacement: buildings,
    used: buildings,
    under: buildings,
    vp: listOf(whole(1, 9)),
    seats: bySeat(player, 5),
    influence: mapOf('stack[]'),
    entries: listOf(object({ seat: 'seat', position: whole(1, 3), 'cards?': someCards })),
    line: 'seat[]',
    stock: mapOf('byte', someCard.pattern),
    deck: someCards,
    pile: someCards,
    deck_size: 'byte',
    pile_size: 'byte',
    nuns: listOf(anyOf(someCard, object({ 'card?': someCard, 'seen?': 'seat[]' }), 'null'), { maxItems: 5 }),
    exact: {
      ...mapOf(anyOf('byte', 'text', listOf(anyOf('byte', 'text', listOf(anyOf('byte', 'text')))), mapOf('byte'))),
      required: ['random', 'phase', 'decision', 'frames'],
    },
  }),
);

export const POSITION = byGame(OF_CARTUS, 'cartus-position', 'board-position');
export function positionsOf({ definitions }) {
  const short = `(M|A|${definitions.class.enum.map((name) => name.slice(0, 3)).join('|')})`;
  const number = whole(1, 127);
  const face = { limit: whole(1, 6), symbols: 'symbols' };
  return {
    'board-position': boardPosition(definitions['position-pieces'].properties),
    'cartus-position': cartusPosition,
    exact,
    'short-face': pattern(`\\[?[1-6]:${short}(\\+${short}){0,8}\\]?`),
    'any-face': anyOf('short-face', object(face)),
    'token-row': anyOf('short-face', object({ ...face, 'starting?': 'flag' })),
    'token-name': anyOf(number, 'any-face', object({ number, 'face?': 'any-face' })),
    'position-token': anyOf(
      'short-face',
      object(
        optional({
          tag: words('set-up', 'drawn'),
          marked: 'flag',
          lookers: 'seat[]',
          held: 'flag',
          earlier: 'flag',
          number,
          face: 'any-face',
        }),
      ),
    ),
  };
}
