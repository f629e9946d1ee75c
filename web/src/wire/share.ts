// What this device adds to the chance of a game, so that whoever runs the server cannot choose it: the hash of a random
// value before the game begins, the value when it does (docs/reference/protocol.md, "Chance").
import type { Heard, Table } from './protocol';
import { ask, type Session } from './session';
import { sha256 } from './sha256';
import { browserStorage, storedFields, storedOf } from './stored';

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

  /** What had been promised when this device opened its value, by table. */
  private readonly openedAmong = new Map<string, { round: number; promised: string }>();

  opens(table: Table): void {
    this.openedAmong.set(table.id, { round: roundOf(table), promised: promisedAt(table) });
  }
  /** Has a promise been added or taken out since then? Whoever did so could have known the values. */
  altered(table: Table): boolean {
    const then = this.openedAmong.get(table.id);
    return then?.round === roundOf(table) && then.promised !== promisedAt(table);
  }

  forget(hash: string): void {
    const all = this.read();
    if (!(hash in all)) return;
    delete all[hash];
    this.write(all);
  }

  private read(): Record<string, string> {
    return { ...storedOf('string', storedFields(KEY, this.storage)), ...this.here };
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

/** From 1. */
const roundOf = (table: Table): number => (table.earlier_rounds ?? []).length + 1;
/** All hashes in order. */
const promisedAt = (table: Table): string => (table.shares ?? []).map((share) => share.hash).join(' ');

export const shareKeeper = new ShareKeeper(browserStorage());

/** Takes part in the chance of one table by itself. */
export class SharePart {
  /** The round, from 1, in which a promise is on its way or there; 0: none. */
  private promised = 0;
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
    for (const share of (table.earlier_rounds ?? []).flat()) this.keeper.forget(share.hash);
    if (table.stage !== 'gathering') {
      for (const share of table.shares) this.keeper.forget(share.hash);
    } else if (table.beginning && !table.new_round) {
      for (const share of table.shares) if (share.value === undefined) this.open(table, share.hash);
    } else {
      this.promise(table);
    }
  }

  /** One of a person's devices promises for all of them. */
  private promise(table: Table): void {
    const { seats, shares = [], earlier_rounds: earlier = [], host } = table,
      round = roundOf(table);
    const own = seats.filter((chair) => chair.you).map((chair) => chair.seat);
    // who has risen takes his promise with him, and may sit down again
    if (own.length === 0 && !host) this.promised = 0;
    const there = shares.some(
      (share) => share.seats.some((seat) => own.includes(seat)) || this.keeper.valueOf(share.hash),
    );
    const leftOut = earlier
      .at(-1)
      ?.some((share) => share.value === undefined && share.seats.some((seat) => own.includes(seat)));
    if (there || leftOut || this.promised === round || (own.length === 0 && !host)) return;
    this.promised = round;
    this.ids.add(ask(this.session, { type: 'commit', hash: this.keeper.promise() }));
  }

  private open(table: Table, hash: string): void {
    const value = this.keeper.valueOf(hash);
    if (value === undefined || this.opened.has(hash)) return;
    this.opened.add(hash);
    this.keeper.opens(table);
    this.ids.add(ask(this.session, { type: 'reveal', value }));
  }
}
