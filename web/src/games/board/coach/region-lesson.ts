// Which lesson of the first game with region cards fits a position: what they add, and else the lesson of the board
// game. Made from the view alone, so that it fits whatever the newcomer does.
import type { RegionLessonId } from '../../../words/guide-region-cards.en';
import type { BoardView } from '../../../wire/board';
import { dangerTo, saved } from '../region-cards/danger';
import { known, leads, regionOf } from '../region-cards/hand';
import type { Decision, GameEvent, Odds, Option, RegionId } from '../../../wire/protocol';
import { distances, lessonOf } from './lesson';
import { beginning, best, either, firstOf, ofKind, reader, type ModuleLesson } from './module-lesson';

export interface RegionLesson extends ModuleLesson<RegionLessonId> {
  /** Region cards in the reader's hand, and how many of them would score now. */
  cards: number;
  scoring: number;
  /** Citizens that the protection saves. */
  saves: number;
}

/** The next thing to do in a turn: a card, the Astronomer's first, citizens, own cards, and then the plague. */
const NEXT = [
  (o: Option) => o.kind === 'take' && o.card === 'astronomer',
  ...['take', 'increase', 'use', 'end-actions'].map(ofKind),
];

interface Chosen {
  id: RegionLessonId;
  hinted: number[];
  region?: RegionId | null;
  saves?: number;
}

function chosen(view: BoardView, decision: Decision, past: readonly GameEvent[]): Chosen | null {
  const { options } = decision;
  const own = known(view, reader(view)).map(regionOf);
  const places = options.flatMap((o, index) =>
    o.region && own.includes(o.region) ? [{ index, region: o.region }] : [],
  );
  switch (decision.name) {
    case 'D-PLACE': {
      if (!beginning(view)) return null;
      // where a card of one's own may score, far from the plague
      const far = distances(view);
      const top = best(places, ({ region }) => far.get(region) ?? 0);
      return { id: 'begin', hinted: top ? [top.index] : [], region: top?.region ?? null };
    }
    case 'D-INC-REGION': {
      const top = best(places, ({ region }) => view.regions[region]!.tokens.length);
      return top ? { id: 'settle-card', hinted: [top.index], region: top.region } : null;
    }
    case 'D-REG-PROTECT': {
      const danger = dangerTo(view, reader(view), past);
      const cards = options.flatMap(({ card }, index) =>
        card && danger ? [{ index, saves: saved(danger, card) }] : [],
      );
      const pass = options.findIndex((o) => o.kind === 'none');
      const region = danger?.region ?? null;
      const top = best(cards, ({ saves }) => saves);
      if (!top) return { id: 'nothing-fits', hinted: [pass], region };
      return { id: 'protect', hinted: [top.saves > 0 ? top.index : pass], region, saves: top.saves };
    }
    case 'D-REG-CARD': {
      const top = best(
        options.map((o, index) => ({ index, region: regionOf(o.region_card ?? '') })),
        ({ region }) => (leads(view, reader(view), region) ? 0 : 1),
      );
      return { id: 'which-card', hinted: top ? [top.index] : [], region: top?.region ?? null };
    }
    case 'D-ASTRONOMER': {
      const top = best(
        options.map((o, index) => ({ index, region: regionOf(o.region_card ?? '') })),
        ({ region }) => view.regions[region]?.citizens[reader(view) - 1] ?? 0,
      );
      return { id: 'keep', hinted: top ? [top.index] : [], region: top?.region ?? null };
    }
    case 'D-ACTION':
      if (view.turn.round === 1) return null;
      return { id: view.turn.round === 2 ? 'how' : 'again', hinted: firstOf(decision, NEXT) };
    case 'D-FINAL':
      return { id: 'final', hinted: [] };
    default:
      return null;
  }
}

export function regionLessonOf(
  view: BoardView,
  decision: Decision | null,
  odds: Record<RegionId, Odds> | null,
  past: readonly GameEvent[],
): RegionLesson | null {
  const hand = known(view, reader(view));
  const none: RegionLesson = {
    id: null,
    base: null,
    hinted: [],
    cards: hand.length,
    scoring: hand.filter((id) => leads(view, reader(view), regionOf(id))).length,
    region: null,
    saves: 0,
  };
  if (view.score) return { ...none, id: 'end' };
  const base = lessonOf(view, decision, odds);
  const own = decision && chosen(view, decision, past);
  return either(none, base, own);
}
