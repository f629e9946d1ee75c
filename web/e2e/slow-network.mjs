// A way to a server as slow as a telephone's: every connection of the page, of its workers and of its service worker
// shares it, which the browser's own slow-down of one page does not achieve.
import { connect, createServer } from 'node:net';

const SLICE = 4096;
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** Tells how many milliseconds from now so many bytes have passed a line that all share. */
function line(bytesPerMs) {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + bytes / bytesPerMs;
    return free;
  };
}

/** Hands on what comes from one end to the other, later and in order. */
function carry(from, to, passed, delay) {
  let before = Promise.resolve();
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += SLICE) {
      const slice = data.subarray(at, at + SLICE);
      const due = passed(slice.length) + delay;
      before = before
        .then(() => pause(Math.max(0, due - performance.now())))
        .then(() => {
          if (!to.destroyed) to.write(slice);
        });
    }
  });
  from.on('close', () => void before.then(() => to.end()));
  from.on('error', () => to.destroy());
}

/**
 * Resolves to the address, the list of requests made so far (path and moment), and a function that ends it all.
 * `greeting`: round trips before the first byte of a connection, 2 for TCP and TLS 1.3.
 */
export function slowNetwork(server, { down, up, roundTrip, greeting = 2 }) {
  const asked = [];
  const open = new Set();
  const [downwards, upwards] = [line(down / 8), line(up / 8)];
  const proxy = createServer(async (client) => {
    open.add(client);
    client.pause();
    client.on('error', () => undefined).on('close', () => open.delete(client));
    await pause(greeting * roundTrip);
    const upstream = connect(Number(new URL(server).port), '127.0.0.1');
    client.on('data', (data) => {
      const path = /^GET (\S+)/.exec(data.toString('latin1'))?.[1];
      if (path) asked.push({ path, at: performance.now() });
    });
    carry(client, upstream, upwards, roundTrip / 2);
    carry(upstream, client, downwards, roundTrip / 2);
    client.resume();
  });
  return new Promise((resolve) =>
    proxy.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${proxy.address().port}/`,
        asked,
        close: () =>
          new Promise((done) => {
            for (const one of open) one.destroy();
            proxy.close(done);
          }),
      }),
    ),
  );
}
