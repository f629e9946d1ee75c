// What the server answers outside of a game (docs/reference/protocol.md, "HTTP").
import { BASE } from './base';
import { Keys } from './keys';
import type { Refusal, SeatPlan, SetUp, Summary } from './protocol';

export interface Me {
  name: string | null;
  /** The cookie's secret, to be given back if the cookie is lost. */
  key?: string;
}

export interface Tables {
  open: Summary[];
  mine: Summary[];
}

/** What went wrong, as far as it can be told: `code` is the server's, or `away` (nobody answers), or `no-server`. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly reasons: Refusal[] = [],
    readonly clause?: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

type Fetch = typeof fetch;
/** Milliseconds after which a server that has not answered counts as one that does not. */
const PATIENCE = 10_000;

export class Api {
  /** The server has answered, so it knows this browser. */
  private known = false;
  /** The question that has to be answered before any other is asked. */
  private first: Promise<void> | null = null;

  constructor(
    private readonly ask: Fetch = (...args) => fetch(...args),
    private readonly keys = new Keys(),
  ) {}

  async me(): Promise<Me> {
    const me = await this.call<Me>('GET', 'api/me');
    if (me.key) this.keys.keep(me.key);
    return me;
  }

  rename(name: string): Promise<Me> {
    return this.call('POST', 'api/me', { name });
  }

  tables(): Promise<Tables> {
    return this.call('GET', 'api/tables');
  }

  table(id: string): Promise<Summary> {
    return this.call('GET', `api/tables/${encodeURIComponent(id)}`);
  }

  record(id: string): Promise<unknown> {
    return this.call('GET', `api/tables/${encodeURIComponent(id)}/record`);
  }

  /** `commit`: the hash of what this device adds to chance. */
  open(setup: SetUp, seats: SeatPlan[], listed: boolean, commit: string): Promise<Summary> {
    return this.call('POST', 'api/tables', { setup, seats, listed, commit });
  }

  /**
   * A browser gets its cookie with the first answer. Who asks twice at once without one gets two, sits down as one
   * guest and comes back as the other: until the server has answered, one question is asked at a time.
   */
  private async call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    while (!this.known && this.first) await this.first;
    const answer = this.request<T>(method, path, body);
    if (!this.known) {
      this.first = answer
        .then(
          () => true,
          (fault: unknown) => fault instanceof Fault && fault.code !== 'away',
        )
        .then((answered) => {
          this.known = answered;
          this.first = null;
        });
    }
    return answer;
  }

  private headers(body: boolean): Record<string, string> {
    const keys = this.keys.all().join(', ');
    return { ...(body ? { 'content-type': 'application/json' } : {}), ...(keys ? { 'rattus-key': keys } : {}) };
  }

  private async request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    let response: Response;
    try {
      response = await this.ask(BASE + path, {
        method,
        cache: 'no-store',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(PATIENCE),
        headers: this.headers(body !== undefined),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Fault('away', 'nobody answers');
    }
    const answer = await json(response);
    if (response.ok && answer) return answer as T;
    if (answer?.type !== 'refused')
      throw new Fault(response.status >= 500 ? 'away' : 'no-server', `${response.status}`);
    throw new Fault(
      String(answer.code),
      String(answer.reason),
      (answer.reasons ?? []) as Refusal[],
      answer.clause as string | undefined,
      answer.retry_after as number | undefined,
    );
  }
}

/** A host without a game server answers with pages, or not at all. */
async function json(response: Response): Promise<Record<string, unknown> | null> {
  if (!response.headers.get('content-type')?.includes('application/json')) return null;
  return (await response.json().catch(() => null)) as Record<string, unknown> | null;
}

export const api = new Api();
