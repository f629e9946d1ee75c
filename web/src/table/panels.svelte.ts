// The sheets that can be laid over the table, one at a time; what they hold is fetched when it is wanted.
export type Panel =
  | { kind: 'rules'; clause: string | null; card?: string }
  | { kind: 'settings' | 'help' | 'words' | 'tokens' };

export class Panels {
  now = $state.raw<Panel | null>(null);

  open(kind: 'settings' | 'help' | 'words' | 'tokens'): void {
    this.now = { kind };
  }

  /** The rules: all of them, one clause, or one card. */
  rules(clause: string | null = null, card?: string): void {
    this.now = { kind: 'rules', clause, ...(card ? { card } : {}) };
  }

  close(): void {
    this.now = null;
  }
}
