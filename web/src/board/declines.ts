// Questions that can be declined for the rest of a turn.
import type { Decision } from '../session/protocol';

/** Decisions that may come to somebody who is not on turn, and that may be declined. */
const REPEATED = ['D-CARAVAN-PLACE', 'D-SERF'];

/** The number of the option that declines, if the question can come again in the same turn. */
export function declines(decision: Decision): number | null {
  if (!REPEATED.includes(decision.name)) return null;
  const at = decision.options.findIndex((o) => o.kind === 'none');
  return at < 0 ? null : at;
}
