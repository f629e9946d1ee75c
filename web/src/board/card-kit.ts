// What a table needs beyond the first six cards: the words of others and what they do on stage.
import { lacksWords } from '../lang/cards';
import { en } from '../lang/en';
import { language } from '../lang/lang.svelte';
import type { BoardView } from './messages';

let staged = false;

/** Nothing to wait for with the first six cards, or if all is there. Never fails: without it cards go by their ids. */
export function cardKit(view: BoardView): Promise<unknown> | null {
  if (view.cards.every((card) => card.id in en.cards)) return null;
  if (staged && !lacksWords(language.text, view)) return null;
  return Promise.all([language.fetchCards(), import('./events/cards')]).then(
    () => {
      staged = true;
    },
    () => undefined,
  );
}
