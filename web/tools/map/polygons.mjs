// From countries to polygons in longitude and latitude, each bearing a region or none.
import polygonClipping from 'polygon-clipping';
import { feature } from 'topojson-client';
import { CUTS, Q, regionOf } from './countries.mjs';

const WINDOW = [
  [
    [-48, 14],
    [98, 14],
    [98, 80],
    [-48, 80],
    [-48, 14],
  ],
];

/** Rings that cross 180° jump from one side of the world to the other; this lays them out in one piece. */
function unwrap(ring) {
  let shift = 0;
  return ring.map(([lon, lat], i) => {
    if (i > 0) {
      const step = lon - ring[i - 1][0];
      if (step > 180) shift -= 360;
      else if (step < -180) shift += 360;
    }
    return [lon + shift, lat];
  });
}

function centre(ring) {
  let lon = 0,
    lat = 0;
  for (const p of ring) {
    lon += p[0];
    lat += p[1];
  }
  return [lon / ring.length, lat / ring.length];
}

function touchesWindow(ring) {
  return ring.some(([lon, lat]) => lon > -48 && lon < 98 && lat > 14 && lat < 80);
}

/** The cuts name Q with four digits; the shapes know it better. Without this a sliver would join regions there. */
function snapCuts(countries) {
  const poland = countries.find((c) => c.properties.name === 'Poland');
  const rings = poland.geometry.type === 'Polygon' ? poland.geometry.coordinates : poland.geometry.coordinates.flat();
  let best = null,
    least = Infinity;
  for (const p of rings.flat()) {
    const d = Math.hypot(p[0] - Q[0], p[1] - Q[1]);
    if (d < least) {
      least = d;
      best = p;
    }
  }
  if (least > 0.01)
    throw new Error('The meeting point of Poland, Belarus and Ukraine is not where the cuts expect it.');
  const snap = (p) => (p[0] === Q[0] && p[1] === Q[1] ? best : p);
  return Object.fromEntries(
    Object.entries(CUTS).map(([name, cut]) => [name, { ...cut, area: cut.area.map((r) => r.map(snap)) }]),
  );
}

/** All land near Europe: [{region: string | null, rings: [[lon, lat]...][]}]. */
export function polygonsOf(world) {
  const countries = feature(world, world.objects.countries).features;
  const cuts = snapCuts(countries);
  const out = [];
  for (const country of countries) {
    const name = country.properties.name;
    const { type, coordinates } = country.geometry;
    for (const polygon of type === 'Polygon' ? [coordinates] : coordinates) {
      const rings = polygon.map(unwrap);
      if (!touchesWindow(rings[0])) continue;
      const [lon, lat] = centre(rings[0]);
      const cut = cuts[name];
      const exclave = name === 'Russia' && regionOf(name, lon, lat);
      const pieces = [];
      if (cut && !exclave) {
        for (const p of polygonClipping.intersection(rings, cut.area)) pieces.push([cut.inside, p]);
        for (const p of polygonClipping.difference(rings, cut.area)) pieces.push([cut.outside, p]);
      } else {
        pieces.push([regionOf(name, lon, lat), rings]);
      }
      for (const [region, piece] of pieces) {
        const inside = piece[0].every(([x, y]) => x > -48 && x < 98 && y > 14 && y < 80);
        const clipped = inside ? [piece] : polygonClipping.intersection(piece, WINDOW);
        for (const rings of clipped) out.push({ region, rings });
      }
    }
  }
  return noded(out);
}

/**
 * A cut puts a new corner on the border of a country whose neighbour knows nothing of it. Both sides need the same
 * corners, or the border would fall apart into two coasts; so each corner is put on every edge it lies on.
 */
function noded(polygons) {
  const seen = new Map();
  for (const { rings } of polygons)
    for (const ring of rings)
      for (const p of ring) {
        const key = `${p[0]},${p[1]}`;
        const entry = seen.get(key);
        if (entry) entry.uses++;
        else seen.set(key, { p, uses: 1 });
      }
  // every corner of a border is used at least twice: only the lonely ones can be missing on the other side
  const lonely = [...seen.values()].map((e) => e.p);
  const cell = 0.5,
    grid = new Map();
  for (const p of lonely) {
    const key = `${Math.floor(p[0] / cell)},${Math.floor(p[1] / cell)}`;
    if (!grid.has(key)) grid.set(key, []);
    grid.get(key).push(p);
  }
  const onEdge = (a, b) => {
    const found = [];
    const [x0, x1] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
    const [y0, y1] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) return found;
    for (let i = Math.floor(x0 / cell); i <= Math.floor(x1 / cell); i++)
      for (let j = Math.floor(y0 / cell); j <= Math.floor(y1 / cell); j++)
        for (const p of grid.get(`${i},${j}`) ?? []) {
          const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length ** 2;
          if (t <= 1e-9 || t >= 1 - 1e-9) continue;
          const off = Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / length;
          if (off < 1e-6) found.push({ t, p });
        }
    return found.sort((m, n) => m.t - n.t).map((f) => f.p);
  };
  return polygons.map(({ region, rings }) => ({
    region,
    rings: rings.map((ring) => ring.flatMap((p, i) => (i === 0 ? [p] : [...onEdge(ring[i - 1], p), p]))),
  }));
}
