// Where the things stand that modules lay beside a region's name: each has its side, and several on one side stand one
// after another, those of the module that is named first in the view nearest to the name.
import { additionsOf } from '../additions';
import type { BoardView } from '../messages';
import { language } from '../../lang/lang.svelte';
import type { RegionId } from '../../session/protocol';
import { crowd, halfWidth } from './crowd';
import { nameWidth } from './name-width.svelte';
import { sheet } from './sheet';

/** Before the name, behind it, above the region where names are not shown; `low`: before the rat tokens, or the
 *  citizens without. */
export type Side = 'before' | 'behind' | 'above' | 'low';

export interface Thing {
  side: Side;
  /** In units of the pieces' scale: all of it, and from its inner edge to its middle. */
  width: number;
  middle: number;
}

/** How the map is drawn: pieces, citizens among them, so many owners in a row, and whether names are shown. */
export interface Drawn {
  scale: number;
  size: number;
  most: number;
  named: boolean;
}

/** Half of a rat token's room; so many have room at least. */
const RAT = 11.3,
  ROW = 2;

/** The size of the type of names. */
export const typeSize = (scale: number): number => 20.5 * Math.max(0.72, Math.min(1.05, scale));
/** From a region's place up to the middle of its name. */
export const nameLine = (scale: number): number => 19 * scale + typeSize(scale) * 0.27;

/** Half of what the first thing stands beside. */
function half(view: BoardView, id: RegionId, side: Side, { scale, size, most }: Drawn): number {
  if (side === 'above') return 0;
  if (side !== 'low') return (nameWidth(language.text.regions[id] ?? id) * typeSize(scale)) / 2;
  const { tokens, citizens } = view.regions[id]!;
  const others = tokens.length > 0 ? 0 : halfWidth(crowd(citizens, most)) * size;
  return Math.max(Math.max(ROW, tokens.length) * RAT, others) * scale;
}

/** What a module lays beside a region's name, if it lays anything there. */
export type Lays = (view: BoardView, id: RegionId, named: boolean) => Thing | null;

const widths = (things: Thing[]): number => things.reduce((sum, { width }) => sum + width, 0);

/** Where the middle of the thing is that `lays` lays there, from left to right. */
export function besideName(view: BoardView, id: RegionId, drawn: Drawn, lays: Lays): number {
  const { named, scale } = drawn;
  const mine = lays(view, id, named)!;
  const all = additionsOf(view).flatMap(({ beside }) => {
    const thing = beside?.(view, id, named);
    return thing?.side === mine.side ? [{ ...thing, own: beside === lays }] : [];
  });
  const nearer = all.slice(
    0,
    all.findIndex(({ own }) => own),
  );
  const out = half(view, id, mine.side, drawn) + (widths(nearer) + mine.middle) * scale;
  const x = sheet.places[id]!.at[0];
  if (mine.side === 'above') return x + out - (widths(all) / 2) * scale;
  return mine.side === 'behind' ? x + out : x - out;
}
