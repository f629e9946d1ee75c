// node bench/crowd.mjs [WATCHERS] [PROGRAM]: how long somebody waits for an answer while a crowd at another table on
// this thread is told of everything. Each watcher comes from an address of its own, as a proxy would name it, and the
// host of that table chats four times a second.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);

/** Sends a text as one masked frame of a WebSocket (RFC 6455). */
function send(socket, text) {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? [0x81, 0x80 | body.length, 0, 0, 0, 0]
      : [0x81, 0xfe, body.length >> 8, body.length & 255, 0, 0, 0, 0];
  socket.write(Buffer.concat([Buffer.from(head), body]));
}

/** Calls `heard` for each text that comes. */
function hear(socket, heard) {
  let left = Buffer.alloc(0);
  socket.on('data', (data) => {
    left = Buffer.concat([left, data]);
    while (left.length >= 10) {
      const short = left[1] & 127;
      const [start, size] =
        short < 126 ? [2, short] : short === 126 ? [4, left.readUInt16BE(2)] : [10, Number(left.readBigUInt64BE(2))];
      if (left.length < start + size) return;
      if ((left[0] & 15) === 1) heard(String(left.subarray(start, start + size)));
      left = left.subarray(start + size);
    }
  });
}

class Guest {
  constructor(port, address) {
    this.port = port;
    this.base = `http://127.0.0.1:${port}`;
    this.headers = { 'X-Forwarded-For': address, Origin: this.base };
  }
  async come() {
    const answer = await fetch(`${this.base}/api/me`, { headers: this.headers });
    await answer.text();
    this.headers.Cookie = answer.headers.get('set-cookie').split(';')[0];
    return this;
  }
  async openTable() {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const body = JSON.stringify({ setup: { board: 'classic', players: 2 }, seats, listed: false });
    const headers = { ...this.headers, 'Content-Type': 'application/json' };
    return (await (await fetch(`${this.base}/api/tables`, { method: 'POST', headers, body })).json()).id;
  }
  /** A WebSocket at a table, after its first update. */
  watch(table) {
    const wanted = { ...this.headers, Host: `127.0.0.1:${this.port}`, Upgrade: 'websocket', Connection: 'Upgrade' };
    wanted['Sec-WebSocket-Version'] = 13;
    wanted['Sec-WebSocket-Key'] = 'dGhlIHNhbXBsZSBub25jZQ==';
    const lines = Object.entries(wanted).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((there, gone) => {
      const socket = net.connect(this.port, '127.0.0.1');
      socket.on('error', gone);
      socket.write(`GET /tables/${table}/play HTTP/1.1\r\n${lines.join('')}\r\n`);
      socket.once('data', () => {
        socket.once('data', () => there(socket));
        send(socket, '{"type":"hello","after":0}');
      });
    });
  }
}

if (process.argv[2] === 'watch') {
  const [port, table, count] = process.argv.slice(3);
  for (let i = 0; i < Number(count); ++i) {
    const guest = await new Guest(port, `10.1.${i >> 8}.${i & 255}`).come();
    (await guest.watch(table)).resume();
  }
  process.send('there');
} else {
  const [watchers = '2000', program = 'build/release/rattus'] = process.argv.slice(2);
  const folder = mkdtempSync(`${tmpdir()}/rattus-crowd-`);
  const options = ['--port', '0', '--admin-port', '0', '--trust-proxy', '--room-threads', '1', '--data', folder];
  const server = spawn(program, ['serve', ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const port = await new Promise((known) => {
      let said = '';
      server.stderr.on('data', (text) => {
        said += text;
        const found = /Rattus is at http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (found) known(Number(found[1]));
      });
    });
    const host = await new Guest(port, '10.0.0.1').come();
    const other = await new Guest(port, '10.0.0.2').come();
    const crowded = await host.openTable();
    const speaker = await host.watch(crowded);
    speaker.resume();
    const lines = [];
    for (let i = 0; i < 4; ++i) lines.push(await other.watch(await other.openTable()));
    const waiting = new Map();
    for (const line of lines) hear(line, (text) => waiting.get(JSON.parse(text).id)?.());
    const measure = async (name) => {
      const times = [];
      for (let i = 0; i < 80; ++i) {
        const begun = performance.now();
        await new Promise((answered) => {
          waiting.set(name + i, answered);
          send(lines[i % lines.length], JSON.stringify({ type: 'chat', id: name + i, text: 'x' }));
        });
        times.push(performance.now() - begun);
        await new Promise((go) => setTimeout(go, 110)); // a person's pace
      }
      times.sort((a, b) => a - b);
      const at = (share) => times[Math.floor(share * times.length)].toFixed(1);
      console.log(`${name.padEnd(8)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms`);
    };
    let said = 0;
    setInterval(() => send(speaker, JSON.stringify({ type: 'chat', id: `s${said++}`, text: 'hello' })), 250).unref();
    await measure('alone');
    const crowd = spawn(process.execPath, [self, 'watch', port, crowded, watchers], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await new Promise((there) => crowd.on('message', there));
    await measure('crowd');
    crowd.kill();
  } finally {
    server.kill();
    server.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
}
