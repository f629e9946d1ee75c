// Walking the map by keyboard, and a region in words.
import type { Lang } from '../../../words/en';
import { faceInWords } from '../../../words/names';
import type { BoardView } from '../../../wire/board';
import type { BoardId, Odds, RegionId } from '../../../wire/protocol';
import { decimal, lossesOf, percentOf } from './losses';
import { loadsOf, piecesIn } from './pieces';
import { neighboursOf, sheet } from '../ground/sheet';

type Direction = [number, number];

/** The region that lies nearest in a direction, among those given; nothing if none lies there. */
function nearest(from: RegionId, [dx, dy]: Direction, ids: RegionId[]): RegionId | null {
  const here = sheet.places[from]?.at;
  let best: RegionId | null = null,
    least = Infinity;
  for (const id of ids) {
    const there = sheet.places[id]?.at;
    if (!here || !there || id === from) continue;
    const along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy;
    const aside = Math.abs((there[0] - here[0]) * dy) + Math.abs((there[1] - here[1]) * dx);
    if (along <= 0 || aside > along * 2) continue;
    const cost = along + aside * 3;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** Where an arrow key leads: to a neighbour if one lies there, else to the next region beyond; the same one at the
 *  edge. */
export function nextRegion(board: BoardId, from: RegionId, direction: Direction, ids: RegionId[]): RegionId {
  const near = neighboursOf(board, from).filter((id) => ids.includes(id));
  return nearest(from, direction, near) ?? nearest(from, direction, ids) ?? from;
}

/** What the plague would do in a region, in a sentence or two. */
export function oddsInWords(lang: Lang, odds: Odds, nameOf: (seat: number) => string): string {
  const words = lang.play.odds;
  const losses = lossesOf(odds).map((l) => words.loses(nameOf(l.seat), decimal(lang.code, l.citizens)));
  return [`${lang.table.chance(percentOf(odds))}.`, losses.length > 0 ? `${words.expected}: ${losses.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ');
}

export function describeRegion(
  lang: Lang,
  view: BoardView,
  id: RegionId,
  choosable: boolean,
  odds: Odds | null,
  nameOf: (seat: number) => string,
): string {
  const region = view.regions[id];
  if (!region) return lang.regions[id] ?? id;
  const rats =
    region.tokens.length === 0
      ? lang.table.noRats
      : `${lang.table.token} × ${region.tokens.length}` +
        `${region.tokens.map((t) => (t.face ? ` (${faceInWords(lang, t.face)})` : '')).join('')}.`;
  const people = region.citizens.flatMap((n, i) =>
    n > 0 ? [`${nameOf(i + 1)} ${n}${loadsOf(lang, region, i + 1)}`] : [],
  );
  return [
    `${lang.regions[id] ?? id}:`,
    rats,
    people.length > 0 ? `${people.join(', ')}.` : lang.table.noCitizens,
    view.plague === id ? lang.table.plagueHere : '',
    ...piecesIn(lang, view, id, nameOf),
    odds === null ? '' : oddsInWords(lang, odds, nameOf),
    choosable ? lang.table.choosable : '',
  ]
    .filter(Boolean)
    .join(' ');
}
