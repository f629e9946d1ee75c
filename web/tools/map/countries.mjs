// Which countries make up which region, and where a country is cut in two (longitude, latitude).
// Source of the shapes: Natural Earth 1:50m by way of the `world-atlas` package.

/** The point where Poland, Belarus and Ukraine meet: four regions touch there, and a point is no border. */
export const Q = [23.6036, 51.5183];

/** A drawn border is never straight: each stretch is bent a little, always in the same way. */
function roughened(line, depth = 3) {
  if (depth === 0) return line;
  const bent = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const wave = Math.sin(a[0] * 12.9898 + a[1] * 78.233 + depth * 37.7) * 43758.5453;
    const side = (wave - Math.floor(wave) - 0.5) * 0.26;
    bent.push([(a[0] + b[0]) / 2 - (b[1] - a[1]) * side, (a[1] + b[1]) / 2 + (b[0] - a[0]) * side], b);
  }
  return roughened(bent, depth - 1);
}

const galiciaLine = roughened([Q, [25.6, 50.6], [26.0, 48.9], [25.6, 47.94], [25.4, 47.2]]);
const carpathians = roughened([
  [24.5, 48.4],
  [25.55, 47.3],
  [25.9, 46.3],
  [26.0, 45.45],
  [24.4, 45.55],
  [22.9, 45.25],
  [22.2, 44.65],
  [21, 44.2],
]);
const hordeLine = roughened(
  [
    Q,
    [31.78, 52.1],
    [33.8, 52.36],
    [36.5, 53.2],
    [40.5, 53.6],
    [44.5, 54.4],
    [49, 54.9],
    [56, 54.6],
    [62, 54.2],
    [70, 55],
    [99, 54.6],
  ],
  2,
);

const close = (ring) => [[...ring, ring[0]]];

/** Each cut: the country, the area that is cut out, the region inside it and the one outside. */
export const CUTS = {
  Ukraine: { area: close([...galiciaLine, [20, 47.2], [20, Q[1]]]), inside: 'hungaria', outside: 'tartaria' },
  Romania: { area: close([...carpathians, [19, 44.2], [19, 49]]), inside: 'hungaria', outside: 'bulgaria' },
  Russia: { area: close([...hordeLine, [99, 89], [15, 89], [15, Q[1]]]), inside: 'russia', outside: 'tartaria' },
  Algeria: {
    area: close([
      ...roughened([
        [2.2, 15],
        [2.2, 23],
        [2.2, 29],
        [2.2, 33],
        [2.2, 40],
      ]),
      [-12, 40],
      [-12, 15],
    ]),
    inside: 'maghreb',
    outside: 'ifriqiya',
  },
};

/** Whole countries. `keep` drops what lies far from Europe (longitude and latitude of a polygon's centre). */
export const REGIONS = {
  anglia: ['United Kingdom', 'Ireland', 'Isle of Man'],
  scandia: ['Norway', 'Sweden', 'Denmark', 'Finland', 'Åland'],
  germania: ['Germany', 'Netherlands', 'Switzerland', 'Liechtenstein', 'Austria', 'Czechia'],
  gallia: ['France', 'Belgium', 'Luxembourg', 'Monaco', 'Jersey', 'Guernsey'],
  hispania: ['Spain', 'Portugal', 'Andorra'],
  italia: ['Italy', 'San Marino', 'Vatican', 'Malta'],
  polonia: ['Poland', 'Lithuania', 'Latvia', 'Estonia'],
  hungaria: ['Hungary', 'Slovakia', 'Slovenia', 'Croatia', 'Bosnia and Herz.'],
  bulgaria: ['Bulgaria', 'Serbia', 'Kosovo', 'Macedonia', 'Montenegro', 'Albania', 'Greece'],
  turcia: ['Turkey', 'Cyprus', 'N. Cyprus'],
  russia: ['Belarus'],
  tartaria: ['Moldova', 'Kazakhstan'],
  maghreb: ['Morocco', 'W. Sahara'],
  ifriqiya: ['Tunisia'],
  tripolitania: ['Libya'],
  egypt: ['Egypt'],
  levant: ['Syria', 'Lebanon', 'Israel', 'Palestine', 'Jordan'],
};

const KEEP = {
  Norway: (lon, lat) => lon > 0 && lat < 72,
  France: (lon, lat) => lon > -6 && lon < 10 && lat > 40,
  Netherlands: (lon) => lon > 0,
  Spain: (lon, lat) => lat > 35.6,
  Portugal: (lon) => lon > -10,
};

const REGION_OF = new Map(Object.entries(REGIONS).flatMap(([region, names]) => names.map((name) => [name, region])));

/** The region of a polygon of a country that is not cut, or null for bare land. */
export function regionOf(country, lon, lat) {
  // the exclave at Kaliningrad
  if (country === 'Russia' && lon > 19 && lon < 23 && lat > 54 && lat < 56) return 'polonia';
  if (country === 'Turkey' && lon < 28.6 && lat > 39.9) return 'bulgaria'; // Thrace and the islands before it
  const keep = KEEP[country];
  if (keep && !keep(lon, lat)) return null;
  return REGION_OF.get(country) ?? null;
}
