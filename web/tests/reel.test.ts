import '../src/games/courses';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linePath } from '../src/table/reel/chart';
import { asRecord, lastStep, markAt, reelOf, turnFrom, type GameRecord } from '../src/table/reel/reel';

const folder = new URL('../../tests/games/', import.meta.url);
const records = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('cartus-'));
const read = (name: string): GameRecord => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord;

describe('a reel', () => {
  it.each(records)('counts everybody’s citizens to the end of %s', (name) => {
    const record = asRecord(read(name));
    expect(record).not.toBeNull();
    const reel = reelOf(record!);
    const end = reel.people.at(-1)!;
    for (const s of record!.result!.scores as unknown as { seat: number; regions: number; haven: number }[])
      expect([s.seat, end[s.seat - 1]]).toEqual([s.seat, s.regions + s.haven]);
    expect(lastStep(reel)).toBe(record!.steps.length);
    expect(reel.marks.filter((m) => m.kind === 'final-ravage')).toHaveLength(1);
  });

  const reel = reelOf(read('classic-4-rats.json'));

  it('knows whose turn a step belongs to', () => {
    expect(markAt(reel, 0).kind).toBe('placement');
    const first = reel.marks.find((m) => m.kind === 'turn')!;
    expect(markAt(reel, first.step)).toEqual({ step: first.step, kind: 'turn', seat: 2, round: 1 });
    expect(markAt(reel, first.step - 1).kind).toBe('placement');
  });

  it('leads from turn to turn and back', () => {
    const [, first, second] = reel.marks;
    expect(turnFrom(reel, first!.step, true)).toBe(second!.step);
    expect(turnFrom(reel, second!.step, false)).toBe(first!.step);
    expect(turnFrom(reel, second!.step - 1, false)).toBe(first!.step);
    expect(turnFrom(reel, lastStep(reel), true)).toBe(lastStep(reel));
    expect(turnFrom(reel, 0, false)).toBe(0);
  });

  it('tells players of one name apart', () => {
    expect(reel.seats.map((s) => s.name)).toEqual(['random A', 'random B', 'random C', 'random D']);
  });

  it('says what is no record', () => {
    for (const bad of [
      null,
      7,
      'text',
      {},
      { format: 'rattus-record' },
      { ...reel.record, steps: [null] },
      { ...reel.record, format: 'chess' },
    ])
      expect(asRecord(bad)).toBeNull();
  });
});

describe('the chart', () => {
  it('draws a step only where something changes', () => {
    expect(linePath([0, 0, 2, 2, 2, 4], 4, 100, 10)).toBe('M0 10H40V5H100V0');
  });
  it('reaches to the end', () => expect(linePath([1, 1, 1], 2, 90, 10)).toBe('M0 5H90V5'));
});
