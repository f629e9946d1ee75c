// What a table needs beyond the first six cards: the words of others and what they do on stage.
import { lacksWords } from '../../words/cards';
import { en } from '../../words/en';
import { language } from '../../words/lang.svelte';
import type { BoardView } from '../../wire/board';

let staged = false;
const MODULES: Record<string, () => Promise<unknown>> = {
  guilds: () => import('./side-boards/kit'),
  inns: () => import('./side-boards/kit'),
  mercatus: () => import('./mercatus/kit'),
  'region-cards': () => import('./region-cards/kit'),
  universities: () => import('./universities/kit'),
  upgrades: () => import('./upgrades/kit'),
};
const there = new Set<string>();

/** Nothing to wait for with the first six cards and no module, or if all is there. Never fails: without it cards go
 *  by their ids. */
export function cardKit(view: BoardView): Promise<unknown> | null {
  const modules = Object.keys(view.modules ?? {}).filter((module) => module in MODULES);
  if (modules.length === 0 && view.cards.every((card) => card.id in en.cards)) return null;
  if (staged && modules.every((module) => there.has(module)) && !lacksWords(language.text, view)) return null;
  return Promise.all([language.fetchCards(), import('./events/cards'), ...modules.map((one) => MODULES[one]!())]).then(
    () => {
      staged = true;
      for (const module of modules) there.add(module);
    },
    () => undefined,
  );
}
