import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../src/scenes/fake-server';
import { FIRST_PAUSE, LONGEST_PAUSE, pauseAfter } from '../src/wire/pauses';
import type { Heard, Update } from '../src/wire/protocol';
import { SocketSession } from '../src/wire/socket-session';

let server: FakeServer;
let session: SocketSession;
let heard: Heard[];
let verdict: string | null;

const say = (id: string, text: string): void => session.send({ type: 'chat', id, text });
const texts = (): string[] =>
  heard.filter((m): m is Update => m.type === 'update').flatMap((u) => u.events.map((e) => e.text!));
const links = (): string[] => heard.filter((m) => m.type === 'link').map((m) => m.link);
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  heard = [];
  verdict = null;
  session = new SocketSession({
    connect: () => server.connect(),
    random: () => 0.5,
    verdict: () => Promise.resolve(verdict),
  });
  session.subscribe((message) => heard.push(message));
  await pass(0);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('a table on a server', () => {
  it('begins with everything', () => {
    expect(server.heard).toEqual([{ type: 'hello', after: 0 }]);
    expect(links()).toEqual(['open']);
  });

  it('fetches a long log page by page, the last one first', async () => {
    session.close();
    server.texts.push(...'abcdefg');
    server.page = 3;
    heard = [];
    session = new SocketSession({
      connect: () => server.connect(),
      random: () => 0.5,
      verdict: () => Promise.resolve(null),
    });
    session.subscribe((message) => heard.push(message));
    await pass(0);
    const pages = heard.flatMap((m) =>
      m.type === 'update' || m.type === 'earlier' ? [m.events.map((e) => e.text).join('')] : [],
    );
    expect(pages).toEqual(['efg', 'bcd', 'a']);
    server.cut();
    await pass(LONGEST_PAUSE);
    expect(server.heard.filter((m) => m.type === 'earlier').map((m) => m.before)).toEqual([6, 3]);
  });

  it('goes on from the last version seen', async () => {
    say('a', 'one');
    server.cut();
    server.texts.push('two');
    await pass(LONGEST_PAUSE);
    expect(server.heard.at(-1)).toEqual({ type: 'hello', after: 2 });
    expect(texts()).toEqual(['one', 'two']);
    expect(links()).toEqual(['open', 'lost', 'open']);
  });

  it('sends again what was not answered, under the same id, and nothing happens twice', async () => {
    server.deaf = true;
    say('a', 'one');
    server.cut();
    server.deaf = false;
    await pass(LONGEST_PAUSE);
    expect(server.heard.filter((m) => m.type === 'chat').map((m) => m.id)).toEqual(['a', 'a']);
    expect(server.texts).toEqual(['one']);
    expect(texts()).toEqual(['one']);
    server.cut();
    await pass(LONGEST_PAUSE);
    expect(server.heard.filter((m) => m.type === 'chat')).toHaveLength(2);
  });

  it('keeps what is said while nobody can be reached, in order', async () => {
    server.up = false;
    server.cut();
    say('a', 'one');
    say('b', 'two');
    await pass(5_000);
    server.up = true;
    await pass(LONGEST_PAUSE);
    expect(server.texts).toEqual(['one', 'two']);
  });

  it('waits longer after each failure', async () => {
    server.up = false;
    server.cut();
    const at: number[] = [];
    for (let ms = 0; ms < 20_000; ms += 10) {
      const before = server.wires.length;
      await pass(10);
      if (server.wires.length > before) at.push(ms);
    }
    const pauses = at.slice(1).map((ms, i) => ms - at[i]!);
    expect(pauses.length).toBeGreaterThan(2);
    expect(pauses.every((p, i) => i === 0 || p > pauses[i - 1]! * 1.8)).toBe(true);
  });

  it('doubts a line that is silent and opens another', async () => {
    server.mute = true;
    say('a', 'one');
    await pass(8_000);
    server.mute = false;
    await pass(40_000);
    expect(server.wires.length).toBeGreaterThan(1);
    expect(server.texts).toEqual(['one']);
    expect(links()).toEqual(['open', 'lost', 'open']);
  });

  it('tries a line at once when the device wakes up', async () => {
    server.mute = true;
    session.wakeUp();
    await pass(8_000);
    server.mute = false;
    await pass(17_000);
    expect(links()).toEqual(['open', 'lost', 'open']);
    server.up = false;
    server.cut();
    server.up = true;
    session.wakeUp();
    await pass(0);
    expect(links().at(-1)).toBe('open');
  });

  it('asks for what it has missed', async () => {
    server.texts.push('one', 'two');
    server.wires[0]!.tell({ type: 'update', version: 3, base: 2, events: [] });
    await pass(0);
    expect(server.heard.at(-1)).toEqual({ type: 'hello', after: 1 });
    expect(texts()).toEqual(['one', 'two']);
  });

  it('repeats by itself what was refused for the moment only', async () => {
    server.mute = true;
    say('a', 'one');
    server.wires[0]!.tell({ type: 'refused', id: 'a', code: 'too-fast', reason: 'slower', retry_after: 2 });
    server.mute = false;
    await pass(1_900);
    expect(server.texts).toEqual([]);
    await pass(200);
    expect(server.texts).toEqual(['one']);
    expect(heard.some((m) => m.type === 'refused')).toBe(false);
  });

  it('asks a question again that came too fast, though its refusal names none', async () => {
    server.deaf = true;
    session.send({ type: 'odds' });
    const asked = () => server.heard.filter((m) => m.type === 'odds').length;
    expect(asked()).toBe(1);
    server.wires[0]!.tell({ type: 'refused', code: 'too-fast', reason: 'slower', retry_after: 2 });
    await pass(1_900);
    expect(asked()).toBe(1);
    await pass(200);
    expect(asked()).toBe(2);
    expect(heard.some((m) => m.type === 'refused')).toBe(false);
  });

  it('asks one question at a time, and asks again while the server is too busy', async () => {
    server.deaf = true;
    const asked = () => server.heard.map((m) => m.type).filter((type) => type !== 'hello');
    const odds = (outbreak: number): Extract<Heard, { type: 'odds' }> => ({
      type: 'odds',
      regions: { gallia: { outbreak, losses: [] } },
    });
    session.send({ type: 'odds' });
    session.send({ type: 'record' });
    expect(asked()).toEqual(['odds']);
    server.wires[0]!.tell({ type: 'refused', code: 'too-many', reason: 'busy' });
    await pass(1_100);
    expect(asked()).toEqual(['odds', 'odds']);
    // asked anew while the answer is on its way: that answer tells of what has passed
    session.send({ type: 'odds' });
    server.wires[0]!.tell(odds(0.1));
    expect(asked()).toEqual(['odds', 'odds', 'record']);
    server.wires[0]!.tell({ type: 'refused', code: 'not-over', reason: 'not over' });
    expect(asked()).toEqual(['odds', 'odds', 'record', 'odds']);
    server.wires[0]!.tell(odds(0.9));
    expect(heard.filter((m) => m.type !== 'link' && m.type !== 'update')).toEqual([
      { type: 'refused', code: 'not-over', reason: 'not over' },
      odds(0.9),
    ]);
  });

  it('shows that a question is refused once it has been for long', async () => {
    server.deaf = true;
    session.send({ type: 'odds' });
    for (let n = 0; n < 6; n++) {
      server.wires[0]!.tell({ type: 'refused', code: 'too-many', reason: 'busy' });
      await pass(1_000);
    }
    expect(heard.at(-1)).toMatchObject({ type: 'refused', code: 'too-many' });
  });

  it('says so when a disk stays full', async () => {
    server.mute = true;
    say('a', 'one');
    for (let n = 0; n < 6; n++) {
      server.wires[0]!.tell({ type: 'refused', id: 'a', code: 'not-saved', reason: 'disk' });
      await pass(1_000);
    }
    expect(heard.at(-1)).toMatchObject({ type: 'refused', code: 'not-saved' });
  });

  it('hands on refusals', async () => {
    session.send({ type: 'record' });
    await pass(0);
    expect(heard.at(-1)).toMatchObject({ type: 'refused', code: 'bad-message' });
  });

  it('gives up when the server says that there is no such table', async () => {
    verdict = 'no-such-table';
    server.up = false;
    server.cut();
    await pass(2_000);
    expect(heard.at(-1)).toEqual({ type: 'failed', reason: 'no-such-table' });
    const tries = server.wires.length;
    await pass(100_000);
    expect(server.wires.length).toBe(tries);
  });

  it('gives up a table it has seen when the server lets this person in no more', async () => {
    server.texts.push('one');
    session.wakeUp();
    await pass(0);
    verdict = 'banned';
    server.up = false;
    server.cut();
    await pass(5_000);
    expect(heard.at(-1)).toEqual({ type: 'failed', reason: 'banned' });
  });

  it('does not give up a table it has seen because the server is in trouble', async () => {
    verdict = 'no-server';
    server.up = false;
    server.texts.push('one');
    session.wakeUp();
    await pass(0);
    server.cut();
    await pass(5_000);
    server.up = true;
    await pass(LONGEST_PAUSE);
    expect(heard.some((m) => m.type === 'failed')).toBe(false);
    expect(links().at(-1)).toBe('open');
  });

  it('is silent once it is closed', async () => {
    session.close();
    await pass(100_000);
    expect(server.wires).toHaveLength(1);
  });
});

describe('pauses', () => {
  it('grow to a limit and scatter', () => {
    expect(pauseAfter(1, 0)).toBe(FIRST_PAUSE / 2);
    expect(pauseAfter(3, 0.999)).toBeGreaterThan(pauseAfter(2, 0.999));
    expect(pauseAfter(40, 0.999)).toBeLessThanOrEqual(LONGEST_PAUSE);
    expect(pauseAfter(5, 0.1)).not.toBe(pauseAfter(5, 0.9));
  });
});
