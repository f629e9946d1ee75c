// Event cards and university pieces among the options, and what is asked of them, in words.
import type { Lang } from '../../../words/en';
import { universityWords } from '../../../words/universities';
import type { Decision, GameEvent } from '../../../wire/protocol';
import type { Choice } from '../../../table/play/choice';
import type { BoardView } from '../../../wire/board';
import { courseOf } from './course';
import { classOf, PIECES, placeOf, remembered, type University } from './deck';
import EventTile from './EventTile.svelte';
import OwlTile from './OwlTile.svelte';

/** Where it matters which university is meant. */
const AT_UNIVERSITIES = /^D-(STUDENT|STUDENT-TO|EVENT-BONUS)$/;

const cardName = (lang: Lang, id: string): string => (lang.cards[id]?.name ?? id).replaceAll('\u00ad', '');

export function eventChoices(all: Choice[], lang: Lang, decision: Decision, view: BoardView): Choice[] {
  const words = universityWords(lang.code);
  const regionName = (id: string): string => lang.regions[id] ?? id;
  return all.map((choice): Choice => {
    const { event_card: event, university, region } = choice.option;
    if (event) {
      const about = { lines: [words.does(event)], notice: '', sign: EventTile, id: event };
      return { ...choice, label: lang.eventCards[event] ?? event, about };
    }
    if (university) {
      const place = placeOf(view, university as University);
      const about = {
        lines: place ? [words.stands(regionName(place))] : [],
        notice: '',
        sign: OwlTile,
        id: university,
      };
      return { ...choice, label: lang.universities[university] ?? university, about };
    }
    // all of them are one's own
    if (decision.name === 'D-EVENT-DISCARD' && choice.card) return { ...choice, label: cardName(lang, choice.card.id) };
    const here = AT_UNIVERSITIES.test(decision.name) && region && PIECES.find((one) => placeOf(view, one) === region);
    return here ? { ...choice, about: { lines: [], notice: '', sign: OwlTile, id: here } } : choice;
  });
}

/** The university that the reader has just won. */
export const wonLast = (past: readonly GameEvent[]): GameEvent | undefined =>
  past.filter((e) => e.type === 'university-won').at(-1);

/** Why it is asked. */
export function askedInWords(
  lang: Lang,
  decision: Decision,
  view: BoardView,
  past: readonly GameEvent[],
): { reason?: string; hint?: string } | null {
  const words = universityWords(lang.code).asked;
  switch (decision.name) {
    case 'D-PROF-ORDER':
      return { hint: words.order(remembered(view).ordered + 1) };
    case 'D-EVENT-BONUS': {
      const wanted = classOf(courseOf(view, past)?.kind ?? '');
      const own = view.cards.filter((card) => card.holder === decision.seat && card.class === wanted);
      if (!wanted || own.length === 0) return null;
      return { reason: words.bonus(own.map(({ id }) => cardName(lang, id))) };
    }
    case 'D-UNI-MOVE': {
      const won = wonLast(past);
      if (!won?.university || !won.region) return null;
      const piece = lang.universities[won.university] ?? won.university;
      return { reason: words.won(piece, lang.regions[won.region] ?? won.region) };
    }
    default:
      return null;
  }
}
