// The options of a decision as they are offered to a person: in groups, with words and keys.
import type { Lang } from '../lang/en';
import type { Card, Decision, Odds, Option, View } from '../session/protocol';

export interface Choice {
  index: number;
  option: Option;
  label: string;
  key: string;
  /** Chance of an outbreak there, in percent. */
  percent: number | null;
  card: Card | null;
  group: 'main' | 'take' | 'end';
}

const KEYS = '1234567890';

function label(lang: Lang, option: Option, view: View, nameOf: (seat: number) => string, nth: number): string {
  const words = lang.options;
  const card = option.card ? (lang.cards[option.card]?.name ?? option.card) : '';
  switch (option.kind) {
    case 'region': return lang.regions[option.region ?? ''] ?? option.region ?? '';
    case 'take': {
      const holder = view.cards.find((c) => c.id === option.card)?.holder ?? null;
      return words.take(card, holder === null ? null : nameOf(holder));
    }
    case 'use': return words.use(card);
    case 'extra': return words.extra(card);
    case 'token': return words.token(nth);
    case 'count': return words.count(option.count ?? 0);
    case 'citizen': return option.diplomat ? words.diplomat : words.citizen;
    default: {
      const word = (words as Record<string, unknown>)[option.kind];
      return typeof word === 'string' ? word : option.kind;
    }
  }
}

/** Steps that go on from a region chosen before. */
const FROM = ['D-MONK-TO', 'D-MERCHANT-TO', 'D-MERCHANT-COUNT'];

const GROUP: Record<string, Choice['group']> = {
  take: 'take', 'end-actions': 'end', done: 'end', stop: 'end', finish: 'end', none: 'end', rest: 'end',
};

export function choicesOf(
  lang: Lang, decision: Decision, view: View, odds: Record<string, Odds> | null, nameOf: (seat: number) => string,
): Choice[] {
  const order = { main: 0, take: 1, end: 2 };
  return decision.options
    .map((option, index): Choice => {
      const outbreak = option.region && odds ? odds[option.region]?.outbreak : undefined;
      return {
        index, option, key: '',
        label: label(lang, option, view, nameOf, index + 1),
        percent: outbreak === undefined ? null : Math.round(outbreak * 100),
        card: view.cards.find((c) => c.id === option.card) ?? null,
        group: GROUP[option.kind] ?? 'main',
      };
    })
    .sort((a, b) => order[a.group] - order[b.group] || a.index - b.index)
    .map((choice, i) => ({ ...choice, key: KEYS[i] ?? '' }));
}

/** What is asked, in two short sentences. */
export function promptOf(lang: Lang, decision: Decision, view: View, far: boolean, odds: boolean): { title: string; hint: string } {
  const [title, hint] = lang.prompts[decision.name] ?? [lang.unknownPrompt, ''];
  if (decision.name === 'D-ACTION') {
    const offers = (kind: string): boolean => decision.options.some((o) => o.kind === kind);
    return { title: lang.actionTitle(offers('take'), offers('increase'), offers('use')), hint };
  }
  const from = view.action?.['from'];
  const origin = FROM.includes(decision.name) && typeof from === 'string' ? lang.table.from(lang.regions[from] ?? from) : '';
  if (decision.name !== 'D-PLAGUE') return { title, hint: [origin, hint].filter(Boolean).join(' ') };
  const stays = view.plague ? lang.plagueHint(lang.regions[view.plague] ?? view.plague) : '';
  return { title: far ? lang.plagueFar : title, hint: [stays, odds ? lang.oddsHint : ''].filter(Boolean).join(' ') };
}
