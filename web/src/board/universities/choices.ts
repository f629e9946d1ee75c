// Event cards and university pieces among the options, in words.
import type { Lang } from '../../lang/en';
import type { Choice } from '../choices';

export const eventChoices = (all: Choice[], lang: Lang): Choice[] =>
  all.map((choice) => {
    const { event_card: event, university } = choice.option;
    if (event) return { ...choice, label: lang.eventCards[event] ?? event };
    return university ? { ...choice, label: lang.universities[university] ?? university } : choice;
  });
