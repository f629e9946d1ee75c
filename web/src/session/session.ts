import type { FromTable, ToTable } from './protocol';

/** A place at one table, wherever that table is: in a worker of this page or on a server. */
export interface Session {
  send(message: ToTable): void;
  /** Hands every message of the table to `listener`; the returned function ends that. */
  subscribe(listener: (message: FromTable) => void): () => void;
  close(): void;
}

/** The part of a session that is the same for all: who listens. */
export class Listeners {
  private readonly all = new Set<(message: FromTable) => void>();

  add(listener: (message: FromTable) => void): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  tell(message: FromTable): void {
    for (const listener of [...this.all]) listener(message);
  }
}
