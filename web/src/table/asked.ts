// What is asked of whom, in words: for the prompt, and for those who hear it.
import type { Lang } from '../words/en';
import { neighboursOf } from '../games/board/map/sheet';
import type { BoardView } from '../wire/board';
import type { Game } from './play/game.svelte';
import { settings } from '../ui/settings.svelte';
import { additionsOf } from '../games/board/additions';
import { promptOf } from '../games/board/choices';
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

export function askedOf(lang: Lang, game: Game, view: BoardView): Asked {
  const { decision } = game;
  if (!decision) return { title: waiting(lang, game, view), hint: '', reason: '', whose: null, open: false };
  const near = view.plague ? neighboursOf(view.board, view.plague) : [];
  const far = decision.options.some((o) => o.region && !near.includes(o.region));
  const past = game.theatre.log.map((l) => l.event);
  const reason = lang.more?.reasonOf(lang, decision, view, past, (seat) => game.nameOf(seat), game.from) ?? '';
  return {
    ...promptOf(lang, decision, view, far, settings.odds && game.odds !== null),
    reason,
    whose: game.reader === null ? decision.seat : null,
    open: true,
    // what a module says of it stands in place of the usual words
    ...additionsOf(view)
      .map(({ asked }) => asked?.(lang, decision, view, past))
      .find(Boolean),
  };
}

function waiting(lang: Lang, game: Game, view: BoardView): string {
  if (view.score) return lang.table.over;
  if (game.playing) return lang.table.moving;
  if (game.passing) return lang.more?.passing ?? '';
  if (game.sending) return lang.play.sending;
  return view.waiting ? lang.table.thinking(game.nameOf(view.waiting.seat)) : '';
}

/** As a screen reader hears it: only what concerns the reader. */
export function heard(lang: Lang, game: Game, view: BoardView): { asked: string; refusal: string } {
  const { title, hint, reason, whose, open } = askedOf(lang, game, view);
  const words = [whose ? `${game.nameOf(whose)}:` : '', title, reason, hint].filter(Boolean).join(' ');
  return { asked: open || view.score ? words : '', refusal: game.refusal ? refusalInWords(lang, game.refusal) : '' };
}
