// What the net makes of a position is the same to the last bit natively, in the engine of the whole board game and in
// that of the base game (as measurements have it), step by step of the recorded games, through the eyes of every seat.
// Called with the native program.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadEngine } from './lib/engine.mjs';

const program = process.argv[2] ?? fileURLToPath(new URL('../../build/release/rattus', import.meta.url));
const netFile = new URL('../../data/nets/board.net', import.meta.url);
const games = new URL('../games/', import.meta.url);
const base = await loadEngine('bench');
const board = await loadEngine('board');

// --- one that does not fit is refused, and nothing changes ---
const record = (name) => readFile(new URL(name, games), 'utf8');
for (const engine of [base, board]) {
  assert.match(engine.takeNet(new TextEncoder().encode('RATNET01, but not one')), /net/);
  assert.match(engine.takeNet(new Uint8Array()), /net/);
  assert.equal(engine.replay(await record('classic-2-rats.json')).values[0], null);
}
if (!existsSync(netFile)) {
  console.log('there is no net to compare by');
  process.exit(0);
}

// --- the values of all recorded games ---
const net = await readFile(netFile);
for (const engine of [base, board]) assert.equal(engine.takeNet(net), '');
const natively = async (name) => {
  const options = { maxBuffer: 64 << 20 };
  const { stdout } = await promisify(execFile)(
    program,
    ['replay', '--json', fileURLToPath(new URL(name, games))],
    options,
  );
  return JSON.parse(stdout);
};
let positions = 0;
let small = 0;
for (const name of (await readdir(games)).filter((file) => /^(?!cartus).*\.json$/.test(file))) {
  const text = await record(name);
  const own = await natively(name);
  assert.deepEqual(board.replay(text), own, name);
  assert.equal(own.values.length, own.hashes.length, name);
  for (const [step, eyes] of own.values.entries())
    for (const shares of eyes ?? []) {
      const sum = shares.reduce((all, share) => all + share, 0);
      assert.ok(Math.abs(sum - 4096) <= shares.length, `${name}, step ${step}: ${shares}`);
    }
  positions += own.values.filter(Boolean).length;
  const inBase = base.replay(text);
  if (!inBase.hashes) continue;
  assert.deepEqual(inBase, own, name);
  small++;
}
assert.ok(positions > 1000 && small > 5, `${positions} positions, ${small} of the base game`);
console.log(`${positions} positions: equal values, in ${small} games by the base game's engine, too`);
