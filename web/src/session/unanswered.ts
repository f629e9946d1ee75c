// What has been sent and not been answered yet: it is sent again after a break of the connection, under the same ids,
// so that nothing is lost and nothing happens twice.
import type { ToTable } from './protocol';

type Question = 'odds' | 'record';

export class Unanswered {
  private readonly entries = new Map<string, ToTable>();
  private readonly questions = new Set<Question>();
  private readonly repeats = new Map<string, number>();

  add(message: ToTable): void {
    if ('id' in message && message.id) this.entries.set(message.id, message);
    else if (message.type === 'odds' || message.type === 'record') this.questions.add(message.type);
  }

  answered(id: string | undefined): void {
    if (id === undefined) return;
    this.entries.delete(id);
    this.repeats.delete(id);
  }

  /** How often this message has been sent again, this time included. */
  repeated(id: string): number {
    const count = (this.repeats.get(id) ?? 0) + 1;
    this.repeats.set(id, count);
    return count;
  }

  told(question?: Question): void {
    if (question) this.questions.delete(question);
    else this.questions.clear();
  }

  message(id: string | undefined): ToTable | undefined {
    return id === undefined ? undefined : this.entries.get(id);
  }

  get waiting(): boolean {
    return this.entries.size > 0 || this.questions.size > 0;
  }

  /** Questions that have no names. */
  get open(): ToTable[] {
    return [...this.questions].map((type) => ({ type }));
  }

  /** All that is still open, in the order in which it was sent. */
  all(): ToTable[] {
    return [...this.entries.values(), ...this.open];
  }
}
