// Where a region's crate stands: before its name, elsewhere where that has a neighbour too near.
import type { RegionId } from '../../../wire/protocol';
import type { Lays, Side } from '../play/additions';
import { goodOf } from './forecast';

const ELSEWHERE: Record<RegionId, Side> = {
  scandia: 'behind',
  hungaria: 'behind',
  turcia: 'behind',
  tartaria: 'behind',
  bulgaria: 'low',
  italia: 'low',
  hispania: 'low',
};
const WIDTH = 40;

export const crateBeside: Lays = (view, id, named) => {
  if (!goodOf(view, id)) return null;
  const side = ELSEWHERE[id] ?? 'before';
  return { side: named || side === 'low' ? side : 'above', width: WIDTH, middle: WIDTH / 2 };
};
