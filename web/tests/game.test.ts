import { describe, expect, it } from 'vitest';
import { regionDecision, sampleView, seats } from '../src/session/mock/fixtures';
import { MockSession } from '../src/session/mock/mock-session';
import type { FromTable } from '../src/session/protocol';
import { Game } from '../src/state/game.svelte';
import { settings } from '../src/state/settings.svelte';

const view = sampleView('classic');
const decision = regionDecision('D-PLAGUE', 'BASE-40', ['gallia', 'italia']);
const asked: FromTable = { type: 'update', version: 7, view, decision, events: [] };
const soon = (): Promise<void> => new Promise((resume) => setTimeout(resume, 20));

async function table(script: FromTable[]): Promise<{ game: Game; session: MockSession }> {
  settings.speed = 'off';
  const session = new MockSession(script);
  const game = new Game(session, seats);
  await soon();
  return { game, session };
}

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
    const { game } = await table([asked, { type: 'refused', id: 'x', clause: 'BASE-40', reason: 'stale' }]);
    game.choose(0);
    await soon();
    expect(game.decision).toEqual(decision);
    expect(game.refusal?.clause).toBe('BASE-40');
  });

  it('asks for the odds where they help', async () => {
    const { session } = await table([asked]);
    expect(session.sent).toContainEqual({ type: 'odds' });
  });

  it('keeps what happened in the log and the last view on the table', async () => {
    const { game } = await table([
      asked,
      { type: 'update', version: 8, view: { ...view, plague: 'gallia' }, decision: null, events: [{ type: 'plague-moved', clause: 'BASE-40', seat: 1, from: 'germania', to: 'gallia' }] },
    ]);
    game.choose(0);
    await soon();
    expect(game.theatre.log.map((l) => l.event.type)).toEqual(['plague-moved']);
    expect(game.view?.plague).toBe('gallia');
  });

  it('says when the table has failed', async () => {
    const { game } = await table([{ type: 'failed', reason: 'engine-missing' }]);
    expect(game.failure).toBe('engine-missing');
  });
});
