// Every recorded game comes to the same state in WebAssembly as on the machine that wrote it, at every step. The engine
// of another game says that it is another's.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { loadEngine } from './lib/engine.mjs';

const folder = new URL('../games/', import.meta.url);
const engines = { board: await loadEngine('board'), cartus: await loadEngine('cartus') };
const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
assert.ok(files.length > 0, 'tests/games holds no record');

let steps = 0;
const seen = new Set();
for (const name of files) {
  const text = await readFile(new URL(name, folder), 'utf8');
  const record = JSON.parse(text);
  const [own, other] = record.setup.game === 'cartus' ? ['cartus', 'board'] : ['board', 'cartus'];
  const replayed = engines[own].replay(text);
  assert.equal(replayed.reason, undefined, `${name}: step ${replayed.step}: ${replayed.reason}`);
  const recorded = [record.start, ...record.steps].map((step) => step.hash);
  assert.deepEqual(replayed.hashes, recorded, name);
  steps += record.steps.length;
  assert.match(engines[other].replay(text).reason, /This set-up is for another game/, name);
  seen.add(own);
}
assert.equal(seen.size, 2, 'tests/games holds records of both games');
console.log(`${files.length} games, ${steps} steps: equal hashes`);

// --- neither opens a table of the other game, and goes on playing its own ---
const setups = { board: { board: 'classic', players: 3 }, cartus: { game: 'cartus', players: 3 } };
const seats = ['Agnes', 'Bertram', 'Cosima'].map((name) => ({ kind: 'person', name }));
for (const [game, engine] of Object.entries(engines)) {
  const handle = engine.create();
  const ask = (message) => engine.send(handle, message)[0];
  const strange = setups[game === 'board' ? 'cartus' : 'board'];
  for (const message of [
    { type: 'new', setup: strange, seats },
    { type: 'check-setup', setup: strange },
  ]) {
    const { type, code, reasons } = ask(message);
    assert.deepEqual(
      [type, code, reasons?.[0].code],
      ['refused', 'bad-message', 'other-game'],
      `${game}: ${message.type}`,
    );
  }
  assert.deepEqual(ask({ type: 'check-setup', setup: setups[game] }).refusals, []);
  assert.equal(ask({ type: 'new', setup: setups[game], seats }).type, 'update');
  engine.free(handle);
}
