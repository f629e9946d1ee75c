// Questions that can be declined for the rest of a turn.
import type { BoardView } from '../../wire/board';
import type { Decision } from '../../wire/protocol';

/** Decisions that may come to somebody who is not on turn, and that may be declined. */
const REPEATED = ['D-CARAVAN-PLACE', 'D-SERF', 'D-REG-PROTECT'];
/** What tells something by being answered at once: the page declines it after so many milliseconds at the least, and
 *  up to as many more by chance, whatever there is to answer with (REG-7). */
const PAUSES: Record<string, number> = { 'D-REG-PROTECT': 1200 };

/** The number of the option that declines, if the question can come again in the same turn. */
export function declines(decision: Decision): number | null {
  if (!REPEATED.includes(decision.name)) return null;
  const at = decision.options.findIndex((o) => o.kind === 'none');
  return at < 0 ? null : at;
}

/** How long the page waits before it declines for somebody. */
export const pauseBefore = ({ name }: Decision): number => (PAUSES[name] ?? 0) * (1 + Math.random());

/** A question of one turn: whose it is, and in which round. */
export const turnOf = ({ name, seat }: Decision, { turn }: BoardView): string =>
  [name, seat, turn.round, turn.phase.startsWith('final'), turn.active].join();
