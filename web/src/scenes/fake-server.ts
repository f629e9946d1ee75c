// A server that exists only in memory, for tests of a session: it keeps entries, answers each id once, and its
// connections can be cut.
import type { Earlier, FromTable, GameEvent, RawUpdate, ToTable } from '../wire/protocol';
import type { Wire } from '../wire/socket-session';

const said = (texts: string[]): GameEvent[] => texts.map((text) => ({ type: 'chat', clause: '', seat: 1, text }));

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(private readonly server: FakeServer) {}

  send(text: string): void {
    if (!this.closed) this.server.hear(this, JSON.parse(text) as ToTable);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: FromTable): void {
    if (!this.closed) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeServer {
  readonly heard: ToTable[] = [];
  readonly texts: string[] = [];
  readonly wires: FakeWire[] = [];
  /** So many lines go into one page of the log. */
  page = Infinity;
  up = true;
  /** Hears everything and says nothing: a line that is dead without knowing it. */
  mute = false;
  /** Accepts messages, but its answers get lost. */
  deaf = false;
  private readonly answered = new Set<string>();

  connect(): Wire {
    const wire = new FakeWire(this);
    this.wires.push(wire);
    queueMicrotask(() => {
      if (wire.closed) return;
      if (this.up) wire.onopen?.();
      else this.cut(wire);
    });
    return wire;
  }

  /** The connection breaks. */
  cut(wire: FakeWire = this.wires.at(-1)!): void {
    if (wire.closed) return;
    wire.closed = true;
    wire.onclose?.();
  }

  hear(wire: FakeWire, message: ToTable): void {
    if (this.mute) return;
    this.heard.push(message);
    const answer = this.answer(message);
    if (!this.deaf) wire.tell(answer);
  }

  private get version(): number {
    return this.texts.length + 1;
  }

  private update(base: number, id?: string): RawUpdate {
    const told = Math.max(0, base - 1);
    const first = base === 0 ? Math.max(0, this.texts.length - this.page) : told;
    const from = first > told ? { from: first + 2 } : {};
    return {
      type: 'update',
      version: this.version,
      base,
      ...(id ? { id } : {}),
      ...from,
      events: said(this.texts.slice(first)),
    };
  }

  /** Line i (from 0) is what led to version i + 2. */
  private earlier(id: string, before: number): Earlier {
    const end = before - 2;
    const first = Math.max(0, end - this.page);
    const from = first > 0 ? { from: first + 2 } : {};
    return { type: 'earlier', id, before, ...from, viewer: null, events: said(this.texts.slice(first, end)) };
  }

  private answer(message: ToTable): FromTable {
    if (message.type === 'hello') return this.update(message.after);
    if (message.type === 'earlier') return this.earlier(message.id, message.before);
    if (message.type !== 'chat') return { type: 'refused', code: 'bad-message', reason: message.type };
    if (this.answered.has(message.id)) return this.update(this.version, message.id);
    this.answered.add(message.id);
    this.texts.push(message.text);
    return this.update(this.version - 1, message.id);
  }
}
