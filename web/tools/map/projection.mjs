// Longitude and latitude to map units. Both boards share one sheet, so that one drawing serves both:
// the classic board looks at its upper part, the big box at all of it.
import { geoConicConformal } from 'd3-geo';

const WIDTH = 1000; // of the classic frame
const WEST = -11,
  EAST = 47,
  NORTH = 66;
const SOUTH = { classic: 35, 'big-box': 25 };

const raw = geoConicConformal().rotate([-16, 0]).parallels([38, 60]).scale(1000).translate([0, 0]);

/** The frame's edges are where the mid meridian and the outermost points of its rim lie. */
function frame(south) {
  const xs = [],
    ys = [];
  for (let lon = WEST; lon <= EAST; lon++) ys.push([raw([lon, NORTH])[1], raw([lon, south])[1]]);
  for (const lat of [SOUTH.classic, 45, 50]) xs.push(raw([WEST, lat])[0], raw([EAST, lat])[0]);
  const mid = (a) => a.reduce((s, v) => s + v, 0) / a.length;
  return {
    x0: Math.min(...xs),
    x1: Math.max(...xs),
    y0: mid(ys.map((y) => y[0])),
    y1: Math.max(...ys.map((y) => y[1])),
  };
}

const classic = frame(SOUTH.classic);
const k = WIDTH / (classic.x1 - classic.x0);

export const project = (p) => {
  const [x, y] = raw(p);
  return [(x - classic.x0) * k, (y - classic.y0) * k];
};

/** What must be visible: [x, y, width, height] of each board. */
export const FRAMES = Object.fromEntries(
  Object.entries(SOUTH).map(([board, south]) => {
    const f = frame(south);
    return [board, [0, 0, WIDTH, Math.round((f.y1 - f.y0) * k)]];
  }),
);

/** The sheet reaches beyond the frames, for windows of any shape. */
export const SHEET = { x0: -640, y0: -260, x1: 1660, y1: FRAMES['big-box'][3] + 220 };
