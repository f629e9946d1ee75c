// What a game tells of the way a recorded game went.
import type { Component } from 'svelte';
import type { replayEn } from '../../words/replay.en';
import type { GameEvent, SetUp } from '../../wire/protocol';

/** Whose eyes: a seat's, a spectator's (null), or those of all together. */
export type Eyes = 'all' | number | null;

/** Where something begins: a turn, the final turns, the last reckoning. */
export interface Mark {
  step: number;
  kind: 'placement' | 'turn' | 'final-turn' | 'final-ravage' | 'start' | 'round' | 'end';
  seat: number | null;
  round: number;
}

/** What each step belongs to, and the figures of the chart. */
export interface Course {
  marks: Mark[];
  /** Citizens on the board, or all influence, after each step, by seat. */
  people: number[][];
  /** Citizens killed at each step. */
  deaths: number[];
}

/** How a game's course is read. */
export interface CourseOf {
  of: (events: GameEvent[][], seats: number) => Course;
  /** In such a record hands are hidden: it can be looked at through various eyes. */
  secret: (setup: SetUp) => boolean;
  /** What whoever looks through these eyes hears of an event in it; null: nothing. */
  hears: (event: GameEvent, eyes: Eyes) => GameEvent | null;
  /** The marks by which rounds are numbered. */
  numbered: Mark['kind'];
  /** What stands for a player, and what the lines of the chart count. */
  figure: { piece: Component<{ seat: number; size?: number }>; size: number; chart: (w: typeof replayEn) => string };
}
