// How an event of the board game looks at the table.
import type * as play from '../../../table/play/look';
import type { BoardView } from '../../../wire/board';
import type { BoardEvents } from '../../../wire/catalogue';
import type { GameEvent } from '../../../wire/protocol';
import type { Flight } from '../play/flight';

export type Look<E = GameEvent> = play.Look<E, BoardView, Flight>;
export type Looks<Events> = play.Looks<Events, BoardView, Flight>;

/** Events of the board game, and what people do to it. */
export type BoardTold = BoardEvents & { 'taken-back': { seat: number; steps: number } };
