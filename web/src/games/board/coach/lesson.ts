// Which lesson of the first-game guide fits the position, and what it recommends. Made from the view alone, so that it
// fits whatever the newcomer does.
import type { LessonId } from '../../../words/guide.en';
import { neighboursOf } from '../ground/sheet';
import type { BoardView } from '../../../wire/board';
import type { Decision, Odds, RegionId } from '../../../wire/protocol';

export interface Lesson {
  id: LessonId;
  /** Recommended options of the decision, by their numbers. */
  hinted: number[];
  /** A region or card that the text speaks of. */
  about: string | null;
}

/** The card that is recommended: the simplest help. */
export const FIRST_CARD = 'peasant';

/** Steps from the plague to each region in use. */
export function distances(view: BoardView): Map<RegionId, number> {
  const far = new Map<RegionId, number>(view.plague ? [[view.plague, 0]] : []);
  for (const [id, n] of far)
    for (const next of neighboursOf(view.board, id)) if (view.regions[next] && !far.has(next)) far.set(next, n + 1);
  return far;
}

const best = <T>(all: T[], worth: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);

interface Place {
  index: number;
  region: RegionId;
}

function placesOf(decision: Decision): Place[] {
  return decision.options.flatMap((o, index) => (o.kind === 'region' && o.region ? [{ index, region: o.region }] : []));
}

function point(id: LessonId, place: Place | undefined): Lesson {
  return { id, hinted: place ? [place.index] : [], about: place?.region ?? null };
}

/** Far from the plague, where nobody is yet. */
function calm(view: BoardView, decision: Decision): Place | undefined {
  const far = distances(view);
  return best(
    placesOf(decision),
    ({ region }) => (far.get(region) ?? 9) * 2 - view.regions[region]!.citizens.reduce((a, b) => a + b, 0) * 3,
  );
}

/** As many rats as can be had, far from the plague. */
function rich(view: BoardView, decision: Decision): Place | undefined {
  const far = distances(view);
  return best(
    placesOf(decision),
    ({ region }) => view.regions[region]!.tokens.length * 10 + Math.min(far.get(region) ?? 0, 3),
  );
}

/** Where the plague hurts others and spares oneself; without odds, where most citizens of others are. */
function harm(view: BoardView, decision: Decision, odds: Record<RegionId, Odds> | null): Place | undefined {
  const own = (view.viewer ?? 1) - 1;
  return best(placesOf(decision), ({ region }) => {
    const losses = odds?.[region]?.losses ?? view.regions[region]!.citizens;
    return losses.reduce((sum, n, i) => sum + (i === own ? -2 * n : n), 0);
  });
}

/** Where new rats are welcome: where one's own citizens are not. */
function away(view: BoardView, decision: Decision): Place | undefined {
  const own = (view.viewer ?? 1) - 1;
  return best(
    placesOf(decision),
    ({ region }) => -(view.regions[region]!.citizens[own] ?? 0) * 10 - view.regions[region]!.tokens.length,
  );
}

function action(view: BoardView, decision: Decision): Lesson {
  const find = (kind: string, card?: string): number =>
    decision.options.findIndex((o) => o.kind === kind && (!card || o.card === card));
  const chosen = (id: LessonId, index: number, about: string | null = null): Lesson => ({ id, hinted: [index], about });
  if (view.turn.round > 1) return { id: 'summary', hinted: [], about: null };
  if (!view.turn.card_taken && find('take', FIRST_CARD) >= 0)
    return chosen('take', find('take', FIRST_CARD), FIRST_CARD);
  if (!view.turn.increased && find('increase') >= 0) return chosen('settle', find('increase'));
  const use = find('use');
  if (use >= 0) return chosen('use', use, decision.options[use]!.card ?? null);
  return chosen('to-plague', find('end-actions'));
}

/** Nothing where the guide has nothing to say: before the game has begun, and when it is over. */
export function lessonOf(
  view: BoardView,
  decision: Decision | null,
  odds: Record<RegionId, Odds> | null,
): Lesson | null {
  if (view.score) return null;
  if (!decision) {
    const ravage = view.turn.active === view.viewer && (view.turn.phase === 'plague' || view.turn.phase === 'ravage');
    return { id: ravage ? 'watch' : 'others', hinted: [], about: null };
  }
  switch (decision.name) {
    case 'D-PLACE': {
      const seat = view.seats[(view.viewer ?? 1) - 1];
      return point(seat?.on_board === 0 ? 'place-first' : 'place-second', calm(view, decision));
    }
    case 'D-ACTION':
      return action(view, decision);
    case 'D-INC-REGION':
      return point('settle-where', rich(view, decision));
    case 'D-INC-EXTRA':
      return { id: 'extra', hinted: [decision.options.findIndex((o) => o.kind === 'extra')], about: FIRST_CARD };
    case 'D-PLAGUE':
      return point('plague', harm(view, decision, odds));
    case 'D-SPREAD':
      return point('spread', away(view, decision));
    case 'D-NEUTRAL':
      return { id: 'neutral', hinted: [], about: null };
    default:
      return { id: 'step', hinted: [], about: null };
  }
}
