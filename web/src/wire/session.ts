import type { Asked, Heard, ToTable } from './protocol';

/** A place at one table, wherever that table is: in a worker of this page or on a server. */
export interface Session {
  /** Sends a message now, or as soon as the table can be reached. */
  send(message: ToTable): void;
  /** Hands every message of the table to `listener`; the returned function ends that. */
  subscribe(listener: (message: Heard) => void): () => void;
  close(): void;
}

/** The part of a session that is the same for all: who listens. */
export class Listeners {
  private readonly all = new Set<(message: Heard) => void>();

  add(listener: (message: Heard) => void): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  tell(message: Heard): void {
    for (const listener of [...this.all]) listener(message);
  }
}

/** A name for a message that nobody at the table has used before. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** Asks the table to do something; returns the name under which it is answered. */
export function ask(session: Session, asked: Asked): string {
  const id = newId();
  session.send({ ...asked, id });
  return id;
}
