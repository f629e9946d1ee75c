// Shows what happens, one event after another: moves pieces on the view on stage, keeps the log, and may be hurried.
import type { GameEvent, RegionId, View } from '../session/protocol';
import { flightsOf, hastened, weightOf, type Flight } from './flight';
import { settings } from './settings.svelte';
import { arrive, gameStage, leave } from './stage';
import { lossesOf, strikeFlights, strikesOf, type Strike } from './strike';

/** A token that is turned over, or shown to the viewer alone. */
export interface Shown {
  event: GameEvent;
  outcome: GameEvent | null;
  /** The symbol that strikes now. */
  strike: Strike | null;
  struck: GameEvent[];
}

export interface LogLine {
  key: number;
  event: GameEvent;
}

/** Whoever has to decide waits for so many paces at the most. */
const PATIENCE = 50;
const STRIKE = 1.1, MISS = 0.4;

/** What others did to somebody, and what everybody must know. */
function concerns(e: GameEvent, seat: number | null): boolean {
  switch (e.type) {
    case 'citizens-killed': return e.seat === seat;
    case 'card-taken': return e.from === seat;
    case 'card-blocked':
    case 'citizens-swapped': return e.owner === seat && e.seat !== seat;
    case 'citizen-pushed': return e.seat === seat;
    case 'token-looked': return e.seat === seat && e.token?.face !== undefined;
    case 'end-triggered': return true;
    default: return false;
  }
}

export class Theatre {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What happened to the viewer since his last choice. */
  news = $state.raw<LogLine[]>([]);
  flights = $state.raw<(Flight & { ms: number; key: number })[]>([]);
  shown = $state.raw<Shown | null>(null);
  /** What is happening at this moment, for a line of words beside the moving pieces. */
  caption = $state.raw<LogLine | null>(null);
  private count = 0;
  private pace = 0;
  private hurried = false;
  private wake: (() => void) | null = null;

  get viewer(): number | null {
    return this.view?.viewer ?? null;
  }

  /** Where something happens now. */
  get spot(): RegionId | null {
    const e = this.caption?.event;
    const place = e?.region ?? e?.to ?? null;
    return place === 'haven' ? null : place;
  }

  /** Sets the scene: a view, and what happened before it, which is not shown. */
  begin(view: View, past: GameEvent[]): void {
    this.view = view;
    this.log = past.map((event) => ({ key: this.count++, event }));
    this.news = [];
    this.clear();
  }

  /** Shows the events of an update, then the view it came with. `ahead`: events of updates that wait behind it;
      `awaited`: the viewer has to decide when all is shown. */
  async play(events: GameEvent[], view: View, ahead: GameEvent[] = [], awaited = false): Promise<void> {
    const weight = [...events, ...ahead].reduce((sum, e) => sum + this.weight(e), 0);
    this.pace = awaited ? hastened(settings.pace, weight, PATIENCE) : settings.pace;
    for (const [i, event] of events.entries()) await this.show(event, events, i);
    this.view = view;
    this.flights = [];
    this.caption = null;
  }

  /** Shows the rest at once. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  /** All has been shown; what comes next is shown at the usual pace again. `keep`: the token turned over last stays in sight. */
  rest(keep: boolean): void {
    this.hurried = false;
    if (!keep) this.clear();
  }

  forgetNews(): void {
    this.news = [];
  }

  private clear(): void {
    this.flights = [];
    this.shown = null;
    this.caption = null;
  }

  private async show(event: GameEvent, all: GameEvent[], index: number): Promise<void> {
    const line = { key: this.count++, event };
    this.log = [...this.log, line];
    if ((gameStage(this.view)?.concerns ?? concerns)(event, this.viewer)) this.news = [...this.news, line];
    if (!this.view) return;
    const ms = this.ms(this.weight(event));
    this.display(event, ms);
    this.view = leave(this.view, event);
    if (ms > 0) {
      this.caption = line;
      await this.fly(flightsOf(event), ms);
      if (event.type === 'outbreak') await this.strike(lossesOf(all, index));
    }
    if (this.view) this.view = arrive(this.view, event);
  }

  private async fly(flights: Flight[], ms: number): Promise<void> {
    this.flights = flights.map((f) => ({ ...f, ms, key: this.count++ }));
    await this.pause(ms);
    this.flights = [];
  }

  /** The symbols of the token that was turned over strike one by one. */
  private async strike(losses: GameEvent[]): Promise<void> {
    const event = this.shown?.event;
    const face = event?.token?.face;
    if (!face || !this.view || !event.region) return;
    for (const strike of strikesOf(face, losses, this.view)) {
      const ms = this.ms(strike.seats.length > 0 ? STRIKE : MISS);
      if (ms === 0 || !this.shown) break;
      this.shown = { ...this.shown, strike };
      await this.fly(strikeFlights(face, strike, event.region), ms);
    }
    if (this.shown) this.shown = { ...this.shown, strike: null };
  }

  private display(event: GameEvent, ms: number): void {
    const turned = event.type === 'token-revealed' || (event.type === 'token-looked' && event.token?.face !== undefined);
    if (turned) this.shown = ms > 0 ? { event, outcome: null, strike: null, struck: [] } : null;
    else if (event.type === 'outbreak' || event.type === 'no-outbreak') {
      if (this.shown) this.shown = { ...this.shown, outcome: event };
    } else if (event.type === 'citizens-killed') {
      if (this.shown) this.shown = { ...this.shown, struck: [...this.shown.struck, event] };
    } else if (event.type !== 'potion-given' && event.type !== 'forced') this.shown = null;
  }

  private weight(e: GameEvent): number {
    return gameStage(this.view)?.weightOf(e) ?? weightOf(e, e.seat === this.viewer);
  }

  /** Nobody is kept waiting for what he does not see. */
  private ms(weight: number): number {
    const unseen = this.hurried || (typeof document !== 'undefined' && document.hidden);
    return unseen ? 0 : this.pace * weight;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resume) => {
      const done = (): void => {
        clearTimeout(timer);
        resume();
      };
      const timer = setTimeout(done, ms);
      this.wake = done;
    });
  }
}
