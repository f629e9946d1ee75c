import { beforeAll, describe, expect, it } from 'vitest';
import { lotsOf } from '../src/games/board/map/beside';
import { crowd, crowdEdge, halfWidth, height } from '../src/games/board/map/crowd';
import { sheet } from '../src/games/board/ground/sheet';
import {
  figureSize,
  leastSizes,
  pieceScale,
  sizesOf,
  type Box,
  type Lot,
  type Room,
} from '../src/games/board/map/sizes';
import type { BoardView } from '../src/wire/board';
import { hidden } from '../src/scenes/fixtures';
import { universityScene } from '../src/scenes/university-scenes';

/** Pixels of a unit of the map with 17 regions, where six play: on computers, tablets and a phone on its side. */
const WINDOWS = { wide: 0.81, laptop: 0.63, medium: 0.6, tall: 0.45, low: 0.435 };
const MOST = 3;
/** So many pixels may two things share. */
const SHARED = 1.5;
const OWNERS = Array.from({ length: 63 }, (_, i) => Array.from({ length: 6 }, (_, seat) => ((i + 1) >> seat) & 1));

/** All that can lie on the map by universities and inns. */
let full: BoardView;
beforeAll(async () => {
  await Promise.all([import('../src/games/board/universities/kit'), import('../src/games/board/side-boards/kit')]);
  full = universityScene('universities-full')![0]!.view as BoardView;
});

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
function position(tokens: (i: number) => number, citizens: (i: number) => number[]): BoardView {
  const regions = Object.keys(full.regions).map((id, i) => [
    id,
    { tokens: Array.from({ length: tokens(i) }, () => hidden()), citizens: citizens(i) },
  ]);
  return { ...full, regions: Object.fromEntries(regions) };
}
function laidOut(view: BoardView, window: keyof typeof WINDOWS) {
  const zoom = WINDOWS[window],
    scale = pieceScale(zoom),
    unit = scale * zoom;
  const room: Room = {
    scale,
    most: MOST,
    size: figureSize('big-box', ['wide', 'laptop'].includes(window), unit),
    least: leastSizes(true, unit).figure,
    bottom: sheet.frames['big-box'][3],
  };
  const lots = lotsOf(view, scale, true);
  return { room, lots, zoom, sizes: sizesOf(lots, room) };
}

/** In units of the map. */
function crowdBox({ at: [x, y], citizens, under }: Lot, size: number, scale: number): Box {
  const groups = crowd(citizens, MOST),
    half = halfWidth(groups) * size * scale,
    top = y + crowdEdge(under) * scale;
  return [x - half, x + half, top, top + height(groups) * size * scale];
}
const moved = ([left, right, top, bottom]: Box, [x, y]: [number, number]): Box => [
  left + x,
  right + x,
  top + y,
  bottom + y,
];
const shared = (a: Box, b: Box): number =>
  Math.min(Math.min(a[1], b[1]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[2], b[2]));

/** Which citizens lie over something in another region. */
function faults(view: BoardView, window: keyof typeof WINDOWS): string[] {
  const { room, lots, zoom, sizes } = laidOut(view, window);
  const all = Object.entries(lots).map(([id, lot]) => ({ id, lot, box: crowdBox(lot, sizes[id]!, room.scale) }));
  const over = (a: Box, b: Box): boolean => shared(a, b) * zoom > SHARED;
  return all.flatMap((one) =>
    all
      .filter((other) => other !== one)
      .flatMap(({ id, lot, box }) => [
        ...(over(one.box, box) ? [`${one.id} over the citizens of ${id}`] : []),
        ...lot.lying.filter((b) => over(one.box, moved(b, lot.at))).map(() => `${one.id} over what lies in ${id}`),
      ]),
  );
}

describe('citizens of a region', () => {
  it('stand no nearer to each other than they are large, whoever is there', () => {
    for (const most of [3, 4])
      for (const owners of OWNERS) {
        const groups = crowd(owners, most);
        for (const [i, { feet: a }] of groups.entries())
          for (const { feet: b } of groups.slice(i + 1))
            expect(Math.abs(a[0] - b[0]) >= 21 || Math.abs(a[1] - b[1]) >= 25, owners.join('')).toBe(true);
      }
  });
});

describe.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])('the map of a %s window', (window) => {
  it('has room for every set of owners, in all regions at once', () => {
    for (const tokens of [0, 1, 3])
      for (const owners of OWNERS) {
        const view = position(
          () => tokens,
          () => owners,
        );
        expect(faults(view, window), `${tokens} ${owners.join('')}`).toEqual([]);
      }
  });

  it('has room for citizens and rat tokens laid at random', () => {
    const draw = random(7);
    for (let n = 0; n < 200; n++) {
      const view = position(
        () => draw(4),
        () => OWNERS[draw(OWNERS.length)]!.map((there) => there * (1 + draw(9))),
      );
      expect(faults(view, window), `position ${n}`).toEqual([]);
    }
  });

  it('has room for six players in every region, with all that modules lay there', () => {
    expect(faults(full, window)).toEqual([]);
    const { room, sizes } = laidOut(full, window);
    for (const size of Object.values(sizes)) {
      expect(size).toBeGreaterThanOrEqual(room.least);
      expect(size).toBeLessThanOrEqual(room.size);
    }
    expect(Math.max(...Object.values(sizes)) / Math.min(...Object.values(sizes))).toBeLessThan(1.2);
  });
});

describe('where there is room', () => {
  it.each([
    ['wide', [2, 0, 1, 0, 0, 4]],
    ['laptop', [2, 0, 1, 0, 0, 0]],
    ['medium', [2, 0, 1, 0, 0, 0]],
    ['tall', [0, 0, 3, 0, 0, 0]],
    ['low', [0, 0, 3, 0, 0, 0]],
  ] as const)('citizens are as large as they like (%s)', (window, citizens) => {
    const view = position(
      () => 3,
      () => [...citizens],
    );
    const { room, sizes } = laidOut(view, window);
    expect(new Set(Object.values(sizes))).toEqual(new Set([room.size]));
  });

  it('a region without citizens takes none from its neighbours', () => {
    const alone = position(
      () => 0,
      (i) => (i === 0 ? [1, 1, 1, 1, 1, 1] : [0, 0, 0, 0, 0, 0]),
    );
    const { room, sizes } = laidOut(alone, 'wide');
    expect(new Set(Object.values(sizes))).toEqual(new Set([room.size]));
  });
});
