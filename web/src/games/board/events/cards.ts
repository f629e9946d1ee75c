// How the events of class cards beyond the first six look, card by card; those of the frame that they change are there
// once more. Fetched as soon as a table shows one of these cards.
import type { BoardView } from '../../../wire/board';
import type { Place } from '../../../wire/protocol';
import { fly, pop, region } from '../play/flight';
import { placesOf } from '../map/pieces';
import { card, pieces, seat, supply, withToken } from '../play/stage';
import { come, go, HAVEN, settled } from './citizens';
import { LOAD_LOOKS } from './loads';
import { addLooks } from './looks';

const MOVE = 1.4;
/** From the Baker: these come from the card, not from the supply. */
const FROM_CARD = ['CARD-71', 'CARD-72'];
/** Pieces that a card sets all anew when it is used. */
const ANEW: Record<string, string> = { nun: 'nuns', emperor: 'walls' };

/** A piece of a type comes to the map, or goes from it. */
const lay = (view: BoardView, type: string, place: Place): BoardView =>
  pieces(view, { [type]: [...placesOf(view, type), place] });
function lift(view: BoardView, type: string, place: Place | undefined): BoardView {
  const all = placesOf(view, type);
  const at = all.findIndex((one) => one === place);
  return pieces(view, { [type]: all.filter((_, i) => i !== at) });
}
/** Citizens that lay on a card go on board. */
const fromCard = (view: BoardView, owner: number, count: number): BoardView =>
  pieces(
    seat(view, owner, (s) => ({ ...s, on_board: s.on_board + count })),
    { on_cards: {} },
  );

addLooks(LOAD_LOOKS);
addLooks({
  'card-used': {
    arrive(view, e) {
      const after = card(view, e.card, { used: true }),
        kind = ANEW[e.card];
      return kind ? pieces(after, { [kind]: [] }) : after;
    },
  },

  // citizens may carry something now
  'citizens-moved': {
    leave: (view, e) => go(view, e.from, e.seat, e.count),
    arrive: (view, e) => come(view, e.to, e.seat, e.count),
  },
  'citizen-saved': {
    leave: (view, e) => go(view, e.region, e.seat),
    arrive: (view, e) => settled(come(view, HAVEN, e.seat)),
  },
  'citizens-killed': {
    leave: (view, e) => go(view, e.region, e.seat, e.count),
    arrive: (view, e) => settled(supply(view, e.seat, e.count)),
  },

  // baker
  'citizen-to-card': {
    weight: MOVE,
    flights: (e) => [fly('citizen', `seat-${e.seat}`, `card-${e.card}`, { seat: e.seat })],
    leave: (view, e) => seat(view, e.seat, (s) => ({ ...s, supply: Math.max(0, s.supply - 1) })),
    arrive: (view, e) => pieces(view, { on_cards: { ...view.pieces?.on_cards, [e.card]: e.count } }),
  },
  'citizens-placed': {
    leave: (view, e) =>
      FROM_CARD.includes(e.clause) ? fromCard(view, e.seat, e.count) : supply(view, e.seat, -e.count),
  },

  // church, then royalty
  'nun-set': {
    weight: MOVE,
    flights: (e) => [fly('nuns', 'card-nun', region(e.region))],
    arrive: (view, e) => lay(view, 'nuns', e.region),
  },
  'bishop-set': {
    weight: MOVE,
    flights: (e) => [fly('bishops', e.from ? region(e.from) : 'card-bishop', region(e.to))],
    leave: (view, e) => lift(view, 'bishops', e.from),
    arrive: (view, e) => lay(view, 'bishops', e.to),
  },
  'wall-set': {
    weight: MOVE,
    flights: (e) => [fly('walls', 'card-emperor', `edge-${[e.region, e.to].sort().join('-')}`)],
    arrive: (view, e) => lay(view, 'walls', [e.region, e.to]),
  },

  // courier
  'citizens-swapped': {
    weight: 1.8,
    flights: (e) => [
      fly('citizen', region(e.from), region(e.to), { seat: e.seat }),
      fly('citizen', region(e.to), region(e.from), { seat: e.owner }),
    ],
    leave: (view, e) => go(go(view, e.from, e.seat), e.to, e.owner),
    arrive: (view, e) => come(come(view, e.to, e.seat), e.from, e.owner),
    concerns: (e, seat) => e.owner === seat && e.seat !== seat,
  },

  // soldier, crusader, inquisitor
  'token-redrawn': {
    weight: MOVE,
    flights: (e) => [fly('rat', 'rats', region(e.region))],
    arrive: (view, e) => withToken(view, e.region, e.token),
  },
  'all-at-once': { weight: 1.6, flights: (e) => [pop('ring', region(e.region), { seat: e.seat })] },
  'card-blocked': {
    weight: 1.6,
    flights: (e) => [fly('ring', `seat-${e.seat}`, `card-${e.card}`, { seat: e.seat })],
    arrive: (view, e) => card(view, e.card, { blocked: true }),
    concerns: (e, seat) => e.owner === seat && e.seat !== seat,
  },
  'turn-ended': {
    arrive: (view, e) => ({
      ...view,
      cards: view.cards.map((c) => (c.holder === e.seat && c.blocked ? { ...c, blocked: false } : c)),
    }),
  },

  // caravanner
  'caravan-moved': {
    weight: 1.8,
    flights: (e) => [
      e.from ? fly('caravan', region(e.from), region(e.to), { way: 'walk' }) : pop('caravan', region(e.to)),
    ],
    arrive: (view, e) => pieces(view, { caravan: e.to }),
  },

  // judge
  'citizen-returned': {
    weight: MOVE,
    flights: (e) => [fly('citizen', `crowd-${e.region}-${e.seat}`, `seat-${e.seat}`, { seat: e.seat })],
    leave: (view, e) => go(view, e.region, e.seat),
    arrive: (view, e) => settled(supply(view, e.seat, 1)),
  },

  // jester
  'jester-aimed': { weight: 3, flights: (e) => [pop('ring', region(e.to), { seat: e.seat })] },
  'jester-landed': { weight: 3 },
  'jester-push': { weight: 1 },
  'jester-shift': { weight: 3 },
  'citizen-dropped': {
    weight: MOVE,
    flights: (e) => [fly('citizen', `seat-${e.seat}`, e.to ? region(e.to) : 'fall', { seat: e.seat })],
    leave: (view, e) => (e.to ? supply(view, e.seat, -1) : view),
    arrive: (view, e) => (e.to ? come(view, e.to, e.seat) : view),
  },
  'citizen-pushed': {
    weight: MOVE,
    flights: (e) => [fly('citizen', region(e.from), e.to ? region(e.to) : `seat-${e.seat}`, { seat: e.seat })],
    leave: (view, e) => go(view, e.from, e.seat),
    arrive: (view, e) => (e.to ? come(view, e.to, e.seat) : settled(supply(view, e.seat, 1))),
    concerns: (e, seat) => e.seat === seat,
  },
});
