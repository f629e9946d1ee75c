// Shows what happens, one event after another: moves pieces on the view on stage, keeps the log, and may be hurried.
import type { Component } from 'svelte';
import type { GameEvent, RegionId, View } from '../../wire/protocol';
import { settings } from '../../ui/settings.svelte';
import { hastened, type Flight } from './flight';
import type { OnTable } from './on-table';
import { arrive, concerns, flightsOf, leave, stageOf, stagingOf, weightOf } from './stages';

/** What takes the whole stage for a while, and shows events in the theatre's place. */
export interface Act {
  /** Where it is. */
  readonly region: RegionId | null;
  show(event: GameEvent, all: GameEvent[], index: number): Promise<void>;
  /** Shows no more. */
  end(): void;
  close(): Promise<void>;
}

/** What a game shows beside moving pieces. Null is returned where there is nothing to wait for. */
export interface Scenery {
  /** Events begin that lead to this view; `past`: what happened before them. */
  open(view: View, past: GameEvent[]): Promise<void> | null;
  /** An event comes: an act may begin, or be over. */
  turn(event: GameEvent): Promise<void> | null;
  /** The event is shown for so many milliseconds. */
  display(event: GameEvent, ms: number, all: GameEvent[], index: number): void;
  /** Its pieces have moved. */
  follow(event: GameEvent, all: GameEvent[], index: number): Promise<void> | null;
  clear(): void;
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

export class Theatre {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What happened to the viewer since his last choice. */
  news = $state.raw<LogLine[]>([]);
  flights = $state.raw<(Flight & { ms: number; key: number })[]>([]);
  /** What is happening at this moment, for a line of words beside the moving pieces. */
  caption = $state.raw<LogLine | null>(null);
  /** What has the whole stage now. */
  act = $state.raw<Act | null>(null);
  scenery = $state.raw<Scenery | null>(null);
  /** Something with a sheet of its own is shown; only where somebody said that he shows it (`sheets`). */
  sheet = $state.raw<Sheet | null>(null);
  sheets = false;
  /** The viewer has to decide when all is shown. */
  awaited = false;
  private count = 0;
  private pace = 0;
  private hurried = false;
  private wake: (() => void) | null = null;

  get viewer(): number | null {
    return this.view?.viewer ?? null;
  }

  /** Where something happens now. */
  get spot(): RegionId | null {
    if (this.act) return this.act.region;
    const e = this.caption?.event;
    const place = e?.region ?? e?.to ?? null;
    return place === 'haven' ? null : place;
  }

  /** Sets the scene: a view, and what happened before it, which is not shown. */
  begin(view: View, past: GameEvent[]): void {
    this.view = view;
    this.scenery ??= stageOf(view)?.scenery?.(this) ?? null;
    this.log = past.map((event) => ({ key: this.count++, event }));
    this.news = [];
    this.act = null;
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
    this.scenery ??= stageOf(view)?.scenery?.(this) ?? null;
    const opening = this.scenery?.open(
      view,
      this.log.map((line) => line.event),
    );
    if (opening) await opening;
    for (const [i, event] of events.entries()) {
      const turn = this.scenery?.turn(event);
      if (turn) await turn;
      const shown = (this.act ?? this).show(event, events, i);
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
    this.act?.end();
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
    this.scenery?.clear();
    this.caption = null;
  }

  /** An act takes the stage: what was hurried before is over. */
  enter(act: () => Act): void {
    this.hurried = false;
    this.clear();
    this.act = act();
  }

  /** The act is over. `last`: nobody wants to see at leisure what comes after it. */
  async leave(last: boolean): Promise<void> {
    if (!this.act) return;
    await this.act.close();
    this.act = null;
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
    this.scenery?.display(event, 0, all, index);
    this.view = arrive(leave(this.view, event), event);
    return null;
  }

  private async stage(line: LogLine, all: GameEvent[], index: number, staging: Staging): Promise<void> {
    const { event } = line;
    if (staging) await staging(this, event, all.slice(index + 1));
    const ms = this.ms(weightOf(this.view, event));
    this.scenery?.display(event, ms, all, index);
    if (!this.view) return;
    this.view = leave(this.view, event);
    if (ms > 0) {
      this.caption = line;
      await this.fly(flightsOf(this.view, event), ms);
      const more = this.scenery?.follow(event, all, index);
      if (more) await more;
    }
    if (this.view) this.view = arrive(this.view, event);
  }

  async fly(flights: Flight[], ms: number): Promise<void> {
    this.flights = flights.map((f) => ({ ...f, ms, key: this.count++ }));
    await this.pause(ms);
    this.flights = [];
  }

  /** Nobody is kept waiting for what he does not see. */
  ms(weight: number, pace = this.pace): number {
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
