// The published schemas (docs/reference/schema), and what a test of them needs: kinds of games, a seed that is printed.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const Ajv = require('ajv/dist/2020').default;
const ajv = new Ajv({
  allErrors: true,
  discriminator: true,
  inlineRefs: false,
  code: { optimize: false }, // compiled once, used once
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
});
for (const name of ['position', 'record', 'messages'])
  ajv.addSchema(
    JSON.parse(readFileSync(new URL(`../../../docs/reference/schema/${name}.schema.json`, import.meta.url))),
  );

/** Fails if it does not fit a schema by its name, or one of its definitions: `messages`, `messages#tables`. */
export function assertFits(name, json) {
  const [file, definition] = name.split('#');
  const fits = ajv.getSchema(`${file}.schema.json${definition ? `#/$defs/${definition}` : ''}`);
  if (fits(json)) return;
  const faults = fits.errors.map((e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`);
  assert.fail(
    `not of schema ${name}:\n${[...new Set(faults)].slice(0, 20).join('\n')}\n${JSON.stringify(json).slice(0, 4000)}`,
  );
}

/** Set-ups of every kind of game, short ones. */
export const KINDS = {
  classic: { board: 'classic', players: 3, options: { max_rounds: 5 } },
  'big box with all its modules': {
    board: 'big-box',
    players: 4,
    cards: 'random',
    modules: ['guilds', 'inns', 'region-cards', 'universities', 'upgrades'],
    options: { max_rounds: 5, jester_push: 'on' },
  },
  Mercatus: {
    board: 'classic',
    players: 3,
    cards: 'one-of-each-class',
    modules: ['mercatus', 'upgrades'],
    options: { max_rounds: 5, merc_upgrades: 'on' },
  },
  Cartus: { game: 'cartus', players: 3, options: { buildings: 'mixed', supplies: 'simultaneous' } },
};

/** The seed of a test: 32 hexadecimal digits, given or a new one; printed, so that what failed can be played again. */
export function seedOf(given) {
  const seed = given ?? randomBytes(16).toString('hex');
  console.log(`seed ${seed}`);
  return seed;
}

/** Numbers below n from a seed (mulberry32). */
export function randomOf(seed) {
  let state = Number.parseInt(seed.slice(0, 8), 16);
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
