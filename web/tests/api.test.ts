import { describe, expect, it } from 'vitest';
import { Api } from '../src/wire/api';
import { Keys } from '../src/wire/keys';
import { settled, withVirtualTime } from './settled';

withVirtualTime();

const me = (): Response => new Response('{"name":null}', { headers: { 'content-type': 'application/json' } });

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { path: string; answer: (response: Response) => void; fail: () => void }[] = [];
  const ask = (path: unknown): Promise<Response> =>
    new Promise((answer, fail) => {
      asked.push({ path: String(path), answer, fail: () => fail(new TypeError('away')) });
    });
  return { asked, api: new Api(ask as typeof fetch) };
}

describe('a browser that the server does not know yet', () => {
  it('asks one question at a time, so that it gets one cookie', async () => {
    const { asked, api } = slowServer();
    const all = [api.me(), api.me(), api.tables()];
    await settled();
    expect(asked.map((a) => a.path)).toEqual(['/api/me']);
    asked[0]!.answer(me());
    await settled();
    expect(asked.map((a) => a.path)).toEqual(['/api/me', '/api/me', '/api/tables']);
    for (const { answer } of asked.slice(1)) answer(me());
    await Promise.all(all);
  });

  it('goes on with the next question if nobody answers the first', async () => {
    const { asked, api } = slowServer();
    const all = [api.me().catch((fault: { code: string }) => fault.code), api.me(), api.me()];
    await settled();
    asked[0]!.fail();
    await settled();
    expect(asked.length).toBe(2);
    asked[1]!.answer(me());
    await settled();
    expect(asked.length).toBe(3);
    asked[2]!.answer(me());
    expect(await Promise.all(all)).toEqual(['away', { name: null }, { name: null }]);
  });
});

/** A storage that holds what it is given. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

describe('a browser that has lost its cookie', () => {
  const key = (digit: string): string => digit.repeat(64);
  /** The keys with which each request came, to a server that gives these, one after the other. */
  function given(storage: Storage | null, ...keys: string[]) {
    const shown: (string | undefined)[] = [];
    const ask = (_: unknown, init: RequestInit): Promise<Response> => {
      shown.push((init.headers as Record<string, string>)['rattus-key']);
      const body = JSON.stringify({ name: null, key: keys.shift() });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    };
    return { shown, api: new Api(ask as typeof fetch, new Keys(storage)) };
  }

  it('gives back the secret that it has kept beside it, with whatever it asks', async () => {
    const storage = memory(),
      first = given(storage, key('a'));
    await first.api.me();
    expect(first.shown).toEqual([undefined]);
    const later = given(storage);
    await later.api.tables();
    await later.api.rename('Agnes');
    expect(later.shown).toEqual([key('a'), key('a')]);
  });

  it('forgets no earlier secret at once, for a server may come back with an older database', async () => {
    const storage = memory(),
      { api } = given(storage, ...'abcbe'.split('').map(key));
    for (let i = 0; i < 5; ++i) await api.me();
    expect(new Keys(storage).all()).toEqual(['e', 'b', 'c', 'a'].map(key));
    await given(storage, key('f')).api.me();
    expect(new Keys(storage).all().length).toBe(4);
  });

  it('keeps it as long as the page is open where there is no storage, and shows no rubbish', async () => {
    const { shown, api } = given(null, key('a'), key('a'));
    await api.me();
    await api.me();
    expect(shown).toEqual([undefined, key('a')]);
    const storage = memory();
    storage.setItem('rattus-keys', `x ${key('b')} <script>`);
    expect(new Keys(storage).all()).toEqual([key('b')]);
  });
});
