// The final ravaging on stage (BASE-88): region by region, token by token, symbol by symbol. It is always shown;
// whoever has seen enough goes to the end himself.
import { sheet } from '../ground/sheet';
import type { BoardView } from '../../../wire/board';
import type { CardId, Face, GameEvent, RegionId, TokenSymbol, View } from '../../../wire/protocol';
import { ofGame } from '../../../wire/setup';
import { settings } from '../../../ui/settings.svelte';
import { arrive, leave } from '../../../table/play/stages';
import { lossesOf, strikesOf } from '../play/strike';

/** What the stage is to the finale. */
export interface Scene {
  view: View | null;
  /** Whoever looks at it has to decide when all is shown: nobody may keep him waiting. */
  readonly awaited: boolean;
  /** The event has happened, for log and news. */
  note(event: GameEvent): void;
  /** Resolves after so many milliseconds, or when somebody hurries. */
  pause(ms: number): Promise<void>;
}

export interface Loss {
  seat: number;
  count: number;
}

/** A symbol of the token that lies open. */
export interface Row {
  symbol: TokenSymbol;
  state: 'done' | 'now' | 'ahead';
  losses: Loss[];
}

/** A blow: who is aimed at, and whether it has fallen. `symbol`: which of the face; null where only the loss is
 *  known. */
export interface Blow {
  symbol: number | null;
  losses: Loss[];
  fallen: boolean;
}

export interface Stop {
  region: RegionId;
  state: 'past' | 'here' | 'ahead';
  toll: number;
  /** Tokens that wait there. */
  rats: number;
  /** The plague comes there: there are rats, and somebody to die. */
  visited: boolean;
}

/** Milliseconds of one pace where nothing moves otherwise: the finale is shown step by step then. */
const STILL = 270;
const OPENING = 7,
  REGION = 2.6,
  TOKEN = 2.6,
  QUIET = 1.8,
  OUTBREAK = 2.2,
  AIM = 2.2,
  FALL = 3,
  NOBODY = 1,
  CLOSING = 6;

const total = (losses: Loss[]): number => losses.reduce((sum, loss) => sum + loss.count, 0);

export class Finale {
  region = $state.raw<RegionId | null>(null);
  face = $state.raw<Face | null>(null);
  /** Which token of how many in the region. */
  token = $state.raw({ at: 0, of: 0 });
  outcome = $state.raw<GameEvent | null>(null);
  rows = $state.raw<Row[]>([]);
  blow = $state.raw<Blow | null>(null);
  fast = $state(false);
  /** All regions have been visited. */
  over = $state(false);
  /** Citizens lost so far, by seat. */
  lost = $state.raw<number[]>([]);
  private tolls = $state.raw<Record<RegionId, number>>({});
  private reached = $state(-1);
  private ended = false;
  private seen: (() => void) | null = null;
  /** What the symbols have taken of the losses of this token. */
  private paid = new Map<number, number>();
  private readonly order: RegionId[];
  /** Regions with both rats and citizens when they were reached, or so far. */
  private visited = $state.raw<ReadonlySet<RegionId>>(new Set());

  /** `past`: what has happened so far; a finale may go on after the page was away. */
  constructor(
    private readonly scene: Scene,
    past: GameEvent[],
  ) {
    const { view } = this;
    this.order = sheet.boards[view.board].regions.filter((id) => view.regions[id]);
    this.lost = view.seats.map(() => 0);
    for (const e of past.slice(past.map((one) => one.type).lastIndexOf('final-ravage'))) {
      if (e.type === 'region-ravaged') this.enter(e.region!);
      if (e.type === 'token-revealed') this.turn(e);
      if (e.type === 'citizens-killed') this.count(e.region!, { seat: e.seat!, count: e.count ?? 0 });
    }
  }

  /** A finale is raised on a board only. */
  private get view(): BoardView {
    return ofGame(this.scene.view, 'rattus')!;
  }

  get stops(): Stop[] {
    const { view } = this;
    return this.order.map((region, i) => {
      const { tokens, citizens } = view.regions[region]!;
      return {
        region,
        toll: this.tolls[region] ?? 0,
        rats: tokens.length,
        state: i < this.reached || this.over ? 'past' : i === this.reached ? 'here' : 'ahead',
        visited: this.visited.has(region) || (i > this.reached && tokens.length > 0 && citizens.some((n) => n > 0)),
      };
    });
  }

  /** Who is struck at this moment. */
  losing(seat: number): number {
    return this.blow?.losses.find((loss) => loss.seat === seat)?.count ?? 0;
  }

  /** The cards by which the symbol strikes that strikes now. */
  get cards(): CardId[] {
    const symbol = this.blow?.symbol == null ? null : this.face?.symbols[this.blow.symbol];
    return this.view.cards
      .filter((c) => c.class === symbol && c.holder !== null && this.losing(c.holder) > 0)
      .map((c) => c.id);
  }

  /** Nothing more is staged. */
  end(): void {
    this.ended = true;
    this.seen?.();
  }

  async show(event: GameEvent, all: GameEvent[], index: number): Promise<void> {
    this.scene.note(event);
    switch (event.type) {
      case 'final-ravage':
        this.pass(event);
        return this.beat(OPENING);
      case 'region-ravaged':
        this.enter(event.region!);
        return this.beat(REGION);
      case 'token-revealed':
        this.turn(event);
        this.pass(event);
        return this.beat(TOKEN);
      case 'no-outbreak':
        this.outcome = event;
        return this.beat(QUIET);
      case 'outbreak':
        this.outcome = event;
        await this.beat(OUTBREAK);
        return this.strike(lossesOf(all, index).filter((e) => e.hits));
      case 'citizens-killed':
        return this.settle(event);
      default:
        this.pass(event);
    }
  }

  /** The toll is complete. */
  async close(): Promise<void> {
    this.leaveToken();
    this.region = null;
    this.over = true;
    await this.beat(CLOSING);
  }

  private enter(region: RegionId): void {
    this.leaveToken();
    this.region = region;
    this.reached = this.order.indexOf(region);
    this.visited = new Set([...this.visited, region]);
    this.token = { at: 0, of: this.view.regions[region]!.tokens.length };
  }

  private turn(event: GameEvent): void {
    this.leaveToken();
    this.face = event.token?.face ?? null;
    this.token = { ...this.token, at: this.token.at + 1, of: Math.max(this.token.of, this.token.at + 1) };
    this.rows = (this.face?.symbols ?? []).map((symbol) => ({ symbol, state: 'ahead', losses: [] }));
  }

  private leaveToken(): void {
    this.face = this.outcome = this.blow = null;
    this.rows = [];
    this.paid = new Map();
  }

  /** The symbols strike one by one. Losses that their owner may still turn away are not known yet; they follow by
   *  themselves. */
  private async strike(losses: GameEvent[]): Promise<void> {
    if (!this.face) return;
    const due = new Map(losses.map((e) => [e.seat!, e.count ?? 0]));
    for (const { symbol, seats } of strikesOf(this.face, losses, this.view)) {
      const hit = seats.flatMap((seat): Loss[] => {
        const count = Math.min(due.get(seat) ?? 0, this.force(this.face!.symbols[symbol]!, seat));
        due.set(seat, (due.get(seat) ?? 0) - count);
        return count > 0 ? [{ seat, count }] : [];
      });
      this.mark(symbol, 'now', []);
      if (hit.length > 0) await this.fell({ symbol, losses: hit, fallen: false });
      else await this.beat(NOBODY);
      for (const { seat, count } of hit) this.paid.set(seat, (this.paid.get(seat) ?? 0) + count);
      this.mark(symbol, 'done', hit);
    }
  }

  /** How many citizens one symbol takes of a player whom it strikes (BASE-49 to -51). */
  private force(symbol: TokenSymbol, seat: number): number {
    return symbol === 'majority' || symbol === 'all'
      ? 1
      : this.view.cards.filter((c) => c.class === symbol && c.holder === seat).length;
  }

  /** A loss is told; what no symbol has taken yet goes now. */
  private async settle(event: GameEvent): Promise<void> {
    const seat = event.seat!,
      paid = Math.min(event.count ?? 0, this.paid.get(seat) ?? 0);
    this.paid.set(seat, (this.paid.get(seat) ?? 0) - paid);
    const rest = (event.count ?? 0) - paid;
    if (rest > 0) await this.fell({ symbol: null, losses: [{ seat, count: rest }], fallen: false });
  }

  private async fell(blow: Blow): Promise<void> {
    this.blow = blow;
    await this.beat(AIM);
    for (const loss of blow.losses) {
      this.pass({ type: 'citizens-killed', clause: '', seat: loss.seat, region: this.region!, count: loss.count });
      this.count(this.region!, loss);
    }
    this.blow = { ...blow, fallen: true };
    if (blow.symbol !== null) this.mark(blow.symbol, 'now', blow.losses);
    await this.beat(FALL);
    this.blow = null;
  }

  private mark(symbol: number, state: Row['state'], losses: Loss[]): void {
    this.rows = this.rows.map((row, i) => (i === symbol ? { ...row, state, losses } : row));
  }

  private count(region: RegionId, loss: Loss): void {
    this.lost = this.lost.map((n, i) => (i === loss.seat - 1 ? n + loss.count : n));
    this.tolls = { ...this.tolls, [region]: (this.tolls[region] ?? 0) + total([loss]) };
  }

  private pass(event: GameEvent): void {
    this.scene.view = arrive(leave(this.view, event), event);
  }

  private async beat(weight: number): Promise<void> {
    if (typeof document !== 'undefined' && document.hidden && !this.ended) {
      if (this.scene.awaited) return;
      await this.looked();
    }
    if (!this.ended) await this.scene.pause((settings.pace || STILL) * weight * (this.fast ? 0.5 : 1));
  }

  /** Resolves when somebody looks at the page again, or does not want to see it. */
  private looked(): Promise<void> {
    return new Promise((resume) => {
      const look = (): void => {
        if (!document.hidden || this.ended) done();
      };
      const done = (): void => {
        document.removeEventListener('visibilitychange', look);
        this.seen = null;
        resume();
      };
      document.addEventListener('visibilitychange', look);
      this.seen = done;
    });
  }
}
