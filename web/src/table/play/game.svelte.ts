// One table as this page shows it: who sits there, what is asked, and the queue of updates still to be shown.
import { language } from '../../words/lang.svelte';
import { Chat } from './chat.svelte';
import type {
  Asked,
  Chair,
  Decision,
  GameEvent,
  Heard,
  Link,
  Odds,
  Refused,
  RegionId,
  SeatSetUp,
  Table,
  Update,
  View,
} from '../../wire/protocol';
import { ask, type Session } from '../../wire/session';
import { handedOver, stageOf } from './stages';
import { download } from '../../ui/download';
import { needsCurtain, ownSeats, seatSetUp } from './hands';
import { kitFor } from './games';
import type { About, OnTable } from './on-table';
import { Theatre } from './theatre.svelte';
import { Trail } from './trail';

/** Whoever has been away for longer than so many events is only told of them. */
const MOST_SHOWN = 60;

/** The number of the option that declines, if the question can come again in the same turn. */
const declines = (decision: Decision, view: View | null): number | null =>
  stageOf(view)?.declining?.none(decision) ?? null;

/** A question of one turn: whose it is, and in which round. */
const turnOf = (decision: Decision, view: View): string | null =>
  declines(decision, view) === null ? null : stageOf(view)!.declining!.turn(decision, view);

export class Game implements OnTable {
  /** Where what happened is shown. */
  readonly theatre = new Theatre();
  readonly chat = new Chat();
  /** Who sits where; null before the table has been heard of. */
  table = $state.raw<Table | null>(null);
  decision = $state.raw<Decision | null>(null);
  odds = $state.raw<Record<string, Odds> | null>(null);
  /** At the Knight's question: of the plague's region, if the plague counts as two citizens (BASE-65). */
  asTwo = $state.raw<Odds | null>(null);
  refusal = $state.raw<Refused | null>(null);
  failure = $state<string | null>(null);
  playing = $state(false);
  hinted = $state.raw<ReadonlySet<number>>(new Set());
  /** Something chosen here is on its way to the table. */
  sending = $state(false);
  link = $state<Link>('open');
  /** The device has to go to whoever has this seat; until then nothing may be seen. */
  curtain = $state<number | null>(null);
  private readonly given: SeatSetUp[];
  private open: Decision | null = null;
  private queue: Update[] = [];
  private asked: string | null = null;
  /** In which version that question arose. */
  private answered: number | null = null;
  /** What is not to be asked again this turn. */
  private declined: string[] = [];
  /** Something is about to be declined for whoever does not want to be asked. */
  passing = $state(false);
  private waits: ReturnType<typeof setTimeout> | undefined;
  private eyes: number | null = null;
  /** What people did before there was a table to show it at; it begins the log. */
  private gathered: GameEvent[] = [];
  /** How many events of the game these eyes have been told of. */
  private told = 0;
  private lifted: (() => void) | null = null;
  private readonly trail = new Trail();
  private readonly wanted: ((record: unknown) => void)[] = [];
  private readonly end: () => void;

  /** `given`: who sits where, until the table says so itself. `online`: others come to it from elsewhere. */
  constructor(
    private readonly session: Session,
    given: SeatSetUp[] = [],
    readonly online = false,
  ) {
    this.given = given;
    this.end = session.subscribe((message) => this.hear(message));
  }

  get view(): View | null {
    return this.theatre.view;
  }

  get viewer(): number | null {
    return this.theatre.viewer;
  }

  get seats(): SeatSetUp[] {
    return this.table ? this.table.seats.map(seatSetUp) : this.given;
  }

  get chairs(): Chair[] {
    return this.online ? (this.table?.seats ?? []) : [];
  }

  /** The seats of whoever sits at this device. */
  get own(): number[] {
    return ownSeats(this.table);
  }

  /** Who is called "you": the viewer, unless several persons share the device. */
  get reader(): number | null {
    return this.own.length > 1 ? null : this.viewer;
  }

  /** Nobody else plays here but computer players: a teacher may advise. */
  get alone(): boolean {
    return !this.online && this.own.length === 1;
  }

  get from(): RegionId | null {
    return this.decision && this.trail.regionOf(this.decision);
  }

  nameOf(seat: number): string {
    return seat === this.reader ? language.text.you : language.text.named(this.seats[seat - 1]?.name || String(seat));
  }

  choose(option: number): void {
    if (!this.decision || this.playing) return;
    const { version } = this.decision;
    this.trail.answered(this.decision, option);
    this.ask(null);
    this.theatre.forgetNews();
    this.answer({ type: 'act', version, option });
  }

  /** Declines, and goes on declining until the turn is over. */
  declineAll(): void {
    const none = this.decision ? declines(this.decision, this.view) : null;
    if (none === null || !this.view) return;
    this.declined.push(turnOf(this.decision!, this.view)!);
    this.choose(none);
  }

  takeBack(): void {
    if (!this.decision?.can_take_back) return;
    const { version } = this.decision;
    this.ask(null);
    this.answer({ type: 'take-back', version });
  }

  /** What people do beside the game. */
  say(asked: Asked): void {
    this.refusal = null;
    ask(this.session, asked);
  }

  askWhy(about: About): void {
    if (this.decision) this.session.send({ type: 'why', ...about });
  }

  askOdds(): void {
    this.session.send({ type: 'odds' });
  }

  /** The record of a game that is over. */
  record(): Promise<unknown> {
    this.session.send({ type: 'record' });
    return new Promise((have) => {
      this.wanted.push(have);
    });
  }

  /** Saves the record as a file. */
  async requestRecord(): Promise<void> {
    download('rattus-record.json', JSON.stringify(await this.record(), null, 1));
  }

  /** Whoever had to get the device has it. */
  lift(): void {
    this.lifted?.();
  }

  /** Shows the rest of what happened at once. */
  skip(): void {
    // the finale and a sale are not lost by a click too many: they have buttons of their own
    if (this.playing && !this.theatre.act && !this.theatre.sheet) this.theatre.hurry();
  }

  close(): void {
    this.end();
    clearTimeout(this.waits);
    this.queue = [];
    this.theatre.hurry();
    this.session.close();
  }

  private answer(asked: Extract<Asked, { version: number }>): void {
    this.sending = true;
    this.answered = asked.version;
    this.asked = ask(this.session, asked);
  }

  /** Shows a question, or hides it while its answer is on the way; a refused answer brings it back. */
  private ask(decision: Decision | null): void {
    if (decision) this.open = decision;
    this.decision = this.sending && decision?.version === this.answered ? null : decision;
    this.refusal = null;
  }

  private hear(message: Heard): void {
    if ('id' in message && message.id === this.asked) this.sending = false;
    switch (message.type) {
      case 'update':
        return this.take(message);
      case 'earlier':
        return this.takeEarlier(message.events);
      case 'refused':
        return this.refused(message);
      case 'odds':
        this.odds = message.regions;
        this.asTwo = message.as_two ?? null;
        return;
      case 'record':
        for (const have of this.wanted.splice(0)) have(message.record);
        return;
      case 'failed':
        this.failure = message.reason;
        return;
      case 'link':
        this.link = message.link;
        return;
    }
  }

  private refused(message: Refused): void {
    this.trail.refused();
    if (!this.view && !this.table) this.failure = message.code ?? message.reason;
    if (this.open && !this.playing) this.ask(this.open);
    // until its words are there it is told as the table says it
    void language.fetchReasons().catch(() => undefined);
    this.refusal = message;
  }

  private take(update: Update): void {
    this.table = update.table;
    if (update.table) this.chat.at(update.table.id);
    this.chat.hear(update.events, update.fresh);
    const news = update.events.filter((event) => event.type !== 'chat');
    const events = update.fresh ? news : [...this.gathered, ...news];
    this.gathered = update.view ? [] : events;
    if (!update.view) return;
    // people come, go and talk while somebody thinks: that must not take the question from him
    const quiet =
      !update.fresh &&
      events.length === 0 &&
      !this.sending &&
      !this.playing &&
      update.decision?.version === this.open?.version;
    if (quiet && this.view) this.theatre.view = update.view;
    else this.queue.push({ ...update, events });
    if (!this.playing && this.queue.length > 0) void this.play();
  }

  /** The beginning of a long log comes after its end. */
  private takeEarlier(events: GameEvent[]): void {
    this.chat.hearEarlier(events);
    const played = events.filter((event) => event.type !== 'chat');
    this.theatre.remember(played);
    this.told += played.length;
  }

  /** Declines for somebody who does not want to be asked again this turn. */
  private pass(asked: Decision): void {
    const pause = stageOf(this.view)?.declining?.pause(asked) ?? 0;
    if (pause === 0) return this.choose(declines(asked, this.view) ?? 0);
    this.theatre.rest(false);
    this.decision = null;
    this.passing = true;
    clearTimeout(this.waits);
    this.waits = setTimeout(() => {
      this.passing = false;
      if (this.open !== asked || this.playing) return;
      this.ask(asked);
      this.choose(declines(asked, this.view) ?? 0);
    }, pause);
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.decision = null;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      const events = await this.begin(update);
      const ahead: GameEvent[] = this.queue.flatMap((u) => u.events);
      if (events.length > MOST_SHOWN && !this.theatre.act) this.theatre.hurry();
      await this.theatre.play(events, update.view!, ahead, (this.queue.at(-1) ?? update).decision !== null);
      this.open = null;
      if (update.decision) this.trail.reached(update.decision, events);
      if (update.decision && this.queue.length === 0) this.ask(update.decision);
    }
    this.playing = false;
    this.odds = this.asTwo = null;
    const asked: Decision | null = this.open;
    if (asked && this.view && this.declined.includes(turnOf(asked, this.view) ?? '')) return this.pass(asked);
    this.theatre.rest(!asked && !this.view?.score);
    if (asked && stageOf(this.view)?.odds?.includes(asked.name)) this.askOdds();
  }

  /** Sets the scene if the eyes are new; returns the events they have not been told of. */
  private async begin({ view, events, fresh, private: hidden }: Update): Promise<GameEvent[]> {
    const before = this.view;
    const kit = kitFor(view!).ready(view!);
    if (kit) await kit;
    if (needsCurtain(this.table, view!, hidden, this.eyes)) {
      this.curtain = view!.viewer;
      await new Promise<void>((lift) => {
        this.lifted = lift;
      });
      this.curtain = null;
    }
    this.eyes = view!.viewer;
    const known = fresh ? Math.min(this.told, events.length) : 0;
    this.told = fresh ? events.length : this.told + events.length;
    if (!before) {
      this.theatre.begin(view!, events);
      return [];
    }
    if (fresh) this.theatre.begin(handedOver(before, view!), events.slice(0, known));
    return events.slice(known);
  }
}
