// How the events of universities look: pieces and tokens move, come and go.
import type { BoardTold, Looks } from '../events/look';
import { fly, region } from '../flight';
import { placesOf } from '../map/pieces';
import { card, pieces } from '../stage';
import { opened, shuffled } from './deck';
import { stageEvent } from './stage';

const MOVE = 1.4;
const TOKENS = 'university_tokens';
const typeOf = (university: string): 'green_university' | 'white_university' =>
  university === 'green' ? 'green_university' : 'white_university';
/** Said in the log, where nothing moves on the table. */
const SAID = { weight: 0.8 };

export const LOOKS: Looks<BoardTold> = {
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
  'university-token-put': {
    weight: 1,
    arrive: (view, e) => pieces(view, { [TOKENS]: [...placesOf(view, TOKENS), e.region] }),
  },
  'university-tokens-returned': { weight: 1, arrive: (view) => pieces(view, { [TOKENS]: [] }) },
  'event-drawn': {
    weight: 0.8,
    stage: stageEvent,
    arrive: (view, e) => (view.modules?.universities ? opened(view, e.event_card) : view),
  },
  'event-chosen': { weight: 0.8, stage: stageEvent },
  'event-discarded': {
    weight: 0.8,
    arrive: (view, e) => (view.modules?.universities ? opened(view, e.event_card) : view),
  },
  'event-deck-shuffled': { weight: 0.8, arrive: (view) => (view.modules?.universities ? shuffled(view) : view) },
  'event-pile-under': SAID,
  'card-discarded': { weight: 1, arrive: (view, e) => card(view, e.card, { holder: null, blocked: false }) },
};
