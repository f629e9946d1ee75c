// What the board looks like while an event is being shown: changes of a view, out of which rows of events are made.
// The view that comes with the last event of an update replaces all of this, so a mistake here never outlives a move.
import type { BoardView } from '../../../wire/board';
import type { Card, CardId, Pieces, Region, RegionId, Seat, Token } from '../../../wire/protocol';

export function region(view: BoardView, id: RegionId | null, change: (r: Region) => Region): BoardView {
  const old = view.regions[id ?? ''];
  return old ? { ...view, regions: { ...view.regions, [id!]: change(old) } } : view;
}

export function seat(view: BoardView, number: number, change: (s: Seat) => Seat): BoardView {
  return { ...view, seats: view.seats.map((s) => (s.seat === number ? change(s) : s)) };
}

export function citizens(view: BoardView, id: RegionId | null, owner: number, by: number): BoardView {
  return region(view, id, (r) => ({
    ...r,
    citizens: r.citizens.map((n, i) => (i === owner - 1 ? Math.max(0, n + by) : n)),
  }));
}

export function supply(view: BoardView, owner: number, by: number): BoardView {
  return seat(view, owner, (s) => ({ ...s, supply: Math.max(0, s.supply + by), on_board: s.on_board - by }));
}

/** The cards after a change of one of them. */
export function card(view: BoardView, id: CardId, change: Partial<Card>): BoardView {
  return { ...view, cards: view.cards.map((c) => (c.id === id ? { ...c, ...change } : c)) };
}

/** These types of pieces anew. */
export const pieces = (view: BoardView, more: Pieces): BoardView => ({ ...view, pieces: { ...view.pieces, ...more } });

const alike = (a: Token, b: Token): boolean =>
  a.tag === b.tag &&
  a.marked === b.marked &&
  a.lookers.join() === b.lookers.join() &&
  (a.face === undefined || b.face === undefined || JSON.stringify(a.face) === JSON.stringify(b.face));

/** The region's tokens without the one that an event speaks of. */
export function withoutToken(view: BoardView, id: RegionId, token: Token | undefined): BoardView {
  return region(view, id, (r) => {
    const index = Math.max(0, token ? r.tokens.findIndex((t) => alike(t, token)) : 0);
    return { ...r, tokens: r.tokens.filter((_, i) => i !== index) };
  });
}

const blank: Token = { tag: 'drawn', marked: false, lookers: [] };
export function withToken(view: BoardView, id: RegionId, token: Token = blank): BoardView {
  return region(view, id, (r) => ({ ...r, tokens: [...r.tokens, token] }));
}

/** The board as it was, without what only the one before knew. */
export function handedOver(before: BoardView, after: BoardView): BoardView {
  const regions = Object.fromEntries(
    Object.entries(before.regions).map(([id, region]) => [
      id,
      { ...region, tokens: region.tokens.map(({ tag, marked, lookers }) => ({ tag, marked, lookers })) },
    ]),
  );
  return { ...before, regions, viewer: after.viewer, unseen: after.unseen, action: null };
}
