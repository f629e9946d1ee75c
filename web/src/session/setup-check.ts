// Asks the rules engine of this page whether a set-up can be played.
import type { Refusal, SetUp } from './protocol';
import { newId } from './session';
import { WorkerSession } from './worker-session';

export interface Checked {
  refusals: Refusal[];
  warnings: Refusal[];
}

export class SetupCheck {
  private readonly session = new WorkerSession();
  private wanted: string | null = null;

  /** `onchecked` hears the answer about the set-up asked for last. */
  constructor(onchecked: (checked: Checked) => void) {
    this.session.subscribe((message) => {
      if (message.type === 'setup-checked' && message.id === this.wanted) onchecked(message);
    });
  }

  ask(setup: SetUp): void {
    this.wanted = newId();
    this.session.send({ type: 'check-setup', id: this.wanted, setup });
  }

  close(): void {
    this.session.close();
  }
}
