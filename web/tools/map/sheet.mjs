// Writes the sheet: everything the page needs to draw the map, in map units, as small as it can be.
import { COMPASS, MONSTER, PLACES, RANGES, ROUTES, WATERS } from './places.mjs';
import { FRAMES, project } from './projection.mjs';

const UNIT = 2; // steps in one map unit

const round = (p) => p.map((v) => Math.round(v * 10) / 10);
const at = (p) => round(project(p));

/** A whole number as one sign, or as two if it is large: lines of signs compress better than lists of numbers. Space
 *  and exclamation mark stay free, and what JSON writes in two signs is rare. `map/sheet.ts` reads it. */
function sign(n) {
  const folded = n < 0 ? -2 * n - 1 : 2 * n;
  if (folded < 57) return String.fromCharCode(35 + folded);
  return String.fromCharCode(93 + Math.floor((folded - 57) / 90), 35 + ((folded - 57) % 90));
}

/** Arcs as lists of points on the grid; steps of nothing are left out. */
function onGrid(topology) {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  return topology.arcs.map((arc) => {
    let x = 0,
      y = 0;
    const points = topology.transform
      ? arc.map(([dx, dy]) => {
          x += dx;
          y += dy;
          return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
        })
      : arc;
    const out = [];
    points.forEach(([px, py], i) => {
      const q = [Math.round(px * UNIT), Math.round(py * UNIT)];
      const last = out.at(-1);
      if (last && q[0] === last[0] && q[1] === last[1] && i < points.length - 1) return;
      out.push(q);
    });
    return out;
  });
}

/** All arcs as one line of steps, each arc from where the one before ended: closed by an exclamation mark, which leads
 *  back to its first point, or left open by a space. */
function packed(arcs) {
  let at = [0, 0];
  return arcs
    .map((points) => {
      const end = points.at(-1);
      const closed = points.length > 2 && end[0] === points[0][0] && end[1] === points[0][1];
      const steps = (closed ? points.slice(0, -1) : points).map(([x, y]) => {
        const step = sign(x - at[0]) + sign(y - at[1]);
        at = [x, y];
        return step;
      });
      at = end;
      return steps.join('') + (closed ? '!' : ' ');
    })
    .join('');
}

/** Which polygons lie on the two sides of each arc. */
function sides({ topology, regions, bare }) {
  const owners = topology.arcs.map(() => []);
  const mark = (name, geometry) => {
    for (const polygon of geometry.arcs)
      for (const ring of polygon) for (const i of ring) owners[i < 0 ? ~i : i].push(name);
  };
  for (const [name, geometry] of Object.entries(regions)) mark(name, geometry);
  mark('', bare);
  return owners;
}

/** Arcs that nothing uses any more (they lay between two countries of one region) are dropped. */
function compacted(drawn) {
  const owners = sides(drawn);
  const index = new Map();
  owners.forEach((o, i) => {
    if (o.length > 0) index.set(i, index.size);
  });
  const renumber = (geometry) =>
    geometry.arcs.map((polygon) => polygon.map((ring) => ring.map((i) => (i < 0 ? ~index.get(~i) : index.get(i)))));
  const arcs = packed(onGrid(drawn.topology).filter((_, i) => index.has(i)));
  return {
    arcs,
    regions: Object.fromEntries(Object.entries(drawn.regions).map(([id, g]) => [id, renumber(g)])),
    bare: renumber(drawn.bare),
    owners: owners.filter((o) => o.length > 0),
  };
}

export function sheetOf(drawn) {
  const { arcs, regions, bare, owners } = compacted(drawn);
  const coast = [],
    borders = {},
    edges = {};
  owners.forEach((o, i) => {
    const named = o.filter((name) => name !== '').sort();
    if (o.length === 1) coast.push(i);
    else if (named.length === 2) (borders[named.join('-')] ??= []).push(i);
    else if (named.length === 1) (edges[named[0]] ??= []).push(i);
  });
  return {
    unit: UNIT,
    frames: FRAMES,
    arcs,
    regions,
    bare,
    coast,
    borders,
    edges,
    places: Object.fromEntries(Object.entries(PLACES).map(([id, p]) => [id, { ...p, at: at(p.at) }])),
    routes: Object.fromEntries(Object.entries(ROUTES).map(([id, line]) => [id, line.map(at)])),
    waters: WATERS.map((w) => ({ ...w, line: w.line.map(at) })),
    ranges: RANGES.map((r) => ({ ...r, line: r.line.map(at) })),
    compass: COMPASS,
    monster: at(MONSTER),
  };
}
