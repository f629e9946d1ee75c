// What the table of Cartus looks like while an event is being shown. The view that comes with the last event of an
// update replaces all of this, so a mistake here never outlives a move.
import data from '../../../../data/cartus-buildings.json';
import { rowsOf, setStage } from '../../table/play/stages';
import { cartusWords } from '../../words/cartus';
import { choicesOf } from './choices';
import type { Looks } from '../../table/play/look';
import type { CartusEvents } from '../../wire/catalogue';
import { added, classOf } from './play/kinds';
import {
  type Cards,
  type CartusClass,
  type CartusDecision,
  type CartusSeat,
  type CartusView,
  type Kind,
  type NunCard,
  type RowCard,
  type Supply,
} from '../../wire/cartus';

const seat = (view: CartusView, number: number | null, change: (s: CartusSeat) => Partial<CartusSeat>): CartusView => ({
  ...view,
  seats: view.seats.map((s) => (s.seat === number ? { ...s, ...change(s) } : s)),
});

const rats = (view: CartusView, number: number | null, by: number): CartusView =>
  seat(view, number, (s) => (s.rats === undefined ? {} : { rats: Math.max(0, s.rats + by) }));
const cards = (view: CartusView, number: number | null, by: number): CartusView =>
  seat(view, number, (s) => ({ cards: Math.max(0, s.cards + by) }));
const gains = (view: CartusView, number: number | null, kind: Kind, n: number): CartusView =>
  seat(view, number, (s) => (s.hand ? { hand: added(s.hand, kind, n) } : {}));
const stock = (view: CartusView, kind: Kind, by: number): CartusView =>
  kind in view.stock ? { ...view, stock: { ...view.stock, [kind]: Math.max(0, view.stock[kind]! + by) } } : view;

/** Cards leave a known hand: those picked lie beside it already. */
function loses(view: CartusView, number: number | null, kind: Kind, n: number): CartusView {
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

const rowCard = (view: CartusView, position: number, change: (card: RowCard) => RowCard): CartusView => ({
  ...view,
  row: view.row.map((card, i) => (i + 1 === position ? change(card) : card)),
});

/** In one go; arriving, on top of the stack (CART-47). */
function moved(view: CartusView, e: CartusEvents['influence']): CartusView {
  const track = view.influence[e.class];
  if (track.some((p) => p.space === e.space && p.seats.includes(e.seat))) return view;
  const left = track
    .map((p) => ({ ...p, seats: p.seats.filter((s) => s !== e.seat) }))
    .filter((p) => p.seats.length > 0);
  const there = left.find((p) => p.space === e.space);
  const now = there
    ? left.map((p) => (p === there ? { ...p, seats: [...p.seats, e.seat] } : p))
    : [...left, { space: e.space, seats: [e.seat] }];
  return { ...view, influence: { ...view.influence, [e.class]: now.sort((a, b) => a.space - b.space) } };
}

const nun = (view: CartusView, position: number, change: (card: NunCard) => NunCard): CartusView => ({
  ...view,
  nuns: view.nuns.map((card, i) => (i + 1 === position ? change(card) : card)),
});

function leavesTable(view: CartusView, position: number): CartusView {
  const gone = view.row[position - 1]?.entrants ?? [];
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

/** The board has no pieces on their way: what changes changes at once. */
const LOOKS: Looks<CartusEvents, CartusView> = {
  // rounds
  'round-started': {
    weight: 1.6,
    arrive: (view, e) => ({
      ...view,
      round: e.round,
      start: e.seat,
      phase: 'draw',
      row: [],
      resolving: null,
      seats: view.seats.map((s) => ({ ...s, supply: null, face_down: 0 })),
    }),
  },
  'final-round': { weight: 4, arrive: (view) => ({ ...view, final: true }), concerns: () => true },
  'building-drawn': {
    weight: 1,
    arrive: (view, { building, copy, position }) => ({
      ...view,
      row: [...view.row.slice(0, position - 1), { building, copy, ...supplyOf(building, copy), entrants: [] }],
    }),
  },
  'building-replaced': { weight: 1.4 },
  'supply-secret': {
    weight: 0.8,
    arrive: (view, e) => seat({ ...view, phase: 'supplies' }, e.seat, () => ({ supply: 'secret' })),
  },
  'supply-chosen': {
    weight: 1,
    arrive: (view, e) => seat({ ...view, phase: 'supplies' }, e.seat, () => ({ supply: e.position })),
  },
  drawn: {
    weight: 0.5,
    arrive: (view, e) => {
      const population = Math.max(0, view.decks.population - e.count);
      return cards({ ...view, decks: { ...view.decks, population } }, e.seat, e.count);
    },
  },
  'kind-drawn': { weight: 0, arrive: (view, e) => gains(view, e.seat, e.card, e.count) },
  reshuffled: {
    weight: 1,
    arrive: (view, e) => ({ ...view, decks: { ...view.decks, population: e.count, pile: {} } }),
  },
  'rats-gained': { weight: 0.5, arrive: (view, e) => rats(view, e.seat, e.count) },
  'rats-discarded': { weight: 0.5, arrive: (view, e) => rats(view, e.seat, -e.count) },
  looked: {
    weight: 1,
    arrive: (view, e) =>
      nun(view, e.position, (x) => (x.seen.includes(e.seat) ? x : { ...x, seen: [...x.seen, e.seat].sort() })),
  },
  'nun-seen': {
    weight: 2.4,
    arrive: (view, e) => (e.seat === view.viewer ? nun(view, e.position, (x) => ({ ...x, card: e.card })) : view),
    concerns: (e, viewer) => e.seat === viewer,
  },
  passed: {
    weight: 1.4,
    arrive: (view, e) => stock(loses(cards(view, e.seat, -1), e.seat, 'pass', 1), 'pass', 1),
  },
  entered: {
    weight: 1.3,
    arrive: (view, e) =>
      rowCard({ ...view, phase: 'enter', line: view.line.filter((s) => s !== e.seat) }, e.position, (c) =>
        c.entrants.includes(e.seat) ? c : { ...c, entrants: [...c.entrants, e.seat] },
      ),
  },
  'cards-played': {
    weight: 0.6,
    arrive: (view, e) => seat(cards(view, e.seat, -e.count), e.seat, () => ({ face_down: e.count })),
  },
  'kind-played': { weight: 0, arrive: (view, e) => loses(view, e.seat, e.card, e.count) },

  // resolving
  resolving: { weight: 1.6, arrive: (view, e) => ({ ...view, phase: 'resolve', resolving: e.position }) },
  skipped: { weight: 0.8 },
  'turned-over': {
    weight: 0.5,
    arrive: (view, e) =>
      seat(view, e.seat, ({ played }) =>
        (played?.[e.card] ?? 0) >= e.count ? {} : { played: { ...played, [e.card]: e.count } },
      ),
  },
  influence: { weight: 1.2, arrive: moved },
  'sword-fight': { weight: 1.8 },
  'flute-play': { weight: 1.6 },
  'rat-given': {
    weight: 0.8,
    arrive: (view, e) => rats(rats(view, e.seat, -e.count), e.other, e.count),
    concerns: (e, viewer) => e.other === viewer,
  },
  'cards-given': {
    weight: 1,
    arrive: (view, e) => cards(cards(view, e.seat, -e.count), e.other, e.count),
    concerns: (e, viewer) => e.seat === viewer || e.other === viewer,
  },
  'kind-given': {
    weight: 0,
    arrive: (view, e) => gains(loses(view, e.seat, e.card, e.count), e.other, e.card, e.count),
  },
  premium: { weight: 0.8 },
  performed: { weight: 0.6 },
  declined: { weight: 0.8 },
  taken: {
    weight: 0.8,
    arrive: (view, e) => gains(stock(cards(view, e.seat, e.count), e.card, -e.count), e.seat, e.card, e.count),
  },
  'token-taken': {
    weight: 0.8,
    arrive: (view, e) => {
      const tokens = Math.max(0, view.decks.tokens - e.count);
      return seat({ ...view, decks: { ...view.decks, tokens } }, e.seat, (s) => ({ tokens: s.tokens + e.count }));
    },
  },
  'token-value': {
    weight: 0,
    arrive: (view, e) => seat(view, e.seat, (s) => ({ values: [...(s.values ?? []), e.value] })),
  },
  'kind-discarded': {
    weight: 0.6,
    arrive: (view, { seat: who, card, count }) => {
      const less = loses(cards(view, who, -count), who, card, count);
      return classOf(card)
        ? { ...less, decks: { ...less.decks, pile: added(less.decks.pile, card, count) } }
        : stock(less, card, count);
    },
  },
  'tower-givers': { weight: 1.2, concerns: (e, viewer) => e.other === viewer },
  'cards-back': { weight: 0, arrive: (view, e) => leavesTable(view, e.position) },
  'round-ended': { weight: 0, arrive: (view) => ({ ...view, phase: 'end', resolving: null }) },

  // the end
  'opened-nun': { weight: 1.4 },
  killed: { weight: 1.8 },
  survived: { weight: 1.2 },
  placed: { weight: 1.2 },
};

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

setStage('cartus', {
  looks: rowsOf(LOOKS),
  handedOver: handOver,
  choices: (lang, decision, view, nameOf) =>
    choicesOf(cartusWords(lang.code), decision as unknown as CartusDecision, view, nameOf),
});
