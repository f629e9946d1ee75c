// The table of the card game's guide.
import type { Guide } from '../../../table/guide/guides';

export const cartusGuide: Guide = {
  game: 'cartus',
  // CART-17
  setup: (players) => ({ game: 'cartus', players, options: { starting_player: 'seat-1' } }),
  seed: '00000000000000000000000000000064',
};
