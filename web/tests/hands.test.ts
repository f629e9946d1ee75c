import '../src/games';
import { describe, expect, it } from 'vitest';
import { known, regionDecision, sampleView } from '../src/scenes/fixtures';
import { MockSession } from '../src/scenes/mock-session';
import type { BoardView } from '../src/wire/board';
import type { Chair, FromTable, GameEvent, Table } from '../src/wire/protocol';
import { Game } from '../src/table/play/game.svelte';
import { needsCurtain, ownSeats } from '../src/table/play/hands';
import { settings } from '../src/ui/settings.svelte';
import { handedOver } from '../src/games/board/play/stage';
import { settled, withVirtualTime } from './settled';

withVirtualTime();

const chair = (seat: number, you: boolean, kind: Chair['kind'] = 'person'): Chair => ({
  seat,
  kind,
  name: ['Agnes', 'Bert', 'Cosima', 'Dietrich'][seat - 1]!,
  you,
  present: true,
  stand_in: false,
});
const table: Table = {
  id: 'k3v9',
  stage: 'playing',
  host: true,
  proposals: [],
  watchers: 0,
  seats: [chair(1, true), chair(2, true), chair(3, false, 'computer'), chair(4, false)],
};
const sample = sampleView('classic');
const seenBy = (viewer: number): BoardView => ({ ...sample, viewer });
const decision = (seat: number, version: number) => ({
  ...regionDecision('D-PLAGUE', 'BASE-40', ['gallia']),
  seat,
  version,
});
const event = (type: string, seat: number): GameEvent => ({ type, clause: 'BASE-20', seat });

async function play(script: FromTable[]): Promise<{ game: Game; session: MockSession }> {
  settings.speed = 'off';
  const session = new MockSession(script);
  const game = new Game(session);
  await settled();
  return { game, session };
}

describe('one device in several hands', () => {
  it('knows its own seats', () => {
    expect(ownSeats(table)).toEqual([1, 2]);
    expect(ownSeats(null)).toEqual([]);
  });

  it('needs a curtain only if something is hidden and the eyes are new', () => {
    expect(needsCurtain(table, seenBy(2), true, 1)).toBe(true);
    expect(needsCurtain(table, seenBy(2), false, 1)).toBe(false);
    expect(needsCurtain(table, seenBy(2), true, 2)).toBe(false);
    expect(needsCurtain(table, seenBy(1), true, null)).toBe(true);
    const alone = { ...table, seats: [chair(1, true), chair(2, false)] };
    expect(needsCurtain(alone, seenBy(1), true, null)).toBe(false);
  });

  it('hands over a board without what only the one before knew', () => {
    const faces = (view: BoardView) =>
      Object.values(view.regions)
        .flatMap((r) => r.tokens)
        .filter((t) => t.face);
    expect(faces(seenBy(1)).length).toBeGreaterThan(0);
    const after = handedOver(seenBy(1), seenBy(2));
    expect(faces(after)).toEqual([]);
    expect(after.viewer).toBe(2);
    expect(after.regions.gallia!.citizens).toEqual(sample.regions.gallia!.citizens);
  });

  it('shows nothing of the next hand before it is lifted', async () => {
    const secret = {
      ...seenBy(2),
      regions: {
        ...sample.regions,
        italia: { ...sample.regions.italia!, tokens: [known({ limit: 6, symbols: ['magic'] })] },
      },
    };
    const { game } = await play([
      {
        type: 'update',
        version: 5,
        base: 0,
        table,
        view: seenBy(1),
        decision: decision(1, 5),
        events: [event('turn-started', 1)],
      },
      {
        type: 'update',
        version: 6,
        base: 0,
        view: secret,
        decision: decision(2, 6),
        events: [event('turn-started', 1), event('turn-started', 2)],
        private: true,
      },
    ]);
    expect(game.curtain).toBeNull();
    game.choose(0);
    await settled();
    expect(game.curtain).toBe(2);
    expect(game.view?.viewer).toBe(1);
    expect(game.decision).toBeNull();
    game.lift();
    await settled();
    expect(game.curtain).toBeNull();
    expect(game.view).toEqual(secret);
    expect(game.decision?.version).toBe(6);
    expect(game.theatre.log.map((line) => line.event.seat)).toEqual([1, 2]);
  });

  it('hides even the first view, for nobody knows who holds the device', async () => {
    const { game } = await play([
      {
        type: 'update',
        version: 5,
        base: 0,
        table,
        view: seenBy(1),
        decision: decision(1, 5),
        events: [],
        private: true,
      },
    ]);
    expect(game.curtain).toBe(1);
    expect(game.view).toBeNull();
  });

  it('calls everybody by name', async () => {
    const { game } = await play([
      { type: 'update', version: 5, base: 0, table, view: seenBy(1), decision: null, events: [] },
    ]);
    expect(game.reader).toBeNull();
    expect([1, 2, 3].map((seat) => game.nameOf(seat))).toEqual(['Agnes', 'Bert', 'Cosima']);
  });
});

describe('people beside the game', () => {
  const alone = { ...table, seats: [chair(1, true), chair(2, false), chair(3, false), chair(4, false)] };
  const asked: FromTable = {
    type: 'update',
    version: 5,
    base: 0,
    table: alone,
    view: seenBy(1),
    decision: decision(1, 5),
    events: [],
  };

  it('are not taken for the reader, whatever they are called', async () => {
    const seats = alone.seats.map((one) => (one.seat === 2 ? { ...one, name: 'You' } : one));
    const { game } = await play([{ ...asked, table: { ...alone, seats } }]);
    expect([1, 2, 3].map((seat) => game.nameOf(seat))).toEqual(['You', '“You”', 'Cosima']);
  });

  it('do not take the question away when they talk, come or go', async () => {
    const chat: GameEvent = { type: 'chat', clause: '', seat: 2, name: 'Bert', text: 'Hm', version: 6 };
    const { game, session } = await play([
      asked,
      { type: 'update', version: 6, base: 5, changes: {}, decision: decision(1, 5), events: [chat] },
      { type: 'update', version: 6, base: 6, table: { ...alone, watchers: 2 } },
    ]);
    const before = game.decision;
    const odds = session.sent.filter((m) => m.type === 'odds').length;
    session.next();
    session.next();
    await settled();
    expect(game.decision).toBe(before);
    expect(game.table?.watchers).toBe(2);
    expect(game.chat.lines).toEqual([{ version: 6, seat: 2, name: 'Bert', text: 'Hm' }]);
    expect(game.chat.unread([1])).toBe(1);
    expect(game.theatre.log).toEqual([]);
    expect(session.sent.filter((m) => m.type === 'odds')).toHaveLength(odds);
    game.choose(0);
    expect(session.sent.at(-1)).toMatchObject({ type: 'act', version: 5 });
  });

  it('are read when they are read, and one’s own lines are not news', async () => {
    const lines = [
      { seat: 2, version: 6 },
      { seat: 1, version: 7 },
    ].map(({ seat, version }): GameEvent => ({ type: 'chat', clause: '', seat, name: 'x', text: 'y', version }));
    const { game } = await play([{ ...asked, version: 7, events: lines } as FromTable]);
    expect(game.chat.unread([1])).toBe(1);
    game.chat.readAll();
    expect(game.chat.unread([1])).toBe(0);
  });

  it('see that a choice is on its way', async () => {
    const { game, session } = await play([asked]);
    game.choose(0);
    expect(game.sending).toBe(true);
    session.tell({
      type: 'refused',
      id: (session.sent.at(-1) as { id: string }).id,
      code: 'stale-version',
      reason: 'x',
    });
    expect(game.sending).toBe(false);
    expect(game.decision).not.toBeNull();
  });
});
