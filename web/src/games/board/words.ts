// The whole board in words, for those who do not see it: the same that the map and the panels show, as tables.
import type { Lang } from '../../words/en';
import { faceInWords } from '../../words/names';
import type { BoardView } from '../../wire/board';
import type { RegionId } from '../../wire/protocol';
import { loadsOf, shortPiecesIn } from './map/pieces';
import { neighboursOf } from './ground/sheet';

export interface RegionRow {
  id: RegionId;
  name: string;
  rats: string;
  /** By seat, from the first. */
  citizens: string[];
  here: string;
  neighbours: string;
  choosable: boolean;
}

export function regionRows(
  lang: Lang,
  view: BoardView,
  choosable: ReadonlySet<RegionId>,
  nameOf: (seat: number) => string,
): RegionRow[] {
  const name = (id: RegionId): string => lang.regions[id] ?? id;
  return Object.entries(view.regions).map(([id, region]) => {
    const known = region.tokens.flatMap((t) => (t.face ? [faceInWords(lang, t.face)] : []));
    return {
      id,
      name: name(id),
      rats: [String(region.tokens.length), ...known].join('; '),
      citizens: region.citizens.map((n, i) => `${n}${loadsOf(lang, region, i + 1)}`),
      here: [view.plague === id ? lang.play.plague : '', ...shortPiecesIn(lang, view, id, nameOf)]
        .filter(Boolean)
        .join(', '),
      neighbours: neighboursOf(view.board, id)
        .filter((n) => view.regions[n])
        .map(name)
        .join(', '),
      choosable: choosable.has(id),
    };
  });
}
