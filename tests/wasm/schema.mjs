// A game in a worker of the page with its teacher: all that is said there fits the published schemas.
// node tests/wasm/schema.mjs [PROGRAM [SEED]]
import assert from 'node:assert/strict';
import { assertFits, KINDS, randomOf, seedOf } from '../schema/lib/schemas.mjs';
import { loadEngine } from './lib/engine.mjs';

const seed = seedOf(process.argv[3]);
const random = randomOf(seed);

/** An engine's table that checks what is said and heard. */
function tableOf(engine) {
  const handle = engine.create();
  const store = { inputs: [] };
  const check = (messages) => {
    for (const message of messages) {
      assertFits('messages#from-table', message);
      assert.notEqual(message.type, 'refused', message.reason);
      if (message.type !== 'store') continue;
      if (message.plan) Object.assign(store, { plan: message.plan, seed: message.seed, inputs: [] });
      store.inputs.push(...message.inputs);
    }
    return messages;
  };
  return {
    store,
    send(message) {
      assertFits('messages#to-table', message);
      return check(engine.send(handle, message));
    },
    step: () => check(engine.step(handle, 20)),
    /** Steps until a message of this type comes. */
    until(type) {
      for (let i = 0; i < 20_000; ++i) {
        const found = this.step().find((message) => message.type === type);
        if (found) return found;
      }
      return assert.fail(`no ${type} comes`);
    },
    free: () => engine.free(handle),
  };
}

async function play(name, setup) {
  const engine = await loadEngine(setup.game ?? 'board');
  const table = tableOf(engine);
  const seats = [{ kind: 'me', name: 'Agnes' }];
  while (seats.length < setup.players) seats.push({ kind: 'computer', player: 'greedy', level: 'novice' });
  table.send({ type: 'check-setup', id: 'check', setup });
  let [update] = table.send({ type: 'new', setup, seats, seed });
  for (let moves = 0; update.table?.stage !== 'over'; ++moves) {
    assert.ok(moves < 5000, 'the game does not end');
    const { decision } = update;
    if (moves === 0 || (decision && random(40) === 0)) table.send({ type: 'odds' });
    const answers = decision
      ? table.send({ type: 'act', id: `m${moves}`, version: decision.version, option: random(decision.options.length) })
      : table.step();
    update = answers.findLast((message) => message.type === 'update') ?? update;
    if (moves === 3 && update.decision) {
      table.send({ type: 'hint' });
      table.until('hint');
    }
  }

  const [{ record }] = table.send({ type: 'record' });
  const [opened] = table.send({ type: 'open-record', id: 'o', record });
  for (let step = 0; step <= opened.steps; step += 5)
    for (const viewer of ['all', null, 1]) table.send({ type: 'at', step, viewer });
  table.send({ type: 'at', step: 10 });
  table.send({ type: 'hint' });
  table.until('hint');
  table.send({ type: 'review', iterations: 2 });
  const review = table.until('review');
  table.send({ type: 'review' });
  table.send({ type: 'stop-review' });
  table.send({ type: 'play-on', step: 10, seats: seats.map((seat) => ({ ...seat, kind: 'computer' })) });

  const again = tableOf(engine);
  again.send({ type: 'resume', ...table.store });
  again.free();
  table.free();
  console.log(
    `${name}: ${opened.steps} steps, ${review.costly.length} mistakes, ${review.luck.length} strokes of luck`,
  );
}

for (const [name, setup] of Object.entries(KINDS)) await play(name, setup);
