// What the class cards have put on the map: where it stands, and in words.
import type { Lang } from '../../../words/en';
import { LOADS } from '../../../wire/catalogue';
import { additionsOf, laidElsewhere } from '../play/additions';
import type { BoardView } from '../../../wire/board';
import type { Place, Region, RegionId } from '../../../wire/protocol';
import { sum, type Loads } from '../play/loads';
import { eachNunRaises } from '../play/nuns';

export type Edge = [RegionId, RegionId];

/** An edge by one name, whichever region is named first. */
export const edgeName = ([a, b]: Edge): string => [a, b].sort().join('-');

/** Where the pieces of a type stand. */
export function placesOf(view: BoardView, type: string): Place[] {
  const there = view.pieces?.[type];
  if (there === undefined) return [];
  return typeof there === 'string' ? [there] : Array.isArray(there) ? (there as Place[]) : [];
}

/** Of the pieces that there is one of each, those in the region: they stand beside its tokens. */
export const aloneIn = (view: BoardView, id: RegionId): string[] =>
  Object.entries(view.pieces ?? {}).flatMap(([type, there]) =>
    there === id && !laidElsewhere(view, type) ? [type] : [],
  );

/** How many pieces of a type are in the region or on its edges, and the regions on the other sides of those. */
function around(view: BoardView, type: string, id: RegionId): { count: number; others: RegionId[] } {
  const here = placesOf(view, type).filter((place) => [place].flat().includes(id));
  return { count: here.length, others: here.flatMap((place) => [place].flat().filter((r) => r !== id)) };
}

/** What all citizens of one owner in a region carry. */
export const loads = (region: Region, seat: number): Loads =>
  sum((region.carrying ?? []).filter((c) => c.seat === seat));

/** The same in words, with a blank before it. */
export function loadsOf(lang: Lang, region: Region, seat: number): string {
  const words = lang.more?.pieces.carried;
  const counts = loads(region, seat);
  return LOADS.flatMap(({ type }) => (words && counts[type] > 0 ? [` ${words[type](counts[type])}`] : []))
    .reverse()
    .join(',');
}

type NameOf = (seat: number) => string;
type Say = (count: number, others: string[], raise: number) => string;
const inWords = (lang: Lang, view: BoardView, id: RegionId, words: Record<string, Say> | undefined): string[] =>
  Object.entries(words ?? {}).flatMap(([type, say]) => {
    const { count, others } = around(view, type, id);
    return count > 0
      ? [
          say(
            count,
            others.map((r) => lang.regions[r] ?? r),
            count * eachNunRaises(view),
          ),
        ]
      : [];
  });

/** The pieces of a region, each with what it does. */
export const piecesIn = (lang: Lang, view: BoardView, id: RegionId, nameOf: NameOf): string[] => [
  ...additionsOf(view).flatMap(({ words }) => words?.(lang, view, id, nameOf) ?? []),
  ...inWords(lang, view, id, lang.more?.pieces.here),
];

/** Just what they are. */
export const shortPiecesIn = (lang: Lang, view: BoardView, id: RegionId, nameOf: NameOf): string[] => [
  ...additionsOf(view).flatMap(({ words }) => words?.(lang, view, id, nameOf) ?? []),
  ...inWords(lang, view, id, lang.more?.pieces.short),
];
