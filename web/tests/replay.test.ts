import '../src/games';
import '../src/games/courses';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Replay } from '../src/table/replay/replay.svelte';
import { sampleView } from '../src/scenes/fixtures';
import { ofGame } from '../src/wire/setup';
import type { Heard, ToTable } from '../src/wire/protocol';
import { Listeners, type Session } from '../src/wire/session';
import { settings } from '../src/ui/settings.svelte';

const record: unknown = JSON.parse(
  readFileSync(new URL('../../tests/games/classic-4-rats.json', import.meta.url), 'utf8'),
);
const LAST = (record as { steps: unknown[] }).steps.length;

/** Sets up any step, after a while; the round of the turn tells which step a view is of. */
class FakeRecord implements Session {
  readonly sent: ToTable[] = [];
  private readonly listeners = new Listeners();
  send(message: ToTable): void {
    this.sent.push(message);
    if (message.type !== 'at') return;
    const view = { ...sampleView('classic'), viewer: null };
    const update: Heard = {
      type: 'update',
      version: message.step,
      fresh: true,
      table: null,
      decision: null,
      events: [],
      private: false,
      view: { ...view, turn: { ...view.turn, round: message.step } },
    };
    setTimeout(() => this.listeners.tell(update), 1);
  }
  refuse(reason: string): void {
    this.listeners.tell({ type: 'refused', code: 'not-the-same', reason });
  }
  subscribe(listener: (message: Heard) => void): () => void {
    return this.listeners.add(listener);
  }
  close(): void {
    this.sent.push({ type: 'record' });
  }
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((go) => setTimeout(go, 1));
}
async function opened(): Promise<{ replay: Replay; session: FakeRecord; shown: (step: number) => Promise<void> }> {
  settings.speed = 'off';
  const session = new FakeRecord();
  const replay = new Replay(session, record);
  const shown = (step: number): Promise<void> =>
    until(() => ofGame(replay.view, 'rattus')?.turn.round === step && replay.step === step && !replay.playing);
  await shown(0);
  return { replay, session, shown };
}

describe('a replay', () => {
  it('opens the record and shows its beginning', async () => {
    const { replay, session } = await opened();
    expect(session.sent[0]).toEqual({ type: 'open-record', record });
    expect(replay.last).toBe(LAST);
    expect(replay.theatre.log.map((l) => l.event.type)).toEqual(['plague-start', 'first-player']);
  });

  it('goes on step by step, and the log with it', async () => {
    const { replay, shown } = await opened();
    await replay.forward();
    await shown(1);
    await replay.forward();
    await shown(2);
    expect(replay.theatre.log).toHaveLength(4);
    replay.back();
    await shown(1);
    expect(replay.theatre.log).toHaveLength(3);
  });

  it('jumps to any step with the whole log up to it', async () => {
    const { replay, shown } = await opened();
    replay.seek(LAST);
    await shown(LAST);
    expect(replay.theatre.log).toHaveLength(replay.reel!.events.flat().length);
    replay.seek(LAST + 50);
    await shown(LAST);
    replay.seek(-3);
    await shown(0);
  });

  it('of many wishes shows the last', async () => {
    const { replay, session, shown } = await opened();
    for (let step = 1; step <= 100; step++) replay.seek(step);
    await shown(100);
    expect(session.sent.filter((m) => m.type === 'at').length).toBeLessThan(5);
  });

  it('plays by itself and stops when it is told to', async () => {
    const { replay } = await opened();
    replay.toggle();
    expect(replay.running).toBe(true);
    await until(() => replay.step >= 1);
    replay.toggle();
    expect(replay.running).toBe(false);
  });

  it('says why a record cannot be shown', async () => {
    const { replay, session } = await opened();
    session.refuse('step 12: another hash');
    session.refuse('no record has been opened');
    expect(replay.fault).toEqual({ reason: 'step 12: another hash' });
    expect(new Replay(new FakeRecord(), { format: 'chess' }).fault).toBe('no-record');
  });

  it('asks nobody anything', async () => {
    const { replay, session } = await opened();
    const before = session.sent.length;
    replay.choose();
    replay.askWhy();
    expect(session.sent).toHaveLength(before);
    expect(replay.decision).toBeNull();
  });
});
