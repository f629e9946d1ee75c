// What is asked of whom, in words: for the prompt, and for those who hear it.
import type { Lang } from '../words/en';
import type { Game } from './play/game.svelte';
import { refusalInWords } from './refusal';

export interface Asked {
  title: string;
  hint: string;
  /** Why it is asked, where that is not plain. */
  reason: string;
  /** Whose question it is, where several persons share the device. */
  whose: number | null;
  /** False: somebody else has to decide, or nobody. */
  open: boolean;
}

/** As a screen reader hears it: only what concerns the reader. `over`: the game is. */
export function heard(
  lang: Lang,
  game: Game,
  { title, hint, reason, whose, open }: Asked,
  over: boolean,
): { asked: string; refusal: string } {
  const words = [whose ? `${game.nameOf(whose)}:` : '', title, reason, hint].filter(Boolean).join(' ');
  return { asked: open || over ? words : '', refusal: game.refusal ? refusalInWords(lang, game.refusal) : '' };
}
