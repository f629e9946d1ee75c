// The result, and why a tie ends as it does (BASE-90, -91).
import type { BoardView, Score } from '../../wire/board';

/** The order after the end: from the left neighbour of the player who had the last regular turn, who comes last
 *  (BASE-89). */
export function endOrder(players: number, last: number): number[] {
  return Array.from({ length: players }, (_, i) => ((last + i) % players) + 1);
}

export const ranked = (view: BoardView): Score[] => [...(view.score ?? [])].sort((a, b) => a.rank - b.rank);

/** Players with equal points, best first, in the order that decided between them. */
export function ties(ranking: Score[]): Score[][] {
  const groups: Score[][] = [];
  for (const score of ranking) {
    const group = groups.at(-1);
    if (group && group[0]!.points === score.points) group.push(score);
    else groups.push([score]);
  }
  return groups.filter((group) => group.length > 1);
}
