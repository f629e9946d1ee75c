// tests/packaging/balancer.mjs: nginx with packaging/nginx.conf before three nodes that only count. A request that
// changes something reaches at most one node, any other finds a node that lives.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.PATH += ':/usr/sbin'; // where Debian puts it
const folder = mkdtempSync(join(tmpdir(), 'rattus-balancer-'));
const TRIES = 20;

/** What all nodes have in common: how many of the next requests end without an answer. */
const nodes = { toBreak: 0 };

/** A node that answers with its name and what it was sent; `close` ends it as if it had been killed. */
async function startNode(name) {
  const node = { name, got: { GET: 0, POST: 0 }, sockets: new Set() };
  const server = createServer((asked, answer) => {
    asked.resume().on('end', () => {
      ++node.got[asked.method];
      if (nodes.toBreak > 0) {
        --nodes.toBreak;
        return asked.socket.destroy();
      }
      answer.end(JSON.stringify({ name, headers: asked.headers }));
    });
  });
  server.on('upgrade', (asked, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.on('error', () => {}).pipe(socket);
  });
  server.on('connection', (socket) => {
    node.sockets.add(socket.once('close', () => node.sockets.delete(socket)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  node.port = server.address().port;
  node.close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      node.sockets.forEach((socket) => socket.destroy());
    });
  return node;
}

/** A port that was free a moment ago. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createPlainServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function startBalancer(all) {
  const servers = all.map(({ port }) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;\n`);
  writeFileSync(join(folder, 'nodes.conf'), servers.join(''));
  const template = readFileSync('packaging/nginx.conf', 'utf8');
  for (let count = 0; count < TRIES; ++count) {
    const port = await freePort();
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, template.replaceAll('@ADDRESS@', '127.0.0.1').replaceAll('@PORT@', String(port)));
    const words = ['-e', 'stderr', '-p', folder, '-c', config];
    const tested = spawnSync('nginx', [...words, '-t'], { encoding: 'utf8' });
    assert.equal(tested.status, 0, tested.stderr);
    const child = spawn('nginx', [...words, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    const ended = new Promise((resolve) => child.once('close', resolve));
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    let over = false;
    void ended.then(() => (over = true));
    while (!over) {
      if (await ask(port, 'GET').catch(() => undefined)) return { port, stop };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const log = readFileSync(join(folder, 'error.log'), 'utf8');
    if (!/Address already in use/.test(log + said)) throw new Error(`nginx ended: ${said}${log}`);
  }
  throw new Error('no free port');
}

/** Asks the balancer by a connection of its own. */
function ask(port, method, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path: '/api/tables', headers, agent: new Agent() });
    asked.once('error', reject);
    asked.once('upgrade', (answer, socket) => resolve({ status: answer.statusCode, socket }));
    asked.once('response', async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      const { statusCode: status } = answer;
      resolve(status === 200 ? { status, ...JSON.parse(text) } : { status });
    });
    asked.end(method === 'POST' ? '{}' : undefined);
  });
}

async function echo(socket, word) {
  const heard = new Promise((resolve, reject) => {
    socket.once('data', (bytes) => resolve(bytes.toString()));
    socket.once('close', () => reject(new Error('closed')));
  });
  socket.write(word);
  assert.equal(await heard, word);
}

const sum = (all, method) => all.reduce((total, { got }) => total + got[method], 0);

async function test(all, { port }) {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(port, 'GET')));
  assert.deepEqual([...new Set(answers.map(({ name }) => name))].sort(), ['a', 'b', 'c']);

  // The client's address is the balancer's word, not the client's; the host is what the browser knows.
  const told = await ask(port, 'GET', { 'X-Forwarded-For': '192.0.2.1' });
  assert.equal(told.headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(told.headers.host, `127.0.0.1:${port}`);

  const { status, socket } = await ask(port, 'GET', { Connection: 'Upgrade', Upgrade: 'websocket' });
  assert.equal(status, 101);
  await echo(socket, 'hello');

  // A node that ends without an answer: what changes nothing is asked of another, a POST is not.
  nodes.toBreak = 1;
  assert.equal((await ask(port, 'GET')).status, 200);
  nodes.toBreak = 1;
  let before = sum(all, 'POST');
  assert.equal((await ask(port, 'POST')).status, 502);
  assert.equal(sum(all, 'POST'), before + 1);

  // A node that is gone: nobody notices, and nothing is done twice.
  const [gone] = all;
  await gone.close();
  before = sum(all, 'POST');
  for (let count = 0; count < 30; ++count) {
    const answer = await ask(port, 'POST');
    assert.equal(answer.status, 200);
    assert.notEqual(answer.name, gone.name);
  }
  assert.equal(sum(all, 'POST'), before + 30);
  socket.destroy();
}

const all = await Promise.all(['a', 'b', 'c'].map(startNode));
let balancer;
try {
  balancer = await startBalancer(all);
  await test(all, balancer);
  console.log('balancer: three nodes, one of which goes');
} finally {
  await balancer?.stop();
  await Promise.all(all.map((node) => node.close()));
  rmSync(folder, { recursive: true, force: true });
}
