// Shows what happens, one event after another: moves pieces on the view on stage, keeps the log, and may be hurried.
import type { Component } from 'svelte';
import type { Finale } from '../../games/board/finale/finale.svelte';
import type { Face, GameEvent, RegionId, View } from '../../wire/protocol';
import { ofGame } from '../../wire/setup';
import { hastened, type Flight } from './flight';
import { isGift } from '../../games/board/loads';
import type { OnTable } from './on-table';
import { settings } from '../../ui/settings.svelte';
import { arrive, concerns, flightsOf, leave, stagingOf, weightOf } from './looks';
import { lossesOf, strikeFlights, strikesOf, type Strike } from '../../games/board/strike';

/** A token that is turned over, or shown to the viewer alone. */
export interface Shown {
  event: GameEvent;
  /** Null where nobody can tell which of the tokens that lie open is evaluated. */
  face: Face | null;
  outcome: GameEvent | null;
  /** The symbol that strikes now. */
  strike: Strike | null;
  struck: GameEvent[];
}

/** What takes the prompt's place for a moment. */
export interface Sheet {
  panel: Component<{ game: OnTable; docked: boolean }>;
  /** What it speaks of: a map too small for names goes there. */
  regions?: RegionId[];
}

export interface LogLine {
  key: number;
  event: GameEvent;
}

type Staging = ReturnType<typeof stagingOf>;

/** Whoever has to decide waits for so many paces at the most. */
const PATIENCE = 50;
/** A sheet is shown even if nothing moves. */
const STILL = 1;
const STRIKE = 1.1,
  MISS = 0.4;

/** The faces without these, one for one. */
const less = (faces: Face[], gone: Face[]): Face[] => {
  const left = gone.map((face) => JSON.stringify(face));
  return faces.filter((face) => {
    const at = left.indexOf(JSON.stringify(face));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

export class Theatre {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What happened to the viewer since his last choice. */
  news = $state.raw<LogLine[]>([]);
  flights = $state.raw<(Flight & { ms: number; key: number })[]>([]);
  shown = $state.raw<Shown | null>(null);
  /** What is happening at this moment, for a line of words beside the moving pieces. */
  caption = $state.raw<LogLine | null>(null);
  /** The final ravaging, from its beginning until its toll is told. */
  finale = $state.raw<Finale | null>(null);
  /** Something with a sheet of its own is shown; only where somebody said that he shows it (`sheets`). */
  sheet = $state.raw<Sheet | null>(null);
  sheets = false;
  /** The viewer has to decide when all is shown. */
  awaited = false;
  /** Tokens of one region that were turned over together and are not evaluated yet (CARD-182). */
  private open: Face[] = [];
  /** What still lies open when all is shown. */
  private waiting: Face[] = [];
  private count = 0;
  private pace = 0;
  private hurried = false;
  private wake: (() => void) | null = null;

  get viewer(): number | null {
    return this.view?.viewer ?? null;
  }

  /** Where something happens now. */
  get spot(): RegionId | null {
    if (this.finale) return this.finale.region;
    const e = this.caption?.event;
    const place = e?.region ?? e?.to ?? null;
    return place === 'haven' ? null : place;
  }

  /** Sets the scene: a view, and what happened before it, which is not shown. */
  begin(view: View, past: GameEvent[]): void {
    this.view = view;
    this.log = past.map((event) => ({ key: this.count++, event }));
    this.news = [];
    this.finale = null;
    this.clear();
  }

  /** Puts what happened still earlier before the log. */
  remember(past: GameEvent[]): void {
    this.log = [...past.map((event) => ({ key: this.count++, event })), ...this.log];
  }

  /** Shows the events of an update, then the view it came with. `ahead`: events of updates that wait behind it;
      `awaited`: the viewer has to decide when all is shown. */
  async play(events: GameEvent[], view: View, ahead: GameEvent[] = [], awaited = false): Promise<void> {
    const weight = [...events, ...ahead].reduce((sum, e) => sum + weightOf(this.view, e), 0);
    this.pace = awaited ? hastened(settings.pace, weight, PATIENCE) : settings.pace;
    this.awaited = awaited;
    this.waiting = ofGame(view, 'rattus')?.turn.laid_open ?? [];
    const past = this.log.map((line) => line.event);
    if (
      !this.finale &&
      past.filter((e) => e.type === 'final-ravage' || e.type === 'scored').at(-1)?.type === 'final-ravage'
    )
      await this.raise(past);
    for (const [i, event] of events.entries()) {
      if (event.type === 'final-ravage') await this.raise([]);
      if (event.type === 'opened' || event.type === 'scored') await this.lower();
      else if (this.finale && stagingOf(this.view, event)) await this.lower(false);
      const shown = (this.finale ?? this).show(event, events, i);
      // what takes no time is on the page with what follows it: each wait lays out the whole table anew
      if (shown) await shown;
    }
    this.view = view;
    this.flights = [];
    this.caption = null;
  }

  /** Shows the rest at once. */
  hurry(): void {
    this.hurried = true;
    this.finale?.end();
    this.wake?.();
  }

  /** All has been shown; what comes next is shown at the usual pace again. `keep`: the token turned over last stays in
   *  sight. */
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

  /** The final ravaging begins, or goes on: what was hurried before is over. */
  private async raise(past: GameEvent[]): Promise<void> {
    // who cannot fetch its staging sees it as any other ravage
    const staging = await import('../../games/board/finale/finale.svelte').catch(() => null);
    if (!staging || !this.view) return;
    this.hurried = false;
    this.clear();
    this.finale = new staging.Finale(this, past);
  }

  /** After the final ravaging the result is all that anybody wants to see, or (`last`: false) what comes before it. */
  private async lower(last = true): Promise<void> {
    if (!this.finale) return;
    await this.finale.close();
    this.finale = null;
    this.hurried ||= last;
  }

  /** Keeps what has happened. */
  note(event: GameEvent): LogLine {
    const line = { key: this.count++, event };
    this.log = [...this.log, line];
    if (concerns(this.view, event)) this.news = [...this.news, line];
    return line;
  }

  /** Shows one event of an update; resolves when that is over. Null: it took no time. */
  show(event: GameEvent, all: GameEvent[], index: number): Promise<void> | null {
    const line = this.note(event);
    if (!this.view) return null;
    const staging = this.sheets && this.ms(1, STILL) > 0 ? stagingOf(this.view, event) : undefined;
    if (staging || this.ms(weightOf(this.view, event)) > 0) return this.stage(line, all, index, staging);
    this.display(event, 0, all, index);
    this.view = arrive(leave(this.view, event), event);
    return null;
  }

  private async stage(line: LogLine, all: GameEvent[], index: number, staging: Staging): Promise<void> {
    const { event } = line;
    if (staging) await staging(this, event, all.slice(index + 1));
    const ms = this.ms(weightOf(this.view, event));
    this.display(event, ms, all, index);
    if (!this.view) return;
    this.view = leave(this.view, event);
    if (ms > 0) {
      this.caption = line;
      await this.fly(flightsOf(this.view, event), ms);
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
    const { event, face } = this.shown ?? {};
    const view = ofGame(this.view, 'rattus');
    if (!face || !view || !event?.region) return;
    for (const strike of strikesOf(face, losses, view)) {
      const ms = this.ms(strike.seats.length > 0 ? STRIKE : MISS);
      if (ms === 0 || !this.shown) break;
      this.shown = { ...this.shown, strike };
      await this.fly(strikeFlights(face, strike, event.region), ms);
    }
    if (this.shown) this.shown = { ...this.shown, strike: null };
  }

  private display(event: GameEvent, ms: number, all: GameEvent[], index: number): void {
    const face = event.token?.face;
    if (event.type === 'token-revealed' && face)
      this.open = this.log.at(-2)?.event.type === event.type ? [...this.open, face] : [face];
    if (event.type === 'token-revealed' || (event.type === 'token-looked' && face)) {
      this.shown = ms > 0 ? { event, face: face ?? null, outcome: null, strike: null, struck: [] } : null;
    } else if (event.type === 'outbreak' || event.type === 'no-outbreak') {
      this.shown =
        ms > 0 ? { event, face: this.evaluated(all.slice(index + 1)), outcome: event, strike: null, struck: [] } : null;
    } else if (event.type === 'citizens-killed') {
      if (this.shown) this.shown = { ...this.shown, struck: [...this.shown.struck, event] };
    } else if (!isGift(event) && event.type !== 'forced') this.shown = null;
  }

  /** The token that an outcome tells of. Of several that lie open (CARD-183) it is none of those that lie there
      afterwards, or that are named later; where that leaves different ones nobody can tell. */
  private evaluated(later: GameEvent[]): Face | null {
    const named = later.flatMap((e) => (e.type === 'forced' && e.option?.face ? [e.option.face] : []));
    const [first, ...others] = less(this.open, [...this.waiting, ...named]);
    const face =
      first &&
      less(
        others,
        others.map(() => first),
      ).length === 0
        ? first
        : null;
    if (face) this.open = less(this.open, [face]);
    return face;
  }

  /** Nobody is kept waiting for what he does not see. */
  private ms(weight: number, pace = this.pace): number {
    const unseen = this.hurried || (typeof document !== 'undefined' && document.hidden);
    return unseen ? 0 : pace * weight;
  }

  /** Somebody wants to see what comes next. */
  next(): void {
    this.wake?.();
  }

  get hastened(): boolean {
    return this.hurried;
  }

  pause(ms: number): Promise<void> {
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
