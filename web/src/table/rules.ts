// House rules (BASE-120): how they read.
import type { Online } from '../words/online.en';
import { HOUSE_RULES } from '../wire/catalogue';
import type { SetUp } from '../wire/protocol';
import type { HouseRule } from '../wire/setup';

type Value = HouseRule['usual'];

export const isRange = (values: HouseRule['values']): values is readonly [number, number] =>
  typeof values[0] === 'number';

export function valueInWords(words: Online, key: string, value: Value): string {
  if (value === 'on') return words.on;
  if (value === 'off') return words.off;
  return words.rules[key]?.values[value] ?? String(value);
}

/** The rules that are not as usual: name and value in words. */
export function changedRules(words: Online, options: SetUp['options'] = {}): [string, string][] {
  return HOUSE_RULES.filter((rule) => options[rule.key] !== undefined && options[rule.key] !== rule.usual).map(
    (rule) => [words.rules[rule.key]?.name ?? rule.key, valueInWords(words, rule.key, options[rule.key]!)],
  );
}

/** Cards are told by number, modules by id, house rules by key, several of them in one subject: named here. */
export function refusalInWords(
  words: Online,
  code: string,
  subject: string,
  otherwise: string,
  cardName?: (number: number) => string | undefined,
): string {
  const number = /card|needs-big-box/.test(code) && code !== 'card-count' ? /\d+/.exec(subject)?.[0] : undefined;
  const parts = subject.split(' ');
  const module = parts.map((part) => words.setup.modules[part]).find(Boolean) ?? '';
  const rule = (key: string): string => words.rules[key]?.name ?? key;
  const named = code.startsWith('option-') ? parts[0]!.replace(/^\w+/, rule).replace('=', ': ') : subject;
  return words.refusals[code]?.((number && cardName?.(Number(number))) || named, module) ?? otherwise;
}
