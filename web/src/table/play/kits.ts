// What has to be there before a view can be shown, beyond what the page comes with.
import { cardKit } from '../../games/board/card-kit';
import type { View } from '../../wire/protocol';
import { byGame } from '../../wire/setup';

let cartus: Promise<unknown> | null = null;

/** Nothing to wait for if all is there. Never fails: what is missing is told by its name alone. */
export const kitOf = (view: View): Promise<unknown> | null =>
  byGame(view, {
    rattus: cardKit,
    cartus: () =>
      (cartus ??= import('../../games/cartus/kit').catch(() => {
        cartus = null;
      })),
  });
