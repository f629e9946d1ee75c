import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Chair, Heard, Table, ToTable } from '../src/wire/protocol';
import { Listeners, type Session } from '../src/wire/session';
import { sha256 } from '../src/wire/sha256';
import { ShareKeeper, SharePart } from '../src/wire/share';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

class Memory {
  private readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}
const memory = (): Storage => new Memory() as unknown as Storage;

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'person',
  you: false,
  present: true,
  stand_in: false,
  ...more,
});
const table = (more: Partial<Table> = {}): Table => ({
  id: 'T',
  stage: 'gathering',
  seats: [chair(1, { you: true }), chair(2)],
  host: false,
  proposals: [],
  watchers: 0,
  shares: [],
  ...more,
});

function device(keeper: ShareKeeper) {
  const listeners = new Listeners(),
    sent: ToTable[] = [];
  const session: Session = {
    send: (message) => {
      sent.push(message);
    },
    subscribe: (listener) => listeners.add(listener),
    close: () => undefined,
  };
  const part = new SharePart(session, keeper);
  const hear = (now: Table): void =>
    listeners.tell({
      type: 'update',
      version: 1,
      fresh: false,
      table: now,
      view: null,
      decision: null,
      events: [],
      private: false,
    });
  const promised = (): string => (sent.find((m) => m.type === 'commit') as { hash: string }).hash;
  return { part, sent, hear, promised };
}

describe('the digest', () => {
  it('is SHA-256, whatever the length', () => {
    for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 200]) {
      const text = 'ä'.repeat(length);
      expect(sha256(text)).toBe(digest(text));
    }
  });
});

describe('what this device adds to chance', () => {
  it('is promised when somebody sits here, once', () => {
    const { sent, hear, promised } = device(new ShareKeeper(memory()));
    hear(table({ seats: [chair(1), chair(2, { kind: 'open' })] }));
    expect(sent).toEqual([]);
    hear(table());
    hear(table());
    expect(sent.length).toBe(1);
    expect(promised()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is promised by whoever opened the table, and not where another device of his has done so', () => {
    const host = device(new ShareKeeper(memory()));
    host.hear(table({ host: true, seats: [chair(1), chair(2)] }));
    expect(host.sent.length).toBe(1);
    const second = device(new ShareKeeper(memory()));
    second.hear(table({ shares: [{ seats: [1], hash: 'of the first' }] }));
    expect(second.sent).toEqual([]);
  });

  it('is promised anew by whoever rose and sat down again', () => {
    const { sent, hear } = device(new ShareKeeper(memory()));
    hear(table());
    hear(table({ seats: [chair(1, { kind: 'open' }), chair(2)] }));
    hear(table());
    expect(sent.filter((m) => m.type === 'commit').length).toBe(2);
  });

  it('is opened when the game begins, even by a page that was loaded again, and then forgotten', () => {
    const storage = memory(),
      before = device(new ShareKeeper(storage));
    before.hear(table());
    const hash = before.promised();
    before.hear(table({ shares: [{ seats: [1], hash }] }));
    expect(before.sent.length).toBe(1);

    const keeper = new ShareKeeper(storage),
      after = device(keeper);
    const beginning = table({
      beginning: true,
      shares: [
        { seats: [1], hash },
        { seats: [2], hash: digest('another') },
      ],
    });
    after.hear(beginning);
    after.hear(beginning);
    expect(after.sent.map((m) => m.type)).toEqual(['reveal']);
    const { value } = after.sent[0] as { value: string };
    expect(value).toMatch(/^[0-9a-f]{32}$/);
    expect(digest(value)).toBe(hash);
    after.hear(table({ stage: 'playing', shares: [{ seats: [1], hash, value }] }));
    expect(keeper.valueOf(hash)).toBeUndefined();
  });

  it('is promised anew, another one, when somebody has not opened his', () => {
    const keeper = new ShareKeeper(memory()),
      { sent, hear } = device(keeper);
    hear(table());
    const hashes = (): string[] => sent.flatMap((m) => (m.type === 'commit' ? [m.hash] : []));
    const mine = { seats: [1], hash: hashes()[0]! },
      other = { seats: [2], hash: digest('another') };
    hear(table({ beginning: true, shares: [mine, other] }));
    const { value } = sent[1] as { value: string };
    const again = { beginning: true, new_round: true, earlier_rounds: [[{ ...mine, value }, other]] };
    hear(table({ ...again, shares: [] }));
    hear(table({ ...again, shares: [] }));
    expect(sent.map((m) => m.type)).toEqual(['commit', 'reveal', 'commit']);
    expect(hashes()[1]).not.toBe(hashes()[0]);
    expect(keeper.valueOf(mine.hash), 'known to all').toBeUndefined();
    const anew = { seats: [1], hash: hashes()[1]! };
    hear(table({ ...again, shares: [anew] }));
    expect(sent.length, 'opened only when all have promised').toBe(3);
    hear(table({ ...again, new_round: false, shares: [anew] }));
    expect(digest((sent[3] as { value: string }).value)).toBe(anew.hash);
  });

  it('is not promised anew by a device that ended the round', () => {
    const { sent, hear } = device(new ShareKeeper(memory()));
    const round = [{ seats: [1], hash: digest('lost') }];
    hear(table({ beginning: true, new_round: true, shares: [], earlier_rounds: [round] }));
    expect(sent).toEqual([]);
  });

  it('counts among those that were promised when it was opened, and no others', () => {
    const keeper = new ShareKeeper(memory()),
      { hear, promised } = device(keeper);
    hear(table());
    const mine = { seats: [1], hash: promised() },
      other = { seats: [2], hash: digest('another') };
    hear(table({ beginning: true, shares: [mine, other] }));
    expect(keeper.altered(table({ stage: 'playing', shares: [mine, other] }))).toBe(false);
    expect(keeper.altered(table({ stage: 'playing', shares: [mine, { ...other, hash: digest('a third') }] }))).toBe(
      true,
    );
    expect(keeper.altered(table({ stage: 'playing', shares: [mine] }))).toBe(true);
  });

  it('is not asked for where chance follows from the seed alone', () => {
    const { sent, hear } = device(new ShareKeeper(memory()));
    const { shares: _, ...old } = table();
    hear(old);
    expect(sent).toEqual([]);
  });

  it('troubles nobody when it is refused', () => {
    const { part, sent, hear } = device(new ShareKeeper(null));
    hear(table());
    const refused = (id: string): Heard => ({ type: 'refused', id, code: 'committed-already', reason: '' });
    expect(part.hides(refused((sent[0] as { id: string }).id))).toBe(true);
    expect(part.hides(refused('another'))).toBe(false);
  });

  it('is kept without a storage too, and the oldest is forgotten', () => {
    const keeper = new ShareKeeper(null);
    const hashes = Array.from({ length: 41 }, () => keeper.promise());
    expect(keeper.valueOf(hashes[0]!)).toBeUndefined();
    expect(digest(keeper.valueOf(hashes[40]!)!)).toBe(hashes[40]);
  });
});
