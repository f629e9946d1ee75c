import '../src/games';
import { describe, expect, it } from 'vitest';
import { regionDecision, sampleView, seats } from '../src/scenes/fixtures';
import { ofGame } from '../src/wire/setup';
import { MockSession } from '../src/scenes/mock-session';
import type { FromTable, ToTable } from '../src/wire/protocol';
import { Game } from '../src/table/play/game.svelte';
import { settings } from '../src/ui/settings.svelte';
import { settled, withVirtualTime } from './settled';

withVirtualTime();

const view = sampleView('classic');
const decision = regionDecision('D-PLAGUE', 'BASE-40', ['gallia', 'italia']);
const asked: FromTable = { type: 'update', version: 7, view, decision, events: [] };

async function table(script: FromTable[]): Promise<{ game: Game; session: MockSession }> {
  settings.speed = 'off';
  const session = new MockSession(script);
  const game = new Game(session, seats);
  await settled();
  return { game, session };
}

const idOf = (message: ToTable): string | undefined => ('id' in message ? message.id : undefined);

describe('a game on this page', () => {
  it('answers with the number of the option and the version it was asked under', async () => {
    const { game, session } = await table([asked]);
    game.choose(1);
    expect(session.sent.at(-1)).toMatchObject({ type: 'act', version: 7, option: 1 });
    expect(game.decision).toBeNull();
  });

  it('cannot be answered twice', async () => {
    const { game, session } = await table([asked]);
    game.choose(1);
    game.choose(0);
    expect(session.sent.filter((m) => m.type === 'act')).toHaveLength(1);
  });

  it('asks again after a refusal, and says why', async () => {
    const { game, session } = await table([asked]);
    game.choose(0);
    session.tell({ type: 'refused', id: idOf(session.sent.at(-1)!), clause: 'BASE-40', reason: 'stale' });
    await settled();
    expect(game.decision).toEqual(decision);
    expect(game.refusal?.clause).toBe('BASE-40');
  });

  it('does not ask again while the answer is on its way, whatever the table tells meanwhile', async () => {
    const { game, session } = await table([asked, asked]);
    game.choose(1);
    await settled();
    expect(session.sent.filter((m) => m.type === 'act')).toHaveLength(1);
    expect(game.decision).toBeNull();
    session.tell({ type: 'refused', id: idOf(session.sent.find((m) => m.type === 'act')!), reason: 'stale' });
    expect(game.decision).toEqual(decision);
  });

  it('asks for the odds where they help', async () => {
    const { session } = await table([asked]);
    expect(session.sent).toContainEqual({ type: 'odds' });
  });

  it('keeps what happened in the log and the last view on the table', async () => {
    const { game } = await table([
      asked,
      {
        type: 'update',
        version: 8,
        view: { ...view, plague: 'gallia' },
        decision: null,
        events: [{ type: 'plague-moved', clause: 'BASE-40', seat: 1, from: 'germania', to: 'gallia' }],
      },
    ]);
    game.choose(0);
    await settled();
    expect(game.theatre.log.map((l) => l.event.type)).toEqual(['plague-moved']);
    expect(ofGame(game.view, 'rattus')?.plague).toBe('gallia');
  });

  it('begins its log with who sat down, whether he was there or has come later', async () => {
    const sat = { type: 'sat', clause: '', seat: 2 } as const,
      started = { type: 'started', clause: '', seat: 1 } as const;
    const gathering: FromTable = { type: 'update', version: 2, events: [] };
    const { game, session } = await table([
      gathering,
      { type: 'update', base: 2, version: 3, events: [sat] },
      { type: 'update', base: 3, version: 4, view, events: [started] },
    ]);
    session.next();
    session.next();
    await settled();
    expect(game.theatre.log.map((line) => line.event.type)).toEqual(['sat', 'started']);
    const later = await table([{ type: 'update', base: 0, version: 4, view, events: [sat, started] }]);
    expect(later.game.theatre.log.map((line) => line.event.type)).toEqual(['sat', 'started']);
  });

  it('says when the table has failed', async () => {
    const { game } = await table([{ type: 'failed', reason: 'engine-missing' }]);
    expect(game.failure).toBe('engine-missing');
  });
});
