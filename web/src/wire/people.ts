// Tables and the people at them, as described in docs/reference/protocol.md.
import type { Level, SetUp } from './protocol';

export type Stage = 'gathering' | 'playing' | 'over';
export type Subject = 'stand-in' | 'resign';

export interface Chair {
  seat: number;
  kind: 'open' | 'person' | 'computer';
  name?: string;
  /** The seat is the asking guest's. */
  you: boolean;
  present: boolean;
  /** A computer player plays for this person. */
  stand_in: boolean;
  player?: string;
  level?: Level;
}

export interface Proposal {
  what: Subject;
  seat?: number;
  by: number;
  agreed: number[];
  missing: number[];
}

/** What a person's device adds to chance. */
export interface Share {
  seats: number[];
  hash: string;
  /** Shown once the game begins, or its round has ended; never if it was not opened in time. */
  value?: string;
}

export interface Table {
  id: string;
  stage: Stage;
  seats: Chair[];
  /** This guest opened the table. */
  host: boolean;
  proposals: Proposal[];
  seed_hash?: string;
  shares?: Share[];
  /** Rounds of shares that ended because a device did not open its own. */
  earlier_rounds?: Share[][];
  /** The host has begun; what devices add to chance is being opened. */
  beginning?: boolean;
  /** Devices promise anew before anything more is opened. */
  new_round?: boolean;
  /** Shown when the game is over. */
  seed?: string;
  ended?: 'result' | 'agreement';
  /** The table where the same players play again. */
  rematch?: string;
  watchers: number;
}

/** A table as seen from outside. */
export interface Summary {
  id: string;
  setup: SetUp;
  phase: Stage;
  seats: Chair[];
  listed: boolean;
  opened: string;
  seed_hash?: string;
  /** Seat that has to decide. */
  waiting?: number | null;
  round?: number;
}

export interface Refusal {
  code: string;
  clause?: string;
  subject?: string;
  text: string;
}
