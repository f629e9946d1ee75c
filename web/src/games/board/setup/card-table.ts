// The class cards as the rules engine has them, and ways to choose among them.
import data from '../../../../../data/cards.json';
import type { BoardId, CardId, ClassName } from '../../../wire/protocol';
import { broughtBy } from './modules';

export interface CardRow {
  number: number;
  id: CardId;
  class: ClassName;
  /** The set it was printed in. */
  group: string;
  board?: BoardId;
  /** Playable only with this module. */
  module?: string;
  players_from?: number;
}

export const CARDS = data.cards as CardRow[];

/** Sets of cards for a game: those of Mercatus are shown where it is played. */
export const groupsWith = (modules: readonly string[]): string[] =>
  [...new Set(CARDS.map((card) => card.group))].filter((group) => group !== 'mercatus' || modules.includes(group));

/** Sets whose cards are listed: also any set of which a card is chosen, so that it can be put back. */
export const groupsListed = (modules: readonly string[], chosen: readonly CardId[]): string[] => {
  const sets = groupsWith(modules);
  return [...new Set(CARDS.map((card) => card.group))].filter(
    (group) => sets.includes(group) || CARDS.some((card) => card.group === group && chosen.includes(card.id)),
  );
};

/** Sets that the rulebook of a module suggests (MERC-6), by the numbers of their cards. */
export const SUGGESTED: Record<string, Record<string, number[]>> = {
  mercatus: {
    'merc-beginners': [1, 2, 3, 4, 5, 6],
    'merc-aristocrats': [5, 45, 44, 38, 34, 6],
    'merc-violent-times': [40, 41, 42, 4, 43, 37],
    'merc-production-and-trade': [36, 35, 7, 40, 8, 11],
  },
};

/** Class cards due for so many players (BASE-9). */
export const dueFor = (players: number): number => (players >= 5 ? 8 : 6);

export interface Frame {
  board: BoardId;
  players: number;
  modules?: readonly string[];
}

/** Playable in such a game as it is. */
export const fits = (card: CardRow, { board, players, modules = [] }: Frame): boolean =>
  (!card.module || modules.includes(card.module)) &&
  (!card.board || card.board === board) &&
  players >= (card.players_from ?? 0);

type Random = () => number;

function shuffled<T>(all: readonly T[], random: Random): T[] {
  const out = [...all];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

const inOrder = (cards: readonly CardRow[]): CardId[] =>
  [...cards].sort((a, b) => a.number - b.number).map((card) => card.id);

/** As many as are due, the first ones first: one of each class as long as there are such, then whatever is left. */
function oneEach(wished: readonly CardRow[], due: number): CardRow[] {
  const taken: CardRow[] = [];
  const chivalry = wished.find((card) => card.class === 'chivalry');
  for (const card of [...(chivalry ? [chivalry] : []), ...wished])
    if (taken.length < due && !taken.some((other) => other.class === card.class)) taken.push(card);
  for (const card of wished) if (taken.length < due && !taken.includes(card)) taken.push(card);
  return taken;
}

/** The cards of one set, filled up with the first six where it has too few; chance decides where it has too many. */
export function cardsOf(group: string, frame: Frame, random: Random = Math.random): CardId[] {
  const playable = CARDS.filter((card) => fits(card, frame));
  const own = shuffled(
    playable.filter((card) => card.group === group),
    random,
  );
  // with eight cards the rules add those of Africanus to the first six
  const more = ['base', 'africanus']
    .filter((other) => other !== group)
    .flatMap((other) => playable.filter((card) => card.group === other));
  return inOrder(oneEach([...own, ...more], dueFor(frame.players)));
}

const rowOf = (id: CardId): CardRow | undefined => CARDS.find((card) => card.id === id);

/** The set with a card that a module needs: one of its class gives way, or the last one. */
export function withCard(set: readonly CardId[], id: CardId, due: number): CardId[] {
  if (set.includes(id)) return [...set];
  const cards = set.flatMap((one) => rowOf(one) ?? []);
  const added = rowOf(id)!;
  const gives = cards.find((card) => card.class === added.class && card.group === 'base') ?? cards.at(-1);
  return inOrder([...cards.filter((card) => cards.length < due || card !== gives), added]);
}

/** The set without it: one of the first six takes its place, of its class if there is one left. */
export function withoutCard(set: readonly CardId[], id: CardId): CardId[] {
  if (!set.includes(id)) return [...set];
  const cards = set.filter((one) => one !== id).flatMap((one) => rowOf(one) ?? []);
  const base = CARDS.filter((card) => card.group === 'base' && !cards.includes(card));
  const comes = base.find((card) => card.class === rowOf(id)!.class) ?? base[0];
  return inOrder([...cards, ...(comes ? [comes] : [])]);
}

export interface Wishes {
  /** Of each class one, before any class has two. */
  eachClass: boolean;
  /** None of the first six cards, as far as there are enough others. */
  fresh: boolean;
}

/** Cards drawn at random, with a wish or two; always one of chivalry, so that the plague can be led. */
export function surprise(frame: Frame, { eachClass, fresh }: Wishes, random: Random = Math.random): CardId[] {
  const playable = shuffled(
    CARDS.filter((card) => fits(card, frame)),
    random,
  );
  const wished = fresh
    ? [...playable.filter((card) => card.group !== 'base'), ...playable.filter((card) => card.group === 'base')]
    : playable;
  const due = dueFor(frame.players);
  const needed = broughtBy(frame.modules ?? []);
  wished.sort((x, y) => Number(needed.includes(y.id)) - Number(needed.includes(x.id)));
  if (eachClass) return inOrder(oneEach(wished, due));
  const drawn = wished.slice(0, due);
  const chivalry = wished.find((card) => card.class === 'chivalry');
  if (chivalry && !drawn.includes(chivalry)) drawn[due - 1] = chivalry;
  return inOrder(drawn);
}
