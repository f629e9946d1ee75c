// Region cards as a view tells them: where they are, what they fit, what they are worth.
import type { Card, ClassName, RegionId } from '../../../wire/protocol';
import { sheet } from '../ground/sheet';
import type { BoardView, RegionCards } from '../../../wire/board';

/** Of each region that is in use (REG-1). */
const PER_REGION = 4;

export const remembered = (view: BoardView): RegionCards => view.modules!['region-cards']!;

export const regionOf = (id: string): RegionId => id.split(':')[0]!;
/** Its two classes; none where it fits any. */
export const classesOf = (id: string): ClassName[] =>
  id.endsWith(':any') ? [] : (id.split(':')[1]!.split('+') as ClassName[]);
export const fits = (id: string, card: ClassName): boolean => {
  const classes = classesOf(id);
  return classes.length === 0 || classes.includes(card);
};

/** Those of one region beside each other, in the order of the board. */
export function inOrder(ids: readonly string[]): string[] {
  const order = sheet.boards['big-box'].regions;
  return [...ids].sort((a, b) => order.indexOf(regionOf(a)) - order.indexOf(regionOf(b)) || (a < b ? -1 : 1));
}

export const lying = (view: BoardView, place: string): string[] => remembered(view).cards[place] ?? [];
const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** The cards of a hand that the viewer knows. */
export const known = (view: BoardView, seat: number): string[] =>
  inOrder([...lying(view, `hand ${seat}`), ...lying(view, `shown ${seat}`)]);
/** How many more there are in it. */
export const unknown = (view: BoardView, seat: number): number => sum(remembered(view).unknown[seat - 1] ?? []);
export const handSize = (view: BoardView, seat: number): number => known(view, seat).length + unknown(view, seat);

export function deckSize(view: BoardView): number {
  const { cards, unknown_drawn } = remembered(view);
  const elsewhere = Object.values(cards).reduce((n, list) => n + (list?.length ?? 0), 0);
  const unseen = view.seats.reduce((n, { seat }) => n + unknown(view, seat), 0) + sum(unknown_drawn);
  return Object.keys(view.regions).length * PER_REGION - elsewhere - unseen;
}

/** What protects a class card. */
export const protector = (view: BoardView, card: string): string | null =>
  lying(view, `on card ${view.cards.findIndex((c) => c.id === card) + 1}`)[0] ?? null;

/** The class cards of a seat that nothing protects. */
export const unprotected = (view: BoardView, seat: number): Card[] =>
  view.cards.filter((card) => card.holder === seat && !protector(view, card.id));

/** Would a card of the region score for the seat as things stand (REG-12)? */
export function leads(view: BoardView, seat: number, region: RegionId): boolean {
  const citizens = view.regions[region]?.citizens ?? [];
  const own = citizens[seat - 1] ?? 0;
  return own > 0 && own === Math.max(...citizens);
}

/** One card goes from one place to another, as far as both are known; to none: it lies in the deck. */
export function moved(view: BoardView, id: string, from: string[], to: string | null): BoardView {
  const { cards, ...rest } = remembered(view);
  const source = from.find((place) => cards[place]?.includes(id));
  const gone = source ? { ...cards, [source]: without(cards[source]!, id) } : cards;
  const there = to ? { ...gone, [to]: inOrder([...(gone[to] ?? []), id]) } : gone;
  return { ...view, modules: { ...view.modules, 'region-cards': { ...rest, cards: there } } };
}
function without(list: readonly string[], id: string): string[] {
  const at = list.indexOf(id);
  return list.filter((_, i) => i !== at);
}

/** So many cards more in a hand that the viewer does not know; of which pile they are does not show. */
export function counted(view: BoardView, seat: number, by: number): BoardView {
  const memory = remembered(view);
  const unknownNow = memory.unknown.map((row, i) =>
    i === seat - 1 ? row.map((n, pile) => (pile === 0 ? n + by : n)) : row,
  );
  return { ...view, modules: { ...view.modules, 'region-cards': { ...memory, unknown: unknownNow } } };
}
