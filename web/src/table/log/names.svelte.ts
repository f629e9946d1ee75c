// The names at a table as its lines need them, kept by value.
import { untrack } from 'svelte';
import type { OnTable } from '../play/on-table';
import type { Names } from './telling';

type Kept = Names & { key: string };

function namesAt(game: OnTable): Kept {
  const { reader } = game;
  const names = game.seats.map((_, i) => game.nameOf(i + 1));
  return { reader, nameOf: (seat) => names[seat - 1] ?? String(seat), key: JSON.stringify([reader, names]) };
}

/**
 * Who is who at a table, kept apart from it: the words of hundreds of lines are made anew when a name changes, or who
 * reads, and not whenever anything happens there. To be called where a component begins.
 */
export function keptNames(game: () => OnTable): { readonly now: Names } {
  let now = $state.raw(untrack(() => namesAt(game())));
  $effect.pre(() => {
    const next = namesAt(game());
    if (next.key !== untrack(() => now.key)) now = next;
  });
  return {
    get now() {
      return now;
    },
  };
}
