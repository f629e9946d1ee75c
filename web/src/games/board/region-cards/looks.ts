// How the events of region cards look. Whose faces the viewer does not know fly face down.
import type { BoardTold, Looks } from '../events/look';
import { fly, pop, type Flight } from '../play/flight';
import type { BoardView } from '../../../wire/board';
import { counted, known, lying, moved, regionOf, remembered, unknown } from './hand';

const MOVE = 1.4;
export const DECK = 'shelf-regions';
const card = (from: string, to: string, more: Partial<Flight> = {}): Flight => fly('region-card', from, to, more);
export const placeOfCard = (id: string): string => `region-card-${id}`;

/** The hand that a card comes to or leaves, as far as the viewer knows. */
const knows = (view: BoardView, seat: number): boolean => unknown(view, seat) === 0 && view.viewer === seat;
const slotOf = (view: BoardView, id: string): number => view.cards.findIndex((one) => one.id === id) + 1;
const places = (view: BoardView): string[] => Object.keys(remembered(view).cards);

export const LOOKS: Looks<BoardTold> = {
  'region-cards-drawn': {
    weight: 1,
    flights: (e) =>
      Array.from({ length: e.count }, (_, i) => card(DECK, `seat-${e.seat}`, { seat: e.seat, count: i + 1 })),
  },
  'region-card-seen': { weight: 0 },
  'region-card-laid-open': {
    weight: MOVE,
    flights: (e) => [card(DECK, `region-${regionOf(e.region_card)}`, { regionCard: e.region_card })],
    arrive: (view, e) => moved(view, e.region_card, [], 'laid open'),
  },
  'region-cards-kept': {
    weight: 1,
    flights: (e) => [card(DECK, `seat-${e.seat}`, { seat: e.seat })],
    arrive: (view, e) => (knows(view, e.seat) ? view : counted(view, e.seat, e.count)),
    concerns: () => false,
  },
  'region-card-played': {
    weight: 2,
    flights: (e) => [card(`seat-${e.seat}`, `card-${e.card}`, { regionCard: e.region_card, seat: e.seat })],
    arrive(view, e) {
      const own = known(view, e.seat).includes(e.region_card) ? view : counted(view, e.seat, -1);
      return moved(own, e.region_card, [`shown ${e.seat}`, `hand ${e.seat}`], `on card ${slotOf(view, e.card)}`);
    },
    concerns: (e, viewer) => e.seat !== viewer,
  },
  'region-card-discarded': {
    weight: 0.8,
    flights: (e) => [card(placeOfCard(e.region_card), DECK, { regionCard: e.region_card })],
    arrive: (view, e) =>
      moved(
        view,
        e.region_card,
        places(view).filter((place) => /^(on card|laid open|drawn)/.test(place)),
        'discarded',
      ),
  },
  'region-deck-shuffled': {
    weight: 1,
    flights: (e) => [pop('note', DECK, { text: String(e.count) })],
    arrive: (view) => lying(view, 'discarded').reduce((all, id) => moved(all, id, ['discarded'], null), view),
  },
  // hands are opened when all is over
  'region-card-opened': {
    weight: 0.5,
    flights: (e) => [pop('region-card', `seat-${e.seat}`, { regionCard: e.region_card, seat: e.seat })],
  },
  'region-card-scored': {
    weight: 0.7,
    flights: (e) => [
      card(`seat-${e.seat}`, `region-${regionOf(e.region_card)}`, { regionCard: e.region_card }),
      pop('note', `seat-${e.seat}`, { seat: e.seat, text: '+1' }),
    ],
    concerns: (e, viewer) => e.seat === viewer,
  },
};
