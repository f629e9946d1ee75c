// Who stands on the guild board and in the cities, as a view tells it.
import { sheet } from '../ground/sheet';
import type { BoardView } from '../../../wire/board';
import type { CardId, RegionId } from '../../../wire/protocol';

/** The spaces of the guild board, in its order (GLD-2). */
export const SPACES: readonly CardId[] = ['peasant', 'monk', 'merchant', 'witch', 'king', 'knight'];

export const spaceOf = (view: BoardView, card: CardId): number | null =>
  view.modules?.guilds?.spaces[SPACES.indexOf(card)] ?? null;

const order = (view: BoardView): readonly RegionId[] => sheet.boards[view.board].regions;
export const cityOf = (view: BoardView, region: RegionId): number | null =>
  view.modules?.inns?.cities[order(view).indexOf(region)] ?? null;

const put = <T>(list: readonly T[], at: number, one: T): T[] => list.map((old, i) => (i === at ? one : old));

export function withSpace(view: BoardView, card: CardId, seat: number | null): BoardView {
  const guilds = view.modules?.guilds;
  if (!guilds) return view;
  return {
    ...view,
    modules: { ...view.modules, guilds: { ...guilds, spaces: put(guilds.spaces, SPACES.indexOf(card), seat) } },
  };
}
export function withCity(view: BoardView, region: RegionId, seat: number | null): BoardView {
  const inns = view.modules?.inns;
  if (!inns) return view;
  return {
    ...view,
    modules: { ...view.modules, inns: { ...inns, cities: put(inns.cities, order(view).indexOf(region), seat) } },
  };
}
