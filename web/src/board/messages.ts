// What a table of the board game tells of its position, as described in docs/messages.md.
import type { BoardId, Card, CardId, Face, Pieces, Region, RegionId, Seat } from '../session/protocol';

export type Phase = 'placement' | 'action' | 'plague' | 'ravage' | 'final-turns' | 'final-ravage' | 'over';

export interface Turn {
  round: number;
  phase: Phase;
  active: number | null;
  first: number;
  card_taken: boolean;
  increased: boolean;
  supply_was_empty: boolean;
  neutral: boolean;
  losses?: number[];
  /** Tokens that lie open and wait for their evaluation (CARD-182). */
  laid_open?: Face[];
}

export interface Score {
  seat: number;
  regions: number;
  haven: number;
  other: number;
  points: number;
  rank: number;
}

/** What one viewer may know of a table. */
export interface BoardView {
  /** The table leaves it out: where no game is named it is this one. */
  game?: 'rattus';
  board: BoardId;
  players: number;
  viewer: number | null;
  options: Record<string, unknown>;
  plague: RegionId | null;
  rats: number;
  removed: number;
  used: Face[];
  unseen: { face: Face; count: number; starting: number }[];
  regions: Record<RegionId, Region>;
  seats: Seat[];
  cards: Card[];
  turn: Turn;
  last: number | null;
  pieces?: Pieces;
  action: ({ name: string; card?: CardId } & Record<string, unknown>) | null;
  waiting: { seat: number; decision: string } | null;
  score: Score[] | null;
}
