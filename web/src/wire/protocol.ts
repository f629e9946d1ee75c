// The messages between page and table, as described in docs/reference/messages.md.
import type { BoardView } from './board';
import type { CartusView } from './cartus';
import type { BoardEvents, BoardOptions, CartusOptions, Load } from './catalogue';
import type { Taught, ToTeacher } from './review';
import type { Refusal, Subject, Table } from './people';
import type { GameId, SetUp } from './setup';

export type { BoardSetUp, CartusSetUp, SetUp } from './setup';
export type { Chair, Proposal, Refusal, Share, Stage, Subject, Summary, Table } from './people';

export type RegionId = string;
export type CardId = string;
export type BoardId = 'classic' | 'big-box';

export type ClassName = 'peasantry' | 'bourgeoisie' | 'church' | 'chivalry' | 'magic' | 'royalty' | 'islamic';
export type TokenSymbol = 'majority' | 'all' | ClassName;

export type Good = 'fish' | 'cloth' | 'lumber' | 'salt';

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

/** What one citizen of a seat carries. */
export type Carried = { seat: number } & Load;

/** What citizens can carry, by the field that tells it. */
export interface LoadType {
  type: keyof Load;
  /** That brings it. */
  card: CardId;
  /** A citizen can carry several. */
  counted: boolean;
  /** What is told when a citizen gets one. */
  laid?: LoadEvent;
  /** The option of giving it in place of the citizen, and what is told then. */
  give?: string;
  given?: LoadEvent;
}
/** Events that tell of somebody's citizen in a region. */
export type LoadEvent = {
  [T in keyof BoardEvents]: BoardEvents[T] extends { seat: number; region: RegionId } ? T : never;
}[keyof BoardEvents];

export interface Region {
  tokens: Token[];
  citizens: number[];
  carrying?: Carried[];
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

/** Where a piece stands: in a region, or on the edge between two. */
export type Place = RegionId | [RegionId, RegionId];

/** What the class cards have on the map and on themselves, by type of piece; only what is there. The only one of its
 *  type is told by its place alone. */
export interface Pieces {
  /** Citizens. */
  on_cards?: Record<CardId, number>;
  [type: string]: Place | Place[] | Record<CardId, number> | undefined;
}

/** What one viewer may know of a table, by its game: which that is, `game` says. */
export interface Views {
  rattus: BoardView;
  cartus: CartusView;
}
export type View = Views[GameId];

/** Of citizens killed: by which symbols. */
export interface Hits {
  majority: number;
  all: number;
  cards: number;
}

/** What an option may say, whatever its kind, of either game. */
export interface Option extends AnyOf<BoardOptions[keyof BoardOptions] | CartusOptions[keyof CartusOptions]> {
  kind: string;
}

export interface Decision {
  name: string;
  seat: number;
  clause: string;
  /** In which it arose; an answer names it. */
  version: number;
  options: Option[];
  can_take_back: boolean;
}

/** What an event may tell, whichever it is: every field of these types, where there is one. */
export type AnyOf<T> = { [K in FieldOf<T>]?: T extends unknown ? (K extends keyof T ? T[K] : never) : never };
type FieldOf<T> = T extends unknown ? keyof T : never;

/** What people do beside the game. */
interface PeopleTold {
  seat: number;
  steps: number;
  name: string;
  text: string;
  version: number;
  what: Subject;
  table: string;
}

export interface GameEvent extends AnyOf<BoardEvents[keyof BoardEvents] | PeopleTold> {
  type: string;
  /** Empty for what people do beside the game. */
  clause: string;
}

/** How strong a computer player is, weakest first. */
export const LEVELS = ['novice', 'easy', 'normal', 'hard', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How a seat is to be filled. `me`: whoever opens the table; several such seats share one device. */
export interface SeatPlan {
  kind: 'me' | 'open' | 'computer';
  name?: string;
  player?: string;
  level?: Level;
}

/** Who sits where, as the panels show it. */
export interface SeatSetUp {
  kind: 'person' | 'computer';
  name: string;
  player?: string;
  level?: Level;
}

export type ToTable =
  | { type: 'hello'; after: number }
  | { type: 'earlier'; id: string; before: number }
  | { type: 'new'; setup: SetUp; seats: (SeatPlan | SeatSetUp)[]; seed?: string }
  | { type: 'resume'; plan: string; seed: string; inputs: string[] }
  | { type: 'check-setup'; id: string; setup: SetUp }
  | Entry
  | { type: 'record' }
  | { type: 'odds' }
  | ({ type: 'why'; id?: string } & ({ region: RegionId } | { card: CardId }))
  | { type: 'open-record'; record: unknown }
  | { type: 'at'; step: number; viewer?: number | null | 'all' }
  | ToTeacher;

/** What changes a table; sent again under the same id it changes nothing. */
export type Entry = { id: string } & Asked;
export type Asked =
  | { type: 'act'; version: number; option: number }
  | { type: 'take-back'; version: number }
  | { type: 'sit'; seat: number; name: string }
  | { type: 'rise' | 'return'; seat: number }
  | { type: 'start' }
  | { type: 'rematch'; commit?: string }
  | { type: 'commit'; hash: string }
  | { type: 'reveal'; value: string }
  | { type: 'propose' | 'agree' | 'object'; what: Subject; seat?: number }
  | { type: 'chat'; text: string };

export interface Odds {
  outbreak: number;
  losses: number[];
}

/** An update as it travels; `Follower` makes an `Update` of it. */
export interface RawUpdate {
  type: 'update';
  id?: string;
  version: number;
  base?: number;
  table?: Table;
  view?: View | null;
  changes?: Partial<View>;
  gone?: string[];
  decision?: Decision | null;
  events?: GameEvent[];
  private?: boolean;
  /** The log is long: events of versions before this one have been left out. */
  from?: number;
}

/** What happened before a version, as far back as one page goes. */
export interface Earlier {
  type: 'earlier';
  id?: string;
  before: number;
  from?: number;
  viewer: number | null;
  events: GameEvent[];
}

/** A whole update: what everything is like now, and what has happened since the one before. */
export interface Update {
  type: 'update';
  id?: string;
  version: number;
  /** The log begins anew: `events` are all there are, as these eyes may know them. */
  fresh: boolean;
  table: Table | null;
  view: View | null;
  decision: Decision | null;
  events: GameEvent[];
  /** These eyes know something that is not public. */
  private: boolean;
}

export interface Refused {
  type: 'refused';
  id?: string;
  code?: string;
  clause?: string;
  subject?: string;
  reason: string;
  reasons?: Refusal[];
  /** Seconds after which it may be sent again. */
  retry_after?: number;
}

export type Answers =
  | Refused
  | { type: 'odds'; regions: Record<RegionId, Odds>; as_two?: Odds }
  | { type: 'record'; record: unknown }
  | { type: 'thinking'; seat: number }
  | { type: 'setup-checked'; id?: string; refusals: Refusal[]; warnings: Refusal[] }
  | { type: 'failed'; reason: string }
  | Taught;

/** What a table says, as it travels. */
export type FromTable =
  RawUpdate | Earlier | Answers | { type: 'store'; version: number; plan?: string; seed?: string; inputs: string[] };

/** How well the table can be reached. */
export type Link = 'open' | 'connecting' | 'lost';

/** What a session says to the page. */
export type Heard = Update | Earlier | Answers | { type: 'link'; link: Link };
