// Where a university and its token stand: before the region's name, elsewhere where that has a neighbour too near.
import type { RegionId } from '../../../wire/protocol';
import type { Lays, Side } from '../play/additions';
import { placesOf } from '../map/pieces';
import { PIECES, placeOf } from './deck';

const ELSEWHERE: Record<RegionId, Side> = {
  bulgaria: 'low',
  tartaria: 'low',
  italia: 'low',
  hispania: 'low',
  turcia: 'behind',
  levant: 'behind',
};
/** The same where names are not shown: before the rat tokens, but not where a neighbour's citizens stand. */
const UNNAMED: Record<RegionId, Side> = { turcia: 'above', levant: 'above' };
const OWL = 24,
  COIN = 20,
  /** Of a token before an owl, which hides it in part. */
  BESIDE_OWL = 9;

export const owlBeside: Lays = (view, id, named) => {
  const owl = PIECES.some((one) => placeOf(view, one) === id),
    token = placesOf(view, 'university_tokens').includes(id);
  if (!owl && !token) return null;
  const side = named ? (ELSEWHERE[id] ?? 'before') : (UNNAMED[id] ?? 'low');
  if (!owl) return { side, width: COIN, middle: COIN / 2 };
  const both = token ? BESIDE_OWL : 0;
  return { side, width: OWL + both, middle: OWL / 2 + (side === 'behind' ? both : 0) };
};
