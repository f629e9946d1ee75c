// One table as this page shows it: the view on stage, what is asked, and the queue of events still to be shown.
import type { Decision, FromTable, GameEvent, Odds, SeatSetUp, SetUp, View } from '../session/protocol';
import type { Session } from '../session/session';
import { flightOf, weightOf, type Flight } from './flight';
import { settings } from './settings.svelte';
import { arrive, leave } from './stage';

type Update = Extract<FromTable, { type: 'update' }>;

export interface Shown {
  /** The token turned over last and what came of it. */
  event: GameEvent;
  outcome: GameEvent | null;
  struck: GameEvent[];
}

export interface LogLine {
  key: number;
  event: GameEvent;
}

/** Where it helps to know how likely an outbreak is. */
const ODDS_HELP = ['D-PLAGUE', 'D-NEUTRAL', 'D-FINAL-PLAGUE'];

/** What others did to somebody, and what everybody must know. */
function concerns(e: GameEvent, seat: number | null): boolean {
  switch (e.type) {
    case 'citizens-killed': return e.seat === seat;
    case 'card-taken': return e.from === seat;
    case 'token-looked': return e.seat === seat && e.token?.face !== undefined;
    case 'end-triggered': return true;
    default: return false;
  }
}

export class Game {
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  odds = $state.raw<Record<string, Odds> | null>(null);
  log = $state.raw<LogLine[]>([]);
  flight = $state.raw<(Flight & { ms: number; key: number }) | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** What happened to the viewer since his last choice. */
  news = $state.raw<LogLine[]>([]);
  refusal = $state.raw<{ reason: string; clause?: string } | null>(null);
  failure = $state<string | null>(null);
  playing = $state(false);
  private open: Decision | null = null;
  private version = 0;
  private queue: Update[] = [];
  private count = 0;
  private hurry = false;
  private wake: (() => void) | null = null;
  private readonly end: () => void;

  constructor(private readonly session: Session, readonly seats: SeatSetUp[], setup: SetUp | null, seed: string | null = null) {
    this.end = session.subscribe((message) => this.hear(message));
    if (setup) session.send({ type: 'new', setup, seats, ...(seed ? { seed } : {}) });
  }

  get viewer(): number | null {
    return this.view?.viewer ?? null;
  }

  choose(option: number): void {
    if (!this.decision || this.playing) return;
    this.ask(null);
    this.news = [];
    this.session.send({ type: 'act', id: this.next(), version: this.version, option });
  }

  takeBack(): void {
    if (!this.decision?.can_take_back) return;
    this.ask(null);
    this.session.send({ type: 'take-back', id: this.next(), version: this.version });
  }

  requestRecord(): void {
    this.session.send({ type: 'record' });
  }

  /** Shows the rest of what happened at once. */
  skip(): void {
    if (!this.playing) return;
    this.hurry = true;
    this.wake?.();
  }

  close(): void {
    this.end();
    this.queue = [];
    this.skip();
    this.session.close();
  }

  /** Shows a question, or hides it while its answer is on the way; a refused answer brings it back. */
  private ask(decision: Decision | null): void {
    if (decision) this.open = decision;
    this.decision = decision;
    this.refusal = null;
  }

  private next(): string {
    return `${Date.now().toString(36)}-${this.count++}`;
  }

  private hear(message: FromTable): void {
    switch (message.type) {
      case 'update':
        this.queue.push(message);
        if (!this.playing) void this.play();
        break;
      case 'refused':
        if (!this.view) this.failure = message.reason;
        if (this.open) this.ask(this.open);
        this.refusal = message;
        break;
      case 'odds':
        this.odds = message.regions;
        break;
      case 'record':
        download('rattus-record.json', JSON.stringify(message.record, null, 1));
        break;
      case 'failed':
        this.failure = message.reason;
        break;
      case 'thinking':
        break;
    }
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.decision = null;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      for (const event of update.events) await this.show(event);
      this.view = update.view;
      this.version = update.version;
      this.flight = null;
      this.open = null;
      if (update.decision && this.queue.length === 0) this.ask(update.decision);
    }
    this.playing = false;
    this.hurry = false;
    this.odds = null;
    const asked: Decision | null = this.open;
    if (asked || this.view?.score) this.shown = null;
    if (asked && ODDS_HELP.includes(asked.name)) this.session.send({ type: 'odds' });
  }

  private async show(event: GameEvent): Promise<void> {
    const line = { key: this.log.length, event };
    this.log = [...this.log, line];
    if (concerns(event, this.viewer)) this.news = [...this.news, line];
    if (!this.view) return;
    const ms = this.hurry ? 0 : settings.pace * weightOf(event);
    this.display(event, ms);
    const flight = ms > 0 ? flightOf(event) : null;
    this.view = leave(this.view, event);
    this.flight = flight ? { ...flight, ms, key: this.count++ } : null;
    if (ms > 0) await this.rest(ms);
    this.flight = null;
    if (this.view) this.view = arrive(this.view, event);
  }

  private display(event: GameEvent, ms: number): void {
    if (event.type === 'token-revealed') this.shown = ms > 0 ? { event, outcome: null, struck: [] } : null;
    else if (event.type === 'outbreak' || event.type === 'no-outbreak') {
      if (this.shown) this.shown = { ...this.shown, outcome: event };
    } else if (event.type === 'citizens-killed') {
      if (this.shown) this.shown = { ...this.shown, struck: [...this.shown.struck, event] };
    } else this.shown = null;
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resume) => {
      const timer = setTimeout(done, ms);
      const wake = (): void => done();
      function done(): void {
        clearTimeout(timer);
        resume();
      }
      this.wake = wake;
    });
  }
}

function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
