// Every recorded game comes to the same state in WebAssembly as on the machine that wrote it, at every step.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { loadEngine } from './lib/engine.mjs';

const folder = new URL('../games/', import.meta.url);
const engine = await loadEngine();
const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
assert.ok(files.length > 0, 'tests/games holds no record');

let steps = 0;
for (const name of files) {
  const text = await readFile(new URL(name, folder), 'utf8');
  const record = JSON.parse(text);
  const replayed = engine.replay(text);
  assert.equal(replayed.reason, undefined, `${name}: step ${replayed.step}: ${replayed.reason}`);
  const recorded = [record.start, ...record.steps].map((step) => step.hash);
  assert.deepEqual(replayed.hashes, recorded, name);
  steps += record.steps.length;
}
console.log(`${files.length} games, ${steps} steps: equal hashes`);
