// A port for a server that is started again and again at the same one.
import { mkdirSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOWEST = 18_000;
const HIGHEST = 31_999;

const isFree = (port) =>
  new Promise((tell) => {
    const probe = createServer();
    probe.once('error', () => tell(false)).listen(port, '127.0.0.1', () => probe.close(() => tell(true)));
  });

/**
 * A port of 127.0.0.1 below those that connections are given by chance; free when it is leased, and no other test that
 * leases its ports (tests/slow/server/leased_port.hpp does it in the same way) gets it before `giveBack`.
 */
export async function leasePort() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
    const mark = join(tmpdir(), `rattus-port-${port}`);
    try {
      mkdirSync(mark);
    } catch (error) {
      if (error.code === 'EEXIST') continue;
      throw error;
    }
    const giveBack = () => rmdirSync(mark);
    if (await isFree(port)) return { port, giveBack };
    giveBack();
  }
}
