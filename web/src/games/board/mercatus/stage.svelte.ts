// A sale on the stage: it takes the prompt's place, tells line by line who gets what and why, and can be told again.
import type { Component } from 'svelte';
import type { Good, GameEvent, RegionId } from '../../../wire/protocol';
import type { OnTable } from '../../../table/play/on-table';
import { settings } from '../../../ui/settings.svelte';
import type { Sheet, Theatre } from '../../../table/play/theatre.svelte';
import { ofGame } from '../../../wire/setup';
import type { BoardView } from '../../../wire/board';
import { leadersOf, owned, regionsOf, saleOf, supplied, withMercatus, type Sale } from './forecast';
import SalePanel from './SalePanel.svelte';

export interface Line {
  kind: 'pays' | 'tied' | 'has-none' | 'no-more' | 'nobody' | 'back';
  region: RegionId | null;
  seat: number | null;
  coins: number;
  /** Citizens of the leader and of the next one; of what goes back: tokens. */
  n: number;
  others: number;
  /** How many are tied. */
  times: number;
}

/** Milliseconds, at the usual pace. */
const PAID = 900,
  QUIET = 380,
  HOLD = 5200;
const USUAL = 270;
const FOREVER = 3_600_000;

/** Every region in the order of the board, with whoever leads there; then what nobody bought. */
export function linesOf(view: BoardView, { good, shares }: Sale): Line[] {
  const left = new Map(shares.map((share) => [share.seat, share.coins]));
  const lines = regionsOf(view, good).flatMap((region): Line[] => {
    const leaders = leadersOf(view, region);
    const citizens = view.regions[region]!.citizens;
    const others = Math.max(0, ...citizens.filter((_, i) => !leaders.includes(i + 1)));
    if (leaders.length === 0) return [{ kind: 'nobody', region, seat: null, coins: 0, n: 0, others: 0, times: 0 }];
    return leaders.map((seat): Line => {
      const share = shares.find((one) => one.seat === seat)!;
      const sold = share.regions.includes(region);
      const coins = sold ? Math.min(3, left.get(seat) ?? 0) : 0;
      left.set(seat, (left.get(seat) ?? 0) - coins);
      const kind = sold ? (leaders.length > 1 ? 'tied' : 'pays') : share.tokens > 0 ? 'no-more' : 'has-none';
      return { kind, region, seat, coins, n: citizens[seat - 1] ?? 0, others, times: leaders.length };
    });
  });
  const back = shares
    .filter((share) => share.tokens > share.regions.length)
    .map(({ seat, tokens, regions }): Line => ({
      kind: 'back',
      region: null,
      seat,
      coins: 0,
      n: tokens - regions.length,
      others: regions.length,
      times: 0,
    }));
  return [...lines, ...back];
}

export class SaleStage implements Sheet {
  readonly panel = SalePanel as Component<{ game: OnTable; docked: boolean }>;
  /** The line that is told; after the last one all are. */
  at = $state(0);
  readonly sale: Sale;
  readonly lines: Line[];
  readonly regions: RegionId[];
  readonly final: boolean;
  readonly before: number[];
  /** Goods have gone back, nobody has been paid. */
  private readonly emptied: BoardView;
  private anew = false;
  private kept = false;
  private over = false;

  constructor(
    private readonly theatre: Theatre,
    view: BoardView,
    good: Good,
  ) {
    this.sale = saleOf(view, good);
    this.lines = linesOf(view, this.sale);
    this.regions = regionsOf(view, good);
    this.final = view.turn.phase.startsWith('final');
    this.before = view.modules!.mercatus!.coins;
    this.emptied = this.sale.shares.reduce(
      (now, { seat, tokens }) => (tokens > 0 ? supplied(owned(now, seat, good, -tokens), good, tokens) : now),
      view,
    );
  }

  get told(): boolean {
    return this.at >= this.lines.length;
  }

  /** Regions that pay. */
  get paying(): RegionId[] {
    return [...new Set(this.lines.flatMap(({ region, coins }) => (region && coins > 0 ? [region] : [])))];
  }

  again(): void {
    this.anew = this.kept = true;
    this.theatre.next();
  }

  goOn(): void {
    this.over = true;
    this.theatre.next();
  }

  async run(): Promise<void> {
    do {
      this.anew = false;
      for (this.at = 0; !this.told && !this.ended; this.at++) {
        this.pay(this.at + 1);
        await this.theatre.pause(((this.lines[this.at]!.coins > 0 ? PAID : QUIET) * settings.pace) / USUAL);
        if (this.anew) break;
      }
      if (this.anew) continue;
      this.at = this.lines.length;
      this.pay(this.at);
      if (!this.ended) await this.theatre.pause(this.kept ? FOREVER : HOLD);
    } while (this.anew && !this.ended);
    this.pay(this.lines.length);
  }

  private get ended(): boolean {
    return this.over || this.theatre.hastened;
  }

  /** The coins of the first lines are with their owners. */
  private pay(lines: number): void {
    const coins = this.before.map((n, i) =>
      this.lines.slice(0, lines).reduce((sum, line) => sum + (line.seat === i + 1 ? line.coins : 0), n),
    );
    this.theatre.view = withMercatus(this.emptied, { coins });
  }
}

export const saleOn = (game: OnTable): SaleStage | null =>
  game.theatre.sheet instanceof SaleStage ? game.theatre.sheet : null;

const told = new WeakSet<GameEvent>();
/** The sale has shown it already. */
export const wasTold = (e: GameEvent): boolean => told.has(e);

/** Tells the sale of a type with all that follows from it. */
export async function stageSale(theatre: Theatre, event: GameEvent, rest: GameEvent[]): Promise<void> {
  const view = ofGame(theatre.view, 'rattus');
  if (!view?.modules?.mercatus || !event.good) return;
  const sale = new SaleStage(theatre, view, event.good);
  theatre.sheet = sale;
  await sale.run();
  theatre.sheet = null;
  for (const one of rest) {
    if (one.type !== 'goods-sold' || one.good !== event.good) break;
    told.add(one);
  }
}
