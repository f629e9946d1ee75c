import type { CartusWords } from '../lang/cartus';
import type { CartusView } from './messages';

/** Where the game stands, in a few words. */
export function headline(w: CartusWords, view: CartusView, nameOf: (seat: number) => string, reader: number | null): string {
  if (view.phase === 'over' || view.score) return w.head.over;
  return `${w.head.round(view.round, view.rounds)}${view.final ? ` · ${w.head.final}` : ''} · ${w.head.starts(nameOf(view.start), view.start === reader)}`;
}

/** How much of it is left. */
export const roundsLeft = (w: CartusWords, view: CartusView): string => (view.score ? '' : w.head.left(view.rounds - view.round));
