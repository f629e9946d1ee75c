// Opens a place at a table of the server.
import { BASE } from './base';
import { api, Fault } from './api';
import type { Session } from './session';
import { GuestWire } from './guest-wire';
import { SharePart } from './share';
import { SocketSession, type Wire } from './socket-session';

/** What does not change by trying again. */
export const FINAL = ['no-such-table', 'no-server', 'banned'];

/** Why the table cannot be had; null: it can, or nobody knows. */
async function verdict(id: string): Promise<string | null> {
  try {
    await api.table(id);
    return null;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return FINAL.includes(fault.code) ? fault.code : null;
  }
}

export function openOnline(id: string): Session {
  const address = new URL(`${BASE}tables/${id}/play`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const session = new SocketSession({
    connect: () =>
      new GuestWire(
        () => api.me(),
        () => new WebSocket(address) as unknown as Wire,
      ),
    random: Math.random,
    verdict: () => verdict(id),
  });
  const share = new SharePart(session);
  // after sleep, or on another network, a dead line looks like a silent one
  const wake = (): void => {
    if (document.visibilityState === 'visible') session.wakeUp();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  return {
    send: (message) => session.send(message),
    subscribe: (listener) =>
      session.subscribe((message) => {
        if (!share.hides(message)) listener(message);
      }),
    close() {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      session.close();
    },
  };
}
