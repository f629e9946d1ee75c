// Which lesson of the first game with universities fits a position: what they add, and else the lesson of the board
// game. Made from the view alone, so that it fits whatever the newcomer does.
import type { UniversityLessonId } from '../../../words/guide-universities.en';
import type { BoardView } from '../../../wire/board';
import { wonLast } from '../universities/choices';
import { leaderOf, PIECES, placeOf, remembered, toCome } from '../universities/deck';
import { universitiesEn } from '../../../words/universities.en';
import type { Decision, GameEvent, Odds, Option, RegionId } from '../../../wire/protocol';
import { distances, lessonOf } from './lesson';
import { beginning, best, either, firstOf, ofKind, reader, type ModuleLesson } from './module-lesson';

export interface UniversityLesson extends ModuleLesson<UniversityLessonId> {
  /** Victory point tokens of the reader, and universities where he alone leads. */
  points: number;
  leads: number;
  /** Foundings that are still to come. */
  founded: number;
}
type Own = Partial<UniversityLesson> & { id: UniversityLessonId; hinted: number[] };

const STUDENT = 'student';
/** The next thing to do in a turn: the Student, then cards, citizens, and then the plague. */
const NEXT = [
  (o: Option) => o.kind === 'take' && o.card === STUDENT,
  (o: Option) => o.kind === 'use' && o.card === STUDENT,
  ...['take', 'increase', 'use', 'end-actions'].map(ofKind),
];

const universities = (view: BoardView): RegionId[] => PIECES.flatMap((one) => placeOf(view, one) ?? []);

/** How far the reader is ahead of the best other in a region, or behind him. */
function ahead(view: BoardView, region: RegionId): number {
  const citizens = view.regions[region]?.citizens ?? [];
  const others = citizens.filter((_, i) => i !== reader(view) - 1);
  return (citizens[reader(view) - 1] ?? 0) - Math.max(0, ...others);
}

/** Where citizens lead with a university, or come nearest to it. */
function atUniversity(view: BoardView, decision: Decision, id: UniversityLessonId): Own | null {
  const here = universities(view);
  const places = decision.options.flatMap(({ region }, index) =>
    region && here.includes(region) ? [{ index, region }] : [],
  );
  // a lead that is there already needs nobody
  const top =
    best(
      places.filter(({ region }) => ahead(view, region) <= 0),
      ({ region }) => ahead(view, region),
    ) ?? (id === 'settle-there' ? undefined : places[0]);
  return top ? { id, hinted: [top.index], region: top.region } : null;
}

/** The university goes where the reader has most citizens, so that he wins it again. */
function moved(view: BoardView, decision: Decision, past: readonly GameEvent[]): Own {
  const far = distances(view);
  const places = decision.options.flatMap(({ region }, index) => (region ? [{ index, region }] : []));
  const top = best(places, ({ region }) => ahead(view, region) * 10 + (far.get(region) ?? 0));
  return { id: 'move', hinted: top ? [top.index] : [], region: wonLast(past)?.region ?? null };
}

function firstCard({ options }: Decision): Own | null {
  const take = options.findIndex((o) => o.kind === 'take' && o.card === STUDENT);
  return take >= 0 ? { id: 'first-card', hinted: [take] } : null;
}

function chosen(view: BoardView, decision: Decision, past: readonly GameEvent[]): Own | null {
  const none = decision.options.findIndex(ofKind('none'));
  switch (decision.name) {
    case 'D-PLACE':
      return beginning(view) ? { id: 'begin', hinted: [] } : null;
    case 'D-STUDENT':
      return atUniversity(view, decision, 'student');
    case 'D-INC-REGION':
      return atUniversity(view, decision, 'settle-there');
    case 'D-UNI-MOVE':
      return moved(view, decision, past);
    case 'D-EVENT-BONUS':
      return atUniversity(view, decision, 'bonus');
    case 'D-EVENT-DISCARD':
      return { id: 'discard', hinted: none >= 0 ? [none] : [] };
    case 'D-ACTION':
      if (view.turn.round === 1) return firstCard(decision);
      return { id: view.turn.round === 2 ? 'how' : 'again', hinted: firstOf(decision, NEXT) };
    case 'D-FINAL':
      return { id: 'final', hinted: [] };
    default:
      return decision.name in universitiesEn.prompts ? { id: 'asked', hinted: [] } : null;
  }
}

export function universityLessonOf(
  view: BoardView,
  decision: Decision | null,
  odds: Record<RegionId, Odds> | null,
  past: readonly GameEvent[],
): UniversityLesson | null {
  const none: UniversityLesson = {
    id: null,
    base: null,
    hinted: [],
    region: null,
    points: remembered(view).points[reader(view) - 1] ?? 0,
    leads: universities(view).filter((region) => leaderOf(view, region) === reader(view)).length,
    founded: toCome(view).find(({ kind }) => kind === 'founded')?.n ?? 0,
  };
  if (view.score) return { ...none, id: 'end' };
  const base = lessonOf(view, decision, odds);
  const own = decision && chosen(view, decision, past);
  return either(none, base, own);
}
