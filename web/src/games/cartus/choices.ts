// The options of a question at a table of Cartus, as buttons with words and keys.
import type { Choice } from '../../table/play/choice';
import type { CartusWords } from '../../words/cartus';
import { countOf } from './play/kinds';
import type { CartusDecision, CartusOption, CartusView, Kind, RowCard, Supply } from '../../wire/cartus';
import type { Picks } from './picks.svelte';

const KEYS = '123456789';

export function supplyWords(w: CartusWords, supply: Supply): string {
  const { draw = 0, discard_rats = 0, look = 0 } = supply;
  return [
    draw && w.row.supply.draw(draw),
    discard_rats && w.row.supply.discard_rats(discard_rats),
    look && w.row.supply.look(look),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Two cards of one building are told apart by their places. */
export function placeName(w: CartusWords, row: RowCard[], position: number): string {
  const card = row[position - 1];
  if (!card) return String(position);
  const name = w.building(card.building);
  return row.filter((c) => c.building === card.building).length > 1 ? `${name} (${position})` : name;
}

function label(
  w: CartusWords,
  decision: CartusDecision,
  o: CartusOption,
  view: CartusView,
  nameOf: (seat: number) => string,
  brief: boolean,
): string {
  const at = o.position ?? 0;
  switch (o.kind) {
    case 'position': {
      const name = placeName(w, view.row, at);
      return decision.name === 'supply' && !brief ? `${name}: ${supplyWords(w, view.row[at - 1]?.supply ?? {})}` : name;
    }
    case 'nun': {
      const known = view.nuns[at - 1]?.card;
      return known && !brief ? w.options.nunSeen(at, w.kind(known)) : w.options.nun(at);
    }
    case 'seat':
      return nameOf(o.seat ?? 0);
    case 'card':
      return w.kind(o.card ?? '');
    default: {
      const word = (w.options as Record<string, unknown>)[o.kind];
      return typeof word === 'string' ? word : o.kind;
    }
  }
}

const choice = (index: number, option: CartusOption, label: string, key: string, group: Choice['group']): Choice => ({
  index,
  option,
  label,
  key,
  percent: null,
  card: null,
  group,
});

/** Questions that are answered by one option. `brief`: what stands on the table need not be said again. */
export function choicesOf(
  w: CartusWords,
  decision: CartusDecision,
  view: CartusView,
  nameOf: (seat: number) => string,
  brief = false,
): Choice[] {
  return decision.options.map((o, index) =>
    choice(index, o, label(w, decision, o, view, nameOf, brief), KEYS[index] ?? '', 'main'),
  );
}

export type PickDeed = 'end' | 'back' | 'none';

/** What can be done about the cards that are chosen; their numbers are those of `PICK_DEEDS`. */
export const PICK_DEEDS: PickDeed[] = ['end', 'back', 'none'];
/** What ends the choice: the way on, or, while nothing is chosen that could be, a way round it that nobody takes by
 *  mistake. */
export const endDeed = (picks: Picks): number => PICK_DEEDS.indexOf(picks.empty ? 'none' : 'end');
export function pickChoices(w: CartusWords, picks: Picks, brief = false): Choice[] {
  const n = countOf(picks.now),
    name = picks.decision?.name ?? '';
  const words = w.playOnTurn;
  const latest: Kind | null = picks.latest;
  const end = name === 'play-card' ? words.play(n) : name === 'hospital-card' ? words.discard(n) : words.give(n);
  return [
    ...(latest
      ? [choice(1, { kind: 'back' }, words.putBack(brief ? w.brief(latest) : w.kind(latest)), '⌫', 'main')]
      : []),
    // in a small window it would lie below what can be seen
    ...(picks.complete && picks.empty
      ? [{ ...choice(2, { kind: 'none' }, end, '0', brief ? 'end' : 'main'), calm: true }]
      : []),
    ...(n > 0 && name === 'play-card' ? [choice(2, { kind: 'none' }, words.none, '0', 'main')] : []),
    ...(picks.complete && !picks.empty ? [choice(0, { kind: 'end' }, end, '↵', 'end')] : []),
  ];
}

/** Keys of the kinds that can be picked: the first nine have digits. */
export const keysOf = (kinds: Kind[]): Map<Kind, string> =>
  new Map(kinds.flatMap((kind, i) => (KEYS[i] ? [[kind, KEYS[i]]] : [])));
