// The board game: what is no part's own.
import { anyOf, listOf, mapOf, object, optional, pattern, typed, whole, words } from './notation.mjs';
import {
  chanceOf,
  decisionsOf,
  eventsOf,
  loadsOf,
  memoriesOf,
  optionsOf,
  piecesOf,
  regionCard,
  rulesOf,
} from './parts.mjs';

const perSeat = listOf('count', { minItems: 2, maxItems: 6 });

const viewFields = (pieces) => ({
  'game?': words('rattus'),
  board: 'board',
  players: whole(2, 6),
  viewer: 'seat or null',
  options: 'house-rules',
  plague: 'region or null',
  rats: 'count',
  removed: 'count',
  used: 'face[]',
  unseen: listOf(object({ face: 'face', count: 'count', starting: 'count' })),
  regions: mapOf(object({ tokens: 'token[]', citizens: perSeat, 'carrying?': 'carried[]' })),
  seats: listOf(object({ seat: 'seat', color: 'text', supply: 'count', haven: 'count', on_board: 'count' })),
  cards: listOf(
    object({
      number: 'count',
      id: 'card',
      class: 'class',
      holder: 'seat or null',
      used: 'flag',
      blocked: 'flag',
      came: 'flag',
    }),
  ),
  turn: object({
    round: 'count',
    phase: 'phase',
    active: 'seat or null',
    first: 'seat or null',
    card_taken: 'flag',
    increased: 'flag',
    supply_was_empty: 'flag',
    neutral: 'flag',
    revealed: 'face or null',
    laid_open: 'face[]',
    'limits_zero?': 'flag',
    'beside?': 'face',
    losses: perSeat,
    kills: object({ token: perSeat, phase: perSeat }),
  }),
  last: 'seat or null',
  end_reason: 'reason or null',
  'pieces?': object(pieces),
  action: 'action or null',
  waiting: anyOf(object({ seat: 'seat', decision: 'decision-name' }), 'null'),
  score: anyOf('score[]', 'null'),
  'modules?': 'memories',
});

/** Steps of the action in progress; regions and numbers have the names that its ability gives them. */
const action = {
  ...object({
    name: 'id',
    'card?': 'card',
    'hand?': listOf(object({ from: 'region', token: 'token' })),
  }),
  additionalProperties: typed('region or number'),
};

export function boardOf(catalogue, page) {
  const { words: own } = catalogue;
  const loads = loadsOf(catalogue);
  const fields = viewFields(piecesOf(catalogue));
  return {
    decisions: decisionsOf(catalogue, page, ['region']),
    viewKeys: Object.keys(fields).map((key) => key.replace('?', '')),
    definitions: {
      board: words('classic', 'big-box'),
      region: typed('id'),
      place: typed('id'),
      card: typed('id'),
      class: words(...own.class),
      phase: words(...own.phase),
      reason: words(...own.reason.filter((word) => word)),
      good: words(...own.good),
      'event-card': words(...own['event-card']),
      university: words(...own.university),
      'region-card': regionCard(catalogue),
      module: words(...catalogue.modules.map(({ module }) => module)),
      part: words('a', 'b'),
      symbols: listOf(words('majority', 'all', ...own.class), { minItems: 1, maxItems: 9 }),
      face: object({ limit: whole(1, 6), symbols: 'symbols' }),
      token: object({
        tag: words('set-up', 'drawn'),
        marked: 'flag',
        lookers: 'seat[]',
        'held?': 'flag',
        'face?': 'face',
      }),
      'open-token': object({ face: 'face' }),
      hits: object({ majority: 'count', all: 'count', cards: 'count' }),
      carried: object({ seat: 'seat', ...loads }),
      'position-carried': object({ seat: 'seat', ...optional(loads) }),
      'position-pieces': object(piecesOf(catalogue)),
      'house-rules': rulesOf(catalogue),
      setup: object({
        'game?': words('rattus'),
        'board?': 'board',
        'players?': whole(2, 6),
        'cards?': anyOf('id', listOf(anyOf('id', pattern('[0-9]{1,2}'), whole(1, 99)), { maxItems: 8 })),
        'modules?': listOf('module', { uniqueItems: true }),
        'options?': 'house-rules',
      }),
      option: optionsOf(catalogue, 'rattus'),
      'decision-name': words(...catalogue.decisions.map(({ name }) => name)),
      event: eventsOf(catalogue, 'rattus'),
      chance: chanceOf(catalogue, 'rattus'),
      action,
      score: object({ seat: 'seat', regions: 'count', haven: 'count', other: 'count', points: 'count', rank: 'seat' }),
      memories: memoriesOf(catalogue, false),
      'position-memories': memoriesOf(catalogue, true),
      'board-view': object(fields),
      'board-changes': object(optional(fields)),
    },
  };
}
