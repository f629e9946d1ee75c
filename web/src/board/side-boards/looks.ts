// How the events of guilds and inns look: who goes there leaves his supply or region, who is displaced goes home.
import type { BoardTold, Looks } from '../events/look';
import { pop, region } from '../flight';
import { citizens, supply } from '../stage';

export const LOOKS: Looks<BoardTold> = {
  'guild-entered': {
    weight: 1,
    flights: (e) => [pop('ring', `seat-${e.seat}`, { seat: e.seat })],
    leave: (view, e) => supply(view, e.seat, -1),
  },
  'guild-left': { weight: 0.5, arrive: (view, e) => supply(view, e.seat, 1) },
  'city-entered': {
    weight: 1,
    flights: (e) => [pop('ring', region(e.to), { seat: e.seat })],
    leave: (view, e) => (e.from ? citizens(view, e.from, e.seat, -1) : supply(view, e.seat, -1)),
  },
  'city-left': { weight: 0.5, arrive: (view, e) => supply(view, e.seat, 1) },
  'guilds-scored': {
    weight: 1,
    flights: (e) => [pop('note', `seat-${e.seat}`, { seat: e.seat, text: `+${e.count}` })],
  },
  'cities-scored': {
    weight: 1,
    flights: (e) => [pop('note', `seat-${e.seat}`, { seat: e.seat, text: `+${e.count}` })],
  },
};
