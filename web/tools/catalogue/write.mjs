// `rattus catalogue | node write.mjs [--check]`: see script/catalogue.
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { schemasOf } from './schema.mjs';
import { withTables } from './tables.mjs';
import { typesOf } from './types.mjs';

const root = new URL('../../../', import.meta.url);
/** More than a pipe holds comes in pieces, between which there is nothing to read. */
async function standardInput() {
  const pieces = [];
  for await (const piece of process.stdin) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
const catalogue = JSON.parse(await standardInput());
const read = (file) => readFileSync(new URL(file, root), 'utf8');

const TYPES = 'web/src/wire/catalogue.ts';
async function formatted(text, parser, more = {}) {
  const config = await prettier.resolveConfig(new URL(TYPES, root));
  return prettier.format(text, { ...config, plugins: [], parser, ...more });
}
/** An event, an option, a decision on a line of its own. */
const schemaText = (schema) => formatted(JSON.stringify(schema), 'json', { printWidth: 400 });

const BOARD_PAGE = 'docs/reference/messages.md';
const CARTUS_PAGE = 'docs/reference/messages-cartus.md';
const schemas = schemasOf(catalogue, { rattus: read(BOARD_PAGE), cartus: read(CARTUS_PAGE) });
const wanted = new Map([
  [TYPES, await formatted(typesOf(catalogue), 'typescript')],
  [BOARD_PAGE, withTables(read(BOARD_PAGE), catalogue.rattus)],
  [CARTUS_PAGE, withTables(read(CARTUS_PAGE), catalogue.cartus)],
]);
for (const [name, schema] of Object.entries(schemas))
  wanted.set(`docs/reference/schema/${name}`, await schemaText(schema));
const current = (file) => {
  try {
    return read(file);
  } catch {
    return '';
  }
};
const old = [...wanted].filter(([file, text]) => current(file) !== text);
if (process.argv.includes('--check')) {
  for (const [file] of old) console.error(`${file} is not what the engine declares: run script/catalogue`);
  process.exit(old.length > 0 ? 1 : 0);
}
for (const [file, text] of old) {
  writeFileSync(new URL(file, root), text);
  console.log(`${file} is written`);
}
