// The words of a language together with those of the other class cards.
import type { BoardView } from '../wire/board';
import type { CardWords } from './cards.en';
import type { Lang } from './en';

export function withCards(text: Lang, more: CardWords): Lang {
  return {
    ...text,
    more,
    cards: { ...text.cards, ...more.cards },
    prompts: { ...text.prompts, ...more.prompts },
    events: { ...text.events, ...more.events },
    options: { ...text.options, ...more.options },
  };
}

/** True if a table shows cards that a language has no words for yet. */
export const lacksWords = (text: Lang, view: BoardView): boolean =>
  text.more === null && view.cards.some((card) => !(card.id in text.cards));
