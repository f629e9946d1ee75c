// How it looks when somebody gets a victory point token.
import type { BoardTold, Looks } from '../events/look';
import { pop } from '../play/flight';
import { withPoints } from './held';

export const POINT_LOOKS: Looks<BoardTold> = {
  'point-taken': {
    weight: 1.2,
    flights: (e) => [
      pop('university_tokens', `seat-${e.seat}`, { seat: e.seat }),
      pop('note', `seat-${e.seat}`, { seat: e.seat, text: '+1' }),
    ],
    arrive: (view, e) => withPoints(view, e.seat, e.count),
    concerns: (e, viewer) => e.seat === viewer,
  },
};
