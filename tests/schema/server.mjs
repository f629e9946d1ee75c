// node tests/schema/server.mjs [PROGRAM [SEED]]: a random game of each kind at a server, with two people, a
// computer player and a spectator. All that is sent and heard, lists of tables and records fit the published schemas.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestOf, startServer } from '../packaging/server.mjs';
import { assertFits, KINDS, randomOf, seedOf } from './lib/schemas.mjs';
import { connect } from './lib/socket.mjs';

const [program = 'build/release/rattus', given] = process.argv.slice(2);
const seed = seedOf(given);
const random = randomOf(seed);
const folder = mkdtempSync(join(tmpdir(), 'rattus-schema-'));
const quick = ['--beat', '0', '--message-burst', '100000', '--request-burst', '100000'];
const server = await startServer(program, folder, {}, quick);

/** A person at a table: checks what comes, and goes on as `act` says. */
class Player {
  constructor(name) {
    this.name = name;
    this.guest = guestOf(server);
    this.heard = new Map();
    this.sent = 0;
  }
  async come() {
    assertFits('messages#me', await this.guest.ask('/api/me'));
    assertFits('messages#me', await this.guest.ask('/api/me', { name: this.name }));
    return this;
  }
  /** Resolves when `done(message)` says so; rejects if something does not fit. */
  play(table, act) {
    return new Promise((done, failed) => {
      this.line = connect(
        server.url,
        `/tables/${table}/play`,
        this.guest.cookie,
        (text) => {
          try {
            const message = JSON.parse(text);
            assertFits('messages#from-table', message);
            assert.notEqual(message.code, 'bad-message', text);
            this.heard.set(message.type, (this.heard.get(message.type) ?? 0) + 1);
            if (act(message)) {
              this.line.close();
              done();
            }
          } catch (error) {
            failed(error);
          }
        },
        (error) => failed(error ?? new Error(`${this.name}: the connection has ended`)),
      );
      this.send({ type: 'hello', after: 0 });
    });
  }
  send(message) {
    assertFits('messages#to-table', message);
    this.line.send(JSON.stringify(message));
  }
  enter(message) {
    this.send({ id: `${this.name}-${++this.sent}`, ...message });
  }
}

/** Chooses at random, and asks a question now and then. Over when the record has come. */
function person(player, seat, { cartus }) {
  let decided = 0;
  let sat = false;
  let asked = false;
  return (message) => {
    if (message.type === 'record') return true;
    if (message.type !== 'update') return false;
    if (!sat && seat) player.enter({ type: 'sit', seat });
    sat = true;
    if (
      message.table?.stage === 'gathering' &&
      message.table.host &&
      message.table.seats.every(({ kind }) => kind !== 'open')
    )
      player.enter({ type: 'start' });
    const { decision } = message;
    if (decision && decision.version > decided) {
      decided = decision.version;
      if (random(20) === 0) player.send({ type: 'odds' });
      if (random(20) === 0) player.send({ type: 'why', ...(cartus ? { region: 'gallia' } : { increase: true }) });
      if (random(20) === 0) player.enter({ type: 'chat', text: 'Well, well.' });
      if (random(30) === 0) player.enter({ type: 'propose', what: 'resign' }); // if both do, it ends here
      if (random(30) === 0) player.send({ type: 'earlier', before: message.version });
      player.enter({ type: 'act', version: decided, option: random(decision.options.length) });
    }
    if (message.table?.stage === 'over' && !asked) {
      asked = true;
      player.send({ type: 'record' });
    }
    return false;
  };
}

const [host, other, watcher] = await Promise.all(['Agnes', 'Bertram', 'Cosima'].map((name) => new Player(name).come()));
const lists = async (player) => {
  const tables = await player.guest.ask('/api/tables');
  assertFits('messages#tables', tables);
  return tables;
};

async function play(setup) {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  while (seats.length < setup.players) seats.push({ kind: 'computer', player: 'greedy', level: 'novice' });
  const wish = { setup, seats, listed: true };
  assertFits('messages#open-table', wish);
  const checked = await host.guest.ask('/api/setups/check', { setup });
  assertFits('messages#setup-check', checked);
  assert.deepEqual(checked.refusals, []);
  const opened = await host.guest.ask('/api/tables', wish);
  assertFits('messages#summary', opened);
  assert.ok((await lists(other)).open.some(({ id }) => id === opened.id));
  const cartus = setup.game === 'cartus';
  await Promise.all([
    host.play(opened.id, person(host, 0, { cartus })),
    other.play(opened.id, person(other, 2, { cartus })),
    watcher.play(opened.id, ({ table }) => table?.stage === 'over'),
  ]);
  assert.ok((await lists(host)).mine.some(({ id, phase }) => id === opened.id && phase === 'over'));
  assertFits('messages#summary', await watcher.guest.ask(`/api/tables/${opened.id}`));
  assertFits('record', await watcher.guest.ask(`/api/tables/${opened.id}/record`));
}

try {
  for (const [name, setup] of Object.entries(KINDS)) {
    await play(setup);
    const heard = [host, other, watcher].map((one) =>
      [...one.heard].map(([type, count]) => `${count} ${type}`).join(', '),
    );
    console.log(`${name}: heard so far ${heard.join('; ')}`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
