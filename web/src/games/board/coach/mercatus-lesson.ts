// Which lesson of the first game with Mercatus fits a position: what goods and coins add, and else the lesson of the
// board game. Made from the view alone, so that it fits whatever the newcomer does.
import type { MercatusLessonId } from '../../../words/guide-mercatus.en';
import { forecast, GOODS, goodOf, leadersOf, ownGoods, regionsOf, supplyOf, TOKENS } from '../mercatus/forecast';
import type { BoardView } from '../../../wire/board';
import type { Decision, Good, Odds, RegionId } from '../../../wire/protocol';
import { lessonOf } from './lesson';
import { beginning, best, either, firstOf, ofKind, reader, type ModuleLesson } from './module-lesson';

export interface MercatusLesson extends ModuleLesson<MercatusLessonId> {
  /** The good that is spoken of, and how many of it are left. */
  good: Good | null;
  left: number;
  /** What the reader has, and what the sale would bring him. */
  coins: number;
  gets: number;
}

/** Regions of a type where the reader would be paid. */
export const led = (view: BoardView, good: Good): RegionId[] =>
  regionsOf(view, good).filter((id) => leadersOf(view, id).includes(reader(view)));

/** A good is worth more the more of one's regions want it that have none yet, and the nearer it is to its sale. */
const worth = (view: BoardView, good: Good): number =>
  Math.max(0, led(view, good).length - ownGoods(view, reader(view), good)) * TOKENS - supplyOf(view, good);

/** The next thing to do in a turn: a good, a card, citizens, and then the plague. */
const NEXT = ['free-good', 'take', 'increase', 'end-actions'].map(ofKind);
const next = (decision: Decision): number[] => firstOf(decision, NEXT);

function chosen(
  view: BoardView,
  decision: Decision,
): { id: MercatusLessonId; hinted: number[]; good: Good | null } | null {
  const { options } = decision;
  switch (decision.name) {
    case 'D-PLACE':
      return beginning(view) ? { id: 'begin', hinted: [], good: null } : null;
    case 'D-FREE-GOOD': {
      const good =
        best(
          options.flatMap((o) => o.good ?? []),
          (one) => worth(view, one),
        ) ?? null;
      return { id: 'which-good', hinted: [options.findIndex((o) => o.good === good)], good };
    }
    case 'D-INC-REGION': {
      // where one's goods are wanted, and rats bring people
      const wanted = options
        .map(({ region }, index) => ({ region, index, good: region ? goodOf(view, region) : null }))
        .filter(({ good }) => good && ownGoods(view, reader(view), good) > 0);
      const top = best(wanted, ({ region }) => view.regions[region!]!.tokens.length);
      return top ? { id: 'settle-market', hinted: [top.index], good: top.good } : null;
    }
    case 'D-ACTION': {
      if (view.turn.round === 1)
        return options.some((o) => o.kind === 'free-good')
          ? { id: 'free-good', hinted: next(decision), good: null }
          : null;
      const sale = forecast(view)[0]?.good;
      // the good that is sold soonest, of those that the reader has
      const own = GOODS.filter((good) => ownGoods(view, reader(view), good) > 0);
      const good = sale ?? best(own, (one) => -supplyOf(view, one)) ?? null;
      return { id: view.turn.round === 2 ? 'how-sold' : sale ? 'sale' : 'again', hinted: next(decision), good };
    }
    case 'D-FINAL':
      return { id: 'final', hinted: [], good: null };
    default:
      return null;
  }
}

export function mercatusLessonOf(
  view: BoardView,
  decision: Decision | null,
  odds: Record<RegionId, Odds> | null,
): MercatusLesson | null {
  const coins = view.modules?.mercatus?.coins[reader(view) - 1] ?? 0;
  const none: MercatusLesson = {
    id: null,
    base: null,
    hinted: [],
    good: null,
    left: 0,
    region: null,
    coins,
    gets: 0,
  };
  if (view.score) return { ...none, id: 'end' };
  const base = lessonOf(view, decision, odds);
  const own = decision && chosen(view, decision);
  const sale = forecast(view).find((one) => one.good === own?.good);
  const at = decision?.options[own?.hinted[0] ?? base?.hinted[0] ?? -1];
  return either(
    none,
    base,
    own && {
      ...own,
      left: own.good ? supplyOf(view, own.good) : 0,
      region: at?.region ?? null,
      gets: sale?.shares.find((share) => share.seat === reader(view))?.coins ?? 0,
    },
  );
}
