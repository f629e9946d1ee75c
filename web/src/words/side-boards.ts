// The words of guilds and inns, by language, and a language together with them.
import type { Lang } from './en';
import { sideBoardsDe } from './side-boards.de';
import { sideBoardsEn, type SideBoardWords } from './side-boards.en';

export const sideBoardWords = (code: string): SideBoardWords => (code === 'de' ? sideBoardsDe : sideBoardsEn);

export function withSideBoards(text: Lang): Lang {
  const words = sideBoardWords(text.code);
  return {
    ...text,
    prompts: { ...text.prompts, ...words.prompts },
    events: { ...text.events, ...words.events },
    options: { ...text.options, ...words.options },
    toDo: { ...text.toDo, ...words.toDo },
  };
}
