// What an event does to whom: what can be told from the table when it is drawn, and what has come of it since.
import type { CardId, GameEvent, RegionId } from '../../../wire/protocol';
import type { BoardView } from '../../../wire/board';
import { classOf, leaderOf, PIECES, placeOf, sortOf, type EventKind, type University } from './deck';

/** `waits`: for its turn, or for an answer; `passed`: nothing came of it. */
export type State = 'waits' | 'done' | 'passed';

export interface Line {
  /** Null: nobody leads. */
  seat: number | null;
  state: State;
  /** Of a university: which, whose region it is, where it went. */
  university?: University;
  region?: RegionId;
  tied?: boolean;
  to?: RegionId;
  /** Class cards that can go back, or that bring a bonus. */
  cards: CardId[];
  /** What went back; where citizens came. */
  gone: CardId[];
  settled: RegionId[];
}

/** The event that is carried out, and what has been told of it. */
export interface Course {
  kind: EventKind;
  since: GameEvent[];
}

/** Asked by the module while it carries out an event. */
const ASKED = /^D-(EVENT-(DISCARD|BONUS)|UNI-MOVE)$/;
const SETTLED = 'UNI-8';

/** The last event that began, where one is being carried out. */
export function courseOf(view: BoardView, past: readonly GameEvent[]): Course | null {
  if (!ASKED.test(view.waiting?.decision ?? '')) return null;
  const at = past.map((e) => e.type === 'event-chosen' || e.type === 'event-drawn').lastIndexOf(true);
  const kind = past[at]?.event_card;
  return kind ? { kind, since: past.slice(at + 1) } : null;
}

const blank = { cards: [], gone: [], settled: [] };

function founded(view: BoardView, since: readonly GameEvent[]): Line[] {
  return PIECES.flatMap((university): Line[] => {
    const own = since.filter((e) => e.university === university);
    const told = own.find((e) => e.type === 'university-won' || e.type === 'university-not-won');
    const region = told?.region ?? placeOf(view, university);
    if (!region) return [];
    const to = own.find((e) => e.type === 'university-moved')?.to;
    const seat = told ? (told.seat ?? null) : leaderOf(view, region);
    const tied = seat === null && (view.regions[region]?.citizens ?? []).some((n) => n > 0);
    const state = seat === null ? 'passed' : to ? 'done' : 'waits';
    return [{ ...blank, seat, state, university, region, tied, ...(to ? { to } : {}) }];
  });
}

/** From the active player on, each who has a card for it, or had one. */
function round(view: BoardView, kind: EventKind, since: readonly GameEvent[]): Line[] {
  const wanted = classOf(kind);
  const first = view.turn.active ?? 1;
  const order = view.seats.map((_, i) => ((first - 1 + i) % view.seats.length) + 1);
  const at = view.waiting && ASKED.test(view.waiting.decision) ? order.indexOf(view.waiting.seat) : -1;
  return order.flatMap((seat, i): Line[] => {
    const cards = view.cards.filter((c) => c.holder === seat && (!wanted || c.class === wanted)).map((c) => c.id);
    const gone = since.flatMap((e) => (e.type === 'card-discarded' && e.seat === seat && e.card ? [e.card] : []));
    const settled = since.flatMap((e) =>
      e.type === 'citizens-placed' && e.clause === SETTLED && e.seat === seat && e.region ? [e.region] : [],
    );
    if (cards.length + gone.length === 0) return [];
    const done = gone.length + settled.length > 0,
      over = i < at || (wanted !== null && view.seats[seat - 1]!.supply === 0);
    return [
      { seat, cards, gone, settled, state: over ? (done ? 'done' : 'passed') : done && i > at ? 'done' : 'waits' },
    ];
  });
}

export const linesOf = (view: BoardView, { kind, since }: Course): Line[] =>
  sortOf(kind) === 'founded' ? founded(view, since) : sortOf(kind) === 'none' ? [] : round(view, kind, since);
