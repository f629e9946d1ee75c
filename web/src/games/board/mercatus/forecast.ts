// What a sale brings to whom (MERC-40 to -48). It asks nobody anything, so everybody can know it before it comes.
import type { Decision, Good, Option, RegionId } from '../../../wire/protocol';
import { sheet } from '../ground/sheet';
import type { BoardView, Mercatus } from '../../../wire/board';

export const GOODS: readonly Good[] = ['fish', 'cloth', 'lumber', 'salt'];
export const TOKENS = 4;
const COINS = 132;
const PRICE = 3;

export interface Share {
  seat: number;
  /** All that the seat has of the type goes back to the supply. */
  tokens: number;
  /** Where one of them each is sold. */
  regions: RegionId[];
  coins: number;
}
export interface Sale {
  good: Good;
  /** By seat; also of those who have nothing to sell. */
  shares: Share[];
}

const typeOf = (good: Good): number => GOODS.indexOf(good);
const merc = (view: BoardView): Mercatus => view.modules!.mercatus!;

/** The good of a region in use. */
export const goodOf = (view: BoardView, region: RegionId): Good | null =>
  view.modules?.mercatus?.board[sheet.boards[view.board].regions.indexOf(region)] ?? null;
export const ownGoods = (view: BoardView, seat: number, good: Good): number =>
  merc(view).goods[seat - 1]?.[typeOf(good)] ?? 0;
export const supplyOf = (view: BoardView, good: Good): number => merc(view).supply[typeOf(good)] ?? 0;
export const isOpen = (view: BoardView, good: Good): boolean => (merc(view).open[typeOf(good)] ?? 0) > 0;
export const cardGood = (view: BoardView, card: string): Good | null =>
  view.modules?.mercatus?.on_card[view.cards.findIndex((c) => c.id === card)] ?? null;

/** The regions of a type, in the order of the board. */
export const regionsOf = (view: BoardView, good: Good): RegionId[] =>
  sheet.boards[view.board].regions.filter((id) => view.regions[id] && goodOf(view, id) === good);

/** Who has most citizens there, tied or not (MERC-43). */
export function leadersOf(view: BoardView, region: RegionId): number[] {
  const citizens = view.regions[region]?.citizens ?? [];
  const most = Math.max(1, ...citizens);
  return citizens.flatMap((n, i) => (n === most ? [i + 1] : []));
}

/** Who is served first where the bank runs out (MERC-32). */
function order(view: BoardView): number[] {
  const first = view.turn.active ?? ((view.last ?? view.players) % view.players) + 1;
  return Array.from({ length: view.players }, (_, i) => ((first - 1 + i) % view.players) + 1);
}

/** What a sale of this type would be now. */
export function saleOf(view: BoardView, good: Good): Sale {
  let bank = COINS - merc(view).coins.reduce((sum, n) => sum + n, 0);
  const all = regionsOf(view, good);
  const shares = order(view).map((seat): Share => {
    const tokens = ownGoods(view, seat, good);
    const regions = all.filter((id) => leadersOf(view, id).includes(seat)).slice(0, tokens);
    const coins = Math.min(PRICE * regions.length, bank);
    bank -= coins;
    return { seat, tokens, regions, coins };
  });
  return { good, shares: shares.sort((a, b) => a.seat - b.seat) };
}

/** All sales if the turn ended now: of the types without a token in the supply (MERC-40). In the final round a turn's
 *  end sells nothing (MERC-113). */
export function forecast(view: BoardView): Sale[] {
  if (!view.modules?.mercatus || !['action', 'plague', 'ravage'].includes(view.turn.phase)) return [];
  return GOODS.filter((good) => supplyOf(view, good) === 0)
    .map((good) => saleOf(view, good))
    .filter((sale) => sale.shares.some((share) => share.tokens > 0));
}

// --- what a choice would change

const bump = (list: readonly number[], at: number, by: number): number[] =>
  list.map((n, i) => (i === at ? Math.max(0, n + by) : n));

export const withMercatus = (view: BoardView, change: Partial<Mercatus>): BoardView => ({
  ...view,
  modules: { ...view.modules, mercatus: { ...merc(view), ...change } },
});

/** Tokens of a type come to the supply, or leave it: the one that lies face up first. */
export function supplied(view: BoardView, good: Good, by: number): BoardView {
  const { supply, open } = merc(view);
  const at = typeOf(good);
  return withMercatus(view, {
    supply: bump(supply, at, by),
    open: by < 0 ? open.map((n, i) => (i === at ? 0 : n)) : open,
  });
}
export const owned = (view: BoardView, seat: number, good: Good, by: number): BoardView =>
  withMercatus(view, {
    goods: merc(view).goods.map((own, i) => (i === seat - 1 ? bump(own, typeOf(good), by) : own)),
  });
export const paid = (view: BoardView, seat: number, by: number): BoardView =>
  withMercatus(view, { coins: bump(merc(view).coins, seat - 1, by) });
export const taken = (view: BoardView, seat: number, good: Good): BoardView =>
  owned(supplied(view, good, -1), seat, good, 1);
/** Nothing lies on the card any more. */
export function emptied(view: BoardView, card: string): BoardView {
  const slot = view.cards.findIndex((c) => c.id === card);
  return withMercatus(view, { on_card: merc(view).on_card.map((good, i) => (i === slot ? null : good)) });
}
/** What lies on a card goes back to the supply. */
export function returned(view: BoardView, card: string): BoardView {
  const good = cardGood(view, card);
  return good ? supplied(emptied(view, card), good, 1) : view;
}
export function put(view: BoardView, seat: number, card: string, good: Good): BoardView {
  const slot = view.cards.findIndex((c) => c.id === card);
  const free = owned(returned(view, card), seat, good, -1);
  const places = view.cards.map((_, i) => merc(free).on_card[i] ?? null);
  return withMercatus(free, { on_card: places.map((g, i) => (i === slot ? good : g)) });
}
/** What lies on a card goes to its holder's own goods (MERC-133). */
export function takenBack(view: BoardView, seat: number, card: string): BoardView {
  const good = cardGood(view, card);
  return good ? owned(emptied(view, card), seat, good, 1) : view;
}
function settled(view: BoardView, region: RegionId, seat: number, by: number): BoardView {
  const old = view.regions[region];
  return old
    ? { ...view, regions: { ...view.regions, [region]: { ...old, citizens: bump(old.citizens, seat - 1, by) } } }
    : view;
}

const BEARERS: readonly string[] = ['landowner', 'hanseatic-trader', 'shaman'];
/** Works with a good that lies on it, also by the tile that it bears (MERC-138). */
export const bearsGood = (view: BoardView, card: string): boolean =>
  BEARERS.includes((card === 'alchemist' && view.modules?.upgrades?.alchemist) || card);
/** From level II its holder says where the good goes when it leaves him (MERC-133). */
const heldBack = (view: BoardView, card: string): boolean =>
  card === 'alchemist' || (view.modules?.upgrades?.levels[view.cards.findIndex((c) => c.id === card)] ?? 0) > 1;
/** A card with a good leaves the one who is asked; else the good is about to be sold (MERC-133). */
export const leaving = (view: BoardView): boolean => view.turn.phase === 'action';

const TAKING = ['D-FREE-GOOD', 'D-BREWER', 'D-ROBBER', 'D-SWINDLER-GOOD', 'D-RAIDER-GOOD'];

/** The board right after an answer, as far as it alone decides; nothing if it does not. */
export function after(view: BoardView, { name, seat }: Decision, option: Option): BoardView | null {
  const at = (key: string): RegionId => String(view.action?.[key] ?? '');
  const good = option.good ?? (option.kind === 'yes' ? goodOf(view, at('region')) : null);
  if (TAKING.includes(name)) return good ? taken(view, seat, good) : null;
  const on = view.action?.card ?? null;
  if (name === 'D-PUT-GOOD' && on) return good ? put(view, seat, on, good) : null;
  if (name === 'D-TAKE-BACK' && on) {
    if (option.kind === 'yes') return takenBack(view, seat, on);
    return leaving(view) ? returned(view, on) : null;
  }
  const { card } = option;
  if (option.kind === 'take-back-good' && card) return takenBack(view, seat, card);
  if (option.kind === 'take' && card)
    return cardGood(view, card) && !heldBack(view, card) ? returned(view, card) : null;
  if (option.kind !== 'count' || !option.count) return null;
  if (name === 'D-TRADER-COUNT')
    return settled(settled(view, at('from'), seat, -option.count), at('to'), seat, option.count);
  if (name === 'D-LANDOWNER-COUNT' || name === 'D-STADTHOLDER-COUNT')
    return settled(view, at('region'), seat, option.count);
  return null;
}

/** How an answer changes what is sold when the turn ends. */
export interface Turn {
  good: Good;
  /** Who gets how much then; null: it is not sold any more. */
  coins: { seat: number; coins: number }[] | null;
  /** It was to be sold before, too. */
  before: boolean;
}
export function changes(view: BoardView, next: BoardView | null): Turn[] {
  if (!next) return [];
  const [old, now] = [forecast(view), forecast(next)];
  return GOODS.flatMap((good): Turn[] => {
    const [a, b] = [old, now].map((all) => all.find((sale) => sale.good === good)?.shares);
    const coins = b?.filter((s) => s.coins > 0).map((s) => ({ seat: s.seat, coins: s.coins })) ?? null;
    if (!a && !b) return [];
    if (a && b && a.every((share, i) => share.coins === b[i]!.coins)) return [];
    return [{ good, coins, before: a !== undefined }];
  });
}
