// The words of universities, by language, and a language together with them.
import type { Lang } from './en';
import { pointEvents } from './points';
import { universitiesDe } from './universities.de';
import { universitiesEn, type UniversityWords } from './universities.en';

export const universityWords = (code: string): UniversityWords => (code === 'de' ? universitiesDe : universitiesEn);

export function withUniversities(text: Lang): Lang {
  const words = universityWords(text.code);
  return {
    ...text,
    more: text.more && { ...text.more, answers: { ...text.more.answers, ...words.answers } },
    prompts: { ...text.prompts, ...words.prompts },
    events: { ...text.events, ...words.events, ...pointEvents(text.code) },
    options: { ...text.options, ...words.options },
    eventCards: words.kinds,
    universities: words.pieces,
  };
}
