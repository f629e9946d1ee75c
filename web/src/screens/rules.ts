// House rules (BASE-120): which there are, what they are without a choice, and how they read.
import type { Online } from '../lang/online.en';
import type { SetUp } from '../session/protocol';

export type Value = string | number;

export interface HouseRule {
  key: string;
  /** Named values, or the least and the most of a number. */
  values: string[] | [number, number];
  usual: Value;
}

const onOff = ['on', 'off'];

export const HOUSE_RULES: HouseRule[] = [
  { key: 'first_player', values: ['random', 'seat-1'], usual: 'random' },
  { key: 'initial_split', values: onOff, usual: 'off' },
  { key: 'require_chivalry', values: onOff, usual: 'on' },
  { key: 'citizens', values: [12, 30], usual: 20 },
  { key: 'spread_3', values: [2, 3], usual: 2 },
  { key: 'chivalry_reach_56', values: [2, 3], usual: 3 },
  { key: 'knight_final', values: ['held', 'moved'], usual: 'held' },
  { key: 'end_all_placed', values: ['board', 'supply'], usual: 'board' },
  { key: 'max_rounds', values: [0, 250], usual: 100 },
  { key: 'mayor_each', values: ['may', 'must'], usual: 'may' },
  { key: 'inquisitor_final', values: ['ravage', 'none'], usual: 'ravage' },
  { key: 'jester_push', values: onOff, usual: 'off' },
];

export const isRange = (values: HouseRule['values']): values is [number, number] => typeof values[0] === 'number';

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

/** Cards are told by number and named here. */
export function refusalInWords(
  words: Online,
  code: string,
  subject: string,
  otherwise: string,
  cardName?: (number: number) => string | undefined,
): string {
  const number = /card|needs-big-box/.test(code) && code !== 'card-count' ? /^\d+/.exec(subject)?.[0] : undefined;
  return words.refusals[code]?.((number && cardName?.(Number(number))) || subject) ?? otherwise;
}
