// What an answer means by the goods and coins: what is left, where one leads, what would be sold.
import type { Lang } from '../../../words/en';
import { mercatusWords } from '../../../words/mercatus';
import type { Decision, Good } from '../../../wire/protocol';
import type { Choice } from '../../../table/play/choice';
import type { BoardView } from '../../../wire/board';
import { after, cardGood, changes, goodOf, GOODS, isOpen, leadersOf, leaving, regionsOf, supplyOf } from './forecast';
import Good_ from './Good.svelte';
import { looked } from './looked.svelte';

const cardName = (lang: Lang, id: string): string => (lang.cards[id]?.name ?? id).replaceAll('\u00ad', '');
type NameOf = (seat: number) => string;
const TAKES = ['D-FREE-GOOD', 'D-BREWER', 'D-ROBBER'];
const PRICES = [0, 1, 3, 6];

export function goodChoices(all: Choice[], lang: Lang, decision: Decision, view: BoardView, nameOf: NameOf): Choice[] {
  const words = mercatusWords(lang.code);
  const { name, seat } = decision;
  const region = String(view.action?.['region'] ?? '');

  /** What is sold because of it. */
  function notice(choice: Choice): string {
    return changes(view, after(view, decision, choice.option))
      .map(({ good, coins, before }) => {
        if (coins === null) return words.notSold(good);
        const who =
          coins.length > 0 ? coins.map((c) => words.gets(nameOf(c.seat), c.coins)).join(', ') : words.nobodyGets;
        return good === goodIn(choice) && !before ? words.sold(who) : words.soldOther(good, who);
      })
      .join(' ');
  }
  const goodIn = (choice: Choice): Good | null =>
    choice.option.good ??
    (choice.option.kind === 'yes' && ['D-RAIDER-GOOD', 'D-SWINDLER-GOOD'].includes(name) ? goodOf(view, region) : null);
  const leads = (good: Good): string =>
    words.leads(
      regionsOf(view, good)
        .filter((id) => leadersOf(view, id).includes(seat))
        .map((id) => lang.regions[id] ?? id),
    );

  const told = all.map((choice): Choice => {
    const { option } = choice;
    const good = goodIn(choice);
    const said = notice(choice);
    const about = (lines: string[], label = choice.label): Choice => ({
      ...choice,
      label,
      about: {
        lines: lines.filter(Boolean),
        notice: said,
        ...(good ? { sign: Good_, good, look: () => looked.look(good, true) } : {}),
      },
    });
    if (good && option.kind === 'good') {
      const lies = TAKES.includes(name) || name === 'D-SWINDLER-GOOD' ? words.leftLong(supplyOf(view, good)) : '';
      return about([[lies, leads(good)].filter(Boolean).join(' · ')], words.Goods[good]);
    }
    if (good) return about([[words.leftLong(supplyOf(view, good)), leads(good)].join(' · ')], words.takeIt(good));
    if (option.kind === 'put-good' && option.card) {
      const lying = cardGood(view, option.card);
      return about(lying ? [words.lies(lying)] : [], words.put(cardName(lang, option.card)));
    }
    if (option.kind === 'take-back-good' && option.card) {
      const lying = cardGood(view, option.card);
      return lying ? about([], words.takeBack(lying, cardName(lang, option.card))) : choice;
    }
    if (name === 'D-TAKE-BACK') return about([], option.kind === 'yes' ? choice.label : words.notBack(leaving(view)));
    if (name === 'D-DEACON' && option.kind === 'yes') {
      const lost = view.turn.losses?.[seat - 1] ?? 0;
      const paid = view.modules?.mercatus?.deacon_paid ?? 0;
      return about(lost > 0 ? [words.saves(lost)] : [], words.pay(paid + 1));
    }
    if (name === 'D-STADTHOLDER-COUNT' && option.count) return about([words.price(PRICES[option.count] ?? 0)]);
    // a token in hand says where it lay
    if (option.from) return about([lang.table.from(lang.regions[option.from] ?? option.from)]);
    return said ? about([]) : choice;
  });
  if (!TAKES.includes(name)) return told;
  // what cannot be taken is named, too
  const missing = GOODS.filter((good) => !told.some((c) => c.option.good === good)).map((good, i): Choice => ({
    index: -1 - i,
    option: { kind: 'good', good },
    label: supplyOf(view, good) > 0 && !isOpen(view, good) ? words.faceDown(good) : words.none(good),
    key: '',
    percent: null,
    card: null,
    group: 'main',
    about: { lines: [], notice: '', sign: Good_, good },
  }));
  return [...told, ...missing].sort(
    (a, b) => GOODS.indexOf(a.option.good ?? 'salt') - GOODS.indexOf(b.option.good ?? 'salt'),
  );
}

/** Whether a good comes back from a card: which, from where, and why it is asked now. */
export function askedInWords(
  lang: Lang,
  decision: Decision,
  view: BoardView,
): { title: string; reason: string; hint: string } | null {
  const card = decision.name === 'D-TAKE-BACK' ? view.action?.card : null;
  const good = card ? cardGood(view, card) : null;
  if (!card || !good) return null;
  const words = mercatusWords(lang.code);
  const [reason, hint] = leaving(view) ? words.leaves : words.before(good);
  return { title: `${words.takeBack(good, cardName(lang, card))}?`, reason, hint };
}
