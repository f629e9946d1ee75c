// What this device adds to the chance of a game, so that whoever runs the server cannot choose it: the hash of a random
// value before the game begins, the value when it does (docs/reference/protocol.md, "Chance").
import type { Heard, Table } from './protocol';
import { ask, type Session } from './session';
import { sha256 } from './sha256';

const KEY = 'rattus-shares';
/** Values of tables that never begin are forgotten, the oldest first. */
const MOST = 40;

/** Values that have been promised and are not open yet, by their hashes; they outlive the page. */
export class ShareKeeper {
  /** Without a storage they live as long as the page. */
  private here: Record<string, string> = {};

  constructor(private readonly storage: Storage | null) {}

  /** Makes a value and keeps it; returns its hash. */
  promise(): string {
    const value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const hash = sha256(value);
    this.write(Object.fromEntries([...Object.entries(this.read()), [hash, value]].slice(-MOST)));
    return hash;
  }

  valueOf(hash: string): string | undefined {
    return this.read()[hash];
  }

  forget(hash: string): void {
    const all = this.read();
    if (!(hash in all)) return;
    delete all[hash];
    this.write(all);
  }

  private read(): Record<string, string> {
    try {
      return { ...(JSON.parse(this.storage?.getItem(KEY) ?? '{}') as Record<string, string>), ...this.here };
    } catch {
      return { ...this.here };
    }
  }

  private write(all: Record<string, string>): void {
    try {
      if (!this.storage) throw new Error('no storage');
      this.storage.setItem(KEY, JSON.stringify(all));
      this.here = {};
    } catch {
      this.here = all;
    }
  }
}

function browserStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null; // barred by the browser's settings
  }
}

export const shareKeeper = new ShareKeeper(browserStorage());

/** Takes part in the chance of one table by itself. */
export class SharePart {
  /** The promise that is on its way or there. */
  private promised = false;
  private readonly opened = new Set<string>();
  private readonly ids = new Set<string>();

  constructor(
    private readonly session: Session,
    private readonly keeper = shareKeeper,
  ) {
    session.subscribe((message) => {
      if (message.type === 'update' && message.table) this.look(message.table);
    });
  }

  /** Answers to what was sent here are nobody else's business. */
  hides(message: Heard): boolean {
    return message.type === 'refused' && message.id !== undefined && this.ids.has(message.id);
  }

  private look(table: Table): void {
    if (!table.shares) return;
    if (table.stage !== 'gathering') {
      for (const share of table.shares) this.keeper.forget(share.hash);
    } else if (table.beginning) {
      for (const share of table.shares) if (share.value === undefined) this.open(share.hash);
    } else {
      this.promise(table);
    }
  }

  /** One of a person's devices promises for all of them. */
  private promise({ seats, shares = [], host }: Table): void {
    const own = seats.filter((chair) => chair.you).map((chair) => chair.seat);
    // who has risen takes his promise with him, and may sit down again
    if (own.length === 0 && !host) this.promised = false;
    const there = shares.some(
      (share) => share.seats.some((seat) => own.includes(seat)) || this.keeper.valueOf(share.hash),
    );
    if (there || this.promised || (own.length === 0 && !host)) return;
    this.promised = true;
    this.ids.add(ask(this.session, { type: 'commit', hash: this.keeper.promise() }));
  }

  private open(hash: string): void {
    const value = this.keeper.valueOf(hash);
    if (value === undefined || this.opened.has(hash)) return;
    this.opened.add(hash);
    this.ids.add(ask(this.session, { type: 'reveal', value }));
  }
}
