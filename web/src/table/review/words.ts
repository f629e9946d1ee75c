// What a teacher tells, in words.
import { cartusWords } from '../../words/cartus';
import type { Lang } from '../../words/en';
import type { ReviewWords } from '../../words/review';
import type { Decision, View } from '../../wire/protocol';
import { stageOf } from '../play/stages';
import type { Costly, Luck, Reason, Weighed } from '../../wire/review';

type NameOf = (seat: number) => string;

/** An option as its button would say it. */
export function optionInWords(lang: Lang, decision: string, weighed: Weighed, view: View, nameOf: NameOf): string {
  const asked: Decision = {
    name: decision,
    seat: 0,
    clause: '',
    version: 0,
    options: [weighed.choice],
    can_take_back: false,
  };
  const all = stageOf(view)?.choices(lang, asked, view, nameOf) ?? [];
  return (all.find((choice) => choice.index === 0) ?? all[0])?.label ?? weighed.choice.kind;
}

/** Thousandths as whole per cent. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10);

function reasonInWords(w: ReviewWords, lang: Lang, reason: Reason, nameOf: NameOf): string {
  if (reason.what === 'takes') {
    const card = (lang.cards[reason.card]?.name ?? reason.card).replaceAll('\u00ad', '');
    return w.takes(card, reason.from === null ? null : nameOf(reason.from));
  }
  const figure = new Intl.NumberFormat(lang.code, { maximumFractionDigits: 1 }).format(Math.abs(reason.tenths) / 10);
  const sign = (reason.what === 'loses') === reason.tenths > 0 ? '−' : '+';
  if (reason.what === 'steps') {
    return w.steps(nameOf(reason.seat), sign + figure, cartusWords(lang.code).classes[reason.class]);
  }
  return w[reason.what](nameOf(reason.seat), sign + figure);
}

export const reasonsInWords = (w: ReviewWords, lang: Lang, { reasons }: Weighed, nameOf: NameOf): string =>
  reasons.map((reason) => reasonInWords(w, lang, reason, nameOf)).join('; ');

/** Whose chances a stroke of luck changed most, to the better and to the worse. */
export function struck({ before, after }: Luck): { seat: number; from: number; to: number }[] {
  const changes = before.map((from, i) => ({ seat: i + 1, from: percent(from), to: percent(after[i] ?? 0) }));
  return changes
    .filter(({ from, to }) => Math.abs(to - from) > 1)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, 2);
}

/** The moments that decided most, whichever kind: by how much they changed anybody's chances. */
export const weightOf = (luck: Luck): number =>
  Math.max(...luck.before.map((from, i) => Math.abs((luck.after[i] ?? 0) - from)));

/** What was better than the choice that was made. */
export const betterThan = ({ chosen, best }: Costly): Weighed[] =>
  best.filter(({ option, chance }) => option !== chosen.option && chance > chosen.chance);

/** A seat's costliest choices, the costliest first. */
export const costliestOf = (costly: readonly Costly[], seat: number): Costly[] =>
  costly.filter((one) => one.seat === seat).sort((a, b) => b.loss - a.loss);
