import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { borderPaths, neighboursOf, regionPaths, sheet, undrawnEdges } from '../src/games/board/ground/sheet';
import { disagreements } from '../tools/map/check.mjs';
import { PLACES, ROUTES } from '../tools/map/places.mjs';
import { polygonsOf } from '../tools/map/polygons.mjs';
import { drawnBorders, topologyOf } from '../tools/map/topology.mjs';

interface Board {
  regions: { id: string }[];
  adjacency: { between: [string, string]; kind: string }[];
}
const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const board = (id: string): Board => read(`../../data/board-${id}.json`);

describe('the rule of the map', () => {
  let borders: Set<string>;
  const routes = new Set(Object.keys(ROUTES));
  beforeAll(() => {
    borders = drawnBorders(topologyOf(polygonsOf(read('../node_modules/world-atlas/countries-50m.json'))));
  });

  it.each(['classic', 'big-box'])('agrees with the data of board %s', (id) => {
    expect(disagreements(board(id), borders, routes)).toEqual([]);
  });

  it('names a border that the data lack and one that the drawing lacks', () => {
    const wrong = board('classic');
    wrong.adjacency = wrong.adjacency.filter((e) => e.between.join() !== 'gallia,germania');
    wrong.adjacency.push({ between: ['italia', 'polonia'], kind: 'border' });
    expect(disagreements(wrong, borders, routes)).toEqual([
      'border gallia-germania: drawn, not in the board data',
      'border italia-polonia: in the board data, not drawn',
    ]);
  });

  it('names an arrow without a route', () => {
    const wrong = board('classic');
    wrong.adjacency.push({ between: ['hispania', 'anglia'], kind: 'arrow' });
    expect(disagreements(wrong, borders, routes)).toEqual(['arrow anglia-hispania: in the board data, not drawn']);
  });
});

describe('the sheet', () => {
  it('gives neighbours different tints', () => {
    const tints = PLACES as Record<string, { tint: string }>;
    const alike = board('big-box').adjacency.filter(({ between: [a, b] }) => tints[a]?.tint === tints[b]?.tint);
    expect(alike).toEqual([]);
  });

  it('has an outline and a place for every region', () => {
    for (const { id } of board('big-box').regions) {
      expect(regionPaths[id], id).toMatch(/^M.*Z$/);
      expect(sheet.places[id], id).toBeDefined();
    }
  });

  it('draws borders between regions in use only', () => {
    const none = borderPaths(new Set());
    expect(none).toEqual({ between: '', rim: '' });
    const two = borderPaths(new Set(['gallia', 'germania']));
    expect(two.between).not.toBe('');
    expect(two.rim).not.toBe('');
  });

  it('knows the neighbours of the board and finds edges without a drawing', () => {
    expect(neighboursOf('classic', 'gallia').sort()).toEqual(['anglia', 'germania', 'hispania', 'italia']);
    expect(
      undrawnEdges([
        ['gallia', 'germania'],
        ['italia', 'polonia'],
      ]),
    ).toEqual([['italia', 'polonia']]);
  });
});
