// A whole game through the messages of docs/reference/messages.md, as the browser plays it.
import assert from 'node:assert/strict';
import { loadEngine } from './lib/engine.mjs';

const engine = await loadEngine('board');
const seed = '000102030405060708090a0b0c0d0e0f';
const opening = {
  type: 'new',
  setup: { board: 'classic', players: 3 },
  seats: [
    { kind: 'person', name: 'Agnes' },
    { kind: 'computer', name: 'Bertram', player: 'greedy', level: 'easy' },
    { kind: 'computer', name: 'Cosima', player: 'random', level: 'novice' },
  ],
  seed,
};

/** Plays to the end; `choose(update)` picks an option. Returns all updates. */
function play(handle, choose) {
  const updates = [];
  const take = (messages) => {
    for (const message of messages) {
      assert.notEqual(message.type, 'refused', message.reason);
      if (message.type === 'update') updates.push(message);
    }
  };
  take(engine.send(handle, opening));
  for (let moves = 0; updates.at(-1).view.waiting; ++moves) {
    assert.ok(moves < 5000, 'the game does not end');
    const { decision, version } = updates.at(-1);
    if (decision) {
      take(engine.send(handle, { type: 'act', id: `m${moves}`, version, option: choose(updates.at(-1)) }));
    } else {
      take(engine.step(handle, 50));
    }
  }
  return updates;
}

// --- a whole game, twice the same ---
const choose = ({ version, decision }) => (version * 7) % decision.options.length;
const first = engine.create();
const updates = play(first, choose);
updates.forEach((update, i) => assert.equal(update.version, i + 1, 'versions have no holes'));
const last = updates.at(-1);
assert.equal(last.decision, null);
assert.equal(last.view.turn.phase, 'over');
assert.deepEqual(last.view.score.map((row) => row.rank).sort(), [1, 2, 3]);
assert.equal(last.events.filter((event) => event.type === 'scored').length, 3);

const second = engine.create();
assert.notEqual(first, second);
assert.deepEqual(play(second, choose), updates, 'the same seed and choices give the same messages');

// --- without a seed each game has its own ---
const seedless = { ...opening, seats: opening.seats.slice(1).concat(opening.seats[1]) };
delete seedless.seed;
const watched = [1, 2].map(() => {
  const handle = engine.create();
  let update;
  for (let messages = engine.send(handle, seedless); ; messages = engine.step(handle, 50)) {
    update = messages.findLast((message) => message.type === 'update') ?? update;
    assert.equal(update.decision, null, 'nobody here decides');
    if (!update.view.waiting) break;
  }
  const [{ record: seen }] = engine.send(handle, { type: 'record' });
  engine.free(handle);
  return seen.seed;
});
assert.notEqual(watched[0], watched[1]);

// --- its record replays ---
const [{ type, record }] = engine.send(first, { type: 'record' });
assert.equal(type, 'record');
assert.equal(record.seed, seed);
assert.equal(engine.replay(JSON.stringify(record)).hashes.length, record.steps.length + 1);

// --- refusals change nothing ---
const third = engine.create();
const refused = (message) => {
  const [answer] = engine.send(third, message);
  assert.equal(answer.type, 'refused', JSON.stringify(message));
  assert.ok(answer.reason);
  return answer;
};
assert.equal(refused({ type: 'act', id: 'a', version: 1, option: 0 }).code, 'no-table');
assert.equal(
  refused({ ...opening, setup: { board: 'classic', players: 5 }, seats: Array(5).fill(opening.seats[0]) }).clause,
  'BASE-1',
);
refused({ ...opening, seats: [] });
refused({ ...opening, seed: 'short' });
refused({ type: 'nonsense' });
assert.equal(engine.sendText(third, '{"type"')[0].type, 'refused');

let [update] = engine.send(third, opening);
while (!update.decision)
  [update] = engine
    .step(third, 50)
    .filter((message) => message.type === 'update')
    .concat(update);
const { version } = update;
assert.equal(refused({ type: 'act', id: 'a', version: version + 1, option: 0 }).code, 'stale-version');
assert.equal(refused({ type: 'act', id: 'b', version, option: 99 }).code, 'no-such-option');
assert.equal(refused({ type: 'act', id: 'b2', version, option: -1 }).type, 'refused');
assert.equal(refused({ type: 'take-back', id: 'c', version }).clause, 'BASE-111');
assert.equal(refused({ type: 'record' }).code, 'not-over');
const [acted] = engine.send(third, { type: 'act', id: 'd', version, option: 0 });
assert.equal(acted.version, version + 1);
const [again] = engine.send(third, { type: 'act', id: 'd', version, option: 0 });
assert.equal(again.version, version + 1, 'a repeated message changes nothing');
assert.deepEqual(again.events, []);

// --- odds are chances ---
const [odds] = engine.send(third, { type: 'odds' });
assert.equal(Object.keys(odds.regions).length, 10);
for (const { outbreak, losses } of Object.values(odds.regions)) {
  assert.ok(outbreak >= 0 && outbreak <= 1);
  assert.equal(losses.length, 3);
}
for (const handle of [first, second, third]) engine.free(handle);
console.log(`a game of ${updates.length} updates, twice the same; refusals; odds`);
