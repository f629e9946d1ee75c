// Asks the rules engine of this page whether a set-up can be played.
import type { Refusal, SetUp } from './protocol';
import { newId } from './session';
import { gameOf, type GameId } from './setup';
import { WorkerSession } from './worker-session';

export interface Checked {
  refusals: Refusal[];
  warnings: Refusal[];
}

export class SetupCheck {
  /** Each game's engine, once it has been asked for. */
  private readonly sessions = new Map<GameId, WorkerSession>();
  private wanted: string | null = null;

  /** `onchecked` hears the answer about the set-up asked for last. The engine of `game` is fetched at once. */
  constructor(
    game: GameId,
    private readonly onchecked: (checked: Checked) => void,
  ) {
    this.session(game);
  }

  ask(setup: SetUp): void {
    this.wanted = newId();
    this.session(gameOf(setup)).send({ type: 'check-setup', id: this.wanted, setup });
  }

  close(): void {
    for (const session of this.sessions.values()) session.close();
  }

  private session(game: GameId): WorkerSession {
    let session = this.sessions.get(game);
    if (session) return session;
    session = new WorkerSession(game);
    session.subscribe((message) => {
      if (message.type === 'setup-checked' && message.id === this.wanted) this.onchecked(message);
    });
    this.sessions.set(game, session);
    return session;
  }
}
