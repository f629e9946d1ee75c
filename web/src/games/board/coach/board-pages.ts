// What the guide says of a position of the board game, with the names that it speaks of.
import type { BoardView } from '../../../wire/board';
import { guideWords } from '../../../words/guide';
import type { Page } from '../../../words/guide.en';
import { language } from '../../../words/lang.svelte';
import type { Game } from '../../../table/play/game.svelte';
import type { Lesson } from './lesson';

export function pagesOf(game: Game, view: BoardView, { id, about }: Lesson): Page[] {
  const t = language.text;
  const nameOf = (one: string): string => t.regions[one] ?? t.cards[one]?.name.replaceAll('\u00ad', '') ?? one;
  return guideWords(t.code).lessons[id]({
    about: about ? nameOf(about) : '',
    plague: view.plague ? nameOf(view.plague) : '',
    rats: about ? (view.regions[about]?.tokens.length ?? 0) : 0,
    other: view.waiting && view.waiting.seat !== game.reader ? game.nameOf(view.waiting.seat) : '',
  });
}
