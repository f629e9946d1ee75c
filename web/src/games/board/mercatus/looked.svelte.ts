// The good that somebody looks at, in a choice or on the shelf: its regions are lit, and a plate tells who leads there.
import type { Good } from '../../../wire/protocol';

class Looked {
  good = $state<Good | null>(null);
  private choosing = false;
  /** It stays until another one is looked at, or it is put away. `choosing`: it is looked at in a choice. */
  look(good: Good | null, choosing = false): void {
    this.good = good;
    this.choosing = choosing;
  }
  /** What was looked at in a choice is put away with it. */
  chosen(): void {
    if (this.choosing) this.look(null);
  }
}

export const looked = new Looked();
