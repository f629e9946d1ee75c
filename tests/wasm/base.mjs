// The engine of the base game alone plays as the engine of all cards does, byte for byte, and refuses what it does not
// know: which cards these are is what the browser's table says (BASE_CARDS of web/src/wire/catalogue.ts).
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { loadEngine } from './lib/engine.mjs';

const base = await loadEngine('base');
const board = await loadEngine('board');
/** The same engine with what only tests ask. */
const measured = await loadEngine('bench');
// computer players judge by the net in both, if there is one
const net = await readFile(new URL('../../data/nets/board.net', import.meta.url)).catch(() => null);
if (net) for (const engine of [base, board]) assert.equal(engine.takeNet(net), '');
const text = (path) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
const [, listed] = /BASE_CARDS[^=]*= \[([^\]]*)\]/.exec(await text('web/src/wire/catalogue.ts'));
const known = [...listed.matchAll(/'([^']+)'/g)].map(([, id]) => id);
const { cards } = JSON.parse(await text('data/cards.json'));

// --- it knows these cards, and no other ---
const handle = base.create();
const refusals = (setup) => base.send(handle, { type: 'check-setup', setup })[0].refusals.map(({ code }) => code);
const six = known.slice(0, 6);
for (const { id } of cards) {
  const chosen = six.includes(id) ? six : [...six.slice(1), id];
  const codes = refusals({ board: 'big-box', players: 4, cards: chosen });
  assert.equal(codes.length === 0, known.includes(id), `${id}: ${codes}`);
}
for (let players = 2; players <= 6; ++players)
  assert.deepEqual(refusals({ board: players > 4 ? 'big-box' : 'classic', players }), [], `${players} players`);
for (const module of ['mercatus', 'upgrades', 'region-cards', 'guilds', 'inns'])
  assert.notDeepEqual(refusals({ board: 'big-box', players: 4, modules: [module] }), [], module);

// --- recorded games ---
let records = 0;
for (const name of (await readdir(new URL('../games/', import.meta.url))).filter((file) => file.endsWith('.json'))) {
  const record = await text(`tests/games/${name}`);
  const { setup } = JSON.parse(record);
  if (setup.game || setup.modules?.length || setup.cards?.some((card) => !known.includes(card))) continue;
  const replayed = measured.replay(record);
  assert.equal(replayed.reason, undefined, name);
  assert.deepEqual(replayed.hashes, board.replay(record).hashes, name);
  records++;
}
assert.ok(records > 5, 'tests/games holds records of the base game');

// --- whole games, message by message: every view, option, chance and choice of a computer player ---
const seats = (players) =>
  Array.from({ length: players }, (_, i) =>
    i === 0
      ? { kind: 'person', name: 'Agnes' }
      : { kind: 'computer', name: `P${i}`, player: 'greedy', level: 'novice' },
  );
let messages = 0;
for (const players of [2, 3, 4, 5, 6]) {
  const setup = { board: players > 4 ? 'big-box' : 'classic', players };
  const opening = { type: 'new', setup, seats: seats(players), seed: `${players}`.repeat(32) };
  const handles = [base.create(), board.create()];
  const both = (act) => {
    const [one, other] = [act(base, handles[0]), act(board, handles[1])];
    assert.deepEqual(one, other, `${players} players, seed ${opening.seed}`);
    messages += one.length;
    return one.findLast(({ type }) => type === 'update');
  };
  let update = both((engine, at) => engine.send(at, opening));
  for (let n = 0; update.view.waiting; ++n) {
    assert.ok(n < 5000, 'the game does not end');
    const { decision, version } = update;
    const option = decision && (version * 7) % decision.options.length;
    if (decision && n % 10 === 0) both((engine, at) => engine.send(at, { type: 'odds' }));
    update =
      both((engine, at) =>
        decision ? engine.send(at, { type: 'act', id: `m${n}`, version, option }) : engine.step(at, 50),
      ) ?? update;
  }
  assert.equal(update.view.turn.phase, 'over');
}
console.log(`${records} records and ${messages} messages: equal in both; ${known.length} cards known`);
