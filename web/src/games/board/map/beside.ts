// Where the things stand that modules lay beside a region's name: each has its side, and several on one side stand one
// after another, those of the module that is named first in the view nearest to the name.
import { additionsOf, type Lays, type Side, type Thing } from '../play/additions';
import type { BoardView } from '../../../wire/board';
import { language } from '../../../words/lang.svelte';
import type { RegionId } from '../../../wire/protocol';
import { crowd, halfWidth } from './crowd';
import { nameWidth } from './name-width.svelte';
import { aloneIn } from './pieces';
import { sheet } from '../ground/sheet';
import type { Box, Lot } from './sizes';

/** How the map is drawn: pieces, the citizens of each region among them, so many owners in a row, and whether names are
 *  shown. */
export interface Drawn {
  scale: number;
  sizes: Record<RegionId, number>;
  most: number;
  named: boolean;
}

/** From where to where what stands beside a name reaches, and what stands beside rat tokens. */
const HIGH = [-15, 11] as const,
  LOW = [-13, 12] as const;
/** Half of a rat token's room; so many have room at least. */
const RAT = 11.3,
  ROW = 2;

/** Half the height of capitals, in sizes of the type. */
const LETTERS = 0.33;
/** The size of the type of names. */
export const typeSize = (scale: number): number => 20.5 * Math.max(0.72, Math.min(1.05, scale));
/** From a region's place up to the middle of its name. */
export const nameLine = (scale: number): number => 19 * scale + typeSize(scale) * 0.27;

/** Half of a region's name. */
const nameHalf = (id: RegionId, scale: number): number =>
  (nameWidth(language.text.regions[id] ?? id) * typeSize(scale)) / 2;

/** Half of what the first thing stands beside. */
function half(view: BoardView, id: RegionId, side: Side, { scale, sizes, most }: Drawn): number {
  if (side === 'above') return 0;
  if (side !== 'low') return nameHalf(id, scale);
  const { tokens, citizens } = view.regions[id]!;
  const others = tokens.length > 0 ? 0 : halfWidth(crowd(citizens, most)) * sizes[id]!;
  return Math.max(Math.max(ROW, tokens.length) * RAT, others) * scale;
}

const widths = (things: Thing[]): number => things.reduce((sum, { width }) => sum + width, 0);

const thingsOn = (view: BoardView, id: RegionId, named: boolean): (Thing & { by: Lays })[] =>
  additionsOf(view).flatMap(({ beside }) => {
    const thing = beside?.(view, id, named);
    return beside && thing ? [{ ...thing, by: beside }] : [];
  });

/** What lies in a region besides its citizens, in units of the map from its place. */
function lying(view: BoardView, id: RegionId, scale: number, named: boolean): Box[] {
  const things = thingsOn(view, id, named);
  const out = (side: Side): number => widths(things.filter((thing) => thing.side === side)) * scale;
  const line = nameLine(scale),
    type = typeSize(scale),
    name = nameHalf(id, scale),
    above = out('above') / 2,
    tokens =
      Math.max(things.some(({ side }) => side === 'low') ? ROW : 0, view.regions[id]!.tokens.length) * RAT * scale;
  const thing = (left: number, right: number): Box => [left, right, -line + HIGH[0] * scale, -line + HIGH[1] * scale];
  return [
    ...(named ? [[-name, name, -line - type * LETTERS, -line + type * LETTERS] as Box] : []),
    ...(named ? [thing(-name - out('before'), -name), thing(name, name + out('behind'))] : [thing(-above, above)]),
    [-tokens, tokens, -RAT * scale, RAT * scale] as Box,
    [-tokens - out('low'), -tokens, LOW[0] * scale, LOW[1] * scale] as Box,
  ].filter(([left, right]) => right > left);
}

/** All that lies on the map, for the sizes of citizens. */
export const lotsOf = (view: BoardView, scale: number, named: boolean): Record<RegionId, Lot> =>
  Object.fromEntries(
    Object.entries(view.regions).flatMap(([id, { tokens, citizens }]) => {
      const at = sheet.places[id]?.at;
      if (!at) return [];
      const under = tokens.length > 0 || aloneIn(view, id).length > 0;
      return [[id, { at, citizens, under, lying: lying(view, id, scale, named) }]];
    }),
  );

/** Where the middle of the thing is that `lays` lays there, from left to right. */
export function besideName(view: BoardView, id: RegionId, drawn: Drawn, lays: Lays): number {
  const { named, scale } = drawn;
  const mine = lays(view, id, named)!;
  const all = thingsOn(view, id, named).filter(({ side }) => side === mine.side);
  const nearer = all.slice(
    0,
    all.findIndex(({ by }) => by === lays),
  );
  const out = half(view, id, mine.side, drawn) + (widths(nearer) + mine.middle) * scale;
  const x = sheet.places[id]!.at[0];
  if (mine.side === 'above') return x + out - (widths(all) / 2) * scale;
  return mine.side === 'behind' ? x + out : x - out;
}
