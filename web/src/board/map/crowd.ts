// How the citizens of one region stand: grouped by owner, each on his own feet while there is room and there are few,
// else one piece with a number.

export interface Group {
  seat: number;
  count: number;
  /** Feet of the pieces that are drawn, in piece units; the last one bears the number if `badge`. */
  feet: [number, number][];
  badge: boolean;
}

const MOST = 4; // more than this nobody counts at a glance
const WIDTH = 21,
  STEP = 12,
  BADGE = 27,
  GAP = 2,
  ROW = 27;

const fan = (count: number): number => WIDTH + (count - 1) * STEP;

interface Block {
  seat: number;
  count: number;
  width: number;
  badge: boolean;
}

function rows(blocks: Block[], room: number): Block[][] {
  const out: Block[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    if (used > 0 && used + block.width > room) {
      out.push([]);
      used = 0;
    }
    out.at(-1)!.push(block);
    used += block.width + GAP;
  }
  return out;
}

/** How far below the middle of a region its first row stands: under what lies there, or under the name. */
export const crowdTop = (under: boolean): number => (under ? 39 : 22);
/** Rows this far apart have room for a figure below each owner. */
export const FIGURED_ROW = 41;

/** `wanted` is the width of one row, in piece units; three numbered pieces always stand side by side; `row`: from one
 *  row to the next. */
export function crowd(citizens: number[], wanted: number, row = ROW): Group[] {
  const room = Math.max(wanted, 3 * BADGE + 2 * GAP);
  const blocks: Block[] = citizens
    .map((count, i) => ({ seat: i + 1, count, badge: count > MOST, width: count > MOST ? BADGE : fan(count) }))
    .filter((b) => b.count > 0);
  const total = (): number => blocks.reduce((sum, b) => sum + b.width + GAP, -GAP);
  // too many for one row: the widest crowds become a number, one after another
  while (total() > room) {
    const widest = blocks.filter((b) => !b.badge && b.count > 1).sort((a, b) => b.width - a.width)[0];
    if (!widest) break;
    widest.badge = true;
    widest.width = BADGE;
  }
  return rows(blocks, room).flatMap((line, r) => {
    const width = line.reduce((sum, b) => sum + b.width + GAP, -GAP);
    let x = -width / 2;
    return line.map((b) => {
      const left = x + WIDTH / 2;
      x += b.width + GAP;
      const feet: [number, number][] = b.badge
        ? [[left, r * row]]
        : Array.from({ length: b.count }, (_, i) => [left + i * STEP, r * row + (i % 2 === 0 ? 0 : 3)]);
      return { seat: b.seat, count: b.count, feet, badge: b.badge };
    });
  });
}
