import type { Lang } from '../../words/en';
import type { BoardView } from '../../wire/board';

/** Where the game stands, in a few words, or fewer. */
export function headline(words: Lang['table'], view: BoardView, brief = false): string {
  switch (view.turn.phase) {
    case 'placement':
      return words.placement(view.rats);
    case 'final-turns':
      return words.finalRound;
    case 'final-ravage':
      return words.finalRavage;
    case 'over':
      return words.over;
    default:
      return words.round(view.turn.round, view.rats, brief);
  }
}
