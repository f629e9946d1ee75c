// What the board looks like while an event is being shown: pieces leave one place first and arrive at another later.
// The view that comes with the last event of an update replaces all of this, so a mistake here never outlives a move.
import type { GameEvent, Region, RegionId, Seat, Token, View } from '../session/protocol';

function region(view: View, id: RegionId | undefined, change: (r: Region) => Region): View {
  const old = id === undefined ? undefined : view.regions[id];
  return old ? { ...view, regions: { ...view.regions, [id!]: change(old) } } : view;
}

function seat(view: View, number: number | undefined, change: (s: Seat) => Seat): View {
  return { ...view, seats: view.seats.map((s) => (s.seat === number ? change(s) : s)) };
}

function citizens(view: View, id: RegionId | undefined, number: number | undefined, by: number): View {
  if (number === undefined) return view;
  return region(view, id, (r) => ({
    ...r, citizens: r.citizens.map((n, i) => (i === number - 1 ? Math.max(0, n + by) : n)),
  }));
}

function supply(view: View, number: number | undefined, by: number): View {
  return seat(view, number, (s) => ({ ...s, supply: Math.max(0, s.supply + by), on_board: s.on_board - by }));
}

const alike = (a: Token, b: Token): boolean =>
  a.tag === b.tag && a.marked === b.marked && a.lookers.join() === b.lookers.join() &&
  (a.face === undefined || b.face === undefined || JSON.stringify(a.face) === JSON.stringify(b.face));

/** The region's tokens without the one that an event speaks of. */
function without(tokens: Token[], token: Token | undefined): Token[] {
  if (tokens.length === 0) return tokens;
  const found = token ? tokens.findIndex((t) => alike(t, token)) : 0;
  const index = found < 0 ? 0 : found;
  return tokens.filter((_, i) => i !== index);
}

const blank: Token = { tag: 'drawn', marked: false, lookers: [] };
const text = (place: GameEvent['from']): RegionId | undefined => (typeof place === 'string' ? place : undefined);

/** Pieces leave. */
export function leave(view: View, e: GameEvent): View {
  switch (e.type) {
    case 'citizens-placed': return supply(view, e.seat, -(e.count ?? 0));
    case 'citizens-moved': return citizens(view, text(e.from), e.seat, -(e.count ?? 0));
    case 'citizen-saved': return citizens(view, e.region, e.seat, -1);
    case 'citizens-killed': return citizens(view, e.region, e.seat, -(e.count ?? 0));
    case 'token-moved': return region(view, text(e.from), (r) => ({ ...r, tokens: without(r.tokens, e.token) }));
    case 'token-spread': return { ...view, rats: Math.max(0, view.rats - 1) };
    case 'token-revealed': return region(view, e.region, (r) => ({ ...r, tokens: without(r.tokens, e.token) }));
    case 'plague-moved': return { ...view, plague: null };
    default: return view;
  }
}

/** Pieces arrive, and what changes without a piece moving. */
export function arrive(view: View, e: GameEvent): View {
  switch (e.type) {
    case 'plague-start': return { ...view, plague: e.region ?? null };
    case 'plague-moved': return { ...view, plague: e.to ?? null, turn: { ...view.turn, phase: 'plague' } };
    case 'citizens-placed': return citizens(view, e.region, e.seat, e.count ?? 0);
    case 'citizens-moved': return citizens(view, e.to, e.seat, e.count ?? 0);
    case 'citizen-saved': return seat(view, e.seat, (s) => ({ ...s, haven: s.haven + 1 }));
    case 'citizens-killed': return supply(view, e.seat, e.count ?? 0);
    case 'token-moved': return region(view, e.to, (r) => ({ ...r, tokens: [...r.tokens, e.token ?? blank] }));
    case 'token-spread': return region(view, e.region, (r) => ({ ...r, tokens: [...r.tokens, e.token ?? blank] }));
    case 'token-revealed': return e.token?.face ? { ...view, used: [...view.used, e.token.face] } : view;
    case 'caravan-moved': return { ...view, pieces: { ...view.pieces, caravan: e.to ?? null } };
    case 'card-taken':
      return { ...view, cards: view.cards.map((c) => (c.id === e.card ? { ...c, holder: e.seat ?? null } : c)) };
    case 'card-used':
      return { ...view, cards: view.cards.map((c) => (c.id === e.card ? { ...c, used: true } : c)) };
    case 'turn-started':
    case 'final-turn-started':
      return {
        ...view,
        cards: view.cards.map((c) => ({ ...c, used: false })),
        turn: { ...view.turn, active: e.seat ?? null, round: e.round ?? view.turn.round },
      };
    case 'final-ravage': return { ...view, turn: { ...view.turn, phase: 'final-ravage', active: null } };
    default: return view;
  }
}
