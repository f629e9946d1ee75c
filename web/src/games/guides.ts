// The tables of the first-game guides: two beginners to play against, few regions or buildings, the newcomer begins,
// and always the same lots: the plague that he moves finds somebody.
import { BOARD_GUIDES } from './board/coach/guides';
import { cartusGuide } from './cartus/coach/guide';
import type { Guide } from '../table/guide/guides';

const GUIDES = { ...BOARD_GUIDES, cartus: cartusGuide } satisfies Record<string, Guide>;
/** What is taught: a game, or the board game with a module. */
export type GuideId = keyof typeof GUIDES;

/** False: nobody has written one yet. */
export const hasGuide = (name: string): boolean => Object.hasOwn(GUIDES, name);
/** As an address names it; the board game if it names none. */
export const guideNamed = (name: string | null): Guide =>
  name !== null && hasGuide(name) ? GUIDES[name as GuideId] : GUIDES.rattus;
