// A teacher at a record: asked for a review or for advice, he works in the engine's worker and tells how far he is.
import type { Heard } from '../../wire/protocol';
import type { Session } from '../../wire/session';
import type { Hint, Review } from '../../wire/review';

export class Teacher {
  review = $state.raw<Review | null>(null);
  /** How far the review is; null: nobody works at one. */
  progress = $state.raw<{ done: number; all: number } | null>(null);
  /** Advice for the position that is shown. */
  advice = $state.raw<Hint | null>(null);
  advising = $state(false);

  private session: Session | null = null;

  /** `open`: a session of his own at the record, so that it can be looked at meanwhile. */
  constructor(private readonly open: () => Session) {}

  private get own(): Session {
    if (!this.session) {
      this.session = this.open();
      this.session.subscribe((message) => this.hear(message));
    }
    return this.session;
  }

  startReview(): void {
    if (this.review || this.progress) return;
    this.progress = { done: 0, all: 1 };
    this.own.send({ type: 'review' });
  }
  stopReview(): void {
    if (!this.progress) return;
    this.progress = null;
    this.own.send({ type: 'stop-review' });
  }
  advise(step: number): void {
    this.advice = null;
    this.advising = true;
    this.own.send({ type: 'at', step });
    this.own.send({ type: 'hint' });
  }
  /** Another position is shown. */
  forget(): void {
    this.advice = null;
    this.advising = false;
  }

  close(): void {
    this.session?.close();
  }

  private hear(message: Heard): void {
    if (message.type === 'reviewing' && this.progress) this.progress = message;
    else if (message.type === 'review') {
      this.review = message;
      this.progress = null;
    } else if (message.type === 'hint' && this.advising) {
      this.advice = message;
      this.advising = false;
    }
  }
}
