// What a net makes of a position is the same to the last bit natively and in its game's engine, and for the base game
// in that of the base game alone (as measurements have it), step by step of the recorded games, through the eyes of
// every seat.
// Called with the native program.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadEngine } from './lib/engine.mjs';

const program = process.argv[2] ?? fileURLToPath(new URL('../../build/release/rattus', import.meta.url));
const netFile = (game) => new URL(`../../data/nets/${game}.net`, import.meta.url);
const games = new URL('../games/', import.meta.url);
const base = await loadEngine('bench');
const board = await loadEngine('board');
const cartus = await loadEngine('cartus');

// --- one that does not fit is refused, and nothing changes ---
const record = (name) => readFile(new URL(name, games), 'utf8');
const names = (await readdir(games)).filter((name) => name.endsWith('.json'));
const ofCards = (name) => name.startsWith('cartus');
for (const engine of [base, board, cartus]) {
  const name = engine === cartus ? names.find(ofCards) : 'classic-2-rats.json';
  assert.match(engine.takeNet(new TextEncoder().encode('RATNET01, but not one')), /net/);
  assert.match(engine.takeNet(new Uint8Array()), /net/);
  assert.equal(engine.replay(await record(name)).values[0], null);
}
if (!['board', 'cartus'].every((game) => existsSync(netFile(game)))) {
  console.log('there are no nets to compare by');
  process.exit(0);
}
const nets = { board: await readFile(netFile('board')), cartus: await readFile(netFile('cartus')) };
assert.match(board.takeNet(nets.cartus), /another game/);
assert.match(cartus.takeNet(nets.board), /another game/);

// --- the values of all recorded games ---
for (const engine of [base, board]) assert.equal(engine.takeNet(nets.board), '');
assert.equal(cartus.takeNet(nets.cartus), '');
const natively = async (name) => {
  const options = { maxBuffer: 64 << 20 };
  const { stdout } = await promisify(execFile)(
    program,
    ['replay', '--json', fileURLToPath(new URL(name, games))],
    options,
  );
  return JSON.parse(stdout);
};
const positions = { board: 0, cartus: 0 };
let small = 0;
for (const name of names) {
  const text = await record(name);
  const own = await natively(name);
  assert.deepEqual((ofCards(name) ? cartus : board).replay(text), own, name);
  assert.equal(own.values.length, own.hashes.length, name);
  for (const [step, eyes] of own.values.entries())
    for (const shares of eyes ?? []) {
      const sum = shares.reduce((all, share) => all + share, 0);
      assert.ok(Math.abs(sum - 4096) <= shares.length, `${name}, step ${step}: ${shares}`);
    }
  positions[ofCards(name) ? 'cartus' : 'board'] += own.values.filter(Boolean).length;
  const inBase = ofCards(name) ? {} : base.replay(text);
  if (!inBase.hashes) continue;
  assert.deepEqual(inBase, own, name);
  small++;
}
assert.ok(positions.board > 1000 && positions.cartus > 200, JSON.stringify(positions));
assert.ok(small > 5, `${small} of the base game`);
console.log(`positions ${JSON.stringify(positions)}: equal values, in ${small} games by the base game's engine, too`);
