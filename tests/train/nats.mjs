// A NATS server of a test's own, and as much of NATS as a test needs to look into its streams.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const PATIENCE = 30_000;
process.env.PATH += ':/usr/sbin'; // where Debian puts the server

/** Asks again until what `look` gives is true, and gives it. */
export async function until(look, what) {
  for (const end = Date.now() + PATIENCE; ;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`waited in vain: ${what()}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** One connection. Messages come to `heard` by the number of their subscription. */
function open(port) {
  const heard = new Map();
  let rest = Buffer.alloc(0);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const next = () => {
    const end = rest.indexOf('\r\n');
    if (end < 0) return false;
    const words = rest.subarray(0, end).toString().split(' ');
    let used = end + 2;
    if (words[0] === 'PING') socket.write('PONG\r\n');
    if (words[0] === 'MSG' || words[0] === 'HMSG') {
      const size = Number(words.at(-1));
      if (rest.length < used + size + 2) return false;
      const reply = words.length === (words[0] === 'MSG' ? 5 : 6) ? words[3] : null;
      heard.get(words[2])?.({ subject: words[1], text: rest.subarray(used, used + size).toString(), reply });
      used += size + 2;
    }
    rest = rest.subarray(used);
    return true;
  };
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (next());
  });
  socket.write('CONNECT {"verbose":false,"headers":true,"no_responders":true}\r\n');
  let count = 0;
  const send = (subject, reply, text) =>
    socket.write(`PUB ${subject} ${reply}${Buffer.byteLength(text)}\r\n${text}\r\n`);
  return {
    request: (subject, text) =>
      new Promise((resolve) => {
        const number = String(++count);
        heard.set(number, resolve);
        socket.write(`SUB _INBOX.test.${number} ${number}\r\nUNSUB ${number} 1\r\n`);
        send(subject, `_INBOX.test.${number} `, text);
      }),
    /** All messages of these subjects from now on. */
    listen(subjects) {
      const number = String(++count);
      const got = [];
      heard.set(number, (message) => got.push(message));
      socket.write(`SUB ${subjects} ${number}\r\n`);
      return got;
    },
    close: () => socket.destroy(),
  };
}

/** Starts a server whose files are in `folder`; `more` words go to its command line. */
export async function startServer(folder, more = ['-js']) {
  const ports = join(folder, 'ports');
  mkdirSync(ports, { recursive: true });
  let child, port, client;
  async function start(asked) {
    rmSync(ports, { recursive: true });
    mkdirSync(ports);
    const words = ['-a', '127.0.0.1', '-p', asked, '-sd', join(folder, 'store'), '--ports_file_dir', ports, ...more];
    const started = spawn('nats-server', words, { stdio: 'ignore' });
    process.once('exit', () => started.kill('SIGKILL'));
    child = started;
    const said = await until(
      () =>
        readdirSync(ports)
          .map((name) => readFileSync(join(ports, name), 'utf8'))
          .find((text) => /}\s*$/.test(text)),
      () => 'nats-server does not start',
    );
    port = Number(JSON.parse(said).nats[0].match(/\d+$/)[0]);
    client = open(port);
  }
  async function kill() {
    client.close();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
  const api = async (verb, json = {}) =>
    JSON.parse((await client.request(`$JS.API.${verb}`, JSON.stringify(json))).text);
  await start('-1');
  return {
    url: () => `nats://127.0.0.1:${port}`,
    kill,
    /** After kill(): on the same port and store. */
    startAgain: () => start(String(port)),
    /** A message that comes of a consumer by itself: its text, and how often it has been handed out. */
    async take(stream, consumer) {
      const batch = JSON.stringify({ batch: 1, expires: 5_000_000_000 });
      const got = await until(
        async () => {
          const one = await client.request(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`, batch);
          return one.reply?.startsWith('$JS.ACK.') ? one : null;
        },
        () => `a message for ${consumer}`,
      );
      return { text: got.text, times: Number(got.reply.split('.')[4]) };
    },
    /** Puts a text into the stream of a subject. */
    async put(subject, text) {
      const { text: answer } = await client.request(subject, text);
      assert.ok(JSON.parse(answer).seq, answer);
    },
    /** A stream as the program opens it for a run. */
    async openRun(run) {
      const stream = { name: `rattus-run-${run}`, subjects: [`rattus.run.${run}.>`], retention: 'workqueue' };
      const answer = await api(`STREAM.CREATE.${stream.name}`, stream);
      assert.equal(answer.error, undefined);
    },
    purge: (stream, subjects) => api(`STREAM.PURGE.${stream}`, { filter: subjects }),
    removeRun: (run) => api(`STREAM.DELETE.rattus-run-${run}`),
    /** How many messages of each subject are in a stream; nothing if there is no such stream. */
    async subjects(stream) {
      const info = await api(`STREAM.INFO.${stream}`, { subjects_filter: '>' });
      return info.error ? null : (info.state.subjects ?? {});
    },
    /** What its workers say of the messages in their hands, from now on: a list that grows. */
    answers: (stream, consumer) => client.listen(`$JS.ACK.${stream}.${consumer}.>`),
    async inHand(stream, consumer) {
      return (await api(`CONSUMER.INFO.${stream}.${consumer}`)).num_ack_pending ?? 0;
    },
  };
}
