// Opens tables in this page: new ones, and those that were left.
import { engineOf } from './engines';
import { localTables, type LocalTable } from './local-tables';
import type { SeatPlan, SetUp, View } from './protocol';
import { newId, type Session } from './session';
import { byGame } from './setup';
import { WorkerSession } from './worker-session';

export interface LocalPlan {
  setup: SetUp;
  seats: SeatPlan[];
  /** 32 hexadecimal digits that play the same game again; chance otherwise. */
  seed?: string | null;
}

export interface OpenTable {
  id: string;
  session: Session;
}

const roundOf = (view: View): number =>
  byGame(view, { rattus: ({ turn }) => turn.round, cartus: ({ round }) => round });

/** A session that is kept in the browser. */
export function keep(table: LocalTable, engine = engineOf(table.setup)): WorkerSession {
  const session = new WorkerSession(engine, (store) => {
    table.plan = store.plan ?? table.plan;
    table.seed = store.seed ?? table.seed;
    table.inputs.push(...store.inputs);
    table.changed = Date.now();
    localTables.write(table);
  });
  session.subscribe((message) => {
    if (message.type !== 'update' || !message.view) return;
    const round = roundOf(message.view);
    const turn =
      message.view.score || message.table?.stage === 'over' ? null : (message.view.waiting?.seat ?? table.turn);
    if (round === table.round && turn === table.turn) return;
    Object.assign(table, { round, turn });
    if (table.plan) localTables.write(table);
  });
  return session;
}

export function openLocal({ setup, seats, seed }: LocalPlan): OpenTable {
  const id = newId().slice(0, 10);
  const session = keep({ id, changed: Date.now(), setup, seats, turn: null, round: 0, plan: '', seed: '', inputs: [] });
  // whoever plays alone needs no name: the page says "you"
  const named = seats.map(({ name, ...seat }) => (name ? { ...seat, name } : seat));
  session.send({ type: 'new', setup, seats: named, ...(seed ? { seed } : {}) });
  return { id, session };
}

type Resumed = OpenTable & { plan: LocalPlan };

/** Opens a table as it was left. */
export function openKept(table: LocalTable): Resumed {
  const session = keep(table);
  session.send({ type: 'resume', plan: table.plan, seed: table.seed, inputs: table.inputs });
  return { id: table.id, session, plan: { setup: table.setup, seats: table.seats } };
}

/** The same for one that this browser keeps; null if it keeps it no more. */
export function resumeLocal(id: string): Resumed | null {
  const table = localTables.claim(id);
  return table && openKept(table);
}
