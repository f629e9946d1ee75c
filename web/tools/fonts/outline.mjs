// Simpler outlines. The old types were drawn from prints, with some 240 curves for each letter; most of them are
// smaller than anybody can see.

/** Points on each curve that the new one has to come near to. */
const SAMPLES = 4;
/** More points than this are never put into one curve. */
const LONGEST = 120;

const between = (a, b, t) => a + (b - a) * t;
const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** The contours of a glyph of lines and quadratic curves, as lists of points. */
export function contoursOf(commands) {
  const contours = [];
  let points = [],
    x = 0,
    y = 0;
  for (const c of commands) {
    if (c.type === 'M') contours.push((points = [[c.x, c.y]]));
    else if (c.type === 'L' && (c.x !== x || c.y !== y)) points.push([c.x, c.y]);
    else if (c.type === 'Q') {
      for (let i = 1; i <= SAMPLES; i++) {
        const t = i / SAMPLES;
        points.push([
          between(between(x, c.x1, t), between(c.x1, c.x, t), t),
          between(between(y, c.y1, t), between(c.y1, c.y, t), t),
        ]);
      }
    }
    if (c.type !== 'Z') ({ x, y } = c);
  }
  for (const contour of contours) if (contour.length > 1 && distance(contour[0], contour.at(-1)) === 0) contour.pop();
  return contours.filter((contour) => contour.length > 2);
}

function offLine(p, a, b) {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
}

/** How far along the way from first to last each point is, from 0 to 1. */
function stations(points) {
  const far = [0];
  for (let i = 1; i < points.length; i++) far.push(far[i - 1] + distance(points[i], points[i - 1]));
  return far.map((d) => d / far.at(-1));
}

/** The handles of the cubic that comes nearest to the points (least squares). */
function handles(points, ts) {
  const first = points[0],
    last = points.at(-1);
  let a = 0,
    b = 0,
    c = 0;
  const right = [
    [0, 0],
    [0, 0],
  ];
  for (let k = 1; k < ts.length - 1; k++) {
    const t = ts[k],
      u = 1 - t,
      w1 = 3 * u * u * t,
      w2 = 3 * u * t * t;
    a += w1 * w1;
    b += w1 * w2;
    c += w2 * w2;
    for (const d of [0, 1]) {
      const rest = points[k][d] - u * u * u * first[d] - t * t * t * last[d];
      right[0][d] += w1 * rest;
      right[1][d] += w2 * rest;
    }
  }
  const det = a * c - b * b;
  if (Math.abs(det) < 1e-9) return null;
  return [
    [0, 1].map((d) => (right[0][d] * c - right[1][d] * b) / det),
    [0, 1].map((d) => (right[1][d] * a - right[0][d] * b) / det),
  ];
}

/** A cubic that stays within `tolerance` of all points, or null. */
function curve(points, tolerance) {
  const first = points[0],
    last = points.at(-1);
  let ts = stations(points);
  for (let round = 0; round < 3; round++) {
    const found = handles(points, ts);
    if (!found) return null;
    const [p, q] = found;
    let worst = 0;
    ts = ts.map((t, k) => {
      if (k === 0 || k === ts.length - 1) return t;
      const u = 1 - t;
      const at = (d) => u * u * u * first[d] + 3 * u * u * t * p[d] + 3 * u * t * t * q[d] + t * t * t * last[d];
      const along = (d) => 3 * (u * u * (p[d] - first[d]) + 2 * u * t * (q[d] - p[d]) + t * t * (last[d] - q[d]));
      const error = [points[k][0] - at(0), points[k][1] - at(1)],
        speed = [along(0), along(1)];
      worst = Math.max(worst, Math.hypot(...error));
      const square = speed[0] ** 2 + speed[1] ** 2;
      return square === 0 ? t : Math.max(0, Math.min(1, t + (error[0] * speed[0] + error[1] * speed[1]) / square));
    });
    if (worst <= tolerance) return found;
  }
  return null;
}

/** The contour begun at its sharpest corner, closed. */
function fromCorner(points) {
  const n = points.length;
  const turn = points.map((b, k) => {
    const a = points[(k + n - 1) % n],
      c = points[(k + 1) % n];
    const angle = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
    return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
  });
  const start = turn.indexOf(Math.max(...turn));
  return [...points.slice(start), ...points.slice(0, start + 1)];
}

/** Draws a contour with as few lines and cubic curves as stay within `tolerance`, in units of the typeface. */
export function simplify(contour, tolerance) {
  const points = fromCorner(contour),
    last = points.length - 1,
    whole = Math.round;
  const commands = [{ type: 'M', x: whole(points[0][0]), y: whole(points[0][1]) }];
  for (let from = 0; from < last;) {
    const end = Math.min(last, from + LONGEST);
    let straight = from + 1;
    const fits = (to) => points.slice(from + 1, to).every((p) => offLine(p, points[from], points[to]) <= tolerance);
    while (straight < end && fits(straight + 1)) straight++;
    let bent = 0,
      found = null;
    for (let to = straight + 1; to <= end && to <= Math.max(straight + 14, bent + 10); to++) {
      const next = to - from >= 3 ? curve(points.slice(from, to + 1), tolerance) : null;
      if (next) [bent, found] = [to, next];
    }
    const to = bent > straight + 2 ? bent : straight;
    const [x, y] = points[to].map(whole);
    if (to === straight) commands.push({ type: 'L', x, y });
    else {
      const [[x1, y1], [x2, y2]] = found.map((point) => point.map(whole));
      commands.push({ type: 'C', x1, y1, x2, y2, x, y });
    }
    from = to;
  }
  return [...commands, { type: 'Z' }];
}
