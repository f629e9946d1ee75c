// What a table of the board game tells of its position, as described in docs/reference/messages.md.
import type { BoardId, Card, CardId, Face, Good, Pieces, Region, RegionId, Seat } from './protocol';

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

/** What Mercatus remembers (MERC-15: all of it is public). Lists by type go fish, cloth, lumber, salt. */
export interface Mercatus {
  /** Goods of the regions, in the order of the board. */
  board: (Good | null)[];
  supply: number[];
  /** 1: one lies face up. */
  open: number[];
  /** By seat, then by type. */
  goods: number[][];
  /** By slot: in the order of the cards. */
  on_card: (Good | null)[];
  /** By seat. */
  coins: number[];
  free_taken: number;
  deacon_paid: number;
}

/** What region cards remember, as far as the viewer knows it (REG-3). */
export interface RegionCards {
  /** Cards by their ids, where they are known to be: `hand 1`, `on card 2`, `discarded`, ... */
  cards: Partial<Record<string, string[]>>;
  /** Cards that the viewer does not know: by seat those of the hand, by reshuffled pile. */
  unknown: number[][];
  unknown_drawn: number[];
  /** The class card that is being protected, from 1: known to its player alone. */
  chosen: number;
}

/** What upgrades remember (UPG-13: all of it is public). */
export interface Upgrades {
  /** By slot: 2 or 3 where a tile lies on the card, else 0. */
  levels: number[];
  /** The card whose tile lies on the Alchemist. */
  alchemist: CardId | null;
  /** Victory point tokens, by seat (UPG-42). */
  points: number[];
}

/** What guilds remember (GLD-11: all of it is public). */
export interface Guilds {
  /** By space, in the order of the board: the seat whose citizen stands there. */
  spaces: (number | null)[];
  came: number;
  used: number;
  extra: number;
}

/** What inns remember (GLD-11). */
export interface Inns {
  /** Of the regions, in the order of the board: the seat whose citizen is in the city. */
  cities: (number | null)[];
  came: RegionId | null;
}

/** What universities remember, as far as the viewer knows it (UNI-17). */
export interface Universities {
  /** Where the green piece stands, and the white one. */
  places: (RegionId | null)[];
  /** By region of the board: a university token lies there. */
  tokens: number[];
  /** Victory point tokens, by seat (UNI-16). */
  points: number[];
  /** Event cards that lie open, by kind; all others are the deck. */
  pile: number[];
  /** Kinds of the cards that the viewer has in hand as the Professor. */
  top: (string | null)[];
  looked: number;
  ordered: number;
  /** By seat, in pairs: a kind from 1, and between which places from the top (24: second to fourth); 0, 0: none. */
  knows: number[][];
  all_know: number[];
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
  /** What each module remembers. */
  modules?: {
    mercatus?: Mercatus;
    'region-cards'?: RegionCards;
    universities?: Universities;
    upgrades?: Upgrades;
    guilds?: Guilds;
    inns?: Inns;
  };
  action: ({ name: string; card?: CardId } & Record<string, unknown>) | null;
  waiting: { seat: number; decision: string } | null;
  score: Score[] | null;
}
