// A search thinks the same natively and in the browser's engines, to the last choice: a review of a record is the same
// message, in which the teacher's search judges by the net and plays imagined games on by its policy.
// Called with the native program.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadEngine } from './lib/engine.mjs';

const program = process.argv[2] ?? fileURLToPath(new URL('../../build/release/rattus', import.meta.url));
const iterations = 24;
const records = {
  board: ['classic-2-rats', 'big-box-4-rats-cards-16-22-26-27-32-33', 'merc-beginners-2'],
  cartus: ['cartus-3-fixed'],
};

for (const [game, names] of Object.entries(records)) {
  const net = new URL(`../../data/nets/${game}.net`, import.meta.url);
  const engine = await loadEngine(game);
  if (existsSync(net)) assert.equal(engine.takeNet(await readFile(net)), '');
  for (const name of names) {
    const file = new URL(`../games/${name}.json`, import.meta.url);
    const { stdout } = await promisify(execFile)(
      program,
      ['review', '--json', '--iterations', `${iterations}`, fileURLToPath(file)],
      { maxBuffer: 64 << 20 },
    );
    const handle = engine.create();
    const record = JSON.parse(await readFile(file, 'utf8'));
    const [opened] = engine.send(handle, { type: 'open-record', record });
    assert.equal(opened.type, 'record-opened', name);
    let review;
    for (let messages = engine.send(handle, { type: 'review', iterations }); !review;) {
      review = messages.find(({ type }) => type === 'review');
      messages = engine.step(handle, 200);
    }
    engine.free(handle);
    assert.ok(review.curve.length > 20, name);
    assert.deepEqual(review, JSON.parse(stdout), name);
    console.log(`${name}: ${review.curve.length} positions, ${review.luck.length} strokes, equal`);
  }
}
