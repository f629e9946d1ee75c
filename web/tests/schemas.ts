// The published schemas (docs/reference/schema), ready to look for faults.
import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

const TOP = new URL('../../', import.meta.url);
export const text = (path: string): string => readFileSync(new URL(path, TOP), 'utf8');

const ajv = new Ajv({
  allErrors: true,
  discriminator: true,
  inlineRefs: false,
  verbose: true,
  code: { optimize: false }, // compiled once, used once
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
});
for (const name of ['position', 'record', 'messages'])
  ajv.addSchema(JSON.parse(text(`docs/reference/schema/${name}.schema.json`)) as object);

/** A whole schema by its name, or one of its definitions: `messages`, `messages#tables`. */
export function schema(name: string): ValidateFunction {
  const [file, definition] = name.split('#');
  const found = ajv.getSchema(`${file}.schema.json${definition ? `#/$defs/${definition}` : ''}`);
  if (!found) throw new Error(`there is no schema ${name}`);
  return found;
}

/** What is wrong, place by place; nothing if it fits. What is cut short in an example ("...") is not looked at. */
export function faults(fits: ValidateFunction, json: unknown): string[] {
  if (fits(json)) return [];
  const told = (fits.errors ?? []).filter(({ data, keyword }) => data !== '...' && keyword !== 'if');
  return [...new Set(told.map((e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`))];
}
