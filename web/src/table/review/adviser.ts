// Advice at a table of this device: a teacher in a worker of his own comes to the same table and is asked there.
import { engineOf, teacherOf } from '../../wire/engines';
import { localTables } from '../../wire/local-tables';
import { WorkerSession } from '../../wire/worker-session';
import type { Hint } from '../../wire/review';

/** Null if nobody can advise: a browser that keeps nothing cannot bring him there. */
export function adviceAt(id: string): Promise<Hint | null> {
  const table = localTables.read(id);
  if (!table) return Promise.resolve(null);
  const session = new WorkerSession(teacherOf(engineOf(table.setup)));
  return new Promise((have) => {
    const done = (hint: Hint | null): void => {
      session.close();
      have(hint);
    };
    session.subscribe((message) => {
      if (message.type === 'hint') done(message);
      else if (message.type === 'refused' || message.type === 'failed') done(null);
    });
    session.send({ type: 'resume', plan: table.plan, seed: table.seed, inputs: table.inputs });
    session.send({ type: 'hint' });
  });
}
