import type { Wire } from './socket-session';

/** Whether the server knows this browser; it has to before a table is opened. */
let known = false;

/** A connection that is opened once the server knows who comes: it gives each browser a cookie with its first
 *  answer. */
export class GuestWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  private wire: Wire | null = null;
  private closed = false;

  constructor(
    introduce: () => Promise<unknown>,
    private readonly open: () => Wire,
  ) {
    (known ? Promise.resolve() : introduce())
      .then(() => {
        known = true;
        if (!this.closed) this.connect();
      })
      .catch(() => this.onclose?.());
  }

  send(text: string): void {
    this.wire?.send(text);
  }

  close(): void {
    this.closed = true;
    this.wire?.close();
  }

  private connect(): void {
    const wire = this.open();
    this.wire = wire;
    wire.onopen = () => this.onopen?.();
    wire.onmessage = (event) => this.onmessage?.(event);
    wire.onclose = () => {
      known = false; // perhaps it was the cookie
      this.onclose?.();
    };
  }
}
