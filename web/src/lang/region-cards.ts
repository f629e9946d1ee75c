// The words of region cards, by language, and a language together with them.
import type { Lang } from './en';
import { regionCardsDe } from './region-cards.de';
import { regionCardsEn } from './region-cards.en';

export function withRegionCards(text: Lang): Lang {
  const words = text.code === 'de' ? regionCardsDe : regionCardsEn;
  return {
    ...text,
    more: text.more && { ...text.more, answers: { ...text.more.answers, ...words.answers } },
    prompts: { ...text.prompts, ...words.prompts },
    events: { ...text.events, ...words.events },
    options: { ...text.options, ...words.options },
  };
}
