// What the board looks like while an event is being shown: pieces leave one place first and arrive at another later.
// The view that comes with the last event of an update replaces all of this, so a mistake here never outlives a move.
import type { GameEvent, Region, RegionId, Seat, Token, View } from '../session/protocol';

export function region(view: View, id: RegionId | undefined, change: (r: Region) => Region): View {
  const old = id === undefined ? undefined : view.regions[id];
  return old ? { ...view, regions: { ...view.regions, [id!]: change(old) } } : view;
}

export function seat(view: View, number: number | undefined, change: (s: Seat) => Seat): View {
  return { ...view, seats: view.seats.map((s) => (s.seat === number ? change(s) : s)) };
}

export function citizens(view: View, id: RegionId | undefined, number: number | undefined, by: number): View {
  if (number === undefined) return view;
  return region(view, id, (r) => ({
    ...r,
    citizens: r.citizens.map((n, i) => (i === number - 1 ? Math.max(0, n + by) : n)),
  }));
}

export function supply(view: View, number: number | undefined, by: number): View {
  return seat(view, number, (s) => ({ ...s, supply: Math.max(0, s.supply + by), on_board: s.on_board - by }));
}

const alike = (a: Token, b: Token): boolean =>
  a.tag === b.tag &&
  a.marked === b.marked &&
  a.lookers.join() === b.lookers.join() &&
  (a.face === undefined || b.face === undefined || JSON.stringify(a.face) === JSON.stringify(b.face));

/** The region's tokens without the one that an event speaks of. */
function without(tokens: Token[], token: Token | undefined): Token[] {
  if (tokens.length === 0) return tokens;
  const found = token ? tokens.findIndex((t) => alike(t, token)) : 0;
  const index = found < 0 ? 0 : found;
  return tokens.filter((_, i) => i !== index);
}

export const blank: Token = { tag: 'drawn', marked: false, lookers: [] };
export const text = (place: GameEvent['from']): RegionId | undefined => (typeof place === 'string' ? place : undefined);

/** What cards beyond the first six do on stage; there as soon as a table shows one of them. */
interface Stage {
  leave: (view: View, e: GameEvent) => View;
  arrive: (view: View, e: GameEvent) => View;
}

/** What another game does on stage, and how long its events are shown. */
export interface GameStage extends Stage {
  weightOf: (e: GameEvent) => number;
  concerns: (e: GameEvent, seat: number | null) => boolean;
  handedOver: (before: View, after: View) => View;
}
let more: Stage | null = null;
export function stageAlso(stage: Stage): void {
  more = stage;
}

const games = new Map<string, GameStage>();
/** There as soon as a table of that game is shown. */
export function stageGame(game: string, stage: GameStage): void {
  games.set(game, stage);
}
/** Null: the board game. */
export const gameStage = (view: View | null): GameStage | null => games.get(view?.game ?? '') ?? null;
const stageOf = (view: View): Stage => gameStage(view) ?? more ?? plain;

/** Pieces leave. */
export const leave = (view: View, e: GameEvent): View => stageOf(view).leave(view, e);
/** Pieces arrive, and what changes without a piece moving. */
export const arrive = (view: View, e: GameEvent): View => stageOf(view).arrive(view, e);

/** The cards after a change of one of them. */
export const card = (view: View, id: string | undefined, change: object): View => ({
  ...view,
  cards: view.cards.map((c) => (c.id === id ? { ...c, ...change } : c)),
});

export const plain: Stage = {
  leave(view, e) {
    const { seat: who, count = 0 } = e;
    switch (e.type) {
      case 'citizens-placed':
        return supply(view, who, -count);
      case 'citizens-moved':
        return citizens(view, text(e.from), who, -count);
      case 'citizen-saved':
        return citizens(view, e.region, who, -1);
      case 'citizens-killed':
        return citizens(view, e.region, who, -count);
      case 'token-moved':
        return region(view, text(e.from), (r) => ({ ...r, tokens: without(r.tokens, e.token) }));
      case 'token-spread':
        return { ...view, rats: Math.max(0, view.rats - 1) };
      case 'token-revealed':
        return region(view, e.region, (r) => ({ ...r, tokens: without(r.tokens, e.token) }));
      case 'plague-moved':
        return { ...view, plague: null };
      default:
        return view;
    }
  },

  arrive(view, e) {
    const { seat: who, count = 0 } = e;
    switch (e.type) {
      case 'plague-start':
        return { ...view, plague: e.region ?? null };
      case 'plague-moved':
        return { ...view, plague: e.to ?? null, turn: { ...view.turn, phase: 'plague' } };
      case 'citizens-placed':
        return citizens(view, e.region, who, count);
      case 'citizens-moved':
        return citizens(view, e.to ?? undefined, who, count);
      case 'citizen-saved':
        return seat(view, who, (s) => ({ ...s, haven: s.haven + 1 }));
      case 'citizens-killed':
        return supply(view, who, count);
      case 'token-moved':
        return region(view, e.to ?? undefined, (r) => ({ ...r, tokens: [...r.tokens, e.token ?? blank] }));
      case 'token-spread':
        return region(view, e.region, (r) => ({ ...r, tokens: [...r.tokens, e.token ?? blank] }));
      case 'token-revealed':
        return e.token?.face ? { ...view, used: [...view.used, e.token.face] } : view;
      case 'card-taken':
        return card(view, e.card, { holder: who ?? null });
      case 'card-used':
        return card(view, e.card, { used: true });
      case 'turn-started':
      case 'final-turn-started':
        return {
          ...view,
          cards: view.cards.map((c) => ({ ...c, used: false })),
          turn: { ...view.turn, active: who ?? null, round: e.round ?? view.turn.round },
        };
      case 'final-ravage':
        return { ...view, turn: { ...view.turn, phase: 'final-ravage', active: null }, waiting: null };
      default:
        return view;
    }
  },
};
