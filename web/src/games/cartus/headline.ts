import type { CartusWords } from '../../words/cartus';
import type { CartusView } from '../../wire/cartus';

/** Where the game stands, in a few words. `starts`: who begins this round, where there is room to say it. */
export function headline(w: CartusWords, view: CartusView, starts: string): string {
  if (view.phase === 'over' || view.score) return w.head.over;
  return [w.head.round(view.round, view.rounds), view.final ? w.head.final : '', starts].filter(Boolean).join(' · ');
}

/** How much of it is left. */
export const roundsLeft = (w: CartusWords, view: CartusView): string =>
  view.score ? '' : w.head.left(view.rounds - view.round);
