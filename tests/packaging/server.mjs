// A server of a test's own, on free ports.
import { spawn } from 'node:child_process';

/** Starts `rattus serve` and waits until it says where it is; `how` goes to spawn. */
export function startServer(rattus, data, how = {}, options = []) {
  const words = ['serve', '--port', '0', '--admin-port', '0', '--data', data, ...options];
  const child = spawn(rattus, words, { ...how, stdio: ['ignore', 'ignore', 'pipe'] });
  const server = { said: '' };
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  /** Asks it to stop, and gives its exit status or the signal that ended it. */
  server.stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    ended.then((status) => reject(new Error(`ended with ${status}: ${server.said}`)));
    child.stderr.on('data', (text) => {
      server.said += text;
      server.url ??= /Rattus is at (\S+)/.exec(server.said)?.[1];
      server.admin ??= /\/healthz: (\S+)/.exec(server.said)?.[1];
      if (server.url) resolve(server);
    });
  });
}

/** A guest of the server: `ask(path, body)` is GET, or POST of a body, and gives the answer's JSON. */
export function guestOf(server, cookie = '') {
  const guest = { cookie };
  guest.ask = async (path, body) => {
    const answer = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Cookie: guest.cookie },
      body: body && JSON.stringify(body),
    });
    guest.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? guest.cookie;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return guest;
}
