// Walking the map by keyboard, and a region in words.
import type { Lang } from '../lang/en';
import { faceInWords } from '../lang/names';
import type { RegionId, View } from '../session/protocol';
import { sheet } from './sheet';

/** The region that lies nearest in a direction; the same one if none lies there. */
export function nextRegion(from: RegionId, [dx, dy]: [number, number], ids: RegionId[]): RegionId {
  const here = sheet.places[from]?.at;
  let best = from, least = Infinity;
  for (const id of ids) {
    const there = sheet.places[id]?.at;
    if (!here || !there || id === from) continue;
    const along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy;
    const aside = Math.abs((there[0] - here[0]) * dy) + Math.abs((there[1] - here[1]) * dx);
    if (along <= 0 || aside > along * 2) continue;
    const cost = along + aside * 1.5;
    if (cost < least) { least = cost; best = id; }
  }
  return best;
}

export function describeRegion(
  lang: Lang, view: View, id: RegionId, choosable: boolean, chance: number | undefined, nameOf: (seat: number) => string,
): string {
  const region = view.regions[id];
  if (!region) return lang.regions[id] ?? id;
  const rats = region.tokens.length === 0
    ? lang.table.noRats
    : `${lang.table.token} × ${region.tokens.length}${region.tokens.map((t) => (t.face ? ` (${faceInWords(lang, t.face)})` : '')).join('')}.`;
  const diplomat = (seat: number): string => ((region.carrying ?? []).some((c) => c.seat === seat && c.diplomat) ? ` ${lang.table.diplomat}` : '');
  const people = region.citizens.flatMap((n, i) => (n > 0 ? [`${nameOf(i + 1)} ${n}${diplomat(i + 1)}`] : []));
  return [
    `${lang.regions[id] ?? id}:`, rats, people.length > 0 ? `${people.join(', ')}.` : lang.table.noCitizens,
    view.plague === id ? lang.table.plagueHere : '',
    view.pieces?.caravan === id ? lang.table.caravanHere : '',
    chance === undefined ? '' : `${lang.table.chance(Math.round(chance * 100))}.`,
    choosable ? lang.table.choosable : '',
  ].filter(Boolean).join(' ');
}
