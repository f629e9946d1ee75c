import { Follower } from '../wire/follow';
import type { FromTable, Heard, ToTable } from '../wire/protocol';
import { Listeners, type Session } from '../wire/session';

/** Answers every choice with the next of its prepared messages; knows no rules. */
export class MockSession implements Session {
  private readonly listeners = new Listeners();
  readonly sent: ToTable[] = [];
  private readonly follower = new Follower();
  private at = 0;

  constructor(
    private readonly script: FromTable[],
    private readonly odds: Extract<FromTable, { type: 'odds' }> | null = null,
  ) {
    setTimeout(() => this.advance(), 0);
  }

  send(message: ToTable): void {
    this.sent.push(message);
    if (message.type === 'odds' && this.odds) setTimeout(() => this.listeners.tell(this.odds!), 0);
    if (message.type === 'act' || message.type === 'take-back') setTimeout(() => this.advance(), 0);
    if (message.type === 'record') setTimeout(() => this.listeners.tell({ type: 'record', record: {} }), 0);
  }

  subscribe(listener: (message: Heard) => void): () => void {
    return this.listeners.add(listener);
  }

  close(): void {
    this.at = this.script.length;
  }

  /** The next prepared message, without anybody having chosen. */
  next(): void {
    this.advance();
  }

  tell(message: Heard): void {
    this.listeners.tell(message);
  }

  private advance(): void {
    const message = this.script[this.at++];
    const heard = message?.type === 'update' ? this.follower.take(message) : message;
    if (heard && heard.type !== 'store') this.listeners.tell(heard);
  }
}
