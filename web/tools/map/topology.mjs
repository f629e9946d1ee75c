// Shared borders: every stretch of coast or border is one arc, known by both its sides.
import { mergeArcs, neighbors } from 'topojson-client';
import { topology as build } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import polygonClipping from 'polygon-clipping';
import { SHEET, project } from './projection.mjs';

const SMALLEST_BEND = 2.5; // square units: finer bends cannot be seen
const SMALLEST_ISLAND = 5; // square units

const turned = (ring) =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0) / 2;
const area = (ring) => Math.abs(turned(ring));

/** Clipped polygons wind the other way round than the source's; countries can be merged only if all wind alike. */
const wound = (rings) => rings.map((ring, i) => (turned(ring) > 0 === (i === 0) ? ring : [...ring].reverse()));

const sheet = [
  [
    [SHEET.x0, SHEET.y0],
    [SHEET.x1, SHEET.y0],
    [SHEET.x1, SHEET.y1],
    [SHEET.x0, SHEET.y1],
    [SHEET.x0, SHEET.y0],
  ],
];

function onSheet(rings) {
  const inside = ([x, y]) => x > SHEET.x0 && x < SHEET.x1 && y > SHEET.y0 && y < SHEET.y1;
  if (rings[0].every(inside)) return [rings];
  if (!rings[0].some(inside)) return [];
  return polygonClipping.intersection(rings, sheet);
}

/** The drawn topology: {topology, regions: {id: MultiPolygon of arcs}, bare: MultiPolygon of arcs}. */
export function topologyOf(polygons) {
  const objects = {};
  polygons.forEach(({ region, rings }, i) => {
    const projected = rings.map((ring) => ring.map((p) => project(p)));
    for (const piece of onSheet(projected)) {
      if (area(piece[0]) < SMALLEST_ISLAND) continue;
      objects[`${i}-${Object.keys(objects).length}`] = {
        type: 'Feature',
        properties: { region },
        geometry: { type: 'Polygon', coordinates: wound(piece) },
      };
    }
  });
  // quantised, so that what is cut on both sides falls together
  const exact = build(objects, 4e5);
  const simple = simplify(presimplify(exact), SMALLEST_BEND);
  const of = (region) => Object.values(simple.objects).filter((o) => o.properties.region === region);
  const names = [...new Set(polygons.map((p) => p.region))].filter((r) => r !== null).sort();
  const regions = Object.fromEntries(names.map((r) => [r, mergeArcs(simple, of(r))]));
  return { topology: simple, regions, bare: mergeArcs(simple, of(null)) };
}

/** Pairs "a-b" (a < b) of regions that share a drawn border. */
export function drawnBorders({ regions }) {
  const names = Object.keys(regions);
  const pairs = new Set();
  neighbors(Object.values(regions)).forEach((near, i) => {
    for (const j of near) pairs.add([names[i], names[j]].sort().join('-'));
  });
  return pairs;
}
