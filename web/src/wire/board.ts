// What a table of the board game tells of its position, as described in docs/reference/messages.md.
import type { Memories } from './catalogue';
import type { BoardId, Card, CardId, Face, Pieces, Region, RegionId, Seat } from './protocol';

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
  /** The token under evaluation. */
  revealed?: Face | null;
  losses?: number[];
  /** Tokens that lie open and wait for their evaluation (CARD-182). */
  laid_open?: Face[];
  /** The limits of this ravage count as 0 (UPG-26). */
  limits_zero?: boolean;
}

export interface Score {
  seat: number;
  regions: number;
  haven: number;
  other: number;
  points: number;
  rank: number;
}

/** The page reads less of these modules than they tell. */
interface Read {
  'region-cards': Omit<Memories['region-cards'], 'reshuffled'>;
  upgrades: Pick<Memories['upgrades'], 'levels' | 'alchemist' | 'points'>;
  inns: Omit<Memories['inns'], 'extras'>;
}
type Modules = Omit<Memories, keyof Read> & Read;
export type Mercatus = Modules['mercatus'];
export type RegionCards = Modules['region-cards'];
export type Universities = Modules['universities'];
export type Upgrades = Modules['upgrades'];

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
  /** What each module remembers. */
  modules?: Partial<Modules>;
  action: ({ name: string; card?: CardId } & Record<string, unknown>) | null;
  waiting: { seat: number; decision: string } | null;
  score: Score[] | null;
}
