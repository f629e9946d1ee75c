// How an event looks at the table: a row in the table of its game, which tells all that there is to show.
import type { GameEvent } from '../../wire/protocol';
import type { Flight } from './flight';
import type { Theatre } from './theatre.svelte';

/** What is left out is as if nothing moved, nothing changed and nobody were concerned. */
export interface Look<E, V, F extends Flight = Flight> {
  /** How long it is shown, in units of one pace. `own`: it is the viewer's; what he did himself is known to him. */
  weight: number | ((e: E, own: boolean) => number);
  /** All that moves at once for it. */
  flights?: (e: E) => F[];
  /** Pieces leave one place first. */
  leave?: (view: V, e: E) => V;
  /** Pieces arrive at another, and what changes without a piece moving. */
  arrive?: (view: V, e: E) => V;
  /** Takes the whole stage first. `rest`: what is shown after it. */
  stage?: (theatre: Theatre, e: E, rest: GameEvent[]) => Promise<void>;
  /** Somebody has to hear of it: what others did to him, and what everybody must know. */
  concerns?: (e: E, seat: number | null) => boolean;
}

/** A row for each type of event that needs one, made of what the type tells. */
export type Looks<Events, V, F extends Flight = Flight> = {
  [T in keyof Events]?: Look<{ type: T; clause: string } & Events[T], V, F>;
};
