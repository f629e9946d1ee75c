// How the events of guilds and inns look: who goes there leaves his supply or region, who is displaced goes home.
import type { BoardTold, Looks } from '../events/look';
import { fly, pop, region } from '../play/flight';
import { citizens, supply } from '../play/stage';
import { withCity, withSpace } from './places';

const MOVE = 1.4;
export const BOARD = 'shelf-guilds';
export const placeOfCity = (id: string): string => `city-${id}`;
const scored = (e: { seat: number; count: number }) => [
  pop('note', `seat-${e.seat}`, { seat: e.seat, text: `+${e.count}` }),
];

export const LOOKS: Looks<BoardTold> = {
  'guild-entered': {
    weight: MOVE,
    flights: (e) => [fly('citizen', `seat-${e.seat}`, BOARD, { seat: e.seat })],
    leave: (view, e) => supply(view, e.seat, -1),
    arrive: (view, e) => withSpace(view, e.card, e.seat),
  },
  'guild-left': {
    weight: 1,
    flights: (e) => [fly('citizen', BOARD, `seat-${e.seat}`, { seat: e.seat })],
    arrive: (view, e) => supply(view, e.seat, 1),
    concerns: (e, viewer) => e.seat === viewer,
  },
  'guild-used': { weight: 1.2, flights: (e) => [pop('ring', BOARD, { seat: e.seat })] },
  'city-entered': {
    weight: MOVE,
    flights: (e) => [fly('citizen', e.from ? region(e.from) : `seat-${e.seat}`, placeOfCity(e.to), { seat: e.seat })],
    leave: (view, e) => (e.from ? citizens(view, e.from, e.seat, -1) : supply(view, e.seat, -1)),
    arrive: (view, e) => withCity(view, e.to, e.seat),
  },
  'city-left': {
    weight: 1,
    flights: (e) => [fly('citizen', placeOfCity(e.region), `seat-${e.seat}`, { seat: e.seat })],
    arrive: (view, e) => supply(view, e.seat, 1),
    concerns: (e, viewer) => e.seat === viewer,
  },
  'guilds-scored': { weight: 1, flights: scored },
  'cities-scored': { weight: 1, flights: scored },
};
