import { describe, expect, it } from 'vitest';
import { Follower, follow, merge, nothingYet } from '../src/wire/follow';
import { regionDecision, sampleView } from '../src/scenes/fixtures';
import { ofGame } from '../src/wire/setup';
import type { RawUpdate, Table } from '../src/wire/protocol';

const view = sampleView('classic');
const gallia = { ...view.regions.gallia!, citizens: [9, 0, 0, 0] };
const table: Table = { id: 'k3v9', stage: 'playing', seats: [], host: true, proposals: [], watchers: 0 };
const first: RawUpdate = { type: 'update', version: 7, base: 0, table, view, decision: null, events: [] };

describe('following a table', () => {
  it('takes over only the regions that changed', () => {
    const after = merge(view, { rats: 3, regions: { gallia } });
    expect(after.rats).toBe(3);
    expect(after.regions.gallia).toEqual(gallia);
    expect(after.regions.italia).toBe(view.regions.italia);
    expect(view.rats).not.toBe(3);
  });

  it('drops what is gone', () => {
    expect('pieces' in merge({ ...view, pieces: { caravan: 'gallia' } }, {}, ['pieces'])).toBe(false);
  });

  it('keeps the table until it changes', () => {
    const follower = new Follower();
    follower.take(first);
    const next = follower.take({
      type: 'update',
      version: 8,
      base: 7,
      changes: { rats: 3 },
      decision: null,
      events: [],
    });
    expect(next?.table).toBe(table);
    expect(ofGame(next!.view, 'rattus')?.rats).toBe(3);
    expect(next?.fresh).toBe(false);
  });

  it('keeps view and question when only the people change', () => {
    const follower = new Follower();
    const decision = { ...regionDecision('D-PLAGUE', 'BASE-40', ['gallia']), version: 5 };
    const before = follower.take({ ...first, decision, private: true });
    const next = follower.take({ type: 'update', version: 7, base: 7, table: { ...table, watchers: 2 } });
    expect(next?.view).toBe(before?.view);
    expect(next?.decision).toEqual(decision);
    expect(next?.private).toBe(true);
    expect(next?.table?.watchers).toBe(2);
  });

  it('does not use an update that builds on what it has not seen', () => {
    const follower = new Follower();
    follower.take(first);
    expect(
      follower.take({ type: 'update', version: 10, base: 9, changes: { rats: 1 }, decision: null, events: [] }),
    ).toBeNull();
    expect(follower.now.version).toBe(7);
  });

  it('begins anew when the eyes change', () => {
    const follower = new Follower();
    follower.take(first);
    const next = follower.take({
      type: 'update',
      version: 9,
      base: 0,
      view: { ...view, viewer: 2 },
      decision: null,
      events: [],
      private: true,
    });
    expect(next).toMatchObject({ fresh: true, private: true, view: { viewer: 2 } });
  });

  it('answers under the version in which the question arose', () => {
    const decision = { ...regionDecision('D-PLAGUE', 'BASE-40', ['gallia']), version: 7 };
    const chat: RawUpdate = {
      type: 'update',
      version: 8,
      base: 7,
      changes: {},
      decision,
      events: [{ type: 'chat', clause: '', seat: 1, name: 'Agnes', text: 'Hm' }],
    };
    expect(follow({ ...nothingYet, version: 7, view }, chat)?.decision?.version).toBe(7);
  });

  it('has no view before the game begins', () => {
    const next = new Follower().take({
      type: 'update',
      version: 1,
      base: 0,
      table: { ...table, stage: 'gathering' },
      events: [],
    });
    expect(next).toMatchObject({ view: null, decision: null, version: 1 });
  });
});
