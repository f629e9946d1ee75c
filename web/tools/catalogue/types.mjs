// The catalogue as TypeScript: decisions, fields of events and options, memories of modules, loads, house rules.

/** Types of fields, as the program calls them, in the browser's words. */
const TYPES = {
  seat: 'number',
  region: 'RegionId',
  place: 'RegionId',
  card: 'CardId',
  number: 'number',
  flag: 'boolean',
  token: 'Token',
  face: 'Face',
  module: 'string',
  part: 'string',
  'open token': "Pick<Required<Token>, 'face'>",
  hits: 'Hits',
  reason: 'string',
  building: 'string',
  kind: 'Kind',
  class: 'CartusClass',
  pile: 'string',
  item: 'Item',
  good: 'Good',
  goods: 'Good[]',
  regions: 'RegionId[]',
  'region-card': 'string',
  'event-card': 'string',
  university: 'string',
};

/** Of one game: what its own decisions and options are called here. */
const GAMES = {
  rattus: { prefix: 'Board', rules: 'HOUSE_RULES', option: 'Option' },
  cartus: { prefix: 'Cartus', rules: 'CARTUS_RULES', option: 'CartusOption' },
};

function typeOf(type, game) {
  const [plain, nothing] = type.split(' or ');
  const own = { decision: `${GAMES[game].prefix}Decision`, option: GAMES[game].option };
  const known = own[plain] ?? TYPES[plain];
  if (!known) throw new Error(`web/tools/catalogue/types.mjs knows no type "${plain}"`);
  return nothing ? `${known} | ${nothing}` : known;
}

function fieldsOf({ fields }, game) {
  const all = fields.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${typeOf(type, game)}`);
  return all.length > 0 ? `{ ${all.join('; ')} }` : 'object';
}

/** In the order of the catalogue, with a comment where a new part begins. */
function grouped(rows, write) {
  let part = '';
  return rows
    .map((row) => {
      const head = row.part && row.part !== part ? `// ${row.part}\n` : '';
      part = row.part ?? '';
      return head + write(row);
    })
    .join('\n');
}

const json = JSON.stringify;

const loadType = ({ type, part, field, laid, give, given }) => ({
  type,
  card: part,
  counted: field === 'number',
  laid,
  give,
  given,
});
/** What citizens carry: a field for each type of load, and what there is about each. */
const loads = (rows) => `
/** What a citizen carries. */
export interface Load {
${rows.map(({ type, field }) => `${type}: ${TYPES[field]};`).join('\n')}
}
export const LOADS: readonly LoadType[] = [
${rows.map((row) => `${json(loadType(row))},`).join('\n')}
];
`;

const list = (type, count, row = 1) => (count * row > 1 ? `${type.includes('|') ? `(${type})` : type}[]` : type);
const UNITS = { number: 'number', region: 'RegionId | null', seat: 'number | null', card: 'CardId | null' };
function memoryType({ unit, each, count, row, words }, known) {
  if (each === 'region-card') return 'Partial<Record<string, string[]>>';
  const word = words && (words.join() === known.good.join() ? 'Good | null' : 'string | null');
  return list(row ? 'number[]' : (word ?? UNITS[unit]), count, row);
}
/** What modules remember, by module: its fields, as docs/reference/messages.md explains them. */
const memories = ({ modules, words }) => `
/** What each module remembers, as far as the viewer knows it. */
export interface Memories {
${modules
  .map(
    ({ module, fields }) =>
      `${json(module)}: {\n${fields.map((field) => `${field.name}: ${memoryType(field, words)};`).join('\n')}\n};`,
  )
  .join('\n')}
}
`;

function game(id, { decisions, events, options, house_rules: rules }) {
  const { prefix, rules: name } = GAMES[id];
  return `
export const ${prefix.toUpperCase()}_DECISIONS = [
${grouped(decisions, (row) => `${json(row.name)},`)}
] as const;
export type ${prefix}Decision = (typeof ${prefix.toUpperCase()}_DECISIONS)[number];

/** What each event tells. */
export interface ${prefix}Events {
${grouped(events, (row) => `${json(row.type)}: ${fieldsOf(row, id)};`)}
}

/** What each kind of option says besides. */
export interface ${prefix}Options {
${options
  .filter(({ fields }) => fields.length > 0)
  .map((row) => `${json(row.kind)}: ${fieldsOf(row, id)};`)
  .join('\n')}
}

export const ${name}: readonly HouseRule[] = [
${rules.map((rule) => `${json(rule)},`).join('\n')}
];
`;
}

export const typesOf = ({ rattus, cartus }) => `
// Written by script/catalogue from what the engine declares (rattus catalogue): changed there, never here.
import type { CartusOption, Item, Kind } from './cartus';
import type { CardId, Face, Good, Hits, LoadType, Option, RegionId, Token } from './protocol';
import type { CartusClass, HouseRule } from './setup';

// --- the board game
${game('rattus', rattus)}${memories(rattus)}${loads(rattus.loads)}
/** Why something cannot be chosen. */
export const WHY_NOT = [
${rattus.why_not.map((code) => `${json(code)},`).join('\n')}
] as const;

/** What an engine of the base game alone knows of the class cards. */
export const BASE_CARDS: readonly CardId[] = [${rattus.base_cards.map(json).join(', ')}];

// --- Rattus Cartus
${game('cartus', cartus)}`;
