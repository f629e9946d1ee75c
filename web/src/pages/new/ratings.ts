// How strong each level of the computer players is, in one pool of all games and numbers of players
// (docs/strength.md).
import { levels } from '../../../../data/ratings.json';
import type { Level } from '../../wire/protocol';

/** Whole points; who is new to the pool would have 25. */
export const ratingOf = (level: Level): number => Math.round(levels[level].rating);
