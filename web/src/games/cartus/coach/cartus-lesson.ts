// Which lesson of the first-game guide fits a position of Cartus, and what it recommends: made from the view alone, so
// that it fits whatever the newcomer does, in the first round and in all later ones.
import type { CartusLessonId } from '../../../words/guide-cartus.en';
import { classOf, countOf, kindsIn } from '../play/kinds';
import type {
  Cards,
  CartusClass,
  CartusDecision,
  CartusOption,
  CartusSeat,
  CartusView,
  Kind,
  RowCard,
  Supply,
} from '../../../wire/cartus';

export interface CartusLesson {
  id: CartusLessonId;
  /** Recommended options of the decision, by their numbers. */
  hinted: number[];
  /** The building that the text speaks of. */
  building: string | null;
  class: CartusClass | null;
  /** Cards in hand of that class, or cards still owed. */
  count: number;
  /** What the recommended supplies do. */
  supply: keyof Supply | null;
  /** The reader has the better action here. */
  premium: boolean;
}

const best = <T>(all: T[], worth: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);

const plain = (id: CartusLessonId, more: Partial<CartusLesson> = {}): CartusLesson => ({
  id,
  hinted: [],
  building: null,
  class: null,
  count: 0,
  supply: null,
  premium: false,
  ...more,
});

export const seatOf = (view: CartusView): CartusSeat | undefined => view.seats.find((one) => one.seat === view.viewer);

/** In how many of the rows that the reader may still expect he survives with his rats, from 0 to 1. */
export function chanceOf(view: CartusView): number {
  const rats = seatOf(view)?.rats ?? 0;
  return (view.survival?.chances[rats] ?? 0) / 10_000;
}

const inClass = (hand: Cards, name: CartusClass): number =>
  kindsIn(hand).reduce((sum, kind) => sum + (classOf(kind) === name ? hand[kind]! : 0), 0);

interface Place {
  index: number;
  at: number;
  card: RowCard;
}

function placesOf(view: CartusView, decision: CartusDecision): Place[] {
  return decision.options.flatMap((o, index) => {
    const card = o.kind === 'position' ? view.row[(o.position ?? 0) - 1] : undefined;
    return card ? [{ index, at: o.position!, card }] : [];
  });
}

/** Cards first, as long as there is time to play them; fewer rats the more they are feared and the nearer the end
 *  is. */
function supplyWorth(view: CartusView, { draw = 0, look = 0, discard_rats = 0 }: Supply): number {
  const fear = 1 - chanceOf(view),
    late = view.round / Math.max(1, view.rounds);
  const unseen = view.nuns.some((nun) => !nun.card);
  return (
    draw * (view.final ? 0.4 : 1) +
    (unseen ? look * 1.2 : 0) +
    discard_rats * (view.round === 1 ? 0.5 : 1 + 3 * fear * late)
  );
}

function supply(view: CartusView, decision: CartusDecision): CartusLesson {
  const place = best(placesOf(view, decision), ({ card }) => supplyWorth(view, card.supply));
  const main = place && (['discard_rats', 'look', 'draw'] as const).find((part) => place.card.supply[part]);
  const id = view.round === 1 ? 'begin' : view.final ? 'final' : view.round === 2 ? 'summary' : 'supply';
  return plain(id, {
    hinted: place ? [place.index] : [],
    building: place?.card.building ?? null,
    supply: main ?? null,
  });
}

/** Where the hand has most that brings no rats, and where fewer are. */
function enter(view: CartusView, decision: CartusDecision): CartusLesson {
  const hand = seatOf(view)?.hand ?? {};
  const place = best(placesOf(view, decision), ({ card }) => inClass(hand, card.class) * 3 - card.entrants.length);
  return plain(view.round === 1 ? 'enter' : 'enter-again', {
    hinted: place ? [place.index] : [],
    building: place?.card.building ?? null,
    class: place?.card.class ?? null,
    count: place ? inClass(hand, place.card.class) : 0,
  });
}

const isCard = (o: CartusOption, fits: (kind: Kind) => boolean): boolean =>
  o.kind === 'card' && o.card !== undefined && fits(o.card);

/** Cards of the building's own class, one after the other, and then enough. */
function play(view: CartusView, decision: CartusDecision): CartusLesson {
  const card = view.row.find((one) => one.entrants.includes(decision.seat));
  const own = card ? decision.options.findIndex((o) => isCard(o, (kind) => classOf(kind) === card.class)) : -1;
  const about = { building: card?.building ?? null, class: card?.class ?? null, count: countOf(view.picked ?? {}) };
  if (own >= 0) return plain('play', { ...about, hinted: [own] });
  const done = decision.options.findIndex((o) => o.kind === 'done');
  return plain('done', { ...about, hinted: done >= 0 ? [done] : [] });
}

/** What is missed least: a card of the class that one has fewest of; a special card only if there is nothing else. */
function spare(view: CartusView, decision: CartusDecision): number[] {
  const hand = seatOf(view)?.hand ?? {};
  const worth = (o: CartusOption): number => {
    const name = o.card === undefined ? null : classOf(o.card);
    return name ? inClass(hand, name) : 100;
  };
  const cards = decision.options.map((o, index) => ({ o, index })).filter(({ o }) => o.kind === 'card');
  const one = best(cards, ({ o }) => -worth(o));
  return one ? [one.index] : [];
}

function owed(view: CartusView): number {
  const { action } = view;
  return action?.name === 'give' ? action.count : action?.name === 'hospital' ? action.most : 0;
}

/** Nothing where the guide has nothing to say: before the first round is dealt, and to whoever looks on. */
export function cartusLessonOf(view: CartusView, decision: CartusDecision | null): CartusLesson | null {
  if (view.viewer === null) return null;
  if (view.score) return plain('end');
  if (!decision) return plain(view.phase === 'resolve' ? 'watch' : 'others');
  const here = view.row[(view.action?.name === 'resolve' ? view.action.position : (view.resolving ?? 0)) - 1];
  const at = { building: here?.building ?? null, class: here?.class ?? null };
  const find = (kind: string): number[] => decision.options.flatMap((o, index) => (o.kind === kind ? [index] : []));
  switch (decision.name) {
    case 'supply':
      return supply(view, decision);
    case 'look': {
      const fresh = decision.options.findIndex((o) => o.kind === 'nun' && !view.nuns[(o.position ?? 0) - 1]?.card);
      return plain('look', {
        hinted: [Math.max(0, fresh)],
        count: view.action?.name === 'look' ? view.action.left : 1,
      });
    }
    case 'enter':
      return enter(view, decision);
    case 'play-card':
      return play(view, decision);
    case 'action':
      return plain('action', {
        ...at,
        hinted: find('perform'),
        premium: view.action?.name === 'resolve' && view.action.premium === decision.seat,
      });
    case 'sword-victim':
    case 'flute-victim': {
      // whoever holds most cards has most to give
      const most = best(
        find('seat'),
        (index) => view.seats.find((s) => s.seat === decision.options[index]!.seat)?.cards ?? 0,
      );
      return plain(decision.name, { ...at, hinted: most === undefined ? [] : [most] });
    }
    case 'sword-give':
      return plain('sword-give', { ...at, hinted: spare(view, decision), count: owed(view) });
    case 'tower-give':
      return plain('tower', { ...at, hinted: spare(view, decision), count: owed(view) });
    case 'hospital-card': {
      // with many rats every card is well spent
      const enough = chanceOf(view) > 0.95;
      return plain('hospital', {
        ...at,
        hinted: enough && find('stop').length > 0 ? find('stop') : spare(view, decision),
        count: owed(view),
      });
    }
    default:
      return null;
  }
}
