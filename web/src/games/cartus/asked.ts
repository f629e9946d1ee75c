// What is asked of whom at a table of Cartus, in words: for the prompt, and for those who hear it.
import type { Lang } from '../../words/en';
import type { CartusWords } from '../../words/cartus';
import type { Game } from '../../table/play/game.svelte';
import type { Asked } from '../../table/asked';
import { placeName } from './choices';
import { countOf, kindsIn } from './play/kinds';
import type { CartusDecision, CartusView } from '../../wire/cartus';
import type { Picks } from './picks.svelte';

type NameOf = (seat: number) => string;

const entered = (view: CartusView, seat: number): number => view.row.findIndex((c) => c.entrants.includes(seat)) + 1;

function title(w: CartusWords, decision: CartusDecision, view: CartusView, nameOf: NameOf): string {
  const { action, row } = view;
  const plain = w.ask[decision.name]?.[0] ?? decision.name;
  switch (decision.name) {
    case 'play-card': {
      const at = entered(view, decision.seat);
      return at > 0 ? w.playAt(w.building(row[at - 1]!.building)) : plain;
    }
    case 'sword-give':
    case 'tower-give':
      return action?.name === 'give' ? w.giveTo(action.count, nameOf(action.to)) : plain;
    case 'action': {
      const at = action?.name === 'resolve' ? action.position : (view.resolving ?? 0);
      return row[at - 1] ? w.useIt(w.building(row[at - 1]!.building)) : plain;
    }
    default:
      return plain;
  }
}

function hint(w: CartusWords, decision: CartusDecision, view: CartusView): string {
  const { action, row } = view;
  const plain = w.ask[decision.name]?.[1] ?? '';
  switch (decision.name) {
    case 'look':
      return [action?.name === 'look' ? w.lookLeft(action.left) : '', plain].filter(Boolean).join(' ');
    case 'play-card': {
      const at = entered(view, decision.seat);
      return at > 0 ? w.playHint(w.classes[row[at - 1]!.class]) : '';
    }
    case 'sword-give':
    case 'tower-give':
      return w.giveHint;
    case 'hospital-card':
      return action?.name === 'hospital' ? w.hospital(action.most) : '';
    case 'action':
      return view.resolving ? (w.uses[row[view.resolving - 1]?.building ?? ''] ?? '') : '';
    default:
      return placed(w, decision, view) || plain;
  }
}

/** Whose Swords and Flutes are compared is told by the row; here only where. */
const placed = (w: CartusWords, decision: CartusDecision, view: CartusView): string =>
  decision.name.endsWith('-victim') && view.resolving
    ? `${placeName(w, view.row, view.resolving)}: ${w.ask[decision.name]?.[1] ?? ''}`
    : '';

/** "Two chosen: a Church card and a Sword." `above`: the hand lies above, and nothing else shows that it is touched. */
function chosen(w: CartusWords, picks: Picks, above: boolean): string {
  if (!picks.decision) return '';
  const n = countOf(picks.now);
  const what =
    n === 0
      ? above
        ? w.tapCards
        : w.noneChosen
      : w.chosen(n, w.some(kindsIn(picks.now).map((kind) => [kind, picks.now[kind]!])));
  const rest = picks.owed === null ? '' : picks.owed > n ? w.owed(picks.owed - n) : w.ready;
  return [what, n > 0 || rest ? rest : ''].filter(Boolean).join(' ');
}

export function askedOf(lang: Lang, w: CartusWords, game: Game, view: CartusView, picks: Picks, above = false): Asked {
  const decision = picks.decision ?? game.decision;
  if (!decision) return { title: waiting(lang, w, game, view), hint: '', reason: '', whose: null, open: false };
  const nameOf = (seat: number): string => game.nameOf(seat);
  return {
    title: title(w, decision, view, nameOf),
    hint: hint(w, decision, view),
    reason: chosen(w, picks, above),
    whose: game.reader === null ? decision.seat : null,
    open: true,
  };
}

function waiting(lang: Lang, w: CartusWords, game: Game, view: CartusView): string {
  if (view.score) return w.head.over;
  if (game.playing) return lang.table.moving;
  if (game.sending) return lang.play.sending;
  return view.waiting ? lang.table.thinking(game.nameOf(view.waiting.seat)) : '';
}

/** As a screen reader hears it: only what concerns the reader. */
export function heardOf(asked: Asked, game: Game, over: boolean): string {
  const words = [asked.whose ? `${game.nameOf(asked.whose)}:` : '', asked.title, asked.reason, asked.hint]
    .filter(Boolean)
    .join(' ');
  return asked.open || over ? words : '';
}
