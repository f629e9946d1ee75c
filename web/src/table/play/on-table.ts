import type { CardId, Chair, Decision, Link, Odds, RegionId, SeatSetUp, View } from '../../wire/protocol';
import type { Theatre } from './theatre.svelte';

/** A region or a card that somebody asks about. */
export type About = { region: RegionId } | { card: CardId };

/** What the table draws and may ask of: a game that is played, or one that is looked at again. */
export interface OnTable {
  readonly theatre: Theatre;
  readonly view: View | null;
  readonly viewer: number | null;
  /** Who is called "you"; nobody if several persons share the device. */
  readonly reader: number | null;
  readonly seats: SeatSetUp[];
  /** Who is here, at a table to which others come from elsewhere. */
  readonly chairs?: Chair[];
  /** How well that table can be reached. */
  readonly link?: Link;
  readonly decision: Decision | null;
  /** The region that the question goes on from. */
  readonly from?: RegionId | null;
  readonly odds: Record<RegionId, Odds> | null;
  readonly playing: boolean;
  /** Options that are recommended, by their numbers. */
  readonly hinted: ReadonlySet<number>;
  nameOf(seat: number): string;
  choose(option: number): void;
  /** Why this cannot be chosen now; the answer is a refusal. */
  askWhy(about: About): void;
  askOdds(): void;
  skip(): void;
}
