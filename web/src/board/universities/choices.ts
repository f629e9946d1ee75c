// Event cards and university pieces among the options, in words.
import type { Lang } from '../../lang/en';
import type { Choice } from '../choices';
import EventTile from './EventTile.svelte';
import OwlTile from './OwlTile.svelte';

export const eventChoices = (all: Choice[], lang: Lang): Choice[] =>
  all.map((choice): Choice => {
    const { event_card: event, university } = choice.option;
    if (event)
      return {
        ...choice,
        label: lang.eventCards[event] ?? event,
        about: { lines: [], notice: '', sign: EventTile, id: event },
      };
    if (!university) return choice;
    return {
      ...choice,
      label: lang.universities[university] ?? university,
      about: { lines: [], notice: '', sign: OwlTile, id: university },
    };
  });
