// What a table is laid for, in a few words: the game or its board, and what is not as in the rules.
import type { Lang } from '../words/en';
import type { Online } from '../words/online.en';
import { buildingNames } from '../words/buildings';
import { cartusSetupWords } from '../words/cartus-setup';
import { byGame, type CartusSetUp, type SetUp } from '../wire/setup';
import { CARTUS_OPTIONS } from '../games/cartus/setup/cartus-plan.svelte';
import { changedRules } from '../table/rules';

export const laidFor = (text: Lang, online: Online, setup: SetUp): string =>
  byGame(setup, {
    rattus: ({ board, modules = [] }) =>
      [text.boards[board], ...modules.map((module) => online.setup.modules[module] ?? module)].join(', '),
    cartus: () => cartusSetupWords(text.code).games.cartus,
  });

function changedCartus(text: Lang, { split = {}, options = {} }: CartusSetUp): [string, string][] {
  const words = cartusSetupWords(text.code).rules,
    names = buildingNames(text.code);
  const parts = Object.values(split)
    .flatMap((one) => Object.entries(one ?? {}))
    .filter(([, n]) => n > 0)
    .map(([id, n]) => `${n} × ${names[id] ?? id}`);
  const keys = ['buildings', ...CARTUS_OPTIONS.map((option) => option.key)].filter((key) => options[key] !== undefined);
  return [
    ...(parts.length > 0 ? [[words.buildings!.name, parts.join(', ')] as [string, string]] : []),
    ...keys.map((key): [string, string] => [
      words[key]!.name,
      words[key]!.values[options[key]!] ?? String(options[key]),
    ]),
  ];
}

/** The rules that are not as usual: name and value in words. */
export const changes = (text: Lang, online: Online, setup: SetUp): [string, string][] =>
  byGame(setup, {
    rattus: ({ options }) => changedRules(online, options),
    cartus: (one) => changedCartus(text, one),
  });
