import { describe, expect, it } from 'vitest';
import { farCorner } from '../src/games/board/map/corner';
import { neighboursOf, sheet, type Point } from '../src/games/board/ground/sheet';
import type { BoardId } from '../src/wire/protocol';

const inside = ([x, y]: Point, [left, top]: Point, [wide, high]: Point): boolean =>
  x > left && x < left + wide && y > top && y < top + high;

describe('a plate about a region', () => {
  const room: Point = [716, 555],
    plate: Point = [252, 210];
  const of = (board: BoardId, id: string): Point => {
    const [left, top, width, height] = sheet.frames[board];
    const [x, y] = sheet.places[id]!.at;
    return [((x - left) / width) * room[0], ((y - top) / height) * room[1]];
  };

  it.each(['classic', 'big-box'] as const)('covers neither it nor a neighbour, on the %s board', (board) => {
    for (const id of sheet.boards[board].regions) {
      const at = farCorner(of(board, id), room, plate);
      for (const one of [id, ...neighboursOf(board, id)])
        expect(inside(of(board, one), at, plate), `${id}: ${one}`).toBe(false);
    }
  });
  it('stays within a map that is hardly larger', () => {
    expect(farCorner([20, 20], [260, 150], plate)).toEqual([0, 0]);
    const [left, top] = farCorner([340, 20], [360, 300], plate);
    expect([left, top]).toEqual([8, 82]);
  });
});
