// A game looked at again: the engine sets up any step of the record, the theatre shows what happened on the way.
import { language } from '../../words/lang.svelte';
import type { GameEvent, Heard, Odds, RegionId, SeatSetUp, View } from '../../wire/protocol';
import type { Session } from '../../wire/session';
import { WorkerSession } from '../../wire/worker-session';
import type { OnTable } from '../play/on-table';
import { kitFor } from '../play/games';
import { settings } from '../../ui/settings.svelte';
import { Theatre } from '../play/theatre.svelte';
import { Teacher } from '../review/teacher.svelte';
import type { Eyes } from '../reel/course';
import { asRecord, engineOfRecord, heardAt, lastStep, reelOf, turnFrom, type Reel } from '../reel/reel';

/** Milliseconds a step stays in sight when nothing moves. */
const STILL = 700;

export class Replay implements OnTable {
  readonly theatre = new Theatre();
  /** Looks at the game, and says what he would do. */
  readonly teacher: Teacher;
  readonly reel: Reel | null;
  step = $state(0);
  /** Through whose eyes the game is looked at, where hands are hidden. */
  eyes = $state.raw<Eyes>('all');
  /** Goes on by itself. */
  running = $state(false);
  /** Something is being shown. */
  playing = $state(false);
  /** Why the record cannot be shown: no record at all, or what the engine says. */
  fault = $state<{ reason: string } | 'no-record' | null>(null);
  odds = $state.raw<Record<RegionId, Odds> | null>(null);
  readonly decision = null;
  readonly hinted = new Set<number>();
  readonly reader = null;
  private wanted = 0;
  private seeking = false;
  private readonly waiting = new Map<number, (view: View) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly end: () => void;

  constructor(
    private readonly session: Session,
    record: unknown,
  ) {
    this.teacher = new Teacher(() => {
      const own = new WorkerSession(engineOfRecord(record));
      own.send({ type: 'open-record', record });
      return own;
    });
    this.end = session.subscribe((message) => this.hear(message));
    const sound = asRecord(record);
    this.reel = sound && reelOf(sound);
    if (!sound) {
      this.fault = 'no-record';
      return;
    }
    session.send({ type: 'open-record', record });
    void this.jump(0);
  }

  get view(): View | null {
    return this.theatre.view;
  }
  get viewer(): number | null {
    return this.theatre.viewer;
  }
  get seats(): SeatSetUp[] {
    return this.reel?.seats ?? [];
  }
  get last(): number {
    return this.reel ? lastStep(this.reel) : 0;
  }

  /** A person who gave no name is "you" here too. */
  nameOf(seat: number): string {
    const given = this.reel?.record.seats[seat - 1];
    if (given?.kind === 'person' && !given.name) return language.text.you;
    return language.text.named(this.seats[seat - 1]?.name ?? String(seat));
  }

  choose(): void {
    /* nothing is asked in a replay */
  }
  askWhy(): void {
    /* nothing is asked in a replay */
  }
  askOdds(): void {
    this.session.send({ type: 'odds' });
  }
  skip(): void {
    this.theatre.hurry();
  }

  /** Shows a step at once; of several wishes that come quickly the last one counts. */
  async jump(step: number): Promise<void> {
    this.wanted = Math.min(this.last, Math.max(0, Math.round(step)));
    this.theatre.hurry();
    // what is being shown comes to its end first, and goes on from there
    if (this.seeking || this.playing) return;
    this.seeking = true;
    for (let first = true; first || this.step !== this.wanted; first = false) {
      const to = this.wanted;
      const view = await this.at(to);
      this.theatre.begin(view, this.past(to));
      this.theatre.rest(false);
      this.step = to;
      this.odds = null;
    }
    this.seeking = false;
  }

  /** Shows what happened on the way to the next step. */
  async forward(): Promise<void> {
    if (this.playing) return this.theatre.hurry();
    if (this.step >= this.last || this.seeking) return;
    const to = this.step + 1;
    this.playing = true;
    const view = await this.at(to);
    this.odds = null;
    this.wanted = to;
    this.step = to;
    await this.theatre.play(heardAt(this.reel!, to, this.eyes), view);
    this.playing = false;
    this.theatre.rest(!view.score);
    if (this.wanted !== to) void this.jump(this.wanted);
  }

  /** The same step through other eyes. */
  see(eyes: Eyes): void {
    this.stop();
    this.eyes = eyes;
    void this.jump(this.wanted);
  }

  back(): void {
    this.stop();
    void this.jump(this.wanted - 1);
  }
  turn(forward: boolean): void {
    this.stop();
    if (this.reel) void this.jump(turnFrom(this.reel, this.wanted, forward));
  }
  seek(step: number): void {
    this.stop();
    void this.jump(step);
  }

  toggle(): void {
    if (this.running) return this.stop();
    this.running = true;
    void this.run();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.stop();
    this.end();
    this.theatre.hurry();
    this.teacher.close();
    this.session.close();
  }

  private past(step: number): GameEvent[] {
    return Array.from({ length: step + 1 }, (_, i) => heardAt(this.reel!, i, this.eyes)).flat();
  }

  private async run(): Promise<void> {
    if (this.step >= this.last) await this.jump(0);
    while (this.running && this.step < this.last) {
      await this.forward();
      if (settings.pace === 0)
        await new Promise<void>((go) => {
          this.timer = setTimeout(go, STILL);
        });
    }
    this.running = false;
  }

  private async at(step: number): Promise<View> {
    this.teacher.forget();
    this.session.send({
      type: 'at',
      step,
      ...(this.reel?.secret ? { viewer: this.eyes } : {}),
    });
    const view = await new Promise<View>((have) => {
      this.waiting.set(step, have);
    });
    await kitFor(view).ready(view);
    return view;
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'update':
        if (message.view) this.waiting.get(message.version)?.(message.view);
        this.waiting.delete(message.version);
        return;
      case 'odds':
        this.odds = message.regions;
        return;
      case 'refused':
      case 'failed':
        // what comes after the first fault only follows from it
        this.fault ??= { reason: message.reason };
        return;
    }
  }
}
