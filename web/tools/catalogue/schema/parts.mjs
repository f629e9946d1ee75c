// What parts declare, as definitions: events, options, decisions, chance points, house rules, pieces, loads, memories.
import { listOf, mapOf, object, oneBy, optional, pattern, typed, words } from './notation.mjs';

/** Fields of the catalogue whose types are called otherwise among the definitions. */
const TYPES = {
  rattus: { decision: 'decision-name', goods: 'good[]', regions: 'region[]' },
  cartus: { decision: 'cartus-decision-name', class: 'cartus-class', option: 'cartus-option' },
};

const fieldsOf = (fields, game) =>
  Object.fromEntries(
    fields.map(({ name, type, optional: missing }) => [name + (missing ? '?' : ''), TYPES[game][type] ?? type]),
  );

/** Each type with its fields; `more`: what every event has besides. */
export const eventsOf = ({ events }, game, more = {}) =>
  oneBy('type', [
    ...events.map(({ type, fields }) =>
      object({ type: words(type), 'clause?': 'clause', ...fieldsOf(fields, game), ...more }),
    ),
    object({ type: words('taken-back'), clause: 'clause', seat: 'seat', steps: 'count' }),
  ]);

export const optionsOf = ({ options }, game) =>
  oneBy(
    'kind',
    options.map(({ kind, fields }) => object({ kind: words(kind), ...fieldsOf(fields, game) })),
  );

/** Several events can tell of one chance point: what only some of them have can be missing. */
export function chanceOf({ chance }, game) {
  const names = [...new Set(chance.map(({ name }) => name))];
  return oneBy(
    'name',
    names.map((name) => {
      const several = chance.filter((point) => point.name === name);
      const fields = new Map(several.flatMap((point) => point.fields).map((field) => [field.name, { ...field }]));
      for (const field of fields.values())
        if (!several.every((point) => point.fields.some((own) => own.name === field.name))) field.optional = true;
      const { numbers } = several[0];
      return object({
        name: words(name),
        ...fieldsOf([...fields.values()], game),
        ...(numbers && { numbers: listOf('count', { minItems: numbers, maxItems: numbers }) }),
      });
    }),
  );
}

const onOff = (values) => (values.join() === 'off,on' ? [...values, false, true] : values);

/** House rules with their values: a set-up has those that differ from the usual, a view all. */
export const rulesOf = ({ house_rules: rules }) =>
  object(
    Object.fromEntries(
      rules.map(({ key, values }) => [
        `${key}?`,
        typeof values[0] === 'number'
          ? { type: 'integer', minimum: values[0], maximum: values[1] }
          : words(...onOff(values)),
      ]),
    ),
  );

/** Kinds of options by decision, as the table of the document has them: `| `{"kind": "edge", ...}` | D-WALL |`. */
function kindsIn(page, decisions, everywhere) {
  const kinds = new Map(decisions.map(({ name }) => [name, new Set(everywhere)]));
  for (const [, option, places] of page.matchAll(/^\| (`\{"kind": .*?) \| (.*) \|$/gm))
    for (const [place] of places.matchAll(/D-[A-Z0-9*-]+|[a-z]+(?:-[a-z]+)*/g)) {
      const called = new RegExp(`^${place.replace('*', '.*')}$`);
      for (const [name, own] of kinds)
        if (called.test(name)) for (const [, kind] of option.matchAll(/"kind": "([a-z-]+)"/g)) own.add(kind);
    }
  return kinds;
}

/** For each decision: its name, its clause, and the kinds of its options. */
export const decisionsOf = ({ decisions }, page, everywhere) => {
  const kinds = kindsIn(page, decisions, everywhere);
  return decisions.map(({ name, clause }) => ({ name, clause, kinds: [...kinds.get(name)] }));
};

/** An option of one of these kinds. */
export const optionAmong = (option, kinds) => ({ ...typed(option), properties: { kind: words(...kinds) } });

/** Where pieces are; `alone`: the only one of its type. */
const PLACES = { 'in a region': 'region', 'on an edge': listOf('region', { minItems: 2, maxItems: 2 }) };
export const piecesOf = ({ pieces }) =>
  Object.fromEntries(
    pieces.map(({ type, lies, supply }) => {
      const where = PLACES[lies];
      if (!where) return [`${type}?`, mapOf({ type: 'integer', minimum: 1, maximum: 30 })];
      return [`${type}?`, supply === 1 ? where : listOf(where, { maxItems: supply })];
    }),
  );

export const loadsOf = ({ loads }) =>
  Object.fromEntries(
    loads.map(({ type, field, supply }) => [
      type,
      field === 'number' ? { type: 'integer', minimum: 0, maximum: supply } : 'flag',
    ]),
  );

const UNITS = { number: 'byte', region: 'region or null', seat: 'seat or null', card: 'card or null' };
const unitOf = ({ unit, words: own }) => UNITS[unit] ?? { enum: [...own, null] };

/** What modules remember. In a view all fields are there with their entries; a position leaves nothing out but nothing:
 *  fields and ends of lists. */
function memoryField(field, inPosition) {
  const { each, count, row = 1, words: places } = field;
  if (each === 'region-card')
    return mapOf(
      listOf('region-card'),
      `^(${places.map((word) => word).join('|')})$`, // places are plain words
    );
  const entry =
    row > 1 ? listOf('byte', inPosition ? { maxItems: row } : { minItems: row, maxItems: row }) : unitOf(field);
  if (count === 1 && row === 1) return entry;
  const list = listOf(entry, { maxItems: count });
  if (!inPosition) return list;
  // what belongs to nobody and nothing can be written as 0
  const values = field.unit === 'number' ? entry : { anyOf: [typed(entry), { const: 0 }] };
  return { anyOf: [listOf(values, { maxItems: count }), typed(values)] };
}

export const memoriesOf = ({ modules }, inPosition) =>
  object(
    optional(
      Object.fromEntries(
        modules.map(({ module, fields }) => {
          const own = Object.fromEntries(fields.map((field) => [field.name, memoryField(field, inPosition)]));
          return [module, object(inPosition ? optional(own) : own)];
        }),
      ),
    ),
  );

/** `gallia:royalty+islamic`, `egypt:any`. */
export const regionCard = ({ words: { class: classes } }) => {
  const one = `(${classes.join('|')})`;
  return pattern(`[a-z][a-z0-9-]*:(any|${one}(\\+${one})*)`);
};
