// Which lesson of the first game with guilds and inns fits a position: what they add, and else the lesson of the board
// game. Made from the view alone, so that it fits whatever the newcomer does.
import type { SideBoardLessonId } from '../../../words/guide-side-boards.en';
import type { BoardView } from '../../../wire/board';
import { cityOf, SPACES, spaceOf } from '../side-boards/places';
import type { CardId, Decision, Odds, Option, RegionId } from '../../../wire/protocol';
import { distances, lessonOf } from './lesson';
import { beginning, best, either, firstOf, ofKind, reader, type ModuleLesson } from './module-lesson';

export interface SideBoardLesson extends ModuleLesson<SideBoardLessonId> {
  /** The space that is spoken of. */
  card: CardId | null;
  /** Of the reader. */
  spaces: number;
  cities: number;
}
type Own = Partial<SideBoardLesson> & { id: SideBoardLessonId; hinted: number[] };

const MASTER = 'guild-master',
  KEEPER = 'inn-keeper';
/** What helps a beginner on the guild board, the best last. */
const LENT = ['knight', 'witch', 'merchant', 'monk', 'king', 'peasant'];

const of =
  (kind: string, card: CardId) =>
  (o: Option): boolean =>
    o.kind === kind && o.card === card;
/** The next thing to do in a turn: the card that is new, citizens, what is there to be used, and then the plague. */
const next = (round: number): ((o: Option) => boolean)[] => [
  ...(round === 1 ? [MASTER, KEEPER] : [KEEPER, MASTER]).map((card) => of('take', card)),
  ofKind('take'),
  ofKind('increase'),
  of('use', MASTER),
  of('use', KEEPER),
  ofKind('guild'),
  ofKind('use'),
  ofKind('end-actions'),
];

/** The city is the reader's, and not only since this turn (INN-4). */
const serves = (view: BoardView, region: RegionId): boolean =>
  cityOf(view, region) === reader(view) && view.modules?.inns?.came !== region;

function action(view: BoardView, decision: Decision): Own | null {
  const hinted = firstOf(decision, next(view.turn.round));
  const { kind, card = null } = decision.options[hinted[0] ?? -1] ?? {};
  if (kind === 'guild') return { id: 'lent', hinted, card };
  if (kind === 'use' && card === MASTER) return { id: 'master', hinted };
  if (kind === 'use' && card === KEEPER) return { id: 'keeper', hinted };
  if (view.turn.round === 1) return kind === 'take' ? { id: 'first-card', hinted } : null;
  return { id: view.turn.round === 2 ? 'how' : 'again', hinted };
}

/** The city of a region where there are rats, so that the reader settles there; an empty one keeps his people there. */
function city(view: BoardView, { options }: Decision): Own {
  const far = distances(view);
  const worth = (region: RegionId): number =>
    view.regions[region]!.tokens.length * 10 + Math.min(far.get(region) ?? 0, 3) + (cityOf(view, region) ? 0 : 5);
  const top = best(
    options.flatMap(({ region }, index) => (region ? [{ region, index }] : [])),
    ({ region }) => worth(region),
  );
  return { id: 'city', hinted: top ? [top.index] : [], region: top?.region ?? null };
}

function settled(view: BoardView, { options }: Decision): Own | null {
  const gain = (region: RegionId): number => view.regions[region]!.tokens.length + (serves(view, region) ? 1 : 0);
  const top = best(
    options.flatMap(({ region }, index) => (region ? [{ region, index }] : [])),
    ({ region }) => gain(region) * 2 + (serves(view, region) ? 1 : 0),
  );
  return top && serves(view, top.region) ? { id: 'settle-city', hinted: [top.index], region: top.region } : null;
}

function extra({ options }: Decision): Own | null {
  const index = options.findIndex(({ kind, module }) => kind === 'extra' && module !== undefined);
  const option = options[index];
  if (!option) return null;
  return { id: option.region ? 'by-city' : 'by-guild', hinted: [index], region: option.region ?? null };
}

function chosen(view: BoardView, decision: Decision): Own | null {
  switch (decision.name) {
    case 'D-PLACE':
      return beginning(view) ? { id: 'begin', hinted: [] } : null;
    case 'D-ACTION':
      return action(view, decision);
    case 'D-GUILD-SPACE': {
      const cards = decision.options.flatMap(({ card }, index) => (card ? [{ card, index }] : []));
      const top = best(cards, ({ card }) => LENT.indexOf(card));
      return { id: 'space', hinted: top ? [top.index] : [], card: top?.card ?? null };
    }
    case 'D-INN-CITY':
      return city(view, decision);
    case 'D-INC-REGION':
      return settled(view, decision);
    case 'D-INC-EXTRA':
      return extra(decision);
    case 'D-FINAL':
      return { id: 'final', hinted: [] };
    default:
      return null;
  }
}

export function sideBoardLessonOf(
  view: BoardView,
  decision: Decision | null,
  odds: Record<string, Odds> | null,
): SideBoardLesson | null {
  const none: SideBoardLesson = {
    id: null,
    base: null,
    hinted: [],
    region: null,
    card: null,
    spaces: SPACES.filter((card) => spaceOf(view, card) === reader(view)).length,
    cities: Object.keys(view.regions).filter((region) => cityOf(view, region) === reader(view)).length,
  };
  if (view.score) return { ...none, id: 'end' };
  const base = lessonOf(view, decision, odds);
  const own = decision && chosen(view, decision);
  return either(none, base, own);
}
