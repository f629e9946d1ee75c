// The messages of a table of Rattus Cartus, as described in docs/reference/messages-cartus.md.
import type { CartusEvents, CartusOptions } from './catalogue';
import type { AnyOf, ClassName, Decision, GameEvent } from './protocol';

export type CartusClass = Exclude<ClassName, 'islamic'>;
/** What makes cards interchangeable: `church-4`, `joker`, `sword` ... */
export type Kind = string;
export type Cards = Record<Kind, number>;
export type Special = 'sword' | 'flute' | 'pass' | 'gold';

export interface Supply {
  draw?: number;
  look?: number;
  discard_rats?: number;
}

export interface BuildingCard {
  building: string;
  copy: number;
}

export interface RowCard extends BuildingCard {
  class: CartusClass;
  supply: Supply;
  /** Seats by entry number. */
  entrants: number[];
}

export interface CartusSeat {
  seat: number;
  color: string;
  /** In hand, as all see it. */
  cards: number;
  /** Played, open ones included. */
  face_down: number;
  tokens: number;
  /** Position chosen in the supplies of this round. */
  supply: number | 'secret' | null;
  rats?: number;
  hand?: Cards;
  played?: Cards;
  values?: number[];
}

export interface NunCard {
  /** Seats that have looked. */
  seen: number[];
  card?: Kind;
}

export type Phase = 'draw' | 'supplies' | 'enter' | 'resolve' | 'end' | 'over';

export type Action =
  | { name: 'look'; left: number }
  | { name: 'give'; to: number; count: number }
  | { name: 'hospital'; most: number }
  | { name: 'resolve'; position: number; premium: number | null };

export interface CartusScore {
  seat: number;
  influence: Partial<Record<CartusClass, number>>;
  hand: number;
  specials: Partial<Record<Special, number>>;
  gold: number;
  tokens: number;
  points: number;
  rats: number;
  killed: boolean;
  wins: boolean;
  place: number;
}

export interface CartusView {
  game: 'cartus';
  players: number;
  viewer: number | null;
  options: Record<string, unknown>;
  round: number;
  rounds: number;
  final: boolean;
  /** The starting player. */
  start: number;
  phase: Phase;
  row: RowCard[];
  /** Position of the row that is being resolved. */
  resolving: number | null;
  seats: CartusSeat[];
  /** The decider's own open choice. */
  picked?: Cards;
  influence: Record<CartusClass, { space: number; seats: number[] }[]>;
  ranks: Record<CartusClass, number[]>;
  nuns: NunCard[];
  survival: { certain: number; chances: number[] };
  stock: Cards;
  decks: { population: number; pile: Cards; buildings: number; replacement: number; tokens: number };
  under: BuildingCard[];
  used: BuildingCard[];
  in_game: Record<CartusClass, Record<string, number> | null>;
  /** Phase C: who waits, the first in front. */
  line: number[];
  action: Action | null;
  waiting: { seat: number; decision: string } | null;
  score: CartusScore[] | null;
}

export interface CartusOption extends AnyOf<CartusOptions[keyof CartusOptions]> {
  kind: string;
}

export type CartusDecision = Omit<Decision, 'options'> & { options: CartusOption[] };

/** What points are scored for. */
export type Item = 'influence' | 'hand' | 'specials' | 'gold' | 'tokens';

export interface CartusEvent extends AnyOf<CartusEvents[keyof CartusEvents]> {
  type: string;
  clause: string;
  steps?: number;
}

/** What an event of Cartus tells; which game's events are told, their table knows. */
export const cartusEvent = (event: GameEvent): CartusEvent => event as unknown as CartusEvent;
