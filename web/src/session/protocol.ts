// The messages between page and table, as described in docs/messages.md.

export type RegionId = string;
export type CardId = string;
export type BoardId = 'classic' | 'big-box';

export type ClassName = 'peasantry' | 'bourgeoisie' | 'church' | 'chivalry' | 'magic' | 'royalty' | 'islamic';
export type TokenSymbol = 'majority' | 'all' | ClassName;

export interface Face {
  limit: number;
  symbols: TokenSymbol[];
}

export interface Token {
  tag: 'set-up' | 'drawn';
  marked: boolean;
  lookers: number[];
  face?: Face;
}

export interface Region {
  tokens: Token[];
  citizens: number[];
  carrying?: { seat: number; potions: number; diplomat: boolean }[];
}

export interface Seat {
  seat: number;
  color: string;
  supply: number;
  haven: number;
  on_board: number;
}

export interface Card {
  number: number;
  id: CardId;
  class: ClassName;
  holder: number | null;
  used: boolean;
  blocked: boolean;
}

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
}

export interface Score {
  seat: number;
  regions: number;
  haven: number;
  other: number;
  points: number;
  rank: number;
}

export interface View {
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
  pieces?: { caravan?: RegionId | null };
  action: ({ name: string; card?: CardId } & Record<string, unknown>) | null;
  waiting: { seat: number; decision: string } | null;
  score: Score[] | null;
}

export interface Option {
  kind: string;
  region?: RegionId;
  card?: CardId;
  token?: Token;
  count?: number;
  potions?: number;
  diplomat?: boolean;
}

export interface Decision {
  name: string;
  seat: number;
  clause: string;
  options: Option[];
  can_take_back: boolean;
}

export interface GameEvent {
  type: string;
  clause: string;
  seat?: number;
  round?: number;
  region?: RegionId;
  from?: RegionId | number | null;
  to?: RegionId;
  card?: CardId;
  count?: number;
  token?: Token;
  other?: Token;
  population?: number;
  limit?: number;
  hits?: { majority: number; all: number; cards: number };
  reason?: string;
  last?: number;
  regions?: number;
  haven?: number;
  points?: number;
  rank?: number;
  decision?: string;
  option?: Option;
  steps?: number;
}

export interface SetUp {
  board: BoardId;
  players: number;
  cards?: CardId[] | 'random';
  options?: Record<string, unknown>;
}

export interface SeatSetUp {
  kind: 'person' | 'computer';
  name: string;
  player?: string;
  level?: Level;
}

export type Level = 'novice' | 'easy' | 'normal' | 'strong';

export type ToTable =
  | { type: 'new'; setup: SetUp; seats: SeatSetUp[]; seed?: string }
  | { type: 'act'; id: string; version: number; option: number }
  | { type: 'take-back'; id: string; version: number }
  | { type: 'record' }
  | { type: 'odds' };

export interface Odds {
  outbreak: number;
  losses: number[];
}

export type FromTable =
  | { type: 'update'; version: number; view: View; decision: Decision | null; events: GameEvent[] }
  | { type: 'refused'; id?: string; clause?: string; reason: string }
  | { type: 'record'; record: unknown }
  | { type: 'odds'; regions: Record<RegionId, Odds> }
  | { type: 'thinking'; seat: number }
  | { type: 'failed'; reason: string };
