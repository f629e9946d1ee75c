// A teacher at a record: asked for a review or for advice, he works in the engine's worker and tells how far he is.
import type { Heard } from '../session/protocol';
import type { Session } from '../session/session';
import type { Hint, Review } from './messages';

export class Teacher {
  review = $state.raw<Review | null>(null);
  /** How far the review is; null: nobody works at one. */
  progress = $state.raw<{ done: number; all: number } | null>(null);
  /** Advice for the position that is shown. */
  advice = $state.raw<Hint | null>(null);
  advising = $state(false);

  constructor(private readonly session: Session) {}

  startReview(): void {
    if (this.review || this.progress) return;
    this.progress = { done: 0, all: 1 };
    this.session.send({ type: 'review' });
  }
  stopReview(): void {
    if (!this.progress) return;
    this.progress = null;
    this.session.send({ type: 'stop-review' });
  }
  advise(): void {
    this.advice = null;
    this.advising = true;
    this.session.send({ type: 'hint' });
  }
  /** Another position is shown. */
  forget(): void {
    this.advice = null;
    this.advising = false;
  }

  hear(message: Heard): void {
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
