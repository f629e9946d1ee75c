// The words of region cards, by language, and a language together with them.
import type { Lang } from './en';
import { regionCardsDe } from './region-cards.de';
import { regionCardsEn, type RegionCardWords } from './region-cards.en';

export const regionCardWords = (code: string): RegionCardWords => (code === 'de' ? regionCardsDe : regionCardsEn);

export function withRegionCards(text: Lang): Lang {
  const words = regionCardWords(text.code);
  return {
    ...text,
    more: text.more && {
      ...text.more,
      answers: { ...text.more.answers, ...words.answers },
      aims: { ...text.more.aims, 'D-REG-PROTECT': words.protect },
    },
    prompts: { ...text.prompts, ...words.prompts },
    events: { ...text.events, ...words.events },
    options: { ...text.options, ...words.options },
  };
}
