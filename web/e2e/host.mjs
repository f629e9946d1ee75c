// A real game server for the tests: `rattus serve` with the built page, on a folder of its own. It can be killed and
// started again on the same folder and port.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.mjs';
import { leasePort } from './port.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAMS = [process.env.RATTUS_PROGRAM, 'build/release/rattus']
  .filter(Boolean)
  .map((path) => join(path.startsWith('/') ? '' : root, path));

const keepsTables = (path) =>
  existsSync(path) && spawnSync(path, ['serve', '--help'], { encoding: 'utf8' }).stdout.includes('--data');

/** The program under test, or null if nobody has built it. */
export const program = PROGRAMS.find(keepsTables) ?? null;

const answers = (url) => eventually(async () => assert.ok((await fetch(url)).ok, 'The server does not answer.'));

/** Serves the page in `dist`, below the path `base`. Computer players decide at once unless `args` say otherwise. */
export async function host(dist, args = ['--beat', '0'], base = '/') {
  const data = mkdtempSync(join(tmpdir(), 'rattus-data-'));
  const { port, giveBack } = await leasePort();
  const url = `http://127.0.0.1:${port}${base}`;
  let child = null,
    log = '',
    wanted = false;
  async function start() {
    wanted = false;
    child = spawn(
      program,
      [
        ...['serve', '--data', data, '--port', String(port), '--admin-port', '0', '--web', dist],
        ...(base === '/' ? [] : ['--base-path', base]),
        ...args,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        log += text;
      });
    const gone = new Promise((_, fail) =>
      child.once('exit', (code, signal) => fail(new Error(`The server ended with ${code ?? signal}:\n${log}`))),
    );
    gone.catch((error) => {
      if (!wanted) console.error(error.message);
    });
    await Promise.race([answers(url), gone]);
  }
  function stop(signal) {
    wanted = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }
  await start();
  return {
    url,
    log: () => log,
    /** Pulls the plug. */
    kill: () => stop('SIGKILL'),
    start,
    async close() {
      if (child.exitCode === null && child.signalCode === null) await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
      giveBack();
    },
  };
}
