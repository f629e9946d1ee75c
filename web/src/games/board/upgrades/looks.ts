// How the events of upgrades look.
import type { BoardTold, Looks } from '../events/look';
import { fly, pop, region } from '../play/flight';
import { POINT_LOOKS } from '../points/looks';
import { withoutToken, withToken, seat, supply } from '../play/stage';
import { citizens } from '../play/stage';
import { ALCHEMIST, bears, lent, withLent, withLevel } from './levels';

const MOVE = 1.4;
const TILES = 'shelf-tiles';
const roman = (level: number): string => (level === 3 ? 'III' : 'II');

export const LOOKS: Looks<BoardTold> = {
  ...POINT_LOOKS,
  'card-upgraded': {
    weight: MOVE,
    flights: (e) => [fly('seal', TILES, `card-${e.card}`, { text: roman(e.count) })],
    arrive: (view, e) => withLevel(view, e.card, e.count),
  },
  'tile-put': {
    weight: MOVE,
    flights: () => [fly('seal', TILES, `card-${ALCHEMIST}`, { text: 'III' })],
    arrive: (view, e) => withLent(view, e.card),
  },
  'tile-returned': {
    weight: 1,
    flights: (e) => [fly('seal', `card-${e.card}`, TILES, { text: '' })],
    arrive: (view, e) =>
      lent(view) === e.card ? withLent(view, null) : bears(view, e.card) ? withLevel(view, e.card, 0) : view,
  },
  'token-set': {
    weight: 1,
    flights: (e) => [pop('ring', region(e.region), { seat: e.seat })],
    arrive: (view, e) => withToken(withoutToken(view, e.from, e.token), e.region, e.token),
  },
  'token-drawn': {
    weight: MOVE,
    flights: (e) => (e.token.face ? [fly('face', `seat-${e.seat}`, 'card-crusader', { face: e.token.face })] : []),
  },
  'token-replaced': {
    weight: MOVE,
    flights: (e) => [fly('rat', 'card-crusader', region(e.region))],
  },
  'citizen-boarded': {
    weight: MOVE,
    flights: (e) => [fly('citizen', region(e.from), `card-${e.card}`, { seat: e.seat })],
    leave: (view, e) => citizens(view, e.from, e.seat, -1),
  },
  'citizen-havened': {
    weight: MOVE,
    flights: (e) => [fly('citizen', `seat-${e.seat}`, 'haven', { seat: e.seat })],
    leave: (view, e) => supply(view, e.seat, -1),
    arrive: (view, e) => seat(view, e.seat, (s) => ({ ...s, haven: s.haven + 1 })),
  },
};
