// How the events of universities look: pieces and tokens move, come and go.
import type { BoardTold, Looks } from '../events/look';
import { fly, pop, region } from '../play/flight';
import { placesOf } from '../map/pieces';
import { POINT_LOOKS } from '../points/looks';
import { card, pieces } from '../play/stage';
import { opened, shuffled } from './deck';
import { stageEvent } from './stage';

const MOVE = 1.4;
export const DECK = 'shelf-events';
const TOKENS = 'university_tokens';
const typeOf = (university: string): 'green_university' | 'white_university' =>
  university === 'green' ? 'green_university' : 'white_university';
/** Said in the log, where nothing moves on the table. */
const SAID = { weight: 0.8 };

export const LOOKS: Looks<BoardTold> = {
  ...POINT_LOOKS,
  'university-placed': {
    weight: 1,
    arrive: (view, e) => pieces(view, { [typeOf(e.university)]: e.region }),
  },
  'university-moved': {
    weight: MOVE,
    flights: (e) => [fly(typeOf(e.university), region(e.from), region(e.to))],
    leave: (view, e) => pieces(view, { [typeOf(e.university)]: undefined }),
    arrive: (view, e) => pieces(view, { [typeOf(e.university)]: e.to }),
  },
  'university-won': {
    weight: 1,
    flights: (e) => [pop('ring', region(e.region), { seat: e.seat })],
    concerns: (e, viewer) => e.seat === viewer,
  },
  'university-not-won': { weight: 0.8, flights: (e) => [pop('ring', region(e.region))] },
  'university-token-put': {
    weight: 1,
    flights: (e) => [pop('university_tokens', region(e.region))],
    arrive: (view, e) => pieces(view, { [TOKENS]: [...placesOf(view, TOKENS), e.region] }),
  },
  'university-tokens-returned': { weight: 1, arrive: (view) => pieces(view, { [TOKENS]: [] }) },
  'event-drawn': { weight: 0.8, stage: stageEvent, arrive: (view, e) => opened(view, e.event_card) },
  'event-chosen': { weight: 0.8, stage: stageEvent },
  'event-seen': { weight: 0 },
  'events-looked': { weight: 0.8, flights: (e) => [fly('eye', DECK, `seat-${e.seat}`, { seat: e.seat })] },
  'events-put-back': SAID,
  'event-discarded': { weight: 0.8, arrive: (view, e) => opened(view, e.event_card) },
  'event-deck-shuffled': {
    weight: 0.8,
    flights: (e) => [pop('note', DECK, { text: String(e.count) })],
    arrive: shuffled,
  },
  'event-pile-under': { weight: 0.8, arrive: shuffled },
  'card-discarded': {
    weight: MOVE,
    flights: (e) => [fly('card', `seat-${e.seat}`, `card-${e.card}`, { card: e.card, seat: e.seat })],
    arrive: (view, e) => card(view, e.card, { holder: null, blocked: false }),
  },
};
