// tests/packaging/cluster.mjs: `script/cluster` as a host of many machines tries it. A guest finds the same at each
// server, while one is killed and while all are ended one after the other, and nothing is left running at the end.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { guestOf } from './server.mjs';

const NODES = 3;
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
/** A port with those beside it that the script takes, below those that connections are given by chance. */
async function freePorts() {
  for (;;) {
    const port = 18_000 + Math.floor(Math.random() * 13_000);
    const taken = [0, 5, ...[1, 2, 3].flatMap((node) => [10 * node, 10 * node + 1])];
    const free = await Promise.all(taken.map((more) => isFree(port + more)));
    if (free.every(Boolean)) return port;
  }
}
const pidOf = (node) => Number(readFileSync(join(folder, `node-${node}.pid`), 'utf8'));
const lives = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const folder = mkdtempSync(join(tmpdir(), 'rattus-cluster-'));
chmodSync(folder, 0o755);
const port = await freePorts();
const words = ['--no-build', '--data', folder, '--port', String(port), '--nodes', String(NODES)];
const cluster = spawn('script/cluster', words, { stdio: ['ignore', 'pipe', 'pipe'] });
let said = '';
let rolled;
const ended = new Promise((resolve) => cluster.once('close', (code, signal) => resolve(code ?? signal)));
const started = new Promise((resolve, reject) => {
  ended.then((status) => reject(new Error(`ended with ${status}: ${said}`)));
  for (const stream of [cluster.stdout, cluster.stderr])
    stream.on('data', (text) => {
      said += text;
      const url = /Rattus is at (http:\S+),/.exec(said)?.[1];
      if (url) resolve({ url });
    });
});
try {
  const server = await started;
  const guest = guestOf(server);
  await guest.ask('/api/me');
  await guest.ask('/api/me', { name: 'Agnes' });
  const table = await guest.ask('/api/tables', {
    setup: { board: 'classic', players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  /** Asks again when the limit of an address allows it. */
  const ask = async (path) => {
    for (;;) {
      try {
        return await guest.ask(path);
      } catch (error) {
        const wait = /"retry_after":(\d+)/.exec(error.message)?.[1];
        if (!wait) throw error;
        await setTimeout(1_000 * Number(wait));
      }
    }
  };
  /** Each server has its turn to be asked, more than once. */
  const sameEverywhere = async () => {
    for (let asked = 0; asked < 3 * NODES; asked++) {
      assert.equal((await ask('/api/me')).name, 'Agnes');
      assert.equal((await ask(`/api/tables/${table.id}`)).seats[0].you, true);
    }
  };
  await sameEverywhere();

  const killed = pidOf(2);
  process.kill(killed, 'SIGKILL');
  await sameEverywhere();

  const before = [1, 2, 3].map(pidOf);
  rolled = spawn('script/cluster', ['roll', '--data', folder], { stdio: 'ignore' });
  const rolling = new Promise((resolve) => rolled.once('close', resolve));
  let done = false;
  rolling.then(() => (done = true));
  let rounds = 0;
  while (!done || rounds < 3) {
    await sameEverywhere();
    rounds++;
  }
  assert.equal(await rolling, 0);
  [1, 2, 3].forEach((node, index) => assert.notEqual(pidOf(node), before[index], `server ${node} is the same`));
  await sameEverywhere();

  const all = [1, 2, 3].map(pidOf);
  cluster.kill('SIGTERM');
  assert.equal(await ended, 0, said);
  assert.deepEqual(all.filter(lives), []);
  assert.ok(await isFree(port), 'nginx still listens');
  assert.ok(await isFree(port + 5), 'NATS still listens');
  const nobody = spawnSync('script/cluster', ['roll', '--data', folder], { encoding: 'utf8' });
  assert.equal(nobody.status, 1);
  assert.match(nobody.stderr, /no servers run in .*: start them with script\/cluster/);
  console.log(`cluster: a guest found the same at ${NODES} servers, ${rounds} times while they were ended in turn`);
} finally {
  rolled?.kill();
  if (cluster.exitCode === null) cluster.kill('SIGTERM');
  await ended;
  spawnSync('script/postgres', ['remove', join(folder, 'postgres')]);
  rmSync(folder, { recursive: true, force: true });
}
