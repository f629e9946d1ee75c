// Where the sign of a region's city hangs: behind its name, elsewhere where that has a neighbour too near. It has its
// place whether anybody is in the city or not.
import type { RegionId } from '../../../wire/protocol';
import type { Lays, Side } from '../play/additions';

const ELSEWHERE: Record<RegionId, Side> = { gallia: 'before', hispania: 'before', italia: 'before', germania: 'low' };
const WIDTH = 30;

export const cityBeside: Lays = (_view, id, named) => {
  const side = named ? (ELSEWHERE[id] ?? 'behind') : 'above';
  return { side, width: WIDTH, middle: WIDTH / 2 };
};
