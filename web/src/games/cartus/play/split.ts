// Which buildings there are to choose from (CART section 9).
import buildings from '../../../../../data/cartus-buildings.json';
import type { CartusClass } from '../../../wire/setup';

export const CARTUS_SEATS = 5;
/** Building cards of each class that are in a game (CART-16). */
export const COPIES = 5;

/** The two buildings of each class, the usual one first (CART-17). */
export const BUILDINGS = Object.fromEntries(
  [...new Set(buildings.buildings.map((b) => b.class))].map((name) => [
    name,
    buildings.buildings.filter((b) => b.class === name).map((b) => b.id),
  ]),
) as Record<CartusClass, [string, string]>;
export const CLASSES = Object.keys(BUILDINGS) as CartusClass[];
