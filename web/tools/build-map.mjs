// Draws the map from public country shapes and checks it against the board data before anything is written.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { disagreements } from './map/check.mjs';
import { ROUTES } from './map/places.mjs';
import { polygonsOf } from './map/polygons.mjs';
import { sheetOf } from './map/sheet.mjs';
import { drawnBorders, topologyOf } from './map/topology.mjs';

const here = (path) => new URL(path, import.meta.url);
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const world = json(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'));
const boards = ['classic', 'big-box'].map((id) => ({ id, ...json(here(`../../data/board-${id}.json`)) }));

const drawn = topologyOf(polygonsOf(world));
const borders = drawnBorders(drawn);
const faults = boards.flatMap((board) =>
  disagreements(board, borders, new Set(Object.keys(ROUTES))).map((fault) => `${board.id}: ${fault}`),
);
if (faults.length > 0) {
  console.error(`The map does not agree with the board data:\n  ${faults.join('\n  ')}`);
  process.exit(1);
}

const sheet = sheetOf(drawn);
sheet.boards = Object.fromEntries(
  boards.map((b) => [
    b.id,
    {
      regions: b.regions.map((r) => r.id),
      edges: b.adjacency.map((e) => e.between),
    },
  ]),
);
mkdirSync(here('../src/generated/'), { recursive: true });
const text = JSON.stringify(sheet);
writeFileSync(here('../src/generated/sheet.json'), text);
console.log(
  `map: ${sheet.arcs.match(/[ !]/g).length} arcs, ${gzipSync(text).length} bytes compressed; agrees with both boards`,
);
