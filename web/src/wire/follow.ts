// Keeps up with a table: puts what changed into what was there before (docs/reference/protocol.md, "From the table").
import type { Decision, GameEvent, RawUpdate, Table, Update, View } from './protocol';

export interface Followed {
  version: number;
  table: Table | null;
  view: View | null;
  decision: Decision | null;
  private: boolean;
}

export const nothingYet: Followed = { version: 0, table: null, view: null, decision: null, private: false };

/** The view with its changed parts; `regions` brings only the regions that changed. */
export function merge<V extends View>(view: V, changes: Partial<V>, gone: string[] = []): V {
  const before: View = view;
  const now: Partial<View> = changes;
  const regions = 'regions' in before && 'regions' in now ? { regions: { ...before.regions, ...now.regions } } : {};
  const whole = { ...view, ...changes, ...regions } as V & Record<string, unknown>;
  for (const key of gone) delete whole[key];
  return whole;
}

function viewAfter(before: Followed, raw: RawUpdate): View | null {
  if (raw.view !== undefined) return raw.view;
  if (!raw.changes || !before.view) return before.view;
  return merge(before.view, raw.changes, raw.gone);
}

/** The table as it is after an update, or null if updates before it have been missed. */
export function follow(before: Followed, raw: RawUpdate): Followed | null {
  const base = raw.base ?? before.version;
  if (base !== 0 && base !== before.version) return null;
  const view = viewAfter(base === 0 ? { ...before, view: null } : before, raw);
  const touched = raw.view !== undefined || raw.changes !== undefined || raw.decision !== undefined;
  const decision = raw.decision ?? null;
  return {
    version: raw.version,
    table: raw.table ?? before.table,
    view,
    decision: touched ? decision && { ...decision, version: decision.version ?? raw.version } : before.decision,
    private: touched ? (raw.private ?? false) : before.private,
  };
}

/** Follows one table. */
export class Follower {
  now: Followed = nothingYet;

  /** The whole update, or null if it cannot be used: say hello with `now.version`. */
  take(raw: RawUpdate): Update | null {
    const before = this.now;
    const after = follow(before, raw);
    if (!after) return null;
    this.now = after;
    const events: GameEvent[] = (raw.events ?? []).map((event) => ({ ...event, clause: event.clause ?? '' }));
    return {
      type: 'update',
      ...(raw.id ? { id: raw.id } : {}),
      ...after,
      fresh: before.version === 0 || raw.base === 0,
      events,
    };
  }
}
