// Rattus Cartus: what is no part's own.
import { anyOf, listOf, mapOf, object, optional, typed, whole, words } from './notation.mjs';
import { chanceOf, decisionsOf, eventsOf, optionsOf, rulesOf } from './parts.mjs';

const players = whole(2, 5);
const buildingCard = { building: 'building', copy: 'copy' };

const viewFields = (classes) => {
  const byClass = (type) => object(Object.fromEntries(classes.map((name) => [name, type])));
  return {
    game: words('cartus'),
    players,
    viewer: 'seat or null',
    options: 'cartus-house-rules',
    round: 'count',
    rounds: 'count',
    final: 'flag',
    start: 'seat or null',
    phase: 'cartus-phase',
    row: listOf(
      object({
        ...buildingCard,
        class: 'cartus-class',
        supply: object({ 'draw?': 'count', 'look?': 'count', 'discard_rats?': 'count' }),
        entrants: 'seat[]',
      }),
    ),
    resolving: 'position or null',
    seats: listOf(
      object({
        seat: 'seat',
        color: 'text',
        cards: 'count',
        face_down: 'count',
        tokens: 'count',
        supply: anyOf('position', words('secret'), 'null'),
        'rats?': 'count',
        'hand?': 'kinds',
        'played?': 'kinds',
        'values?': 'count[]',
      }),
    ),
    influence: byClass('stack[]'),
    ranks: byClass('seat[]'),
    nuns: listOf(object({ seen: 'seat[]', 'card?': 'kind' }), { minItems: 5, maxItems: 5 }),
    survival: object({ certain: 'count', chances: listOf('count', { minItems: 21, maxItems: 21 }) }),
    stock: 'kinds',
    decks: object({ population: 'count', pile: 'kinds', buildings: 'count', replacement: 'count', tokens: 'count' }),
    under: 'building-card[]',
    used: 'building-card[]',
    in_game: byClass(anyOf(mapOf('copies'), 'null')),
    line: 'seat[]',
    action: 'cartus-action or null',
    waiting: anyOf(object({ seat: 'seat', decision: 'cartus-decision-name' }), 'null'),
    score: anyOf('cartus-score[]', 'null'),
    'picked?': 'kinds',
  };
};

const action = anyOf(
  object({ name: words('look'), left: 'count' }),
  object({ name: words('give'), to: 'seat', count: 'count' }),
  object({ name: words('hospital'), most: 'count' }),
  object({ name: words('resolve'), position: 'position', premium: 'seat or null' }),
);

export function cartusOf(catalogue, page) {
  const { words: own } = catalogue;
  const fields = viewFields(own.class);
  const halves = (type) => mapOf(mapOf(type, `^(${own.building.join('|')})$`), `^(${own.class.join('|')})$`);
  return {
    decisions: decisionsOf(catalogue, page, []),
    viewKeys: Object.keys(fields).map((key) => key.replace('?', '')),
    definitions: {
      'cartus-class': words(...own.class),
      'cartus-phase': words(...own.phase),
      kind: words(...own.kind),
      kinds: mapOf(whole(1, 84), `^(${own.kind.join('|')})$`),
      building: words(...own.building),
      copy: whole(0, 4),
      copies: whole(0, 5),
      'building-card': object(buildingCard),
      position: whole(1, 5),
      item: words(...own.item),
      pile: words(...catalogue.chance.map(({ name }) => name)),
      stack: object({ space: whole(0, 15), seats: 'seat[]' }),
      'cartus-house-rules': rulesOf(catalogue),
      'cartus-setup': object({
        game: words('cartus'),
        'players?': players,
        'split?': halves('copies'),
        'options?': 'cartus-house-rules',
      }),
      'cartus-option': optionsOf(catalogue, 'cartus'),
      'cartus-decision-name': words(...catalogue.decisions.map(({ name }) => name)),
      // `for`: who was told, for a reader who sees everything
      'cartus-event': eventsOf(catalogue, 'cartus', { 'for?': 'seat[]' }),
      'cartus-chance': chanceOf(catalogue, 'cartus'),
      'cartus-action': action,
      'cartus-score': object({
        seat: 'seat',
        influence: object(Object.fromEntries(own.class.map((name) => [name, 'count']))),
        hand: 'count',
        specials: object(optional({ sword: 'count', flute: 'count', pass: 'count' })),
        gold: 'count',
        tokens: 'count',
        points: 'count',
        rats: 'count',
        killed: 'flag',
        wins: 'flag',
        place: typed('seat'),
      }),
      'cartus-view': object(fields),
      'cartus-changes': object(optional(fields)),
    },
  };
}
