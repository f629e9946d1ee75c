// Asks the rules engine of this page whether a set-up can be played.
import { engineOf, type EngineId } from './engines';
import type { Refusal, SetUp } from './protocol';
import { newId } from './session';
import { WorkerSession } from './worker-session';

export interface Checked {
  refusals: Refusal[];
  warnings: Refusal[];
}

export class SetupCheck {
  /** Each engine, once it has been asked for. */
  private readonly sessions = new Map<EngineId, WorkerSession>();
  private wanted: string | null = null;

  /** `onchecked` hears the answer about the set-up asked for last. The engine for `setup` is fetched at once. */
  constructor(
    setup: SetUp,
    private readonly onchecked: (checked: Checked) => void,
  ) {
    this.session(engineOf(setup));
  }

  ask(setup: SetUp): void {
    this.wanted = newId();
    this.session(engineOf(setup)).send({ type: 'check-setup', id: this.wanted, setup });
  }

  close(): void {
    for (const session of this.sessions.values()) session.close();
  }

  private session(id: EngineId): WorkerSession {
    let session = this.sessions.get(id);
    if (session) return session;
    session = new WorkerSession(id);
    session.subscribe((message) => {
      if (message.type === 'setup-checked' && message.id === this.wanted) this.onchecked(message);
    });
    this.sessions.set(id, session);
    return session;
  }
}
