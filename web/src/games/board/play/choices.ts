// The options of a decision as they are offered to a person: in groups, with words and keys.
import type { Choice } from '../../../table/play/choice';
import type { Lang } from '../../../words/en';
import { LOADS, type Load } from '../../../wire/catalogue';
import type { BoardView } from '../../../wire/board';
import type { Decision, GameEvent, Odds, Option } from '../../../wire/protocol';
import { additionsOf } from './additions';

const KEYS = '1234567890';

type NameOf = (seat: number) => string;

function label(lang: Lang, { name }: Decision, option: Option, view: BoardView, nameOf: NameOf, nth: number): string {
  const words = lang.options,
    more = lang.more?.options;
  const card = option.card ? (lang.cards[option.card]?.name ?? option.card).replaceAll('\u00ad', '') : '';
  const region = (id: string | undefined): string => lang.regions[id ?? ''] ?? id ?? '';
  const holder = view.cards.find((c) => c.id === option.card)?.holder ?? null;
  const citizen = (): string => more?.citizenWith(option as Load) ?? option.kind;
  const special = lang.more?.answers[name]?.[option.kind];
  switch (option.kind) {
    case 'region':
      return region(option.region);
    case 'edge':
      return `${region(option.region)} – ${region(option.to)}`;
    case 'take':
      return words.take(card, holder === null ? null : nameOf(holder));
    case 'card':
      return more?.card(card, holder === null ? null : nameOf(holder)) ?? card;
    case 'use':
      return words.use(card);
    case 'extra':
      return words.extra(card);
    case 'increase':
      return option.card && more ? more.increaseBy(card) : words.increase;
    case 'seat':
      return nameOf(option.seat ?? 0);
    case 'cell':
      return more?.cell(option.column ?? 0, option.row ?? 0) ?? option.kind;
    case 'token':
      return words.token(nth);
    case 'count':
      return words.count(option.count ?? 0);
    case 'citizen':
      return citizen();
    case 'remove':
      return more?.lose(citizen()) ?? option.kind;
    default: {
      const given = LOADS.find((row) => row.give === option.kind);
      if (given) return more?.give[given.type]?.(citizen()) ?? option.kind;
      const word = special ?? (words as Record<string, unknown>)[option.kind];
      return typeof word === 'string' ? word : option.kind;
    }
  }
}

/** Steps that go on from a region chosen before. */
const FROM = ['D-MONK-TO', 'D-MERCHANT-TO', 'D-MERCHANT-COUNT'];

const GROUP: Record<string, Choice['group']> = {
  take: 'take',
  'end-actions': 'end',
  done: 'end',
  stop: 'end',
  finish: 'end',
  none: 'end',
  rest: 'end',
};

export function choicesOf(
  lang: Lang,
  decision: Decision,
  view: BoardView,
  odds: Record<string, Odds> | null,
  nameOf: NameOf,
  past: readonly GameEvent[] = [],
  asTwo: Odds | null = null,
): Choice[] {
  const order = { main: 0, take: 1, end: 2 };
  const usual = asTwo && odds && view.plague ? odds[view.plague] : null;
  const all = decision.options.map((option, index): Choice => {
    const { kind } = option;
    const of = usual ? (kind === 'yes' ? asTwo : kind === 'no' ? usual : null) : odds?.[option.region ?? ''];
    const outbreak = of?.outbreak;
    return {
      index,
      option,
      key: '',
      label: label(lang, decision, option, view, nameOf, index + 1),
      percent: outbreak === undefined ? null : Math.round(outbreak * 100),
      card: view.cards.find((c) => c.id === option.card) ?? null,
      group: GROUP[option.kind] ?? 'main',
    };
  });
  let key = 0;
  return additionsOf(view)
    .reduce((known, { choices }) => choices?.(known, lang, decision, view, nameOf, past) ?? known, all)
    .sort((a, b) => order[a.group] - order[b.group])
    .map((choice) => ({ ...choice, key: choice.index < 0 ? '' : (KEYS[key++] ?? '') }));
}

/** Decisions whose second line says what the card does without a tile. */
const WITHOUT_TILE: Partial<Record<string, string>> = {
  'D-MONK-FROM': 'monk',
  'D-MERCHANT-FROM': 'merchant',
  'D-MERCHANT-TO': 'merchant',
  'D-KING': 'king',
  'D-MAYOR': 'mayor',
  'D-FINAL-MAYOR': 'mayor',
  'D-ASTRONOMER': 'astronomer',
};
function bearsTile(view: BoardView, card: string): boolean {
  const tiles = view.modules?.upgrades;
  if (!tiles) return false;
  return tiles.alchemist === card || (tiles.levels[view.cards.findIndex(({ id }) => id === card)] ?? 0) > 0;
}

/** As many things to do are named in one line. */
const NAMED = 3;
/** What a turn still offers, in words, and whether there is more. */
function toDo(lang: Lang, { options }: Decision): [named: string, more: boolean] {
  const open = new Set(options.map(({ kind }) => kind).filter((kind) => GROUP[kind] !== 'end'));
  const words = Object.entries(lang.toDo).flatMap(([kind, word]) => (open.has(kind) ? [word] : []));
  const named = words.length > NAMED ? NAMED - 1 : NAMED; // a line holds no more
  return [words.slice(0, named).join(', '), words.length > named || words.length < open.size];
}

/** What is asked, in two short sentences. */
export function promptOf(
  lang: Lang,
  decision: Decision,
  view: BoardView,
  far: boolean,
  odds: boolean,
): { title: string; hint: string } {
  const [title, help] = lang.prompts[decision.name] ?? [lang.unknownPrompt, ''];
  const card = WITHOUT_TILE[decision.name];
  const hint = card && bearsTile(view, card) ? '' : help;
  if (decision.name === 'D-ACTION') return { title: lang.actionTitle(...toDo(lang, decision)), hint };
  if (decision.name === 'D-FINAL' && toDo(lang, decision)[0])
    return { title: lang.finalTitle(...toDo(lang, decision)), hint };
  const from = view.action?.['from'];
  const origin =
    FROM.includes(decision.name) && typeof from === 'string' ? lang.table.from(lang.regions[from] ?? from) : '';
  if (decision.name !== 'D-PLAGUE') return { title, hint: [origin, hint].filter(Boolean).join(' ') };
  const stays = view.plague ? lang.plagueHint(lang.regions[view.plague] ?? view.plague) : '';
  return { title: far ? lang.plagueFar : title, hint: [stays, odds ? lang.oddsHint : ''].filter(Boolean).join(' ') };
}
