// What has been sent and not been answered yet: it is sent again after a break of the connection, under the same ids,
// so that nothing is lost and nothing happens twice.
import type { ToTable } from './protocol';

export type Question = 'odds' | 'record';

const isQuestion = (message: ToTable): message is Extract<ToTable, { type: Question }> =>
  message.type === 'odds' || message.type === 'record';

export class Unanswered {
  private readonly entries = new Map<string, ToTable>();
  /** Questions that have no names. The server answers one at a time: the first is on its way, the others wait. */
  private questions: Question[] = [];
  private readonly repeats = new Map<string, number>();

  /** Whether the message is to be sent at once; if not, it has to wait for the answer of another. */
  add(message: ToTable): boolean {
    if ('id' in message && message.id) this.entries.set(message.id, message);
    else if (isQuestion(message)) {
      // asked anew while the answer is on its way: that one may speak of what has passed
      if (!this.questions.slice(1).includes(message.type)) this.questions.push(message.type);
      return this.questions.length === 1;
    }
    return true;
  }

  answered(id: string | undefined): void {
    if (id === undefined) return;
    this.entries.delete(id);
    this.repeats.delete(id);
  }

  /** How often this message has been sent again, this time included; the question on its way is called by its type. */
  repeated(id: string): number {
    const count = (this.repeats.get(id) ?? 0) + 1;
    this.repeats.set(id, count);
    return count;
  }

  /** The question on its way is answered or refused; returns whether nobody has asked the same anew meanwhile. */
  told(): boolean {
    const question = this.questions.shift();
    if (!question) return true;
    this.repeats.delete(question);
    return !this.questions.includes(question);
  }

  message(id: string | undefined): ToTable | undefined {
    return id === undefined ? undefined : this.entries.get(id);
  }

  get waiting(): boolean {
    return this.entries.size > 0 || this.questions.length > 0;
  }

  /** The question that is on its way. */
  get question(): { type: Question } | null {
    const type = this.questions[0];
    return type ? { type } : null;
  }

  /** All that is still open, in the order in which it was sent, but for questions that wait for another. */
  all(): ToTable[] {
    return this.question ? [...this.entries.values(), this.question] : [...this.entries.values()];
  }
}
