// What a table needs beyond the first six cards: the words of others and what they do on stage, or another game.
import { lacksWords } from '../lang/cards';
import { en } from '../lang/en';
import { language } from '../lang/lang.svelte';
import type { View } from '../session/protocol';

let staged = false;
let cartus: Promise<unknown> | null = null;

/** Nothing to wait for with the first six cards, or if all is there. Never fails: without it cards go by their ids. */
export function cardKit(view: View): Promise<unknown> | null {
  if (view.game === 'cartus')
    return (cartus ??= import('../cartus/kit').catch(() => {
      cartus = null;
    }));
  if (view.cards.every((card) => card.id in en.cards)) return null;
  if (staged && !lacksWords(language.text, view)) return null;
  return Promise.all([language.fetchCards(), import('./events/cards')]).then(
    () => {
      staged = true;
    },
    () => undefined,
  );
}
