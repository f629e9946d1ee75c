// A record as something to look at: what happened at each step, where turns begin, how everybody stood.
import type { Face, GameEvent, Option, SeatSetUp, SetUp } from '../../wire/protocol';
import { engineOf, teacherOf, type EngineId } from '../../wire/engines';
import { gameOf, type GameId } from '../../wire/setup';
import { letterOf } from '../../ui/pieces/shapes';
import type { Course, CourseOf, Eyes, Mark } from './course';

export interface RecordStep {
  seat: number;
  decision: string;
  choice: Option;
  events: GameEvent[];
}

/** The parts of a record (docs/reference/record-format.md) that are looked at here. */
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

export interface Reel extends Course {
  record: GameRecord;
  game: GameId;
  seats: SeatSetUp[];
  /** Hands are hidden in it. */
  secret: boolean;
  /** What happened on the way to each step; step 0 is the laying out. */
  events: GameEvent[][];
}

type Courses = Record<GameId, CourseOf>;
let courses: Courses | null = null;
/** The list of games says how theirs are read (games/courses.ts). */
export function setCourses(list: Courses): void {
  courses = list;
}
export const courseOf = (game: GameId): CourseOf => courses![game];

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

/** The game by whose rooms a record is shown. */
export function gameOfRecord(value: unknown): GameId {
  const record = asRecord(value);
  return record ? gameOf(record.setup) : 'rattus';
}

/** The engine that can say what is wrong with a record, show it and judge what was played. */
export function engineOfRecord(value: unknown): EngineId {
  const record = asRecord(value);
  return record ? teacherOf(engineOf(record.setup)) : 'board';
}

/** Two players of one name are told apart by the letters of their pieces. */
function named(seats: SeatSetUp[]): SeatSetUp[] {
  return seats.map((seat, i) => {
    const name = seat.name || letterOf(i + 1);
    const alone = seats.filter((s) => s.name === seat.name).length === 1;
    return { ...seat, name: alone ? name : `${seat.name} ${letterOf(i + 1)}`.trim() };
  });
}

export function reelOf(record: GameRecord): Reel {
  const events = [record.start.events, ...record.steps.map((s) => s.events)];
  const game = gameOf(record.setup);
  return {
    record,
    game,
    seats: named(record.seats),
    secret: courseOf(game).secret(record.setup),
    events,
    ...courseOf(game).of(events, record.seats.length),
  };
}

/** What whoever looks through these eyes hears of a step. A record has all of it. */
export const heardAt = (reel: Reel, step: number, eyes: Eyes): GameEvent[] => {
  const all = reel.events[step] ?? [];
  const { hears } = courseOf(reel.game);
  return reel.secret ? all.flatMap((e) => hears(e, eyes) ?? []) : all;
};

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
