import { Follower } from './follow';
import { pauseAfter } from './pauses';
import type { Earlier, FromTable, Link, Refused, ToTable } from './protocol';
import { Listeners, newId, type Session } from './session';
import { Unanswered } from './unanswered';

/** After so long without an answer the connection is doubted, and after so long again given up; milliseconds. */
const PATIENCE = 8_000;
const AGAIN_AFTER = 1_000;
/** How often a message is sent again before its refusal is shown. */
const MOST_REPEATS = 5;

/** The part of a WebSocket that is needed. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  connect: () => Wire;
  random: () => number;
  /** Why the table cannot be reached at all, if the server says so. */
  verdict: () => Promise<string | null>;
}

/**
 * A table on a server. Connects again by itself after any break, goes on from what it has seen last, and repeats what
 * was not answered; the page only hears how well the table can be reached.
 */
export class SocketSession implements Session {
  private readonly listeners = new Listeners();
  private readonly follower = new Follower();
  private readonly unanswered = new Unanswered();
  private wire: Wire | null = null;
  private link: Link = 'connecting';
  private greeted = false;
  private failures = 0;
  /** Before which version the log is still missing; null: nothing is. */
  private missing: number | null = null;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly again = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly world: World) {
    this.connect();
  }

  send(message: ToTable): void {
    const now = this.unanswered.add(message);
    if (!this.greeted || !now) return;
    this.put(message);
    this.expectAnswer();
  }

  subscribe(listener: (message: Parameters<Listeners['tell']>[0]) => void): () => void {
    return this.listeners.add(listener);
  }

  /** Call when the device has slept, or the network has come back: finds out at once whether the line still holds. */
  wakeUp(): void {
    if (this.closed) return;
    if (!this.wire) this.connect();
    else if (this.greeted) {
      this.hello();
      this.expectAnswer();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    for (const timer of this.again) clearTimeout(timer);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const wire = this.world.connect();
    this.wire = wire;
    wire.onopen = () => {
      this.hello();
    };
    wire.onmessage = ({ data }) => {
      if (this.wire === wire) this.hear(String(data));
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
    this.expectAnswer();
  }

  private drop(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    this.greeted = false;
    const wire = this.wire;
    this.wire = null;
    if (wire) wire.onopen = wire.onmessage = wire.onclose = null;
    wire?.close();
  }

  private lost(): void {
    const never = !this.greeted;
    this.drop();
    this.failures += 1;
    this.say('lost');
    this.retry = setTimeout(() => this.connect(), pauseAfter(this.failures, this.world.random()));
    if (never) void this.askWhy();
  }

  /** A refused connection does not say why; the server's other door does. */
  private async askWhy(): Promise<void> {
    const reason = await this.world.verdict().catch(() => null);
    if (reason === null || this.closed || this.greeted) return;
    // a table that has been there is given up only if the server says that it is gone, or that nobody is let in
    if (reason !== 'no-such-table' && reason !== 'banned' && this.follower.now.version > 0) return;
    this.close();
    this.listeners.tell({ type: 'failed', reason });
  }

  private say(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.listeners.tell({ type: 'link', link });
  }

  private put(message: ToTable): void {
    this.wire?.send(JSON.stringify(message));
  }

  private hello(): void {
    this.put({ type: 'hello', after: this.follower.now.version });
  }

  /** Whatever comes next shows that the line holds. Without it the line is tried once more, then given up. */
  private expectAnswer(): void {
    this.doubt ??= setTimeout(() => {
      if (this.greeted) this.hello();
      this.doubt = setTimeout(() => this.lost(), PATIENCE);
    }, PATIENCE);
  }

  private hear(text: string): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    const message = read(text);
    if (!message || message.type === 'store') return;
    if (message.type === 'update') {
      const update = this.follower.take(message);
      if (!update) return this.hello();
      this.unanswered.answered(update.id);
      this.greet();
      this.listeners.tell(update);
      if (update.fresh) this.fetchBefore(message.from);
    } else if (message.type === 'earlier') {
      this.hearEarlier(message);
    } else if (message.type === 'refused') {
      if (this.sendLater(message)) return;
      // questions have no names, and neither has their refusal
      if (message.id === undefined) this.told();
      this.unanswered.answered(message.id);
      this.listeners.tell(message);
    } else if (message.type !== this.unanswered.question?.type || this.told()) {
      this.listeners.tell(message);
    }
    if (this.unanswered.waiting) this.expectAnswer();
  }

  /** The question on its way has its answer, which is of use if nobody asked the same anew; the next one goes. */
  private told(): boolean {
    const ofUse = this.unanswered.told();
    if (this.unanswered.question && this.greeted) this.put(this.unanswered.question);
    return ofUse;
  }

  /** A long log comes in pages, the last one first. */
  private fetchBefore(version: number | undefined): void {
    this.missing = version ?? null;
    if (version !== undefined) this.send({ type: 'earlier', id: newId(), before: version });
  }

  private hearEarlier(page: Earlier): void {
    this.unanswered.answered(page.id);
    // the log may have begun anew meanwhile, as other eyes know it
    const wanted = page.before === this.missing && page.viewer === (this.follower.now.view?.viewer ?? null);
    if (!wanted) return;
    this.listeners.tell({ ...page, events: page.events.map((event) => ({ ...event, clause: event.clause ?? '' })) });
    this.fetchBefore(page.from);
  }

  private greet(): void {
    if (this.greeted) return;
    this.greeted = true;
    this.failures = 0;
    this.say('open');
    for (const message of this.unanswered.all()) this.put(message);
  }

  /** What was refused only because of the moment is sent again under the same id. */
  private sendLater(refused: Refused): boolean {
    if (refused.code === 'too-fast' && refused.id === undefined && !this.greeted) {
      this.later(() => this.hello(), refused);
      return true;
    }
    const { question } = this.unanswered;
    if (refused.id === undefined && question && (refused.code === 'too-fast' || refused.code === 'too-many')) {
      if (this.unanswered.repeated(question.type) > MOST_REPEATS) return false;
      this.later(() => {
        if (this.greeted && this.unanswered.question) this.put(this.unanswered.question);
      }, refused);
      return true;
    }
    const message = this.unanswered.message(refused.id);
    if (!message || !(refused.code === 'too-fast' || refused.code === 'not-saved')) return false;
    if (this.unanswered.repeated(refused.id!) > MOST_REPEATS) return false;
    this.later(() => {
      if (this.greeted) this.put(message);
    }, refused);
    return true;
  }

  private later(act: () => void, { retry_after: seconds = 0 }: Refused): void {
    const timer = setTimeout(
      () => {
        this.again.delete(timer);
        act();
      },
      seconds * 1000 || AGAIN_AFTER,
    );
    this.again.add(timer);
  }
}

function read(text: string): FromTable | null {
  try {
    return JSON.parse(text) as FromTable;
  } catch {
    return null; // a newer server may say what this page does not know
  }
}
