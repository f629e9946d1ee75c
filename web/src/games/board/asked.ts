// What is asked at a table of the board game, in words.
import type { Asked } from '../../table/asked';
import type { Game } from '../../table/play/game.svelte';
import { settings } from '../../ui/settings.svelte';
import type { BoardView } from '../../wire/board';
import type { Lang } from '../../words/en';
import { additionsOf } from './play/additions';
import { promptOf } from './play/choices';
import { neighboursOf } from './ground/sheet';

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
