import { describe, expect, it } from 'vitest';
import { Api } from '../src/session/api';
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
