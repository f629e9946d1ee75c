import { describe, expect, it } from 'vitest';
import { de as firstDe } from '../src/words/de';
import { en as firstEn } from '../src/words/en';
import { whyDe } from '../src/words/why.de';
import { whyEn } from '../src/words/why.en';
import { lossesOf } from '../src/games/board/map/losses';
import { neighboursOf } from '../src/games/board/ground/sheet';
import { describeRegion, nextRegion } from '../src/games/board/map/walk';
import { endOrder, ranked, ties } from '../src/games/board/ranking';
import { WHY_NOT } from '../src/wire/catalogue';
import { sampleView } from '../src/scenes/fixtures';
import type { Score } from '../src/wire/board';
import type { Face } from '../src/wire/protocol';
import { refusalInWords } from '../src/table/refusal';
import { knownTokens, symbolShares, unseenRows } from '../src/games/board/unseen';
import { regionRows } from '../src/games/board/words';

const en = { ...firstEn, play: { ...firstEn.play, why: whyEn } },
  de = { ...firstDe, play: { ...firstDe.play, why: whyDe } };
const view = sampleView('classic');
const name = (seat: number): string => ['You', 'Bertrand', 'Cosima', 'Dietrich'][seat - 1]!;

describe('a refusal in words', () => {
  it('names what was pointed at as the reader reads it', () => {
    const refused = { code: 'no-tokens-no-extra', subject: 'italia', reason: 'no' };
    expect(refusalInWords(en, refused)).toBe('Italia has no rats, and you have no card that adds a citizen.');
    expect(refusalInWords(de, { ...refused, code: 'used-already', subject: 'king' })).toContain('König');
  });
  it.each([en, de])('exists for every code of the engine ($code)', (lang) => {
    expect(WHY_NOT.length).toBeGreaterThan(20);
    expect(WHY_NOT.filter((code) => !lang.play.why[code])).toEqual([]);
  });
  it('falls back to what the table said', () =>
    expect(refusalInWords(en, { code: 'new-code', reason: 'Because.' })).toContain('Because.'));
});

describe('tokens not yet seen', () => {
  const face = (limit: number, ...symbols: Face['symbols']): Face => ({ limit, symbols });
  const unseen = [
    { face: face(4, 'majority'), count: 2, starting: 1 },
    { face: face(1, 'church', 'royalty'), count: 1, starting: 0 },
    { face: face(1, 'all'), count: 1, starting: 0 },
  ];
  it('stand in rows by limit', () => {
    expect(unseenRows(unseen).map((r) => [r.limit, r.total])).toEqual([
      [1, 2],
      [4, 2],
    ]);
    expect(unseenRows(unseen)[0]!.faces.map((f) => f.face.symbols.length)).toEqual([1, 2]);
  });
  it('tell how many bear a symbol', () => {
    expect(symbolShares(unseen)).toEqual([
      { symbol: 'majority', tokens: 2, share: 0.5 },
      { symbol: 'all', tokens: 1, share: 0.25 },
      { symbol: 'church', tokens: 1, share: 0.25 },
      { symbol: 'royalty', tokens: 1, share: 0.25 },
    ]);
  });
  it('leave out those that are known', () => {
    expect(knownTokens(view).map((k) => k.region)).toEqual(['scandia', 'gallia']);
  });
});

describe('the board in words', () => {
  it('tells each region once, with everything that lies there', () => {
    const rows = regionRows(en, view, new Set(['gallia']), String);
    expect(rows.map((r) => r.id)).toEqual(Object.keys(view.regions));
    expect(rows.find((r) => r.id === 'gallia')).toEqual({
      id: 'gallia',
      name: 'Gallia',
      rats: '3; limit 2, everyone here, royalty, magic',
      citizens: ['2', '0', '0', '4'],
      here: '',
      neighbours: 'Germania, Italia, Hispania, Anglia',
      choosable: true,
    });
    expect(rows.find((r) => r.id === 'germania')!.here).toBe('the plague');
  });
  it('tells the odds of a region when they are known', () => {
    const words = describeRegion(en, view, 'italia', false, { outbreak: 0.384, losses: [0, 0.4, 1.26, 0.01] }, name);
    expect(words).toContain(
      '38% chance of an outbreak. Expected losses: Cosima would lose 1.3 citizens, Bertrand would lose 0.4 citizens.',
    );
    expect(describeRegion(de, view, 'italia', false, { outbreak: 0.384, losses: [0, 0, 1.26, 0] }, name)).toContain(
      '1,3',
    );
  });
});

describe('expected losses', () => {
  it('leave out what is next to nothing, and begin with the most', () => {
    expect(lossesOf({ outbreak: 1, losses: [0.2, 0.04, 1.5] })).toEqual([
      { seat: 3, citizens: 1.5 },
      { seat: 1, citizens: 0.2 },
    ]);
  });
});

describe('walking the map', () => {
  it.each(['classic', 'big-box'] as const)('goes to neighbours first and reaches every region of %s', (board) => {
    const ids = Object.keys(sampleView(board).regions);
    const reached = new Set(['gallia']);
    for (const id of reached) {
      for (const d of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as [number, number][])
        reached.add(nextRegion(board, id, d, ids));
    }
    expect([...reached].sort()).toEqual([...ids].sort());
    expect(neighboursOf(board, 'polonia')).toContain(nextRegion(board, 'polonia', [0, 1], ids));
  });
});

describe('the result', () => {
  const score = (seat: number, points: number, rank: number): Score => ({
    seat,
    points,
    rank,
    regions: points,
    haven: 0,
    other: 0,
  });
  it('is decided in a tie by the order after the end (W-91a: L = P1)', () => {
    expect(endOrder(4, 1)).toEqual([2, 3, 4, 1]);
    expect(endOrder(4, 3)).toEqual([4, 1, 2, 3]);
    const over = { ...view, last: 1, score: [score(1, 12, 3), score(2, 12, 1), score(3, 9, 4), score(4, 12, 2)] };
    expect(ties(ranked(over)).map((g) => g.map((s) => s.seat))).toEqual([[2, 4, 1]]);
  });
  it('without ties explains nothing', () => {
    expect(ties([score(1, 3, 1), score(2, 2, 2)])).toEqual([]);
  });
});
