// `rattus catalogue | node write.mjs [--check]`: see script/catalogue.
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { withTables } from './tables.mjs';
import { typesOf } from './types.mjs';

const root = new URL('../../../', import.meta.url);
const catalogue = JSON.parse(readFileSync(0, 'utf8'));
const read = (file) => readFileSync(new URL(file, root), 'utf8');

const TYPES = 'web/src/wire/catalogue.ts';
async function formatted(text) {
  const config = await prettier.resolveConfig(new URL(TYPES, root));
  return prettier.format(text, { ...config, plugins: [], parser: 'typescript' });
}

const wanted = new Map([
  [TYPES, await formatted(typesOf(catalogue))],
  ['docs/reference/messages.md', withTables(read('docs/reference/messages.md'), catalogue.rattus)],
  ['docs/reference/messages-cartus.md', withTables(read('docs/reference/messages-cartus.md'), catalogue.cartus)],
]);
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
