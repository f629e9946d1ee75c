// The card game, as the page has it: all of it is fetched with its first table.
import type { Kit } from '../../table/play/games';
import type { CartusView } from '../../wire/cartus';

let kit: Promise<unknown> | null = null;

export const cartus: Kit<CartusView> = {
  table: { fetch: () => import('./Table.svelte') },
  coach: () => import('./coach/CartusCoach.svelte'),
  replay: () => import('./ReplayStage.svelte'),
  rules: () => import('./rules/CartusRules.svelte'),
  ready: () =>
    (kit ??= import('./kit').catch(() => {
      kit = null;
    })),
};
