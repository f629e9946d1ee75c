// The outline of a region as a small drawing: its frame on the map sheet.
import type { RegionId } from '../../../wire/protocol';
import { arcPoints, regionPaths, sheet } from '../ground/sheet';

const ROOM = 0.09;
const frames = new Map<RegionId, { frame: string; unit: number }>();

/** `unit`: the width of a line that is always as thick, whatever the size of the region. */
export function outline(id: RegionId): { path: string; frame: string; unit: number } {
  let found = frames.get(id);
  if (!found) {
    const all = (sheet.regions[id] ?? []).flat(2).flatMap((arc) => arcPoints(arc));
    const xs = all.map(([x]) => x),
      ys = all.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const edge = Math.max(width, height) * ROOM;
    found = {
      frame: [left - edge, top - edge, width + 2 * edge, height + 2 * edge].join(' '),
      unit: Math.max(width, height) / 60,
    };
    frames.set(id, found);
  }
  return { path: regionPaths[id] ?? '', ...found };
}
export const tintOf = (id: RegionId): string => `var(--${sheet.places[id]?.tint ?? 'bare'})`;
