// A record as something to look at: what happened at each step, where turns begin, how many citizens everybody had.
import type { Face, GameEvent, Option, SeatSetUp, SetUp } from '../session/protocol';
import { gameOf, type GameId } from '../session/setup';
import { cartusReel, hearsCartus, type Eyes } from '../cartus/reel';
import { letterOf } from '../pieces/shapes';

export interface RecordStep {
  seat: number;
  decision: string;
  choice: Option;
  events: GameEvent[];
}

/** The parts of a record (docs/record-format.md) that are looked at here. */
export interface GameRecord {
  format: string;
  setup: SetUp;
  seed: string;
  seats: SeatSetUp[];
  start: { events: GameEvent[] };
  steps: RecordStep[];
  result: { scores: { seat: number; points: number; rank: number }[] } | null;
  opened: { supply: Face[] } | null;
}

/** Where something begins: a turn, the final turns, the last reckoning. */
export interface Mark {
  step: number;
  kind: 'placement' | 'turn' | 'final-turn' | 'final-ravage' | 'start' | 'round' | 'end';
  seat: number | null;
  round: number;
}

export interface Reel {
  record: GameRecord;
  seats: SeatSetUp[];
  /** What happened on the way to each step; step 0 is the laying out. */
  events: GameEvent[][];
  marks: Mark[];
  /** Of the card game; else of the board game. */
  cartus: boolean;
  /** Citizens on the board, or all influence, after each step, by seat. */
  people: number[][];
  /** Citizens killed at each step. */
  deaths: number[];
}

/** Nothing if it is no record; whether it agrees with the rules only the engine can say. */
export function asRecord(value: unknown): GameRecord | null {
  const record = value as Partial<GameRecord> | null;
  const sound =
    typeof record === 'object' &&
    record !== null &&
    record.format === 'rattus-record' &&
    typeof record.setup === 'object' &&
    Array.isArray(record.seats) &&
    Array.isArray(record.steps) &&
    Array.isArray(record.start?.events) &&
    record.steps.every((step) => Array.isArray((step as Partial<RecordStep> | null)?.events));
  return sound ? (record as GameRecord) : null;
}

/** The game whose engine can say what is wrong with a record, or show it. */
export function gameOfRecord(value: unknown): GameId {
  const record = asRecord(value);
  return record ? gameOf(record.setup) : 'rattus';
}

/** Two players of one name are told apart by the letters of their pieces. */
function named(seats: SeatSetUp[]): SeatSetUp[] {
  return seats.map((seat, i) => {
    const name = seat.name || letterOf(i + 1);
    const alone = seats.filter((s) => s.name === seat.name).length === 1;
    return { ...seat, name: alone ? name : `${seat.name} ${letterOf(i + 1)}`.trim() };
  });
}

function markOf(e: GameEvent, step: number, round: number): Mark | null {
  const seat = e.seat ?? null;
  switch (e.type) {
    case 'turn-started':
      return { step, kind: 'turn', seat, round: e.round ?? round };
    case 'final-turn-started':
      return { step, kind: 'final-turn', seat, round };
    case 'final-ravage':
      return { step, kind: 'final-ravage', seat: null, round };
    default:
      return null;
  }
}

/** Of one game: what each step belongs to, and the figures of the chart. */
export type Course = Pick<Reel, 'marks' | 'people' | 'deaths'>;

export function reelOf(record: GameRecord): Reel {
  const events = [record.start.events, ...record.steps.map((s) => s.events)];
  const cartus = record.setup.game === 'cartus';
  return {
    record,
    seats: named(record.seats),
    events,
    cartus,
    ...(cartus ? cartusReel(events, record.seats.length) : courseOf(events, record.seats.length)),
  };
}

/** What whoever looks through these eyes hears of a step. A record has all of it. */
export const heardAt = (reel: Reel, step: number, eyes: Eyes): GameEvent[] => {
  const all = reel.events[step] ?? [];
  return reel.cartus ? all.filter((e) => hearsCartus(e, eyes)) : all;
};

function courseOf(events: GameEvent[][], seats: number): Course {
  const marks: Mark[] = [{ step: 0, kind: 'placement', seat: null, round: 0 }];
  const people: number[][] = [];
  const deaths: number[] = [];
  const now = Array.from({ length: seats }, () => 0);
  for (const [step, happened] of events.entries()) {
    let killed = 0;
    for (const e of happened) {
      const mark = markOf(e, step, marks.at(-1)!.round);
      if (mark) marks.push(mark);
      if (e.seat === undefined || now[e.seat - 1] === undefined) continue;
      if (e.type === 'citizens-placed') now[e.seat - 1]! += e.count ?? 0;
      if (e.type === 'citizen-dropped' && e.to) now[e.seat - 1]! += 1;
      if (e.type === 'citizen-returned' || (e.type === 'citizen-pushed' && !e.to)) now[e.seat - 1]! -= 1;
      if (e.type === 'citizens-killed') {
        now[e.seat - 1]! -= e.count ?? 0;
        killed += e.count ?? 0;
      }
    }
    people.push([...now]);
    deaths.push(killed);
  }
  return { marks, people, deaths };
}

/** The last step: the end, or where the game was left. */
export const lastStep = (reel: Reel): number => reel.events.length - 1;

/** What the step belongs to. */
export const markAt = (reel: Reel, step: number): Mark =>
  reel.marks.filter((m) => m.step <= step).at(-1) ?? reel.marks[0]!;

/** The beginning of the next turn, or of this one, or of the one before if the step is a beginning itself. */
export function turnFrom(reel: Reel, step: number, forward: boolean): number {
  if (forward) return reel.marks.find((m) => m.step > step)?.step ?? lastStep(reel);
  return reel.marks.filter((m) => m.step < step).at(-1)?.step ?? 0;
}
