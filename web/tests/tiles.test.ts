// The words of upgrade tiles: 27 numbered cards and seven of Mercatus, two levels each, in both languages (UPG-1,
// MERC-131).
import { describe, expect, it } from 'vitest';
import { tilesDe } from '../src/words/tiles.de';
import { tilesEn } from '../src/words/tiles.en';
import { isReconstructed, plainTile, tileClause, tileText } from '../src/words/tiles';
import { CARDS } from '../src/games/board/setup/card-table';

const WITHOUT = ['brewer', 'pope', 'deacon', 'treasurer', 'stadtholder'];
const tiled = CARDS.filter(({ number, id }) => number <= 27 || (number >= 34 && !WITHOUT.includes(id))).map(
  ({ id }) => id,
);

describe.each([
  ['en', tilesEn],
  ['de', tilesDe],
])('words of upgrade tiles (%s)', (code, tiles) => {
  it('are there for every card that has a tile, and for no other', () => {
    expect(Object.keys(tiles)).toEqual(tiled);
  });

  it('are whole sentences that mark what the tile changes', () => {
    for (const card of tiled)
      for (const level of [2, 3] as const) {
        const runs = tileText(code, card, level)!;
        expect(runs.filter(({ changed }) => changed).length, `${card} ${level}`).toBeGreaterThan(0);
        expect(plainTile(code, card, level), `${card} ${level}`).toMatch(/^[A-ZÄÖÜ][^*]+\.$/);
      }
  });

  it('are short enough for a card', () => {
    const long = tiled.flatMap((card) =>
      ([2, 3] as const).filter((level) => plainTile(code, card, level).length > 115).map((level) => `${card} ${level}`),
    );
    expect(long).toEqual([]);
  });
});

it('say which have been put together again (UPG-20)', () => {
  const all = CARDS.flatMap(({ id }) =>
    ([2, 3] as const).filter((level) => isReconstructed(id, level)).map((level) => `${id} ${level}`),
  );
  expect(all).toEqual(['peasant 2', 'inquisitor 2', 'philosopher 2']);
  expect([tileClause(1), tileClause(27), tileClause(40)]).toEqual(['UPG-21', 'UPG-47', 'MERC-131']);
});
