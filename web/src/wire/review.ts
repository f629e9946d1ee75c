// What a teacher says (docs/reference/protocol.md, "The teacher").
import type { CartusClass } from './cartus';
import type { CardId, GameEvent, Option, View } from './protocol';

/** Why an option is good or bad: a word and its figures. */
export type Reason =
  | { what: 'takes'; card: CardId; from: number | null }
  | { what: 'steps'; seat: number; tenths: number; class: CartusClass }
  | { what: 'gains' | 'loses' | 'worth' | 'cards' | 'rats' | 'lives'; seat: number; tenths: number };

/** An option as it was weighed; chances are thousandths. */
export interface Weighed {
  option: number;
  choice: Option;
  chance: number;
  reasons: Reason[];
}

export interface Hint {
  type: 'hint';
  id?: string;
  seat: number;
  decision: string;
  /** The best first. */
  best: Weighed[];
}

/** Chance turned something up on the way to a step. */
export interface Luck {
  step: number;
  seat: number;
  event: GameEvent;
  before: number[];
  after: number[];
}

/** A choice that cost something; the step is the one before it. */
export interface Costly {
  step: number;
  seat: number;
  decision: string;
  loss: number;
  view: View;
  chosen: Weighed;
  best: Weighed[];
}

export interface Point {
  step: number;
  chances: number[];
}

export interface Review {
  type: 'review';
  id?: string;
  curve: Point[];
  luck: Luck[];
  costly: Costly[];
}

export type Taught =
  Hint | Review | { type: 'reviewing'; done: number; all: number } | { type: 'review-stopped' } | { type: 'advising' };

export type ToTeacher =
  | { type: 'hint' }
  | { type: 'review'; iterations?: number }
  | { type: 'stop-review' }
  | { type: 'play-on'; step: number; seats: unknown[] };
