// What the table of Cartus looks like while an event is being shown. The view that comes with the last event of an
// update replaces all of this, so a mistake here never outlives a move.
import data from '../../../data/cartus-buildings.json';
import type { GameEvent, View } from '../session/protocol';
import { added, classOf } from './kinds';
import {
  cartusEvent,
  cartusView,
  type Cards,
  type CartusClass,
  type CartusEvent,
  type CartusSeat,
  type CartusView,
  type Kind,
  type RowCard,
  type Supply,
} from './messages';

const seat = (
  view: CartusView,
  number: number | null | undefined,
  change: (s: CartusSeat) => Partial<CartusSeat>,
): CartusView => ({ ...view, seats: view.seats.map((s) => (s.seat === number ? { ...s, ...change(s) } : s)) });

const rats = (view: CartusView, number: number | null | undefined, by: number): CartusView =>
  seat(view, number, (s) => (s.rats === undefined ? {} : { rats: Math.max(0, s.rats + by) }));
const cards = (view: CartusView, number: number | null | undefined, by: number): CartusView =>
  seat(view, number, (s) => ({ cards: Math.max(0, s.cards + by) }));
const gains = (view: CartusView, number: number | null | undefined, kind: Kind, n: number): CartusView =>
  seat(view, number, (s) => (s.hand ? { hand: added(s.hand, kind, n) } : {}));
const stock = (view: CartusView, kind: Kind, by: number): CartusView =>
  kind in view.stock ? { ...view, stock: { ...view.stock, [kind]: Math.max(0, view.stock[kind]! + by) } } : view;

/** Cards leave a known hand: those picked lie beside it already. */
function loses(view: CartusView, number: number | null | undefined, kind: Kind, n: number): CartusView {
  const picked = view.seats.find((s) => s.seat === number)?.hand ? Math.min(n, view.picked?.[kind] ?? 0) : 0;
  const { picked: open, ...rest } = view;
  const left: Cards | undefined = open && added(open, kind, -picked);
  return gains(
    { ...rest, ...(left && Object.keys(left).length > 0 ? { picked: left } : {}) },
    number,
    kind,
    picked - n,
  );
}

function supplyOf(building: string, copy: number): { class: CartusClass; supply: Supply } {
  const known = data.buildings.find((b) => b.id === building);
  return { class: (known?.class ?? 'peasantry') as CartusClass, supply: (known?.copies[copy] ?? {}) as Supply };
}

const rowCard = (view: CartusView, position: number | undefined, change: (card: RowCard) => RowCard): CartusView => ({
  ...view,
  row: view.row.map((card, i) => (i + 1 === position ? change(card) : card)),
});

/** In one go; arriving, on top of the stack (CART-47). */
function moved(view: CartusView, e: CartusEvent): CartusView {
  const track = e.class && view.influence[e.class];
  if (!track || e.space === undefined || track.some((p) => p.space === e.space && p.seats.includes(e.seat!)))
    return view;
  const left = track
    .map((p) => ({ ...p, seats: p.seats.filter((s) => s !== e.seat) }))
    .filter((p) => p.seats.length > 0);
  const there = left.find((p) => p.space === e.space);
  const now = there
    ? left.map((p) => (p === there ? { ...p, seats: [...p.seats, e.seat!] } : p))
    : [...left, { space: e.space, seats: [e.seat!] }];
  return { ...view, influence: { ...view.influence, [e.class!]: now.sort((a, b) => a.space - b.space) } };
}

function leavesTable(view: CartusView, position: number | undefined): CartusView {
  const gone = view.row[(position ?? 0) - 1]?.entrants ?? [];
  return gone.reduce(
    (now, number) => ({
      ...now,
      seats: now.seats.map((s) => {
        const { played: _, ...rest } = s;
        return s.seat === number ? { ...rest, face_down: 0 } : s;
      }),
    }),
    view,
  );
}

function turned(view: CartusView, e: CartusEvent): CartusView {
  return seat(view, e.seat, (s) =>
    (s.played?.[e.card!] ?? 0) >= e.count! ? {} : { played: { ...s.played, [e.card!]: e.count! } },
  );
}

export function arriveAt(view: CartusView, e: CartusEvent): CartusView {
  const n = e.count ?? 0,
    card = e.card ?? '';
  switch (e.type) {
    case 'round-started':
      return {
        ...view,
        round: e.round ?? view.round,
        start: e.seat ?? view.start,
        phase: 'draw',
        row: [],
        resolving: null,
        seats: view.seats.map((s) => ({ ...s, supply: null, face_down: 0 })),
      };
    case 'final-round':
      return { ...view, final: true };
    case 'building-drawn':
      return {
        ...view,
        row: [
          ...view.row.slice(0, (e.position ?? 1) - 1),
          { building: e.building!, copy: e.copy ?? 0, ...supplyOf(e.building!, e.copy ?? 0), entrants: [] },
        ],
      };
    case 'supply-secret':
      return seat({ ...view, phase: 'supplies' }, e.seat, () => ({ supply: 'secret' }));
    case 'supply-chosen':
      return seat({ ...view, phase: 'supplies' }, e.seat, () => ({ supply: e.position ?? null }));
    case 'drawn':
      return cards(
        { ...view, decks: { ...view.decks, population: Math.max(0, view.decks.population - n) } },
        e.seat,
        n,
      );
    case 'kind-drawn':
      return gains(view, e.seat, card, n);
    case 'reshuffled':
      return { ...view, decks: { ...view.decks, population: n, pile: {} } };
    case 'rats-gained':
      return rats(view, e.seat, n);
    case 'rats-discarded':
      return rats(view, e.seat, -n);
    case 'looked':
      return {
        ...view,
        nuns: view.nuns.map((x, i) =>
          i + 1 === e.position && !x.seen.includes(e.seat!) ? { ...x, seen: [...x.seen, e.seat!].sort() } : x,
        ),
      };
    case 'nun-seen':
      return e.seat === view.viewer
        ? { ...view, nuns: view.nuns.map((x, i) => (i + 1 === e.position ? { ...x, card } : x)) }
        : view;
    case 'passed':
      return stock(loses(cards(view, e.seat, -1), e.seat, 'pass', 1), 'pass', 1);
    case 'entered': {
      const there = { ...view, phase: 'enter' as const, line: view.line.filter((s) => s !== e.seat) };
      return rowCard(there, e.position, (c) =>
        c.entrants.includes(e.seat!) ? c : { ...c, entrants: [...c.entrants, e.seat!] },
      );
    }
    case 'cards-played':
      return seat(cards(view, e.seat, -n), e.seat, () => ({ face_down: n }));
    case 'kind-played':
      return loses(view, e.seat, card, n);
    case 'resolving':
      return { ...view, phase: 'resolve', resolving: e.position ?? null };
    case 'turned-over':
      return turned(view, e);
    case 'influence':
      return moved(view, e);
    case 'rat-given':
      return rats(rats(view, e.seat, -n || -1), e.other, n || 1);
    case 'cards-given':
      return cards(cards(view, e.seat, -n), e.other, n);
    case 'kind-given':
      return gains(loses(view, e.seat, card, n), e.other, card, n);
    case 'taken':
      return gains(stock(cards(view, e.seat, n), card, -n), e.seat, card, n);
    case 'token-taken':
      return seat({ ...view, decks: { ...view.decks, tokens: Math.max(0, view.decks.tokens - n) } }, e.seat, (s) => ({
        tokens: s.tokens + n,
      }));
    case 'token-value':
      return seat(view, e.seat, (s) => ({ values: [...(s.values ?? []), e.value ?? 0] }));
    case 'kind-discarded': {
      const less = loses(cards(view, e.seat, -n), e.seat, card, n);
      return classOf(card)
        ? { ...less, decks: { ...less.decks, pile: added(less.decks.pile, card, n) } }
        : stock(less, card, n);
    }
    case 'cards-back':
      return leavesTable(view, e.position);
    case 'round-ended':
      return { ...view, phase: 'end', resolving: null };
    default:
      return view;
  }
}

/** The table as it was, without what only the one before knew. */
export function handOver(before: CartusView, after: CartusView): CartusView {
  const { picked: _, ...rest } = before;
  const strip = (s: CartusSeat): CartusSeat => {
    const own = after.seats.find((o) => o.seat === s.seat);
    const { rats: r, hand, played, values, ...open } = s;
    const mine = s.seat === after.viewer;
    return {
      ...open,
      ...(mine && own?.hand ? { hand: own.hand } : {}),
      ...(mine && own?.values ? { values: own.values } : {}),
      ...(own?.rats !== undefined ? { rats: own.rats } : {}),
      ...(own?.played ? { played: own.played } : {}),
    };
  };
  return {
    ...rest,
    viewer: after.viewer,
    seats: before.seats.map(strip),
    nuns: before.nuns.map((n, i) => ({ seen: n.seen, ...(after.nuns[i]?.card ? { card: after.nuns[i].card } : {}) })),
    survival: after.survival,
    action: null,
  };
}

const on =
  (change: (view: CartusView, e: CartusEvent) => CartusView) =>
  (view: View, e: GameEvent): View =>
    change(cartusView(view), cartusEvent(e)) as unknown as View;

const WEIGHT: Record<string, number> = {
  'round-started': 1.6,
  'final-round': 4,
  'building-drawn': 1,
  'building-replaced': 1.4,
  'supply-chosen': 1,
  'supply-secret': 0.8,
  drawn: 0.5,
  reshuffled: 1,
  looked: 1,
  'nun-seen': 2.4,
  passed: 1.4,
  entered: 1.3,
  'cards-played': 0.6,
  resolving: 1.6,
  skipped: 0.8,
  'turned-over': 0.5,
  influence: 1.2,
  'rats-gained': 0.5,
  'rats-discarded': 0.5,
  'sword-fight': 1.8,
  'flute-play': 1.6,
  'rat-given': 0.8,
  'cards-given': 1,
  premium: 0.8,
  performed: 0.6,
  declined: 0.8,
  taken: 0.8,
  'token-taken': 0.8,
  'kind-discarded': 0.6,
  'tower-givers': 1.2,
  'opened-nun': 1.4,
  killed: 1.8,
  survived: 1.2,
  placed: 1.2,
};

/** What others did to somebody, and what everybody must know. */
function concerns(event: GameEvent, viewer: number | null): boolean {
  const e = cartusEvent(event);
  switch (e.type) {
    case 'final-round':
      return true;
    case 'nun-seen':
      return e.seat === viewer;
    case 'tower-givers':
    case 'rat-given':
      return e.other === viewer;
    case 'cards-given':
      return e.seat === viewer || e.other === viewer;
    default:
      return false;
  }
}

export const cartusStage = {
  leave: (view: View): View => view,
  arrive: on(arriveAt),
  weightOf: (e: GameEvent): number => WEIGHT[e.type] ?? 0,
  concerns,
  handedOver: (before: View, after: View): View => handOver(cartusView(before), cartusView(after)) as unknown as View,
};
