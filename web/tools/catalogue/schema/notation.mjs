// A short notation for JSON Schema: `object({ seat: 'seat', 'card?': 'card or null', losses: 'number[]' })`. A word is
// a type: one of these few, or the name of a definition.

const PLAIN = {
  number: { type: 'integer' },
  count: { type: 'integer', minimum: 0 },
  byte: { type: 'integer', minimum: 0, maximum: 255 },
  flag: { type: 'boolean' },
  true: { const: true },
  text: { type: 'string' },
  null: { type: 'null' },
  anything: {},
};

/** The schema of a word: `"seat"`, `"seat or null"`, `"seat[]"`; what is a schema already stays one. */
export function typed(type) {
  if (typeof type !== 'string') return type;
  if (type.includes(' or ')) return anyOf(...type.split(' or '));
  if (type.endsWith('[]')) return listOf(type.slice(0, -2));
  return PLAIN[type] ?? { $ref: `#/$defs/${type.replaceAll(' ', '-')}` };
}

export const anyOf = (...types) => ({ anyOf: types.map(typed) });
export const listOf = (type, limits = {}) => ({ type: 'array', ...limits, items: typed(type) });
export const words = (...all) => (all.length === 1 ? { const: all[0] } : { enum: all });
export const pattern = (expression) => ({ type: 'string', pattern: `^${expression}$` });
export const whole = (minimum, maximum) => ({ type: 'integer', minimum, maximum });
/** An object with any keys, or with those of a pattern. */
export const mapOf = (type, keys) =>
  keys
    ? { type: 'object', patternProperties: { [keys]: typed(type) }, additionalProperties: false }
    : { type: 'object', additionalProperties: typed(type) };

const plainKey = (key) => key.replace(/\?$/, '');

/** An object with these fields and no other; a field that can be missing ends in `?`. */
export function object(fields, more = {}) {
  const keys = Object.keys(fields);
  const required = keys.filter((key) => !key.endsWith('?'));
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(keys.map((key) => [plainKey(key), typed(fields[key])])),
    ...more,
  };
}

/** Makes fields ones that can be missing. */
export const optional = (fields) =>
  Object.fromEntries(Object.entries(fields).map(([key, type]) => [`${plainKey(key)}?`, type]));

/** One of several objects, told apart by a word in one of their fields. */
export const oneBy = (key, objects) => ({
  type: 'object',
  required: [key],
  discriminator: { propertyName: key },
  oneOf: objects.map((one) => ({ ...one, type: undefined })),
});

/** A schema by game: `cartus` where `test` fits, else `board`. */
export const byGame = (test, cartus, board) => ({ if: test, then: typed(cartus), else: typed(board) });
export const NAMES_CARTUS = { required: ['game'], properties: { game: { const: 'cartus' } } };

/** What a definition refers to, and what these refer to. */
function collect(schema, from, to) {
  if (schema === null || typeof schema !== 'object') return;
  for (const [key, value] of Object.entries(schema)) {
    const name = key === '$ref' && value.match(/^#\/\$defs\/(.*)$/)?.[1];
    if (!name) collect(value, from, to);
    else if (!to.has(name)) {
      if (!from[name]) throw new Error(`web/tools/catalogue/schema knows no type "${name}"`);
      to.add(name);
      collect(from[name], from, to);
    }
  }
}

/** A schema that stands alone: with all definitions that it needs, and `also` these, in their order. */
export function standing({ id, title, description, schema, definitions, also = [] }) {
  const needed = new Set();
  collect([schema, also.map(typed)], definitions, needed);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    description,
    ...schema,
    $defs: Object.fromEntries(Object.entries(definitions).filter(([name]) => needed.has(name))),
  };
}
