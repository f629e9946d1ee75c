// How the events of the frame and of the first six cards look. Longer than others: what everybody has to understand.
import type { BoardView } from '../../../wire/board';
import { fly, pop, region, type Flight } from '../play/flight';
import { card, citizens, seat, supply, withoutToken, withToken } from '../play/stage';
import type { BoardTold, Looks } from './look';

const MOVE = 1.4;
/** A player's own place. */
const at = (e: { seat: number }): string => `seat-${e.seat}`;
const ringAt = (e: { seat: number }): Flight[] => [pop('ring', at(e), { seat: e.seat })];

const begun = (view: BoardView, seat: number, round = view.turn.round): BoardView => ({
  ...view,
  cards: view.cards.map((c) => ({ ...c, used: false })),
  turn: { ...view.turn, active: seat, round },
});

export const FRAME: Looks<BoardTold> = {
  // the beginning
  'cards-drawn': { weight: 1, flights: (e) => [pop('card', `card-${e.card}`, { card: e.card })] },
  'plague-start': {
    weight: MOVE,
    flights: (e) => [pop('plague', region(e.region))],
    arrive: (view, e) => ({ ...view, plague: e.region }),
  },
  'first-player': { weight: 1, flights: ringAt },

  // a turn
  'turn-started': { weight: 0.8, flights: ringAt, arrive: (view, e) => begun(view, e.seat, e.round) },
  'citizens-placed': {
    weight: MOVE,
    flights: (e) => [fly('citizen', at(e), region(e.region), { seat: e.seat, count: e.count })],
    leave: (view, e) => supply(view, e.seat, -e.count),
    arrive: (view, e) => citizens(view, e.region, e.seat, e.count),
  },
  'card-taken': {
    weight: MOVE,
    flights: (e) => [
      fly('card', typeof e.from === 'number' ? `seat-${e.from}` : `card-${e.card}`, at(e), {
        seat: e.seat,
        card: e.card,
      }),
    ],
    arrive: (view, e) => card(view, e.card, { holder: e.seat, blocked: false }),
    concerns: (e, seat) => e.from === seat,
  },
  'card-used': {
    weight: 1,
    flights: (e) => [pop('card', at(e), { seat: e.seat, card: e.card })],
    arrive: (view, e) => card(view, e.card, { used: true }),
  },
  'actions-ended': { weight: 0.2 },
  'turn-ended': { weight: 0.2 },
  forced: { weight: (_, own) => (own ? MOVE : 0.3) },
  'taken-back': { weight: 0.6, flights: ringAt },

  // the first six cards
  'token-picked': { weight: 0.6, flights: (e) => [pop('ring', region(e.region))] },
  'token-moved': {
    weight: MOVE,
    flights: (e) => [fly('rat', region(e.from), region(e.to))],
    leave: (view, e) => withoutToken(view, e.from, e.token),
    arrive: (view, e) => withToken(view, e.to, e.token),
  },
  'citizens-moved': {
    weight: MOVE,
    flights: (e) => [fly('citizen', region(e.from), region(e.to), { seat: e.seat, count: e.count })],
    leave: (view, e) => citizens(view, e.from, e.seat, -e.count),
    arrive: (view, e) => citizens(view, e.to, e.seat, e.count),
  },
  'token-looked': {
    weight: (e, own) => (own && e.token.face ? 6 : 1.6),
    flights: (e) => (e.token.face ? [] : [pop('eye', region(e.region))]),
    concerns: (e, seat) => e.seat === seat && e.token.face !== undefined,
  },
  'tokens-swapped': {
    weight: 1.8,
    flights: (e) => [fly('rat', region(e.from), region(e.to)), fly('rat', region(e.to), region(e.from))],
  },
  'citizen-saved': {
    weight: MOVE,
    flights: (e) => [fly('citizen', region(e.region), 'haven', { seat: e.seat })],
    leave: (view, e) => citizens(view, e.region, e.seat, -1),
    arrive: (view, e) => seat(view, e.seat, (s) => ({ ...s, haven: s.haven + 1 })),
  },
  'neutral-declared': { weight: MOVE, flights: (e) => [pop('note', region(e.region), { text: '+2' })] },

  // the plague
  'plague-moved': {
    weight: 1.8,
    flights: (e) => [fly('plague', region(e.from), region(e.to), { way: 'walk' })],
    leave: (view) => ({ ...view, plague: null }),
    arrive: (view, e) => ({ ...view, plague: e.to, turn: { ...view.turn, phase: 'plague' } }),
  },
  'token-spread': {
    weight: MOVE,
    flights: (e) => [fly('rat', 'rats', region(e.region))],
    leave: (view) => ({ ...view, rats: Math.max(0, view.rats - 1) }),
    arrive: (view, e) => withToken(view, e.region),
  },
  'token-returned': {
    weight: MOVE,
    flights: (e) => [fly('rat', region(e.region), 'rats')],
    leave: (view, e) => withoutToken(view, e.region, e.token),
    arrive: (view) => ({ ...view, rats: view.rats + 1 }),
  },
  'spread-lapsed': { weight: 1, flights: () => [pop('rat', 'rats')] },
  'token-revealed': {
    weight: 3.2,
    leave: (view, e) => withoutToken(view, e.region, e.token),
    arrive: (view, { token: { face } }) => (face ? { ...view, used: [...view.used, face] } : view),
  },
  outbreak: { weight: 2.2 },
  'no-outbreak': { weight: 2.2 },
  'citizens-killed': {
    weight: 1.6,
    flights: (e) => [fly('citizen', `crowd-${e.region}-${e.seat}`, at(e), { seat: e.seat, count: e.count })],
    leave: (view, e) => citizens(view, e.region, e.seat, -e.count),
    arrive: (view, e) => supply(view, e.seat, e.count),
    concerns: (e, seat) => e.seat === seat,
  },

  // the end
  'end-triggered': { weight: 4, concerns: () => true },
  'final-round': { weight: 4 },
  'final-turn-started': { weight: 0.8, flights: ringAt, arrive: (view, e) => begun(view, e.seat) },
  'final-turn-passed': { weight: 1, flights: ringAt },
  'final-ravage': {
    weight: 4,
    arrive: (view) => ({ ...view, turn: { ...view.turn, phase: 'final-ravage', active: null }, waiting: null }),
  },
  'region-ravaged': { weight: 0.6, flights: (e) => [pop('ring', region(e.region))] },
  opened: {
    weight: 0.35,
    flights: ({ region: id, token: { face } }) => (face ? [pop('face', region(id), { face })] : []),
  },
  scored: { weight: MOVE, flights: (e) => [pop('note', at(e), { seat: e.seat, text: String(e.points) })] },
};
