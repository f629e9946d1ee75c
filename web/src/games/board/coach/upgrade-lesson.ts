// Which lesson of the first game with upgrade tiles fits a position: what tiles add, and else the lesson of the board
// game. Made from the view alone, so that it fits whatever the newcomer does.
import type { UpgradeLessonId } from '../../../words/guide-upgrades.en';
import type { BoardView } from '../../../wire/board';
import { levelOf } from '../upgrades/levels';
import { upgradesEn } from '../../../words/upgrades.en';
import type { CardId, Decision, Odds, Option } from '../../../wire/protocol';
import { distances, FIRST_CARD, lessonOf } from './lesson';
import { beginning, best, either, firstOf, ofKind, reader, type ModuleLesson } from './module-lesson';

export interface UpgradeLesson extends ModuleLesson<UpgradeLessonId> {
  /** The card that is spoken of, and the level that it has or would get. */
  card: CardId | null;
  level: 2 | 3;
  /** Cards that the reader has, and how many of them are upgraded. */
  cards: number;
  higher: number;
}
type Own = Partial<UpgradeLesson> & { id: UpgradeLessonId; hinted: number[] };

const ALCHEMIST = 'alchemist';
/** The next thing to do in a turn: one's own cards, another one, the Alchemist first, citizens, and then the plague. */
const NEXT = [
  ofKind('use'),
  (o: Option) => o.kind === 'take' && o.card === ALCHEMIST,
  ...['take', 'increase', 'end-actions'].map(ofKind),
];
/** What helps on the Alchemist, the best last. */
const LENT = ['monk', 'peasant', 'merchant', 'king'];

const held = (view: BoardView): CardId[] =>
  view.cards.filter((card) => card.holder === reader(view)).map((card) => card.id);

/** What can be done with tiles now, the rarer thing first. */
function withTiles(view: BoardView, decision: Decision): Own | null {
  const { options } = decision;
  const of = (kind: string): { card: CardId; index: number }[] =>
    options.flatMap((o, index) => (o.kind === kind && o.card ? [{ card: o.card, index }] : []));
  const tile = best(of('tile'), ({ card }) => LENT.indexOf(card));
  if (tile) return { id: 'lend', hinted: [tile.index], card: tile.card, level: 3 };
  // the highest first: a card of level III is worth more than two of level II
  const upgrade = best(of('upgrade'), ({ card }) => levelOf(view, card) ?? 0);
  if (!upgrade) return null;
  const level = levelOf(view, upgrade.card) ? 3 : 2;
  return { id: level === 3 ? 'upgrade-again' : 'upgrade', hinted: [upgrade.index], card: upgrade.card, level };
}

function action(view: BoardView, decision: Decision): Own | null {
  const { options } = decision;
  const first = view.turn.round === 1;
  if (first) {
    const take = options.findIndex((o) => o.kind === 'take' && o.card === FIRST_CARD);
    return take >= 0 ? { id: 'first-card', hinted: [take], card: FIRST_CARD } : null;
  }
  const own = withTiles(view, decision);
  if (own) return own;
  if (held(view).length === 0 && options.some(ofKind('take')))
    return { id: 'gone', hinted: firstOf(decision, [(o: Option) => o.card === FIRST_CARD, ofKind('take')]) };
  const strong = options.findIndex((o) => o.kind === 'use' && o.card && levelOf(view, o.card));
  const card = options[strong]?.card;
  if (card) return { id: 'upgraded', hinted: [strong], card, level: levelOf(view, card)! };
  return { id: view.turn.round === 2 ? 'how' : 'again', hinted: firstOf(decision, NEXT) };
}

function chosen(view: BoardView, decision: Decision): Own | null {
  switch (decision.name) {
    case 'D-PLACE':
      return beginning(view) ? { id: 'begin', hinted: [] } : null;
    case 'D-ACTION':
      return action(view, decision);
    case 'D-FINAL':
      return { id: 'final', hinted: [] };
    case 'D-PEASANT-REGION': {
      const far = distances(view);
      const places = decision.options.flatMap(({ region }, index) => (region ? [{ region, index }] : []));
      const top = best(places, ({ region }) => far.get(region) ?? 0);
      return top ? { id: 'anywhere', hinted: [top.index], region: top.region } : null;
    }
    default:
      return decision.name in upgradesEn.prompts ? { id: 'by-tile', hinted: [] } : null;
  }
}

export function upgradeLessonOf(
  view: BoardView,
  decision: Decision | null,
  odds: Record<string, Odds> | null,
): UpgradeLesson | null {
  const own = held(view);
  const none: UpgradeLesson = {
    id: null,
    base: null,
    hinted: [],
    region: null,
    card: null,
    level: 2,
    cards: own.length,
    higher: own.filter((card) => levelOf(view, card)).length,
  };
  if (view.score) return { ...none, id: 'end' };
  const base = lessonOf(view, decision, odds);
  const fits = decision && chosen(view, decision);
  return either(none, base, fits);
}
