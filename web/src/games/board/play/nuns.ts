// By how much nuns raise limits (CARD-91, UPG-10, UPG-29).
import type { BoardView } from '../../../wire/board';

/** What each nun adds: the level of the Nun's tile, on its own card or on the Alchemist, unless it is blocked. */
export function eachNunRaises(view: BoardView): number {
  const tiles = view.modules?.upgrades;
  if (!tiles) return 1;
  const levels = view.cards.map(({ id, blocked }, i) => {
    if (blocked) return 0;
    if (id === 'nun') return tiles.levels[i] ?? 0;
    return id === 'alchemist' && tiles.alchemist === 'nun' ? 3 : 0;
  });
  return Math.max(1, ...levels);
}
