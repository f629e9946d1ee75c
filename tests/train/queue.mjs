// tests/train/queue.mjs RATTUS: games played by several workers at a NATS server are those that one machine plays,
// whoever is killed meanwhile.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, until } from './nats.mjs';

const rattus = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'rattus-queue-'));
const file = (name) => join(folder, name);
const games = 12;
const asked = (changes = {}) =>
  Object.entries({
    games,
    agent: 'search@10it',
    kinds: 'base,modules',
    slips: 60,
    strays: 100,
    seed: 11,
    ...changes,
  }).flatMap(([option, value]) => [`--${option}`, value]);

/** A program that goes on beside the test. */
const running = new Set();
function start(...words) {
  const child = spawn(rattus, words.map(String), { stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(child);
  const one = { child, said: '' };
  child.stderr.on('data', (text) => (one.said += text));
  one.ended = new Promise((resolve) =>
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    }),
  );
  return one;
}
const run = (...words) => spawnSync(rattus, words.map(String), { encoding: 'utf8' });
const kill = (one, signal) => {
  one.child.kill(signal);
  return one.ended;
};
const says = (one, what) =>
  until(
    () => one.said.match(what),
    () => `${what} in: ${one.said}`,
  );
async function succeeds(one) {
  assert.equal(await one.ended, 0, one.said);
}

const lines = (name) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8').split('\n').filter(Boolean) : []);
/** A file's first line and then its games in order of their numbers. */
function ordered(name) {
  const [head, ...rest] = lines(name);
  return [head, ...rest.sort((a, b) => JSON.parse(a).game - JSON.parse(b).game)];
}
const someGames = (name) =>
  until(
    () => lines(name).length > 3,
    () => `games in ${name}`,
  );

/** A net of random weights for the inputs of this program. */
function writeNet(name) {
  assert.equal(run('samples', file('whole.jsonl'), '--out', file('samples'), '--share', 0.01).status, 0);
  const { seat, game, hash } = JSON.parse(readFileSync(file('samples/samples.json'), 'utf8'));
  const head = Buffer.alloc(36);
  head.write('RATNET01');
  head.writeBigUInt64LE(BigInt(hash), 8);
  [seat.length, game.length, 64, 32, 2].forEach((size, i) => head.writeUInt32LE(size, 16 + 4 * i));
  const weights = (count) => Int16Array.from({ length: count }, (_, i) => ((i * 7919) % 401) - 200);
  const parts = [weights(64 * (seat.length + game.length)), new Int32Array(64), weights(2 * 64 * 32)];
  const bytes = [...parts, new Int32Array(32), weights(32)].map(({ buffer }) => Buffer.from(buffer));
  writeFileSync(file(name), Buffer.concat([head, Buffer.from('{}'), ...bytes]));
}

async function main() {
  const help = run('worker', '--queue', 'nats://127.0.0.1:1');
  assert.equal(help.status, 2, 'nobody is there');
  assert.match(help.stderr, /nats:\/\/127\.0\.0\.1:1: no NATS server answers.*nats-server -js/);
  assert.equal(run('selfplay', '--file', file('a'), '--queue', 'nats://127.0.0.1:1').status, 2);
  assert.equal(run('selfplay', '--file', file('a'), '--queue', 'nats://127.0.0.1:1', '--threads', 2).status, 2);
  assert.equal(run('selfplay', '--file', file('whole.jsonl'), ...asked()).status, 0);

  const plain = await startServer(file('plain'), []);
  const refused = run('worker', '--queue', plain.url().replace('//', '//me:secret@'));
  await plain.kill();
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /keeps no streams/);
  assert.doesNotMatch(refused.stderr, /secret/);

  const server = await startServer(file('nats'));
  try {
    await test(server);
  } finally {
    await server.kill();
  }
}

async function test(server) {
  const queue = ['--queue', server.url()];
  const collect = (name, changes) => start('selfplay', '--file', file(name), ...asked(changes), ...queue);
  const work = () => start('worker', ...queue, '--threads', 1);
  const stands = (name) => assert.deepEqual(ordered(name), ordered('whole.jsonl'));
  /** The subject of the jobs of the only run there is, once `count` of them are there. */
  const jobsThere = async (count) => {
    const look = async () =>
      Object.entries((await server.subjects('rattus-jobs')) ?? {}).find(([, number]) => number === count);
    return (await until(look, () => `${count} jobs`))[0];
  };
  const noJobs = (run) =>
    until(
      async () => !Object.keys(await server.subjects('rattus-jobs')).some((subject) => subject.endsWith(run)),
      () => `jobs of ${run} are left`,
    );
  const inHand = (consumer, count) =>
    until(
      async () => (await server.inHand('rattus-jobs', consumer)) === count,
      () => `${count} jobs in hand`,
    );

  // What nobody of ours has sent.
  const first = collect('first.jsonl');
  const [program, name] = (await jobsThere(games)).split('.').slice(2);
  const workers = `workers-${program}`;
  const job = {
    agent: 'greedy',
    net: '',
    kinds: 'base',
    players: '2',
    slips: 0,
    strays: 0,
    seed: '1',
    from: 0,
    below: 1,
  };
  const foreign = [
    ...['hello', '{}', '[1]', '\0\xff'],
    ...[
      { agent: 'greedy+README.md' },
      { agent: 'x' },
      { kinds: 'chess' },
      { from: 1 },
      { below: 9e6 },
      { seed: 7 },
    ].map((wrong) => JSON.stringify({ ...job, ...wrong })),
  ];
  for (const text of foreign) await server.put(`rattus.jobs.${program}.nobody`, text);
  await server.put(`rattus.jobs.${program}.gone`, JSON.stringify(job));
  await server.put('rattus.jobs.0123456789abcdef.other', JSON.stringify(job));
  const kept = JSON.parse(ordered('whole.jsonl')[1]);
  // No games, and one that comes twice here and once more by a worker.
  const noGames = ['hello', '{"game":1}', JSON.stringify({ ...kept, seed: '0'.repeat(32) })];
  for (const text of [...noGames, ...Array(2).fill(JSON.stringify(kept))])
    await server.put(`rattus.run.${name}.games.${program}`, text);
  await until(
    () => first.said.match(/is not one of these games/g)?.length === noGames.length,
    () => first.said,
  );

  // A worker that is killed with a job in hand.
  const killed = work();
  const holdsOne = async () => {
    await inHand(workers, 1);
    killed.child.kill('SIGSTOP');
    for (let look = 0; look < 5; ++look)
      // what it said before may still be on its way
      if ((await server.inHand('rattus-jobs', workers)) !== 1) return !killed.child.kill('SIGCONT');
    return true;
  };
  await until(holdsOne, () => 'a worker with a job in hand');
  assert.equal(await kill(killed, 'SIGKILL'), 'SIGKILL');
  assert.equal(await server.inHand('rattus-jobs', workers), 1, 'its job was in its hand');
  const others = [work(), work()];
  await succeeds(first);
  stands('first.jsonl');
  await noJobs(name);
  assert.equal(await server.subjects(`rattus-run-${name}`), null, 'its stream is gone');
  const said = () => others.map((one) => one.said).join();
  await until(
    () => said().match(/that is not a job/g)?.length === foreign.length,
    () => `${foreign.length} times in: ${said()}`,
  );
  await noJobs('nobody');
  await noJobs('gone');
  for (const one of others) await says(one, /other are for another version of the program/);
  assert.ok((await server.subjects('rattus-jobs'))['rattus.jobs.0123456789abcdef.other'], 'it is left to others');
  assert.match(said(), /the games of gone are no longer wanted/);

  // Whoever wants the games is killed; they are kept for him.
  const second = collect('second.jsonl');
  await someGames('second.jsonl');
  assert.equal(await kill(second, 'SIGKILL'), 'SIGKILL');
  await until(
    async () => Object.keys(await server.subjects('rattus-jobs')).length === 1,
    () => 'jobs are left',
  );
  for (const one of others) assert.equal(await kill(one, 'SIGTERM'), 0, one.said);
  await succeeds(collect('second.jsonl'));
  stands('second.jsonl');

  // The server is killed.
  const worker = work();
  const third = collect('third.jsonl');
  await someGames('third.jsonl');
  await server.kill();
  await says(third, /does not answer; trying again/);
  await server.startAgain();
  await succeeds(third);
  stands('third.jsonl');
  await says(worker, /answers again/);

  // With a net, which the worker has from the server; without one that can be used he leaves games to others.
  writeNet('random.net');
  const changes = { agent: `greedy+${file('random.net')}`, games: 4 };
  assert.equal(run('selfplay', '--file', file('net.jsonl'), ...asked(changes)).status, 0);
  await succeeds(collect('net-queue.jsonl', changes));
  assert.deepEqual(ordered('net-queue.jsonl'), ordered('net.jsonl'));
  assert.notDeepEqual(ordered('net.jsonl').slice(1), ordered('whole.jsonl').slice(1, 5), 'the net decides');
  const wrong = JSON.stringify({ ...job, net: '0123456789abcdef' });
  for (const run of ['lacking', 'damaged']) {
    await server.openRun(run);
    if (run === 'damaged') await server.put(`rattus.run.${run}.net`, 'no net');
    await server.put(`rattus.jobs.${program}.${run}`, wrong);
  }
  await says(worker, /rattus\.run\.lacking\.net: Not Found/);
  await says(worker, /the net for the games of damaged: /);
  for (const run of ['lacking', 'damaged']) {
    assert.equal((await server.subjects('rattus-jobs'))[`rattus.jobs.${program}.${run}`], 1);
    await server.removeRun(run);
    await noJobs(run);
  }
  assert.equal(await kill(worker, 'SIGTERM'), 0, worker.said);

  // A game that lasts longer than a worker may say nothing of it (10 seconds) stays in his hand.
  await server.put(`rattus.jobs.${program}.long`, JSON.stringify({ ...job, agent: 'search@5000000it' }));
  const answers = server.answers('rattus-jobs', workers);
  const slow = work();
  await until(
    () => answers.length >= 5, // one at once and one every 3.3 seconds: the fifth after more than ten
    () => `signs of life: ${JSON.stringify(answers)}`,
  );
  // How often the message has been handed out is the fifth part of the name of its answers.
  for (const { subject, text } of answers) assert.deepEqual([text, subject.split('.')[4]], ['+WPI', '1']);
  await kill(slow, 'SIGKILL');
  const left = await server.take('rattus-jobs', workers);
  assert.deepEqual([JSON.parse(left.text).agent, left.times], ['search@5000000it', 2], 'then somebody else has it');
  await server.purge('rattus-jobs', `rattus.jobs.${program}.long`);

  // A worker that is asked to stop hands back what it has not played.
  const many = collect('many.jsonl', { games: 40_000 });
  await until(
    async () => Object.values((await server.subjects('rattus-jobs')) ?? {}).some((count) => count > 7_000),
    () => 'jobs of several games',
  );
  const stopped = work();
  await someGames('many.jsonl');
  assert.equal(await kill(stopped, 'SIGTERM'), 0, stopped.said);
  assert.equal((await server.take('rattus-jobs', workers)).times, 2, 'it comes again at once');
  await kill(many, 'SIGKILL');
}

try {
  await main();
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
