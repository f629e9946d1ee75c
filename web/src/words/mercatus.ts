// The words of Mercatus, by language, and a language together with them.
import type { Lang } from './en';
import { mercatusDe } from './mercatus.de';
import { mercatusEn, type MercatusWords } from './mercatus.en';

export const mercatusWords = (code: string): MercatusWords => (code === 'de' ? mercatusDe : mercatusEn);

export function withMercatus(text: Lang): Lang {
  const words = mercatusWords(text.code);
  return {
    ...text,
    more: text.more && { ...text.more, answers: { ...text.more.answers, ...words.answers } },
    cards: { ...text.cards, ...words.cards },
    prompts: { ...text.prompts, ...words.prompts },
    events: { ...text.events, ...words.events },
    options: { ...text.options, ...words.options },
    toDo: { ...text.toDo, ...words.toDo },
  };
}
