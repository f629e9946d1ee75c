// Choosing several cards: what somebody wants to have picked, and the next step that leads there. The table knows only
// two steps: pick one more, or take back the latest; so a card that lies under others is reached by taking those back
// and picking them again.
import { added, countOf, kindsIn } from './kinds';
import type { Cards, CartusDecision, CartusOption, Kind } from '../../../wire/cartus';

/** Choices that cards of a hand answer. */
const PICKING = ['play-card', 'sword-give', 'tower-give', 'hospital-card'];
export const picksCards = (decision: { name: string } | null): boolean =>
  decision !== null && PICKING.includes(decision.name);

export interface Wish {
  goal: Cards;
  /** Cards that are still in the way of the goal may be taken back. */
  removing: boolean;
  /** The choice is to be ended when the goal is reached. */
  end: boolean;
}

export type Step = { choose: number } | 'back' | 'there' | 'impossible';

const isEnd = (o: CartusOption): boolean => o.kind === 'done' || o.kind === 'stop';
export const endOf = (decision: CartusDecision): number | null => {
  const at = decision.options.findIndex(isEnd);
  return at < 0 ? null : at;
};
export const optionFor = (decision: CartusDecision, kind: Kind): number | null => {
  const at = decision.options.findIndex((o) => o.kind === 'card' && o.card === kind);
  return at < 0 ? null : at;
};

const excess = (picked: Cards, goal: Cards): Kind[] =>
  kindsIn(picked).filter((kind) => picked[kind]! > (goal[kind] ?? 0));

/** `last`: this many picked cards complete a gift; the card that does so goes only when `end` says so. */
export function nextStep(picked: Cards, wish: Wish, decision: CartusDecision, last: number | null): Step {
  if (wish.removing && excess(picked, wish.goal).length > 0) return decision.can_take_back ? 'back' : 'impossible';
  const missing = kindsIn(wish.goal).filter((kind) => (picked[kind] ?? 0) < wish.goal[kind]!);
  for (const kind of missing) {
    if (last !== null && countOf(picked) + 1 === last && !wish.end) return 'there';
    const option = optionFor(decision, kind);
    return option === null ? 'impossible' : { choose: option };
  }
  if (!wish.end) return 'there';
  const end = endOf(decision);
  return end === null ? 'there' : { choose: end };
}

/** After a step: what the table picked by itself is part of the goal; what was in the way is gone. */
export function afterStep(picked: Cards, wish: Wish): Wish {
  if (wish.removing) return excess(picked, wish.goal).length > 0 ? wish : { ...wish, removing: false };
  const more = excess(picked, wish.goal);
  if (more.length === 0) return wish;
  return { ...wish, goal: more.reduce((sum, kind) => added(sum, kind, picked[kind]! - (sum[kind] ?? 0)), wish.goal) };
}

/** What is picked, as the person sees it: the wish counts before the table has followed. */
export const shown = (picked: Cards, wish: Wish | null): Cards => wish?.goal ?? picked;

export const wishAlso = (now: Cards, kind: Kind): Wish => ({ goal: added(now, kind, 1), removing: false, end: false });
export const wishWithout = (now: Cards, kind: Kind): Wish => ({
  goal: added(now, kind, -1),
  removing: true,
  end: false,
});

/** How many of a kind could still be picked. */
export const leftOf = (hand: Cards, now: Cards, kind: Kind): number => (hand[kind] ?? 0) - (now[kind] ?? 0);
