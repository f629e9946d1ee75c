// The good that somebody looks at, in a choice or on the shelf: its regions are lit, and a plate tells who leads there.
import type { Good } from '../../session/protocol';

class Looked {
  good = $state<Good | null>(null);
  /** It stays until another one is looked at, or it is put away. */
  look(good: Good | null): void {
    this.good = good;
  }
}

export const looked = new Looked();
