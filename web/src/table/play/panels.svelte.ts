// The sheets that can be laid over the table, one at a time; what they hold is fetched when it is wanted.
export type Panel = { kind: 'rules'; clause: string | null; card?: string } | { kind: Sheet };
/** `piles` and `buildings`: of the card game. */
type Sheet = 'settings' | 'help' | 'words' | 'tokens' | 'piles' | 'buildings';

export class Panels {
  now = $state.raw<Panel | null>(null);

  open(kind: Sheet): void {
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
