// A set-up as an address that can be shared, and as a file.
import type { BoardId, SetUp } from '../session/protocol';
import { CARDS } from './card-table';

const FORMAT = 'rattus-setup';
/** A set-up has a few hundred bytes. */
const MOST = 100_000;

/** `?board=big-box&players=5&cards=1-9-15&rules=spread_3:3`; cards by number, or `random`. */
export function queryOf({ board, players, cards, options }: SetUp): string {
  const parts = [`board=${board}`, `players=${players}`];
  if (cards === 'random') parts.push('cards=random');
  else if (cards) parts.push(`cards=${cards.map((id) => CARDS.find((card) => card.id === id)?.number ?? id).join('-')}`);
  const rules = Object.entries(options ?? {});
  if (rules.length > 0) parts.push(`rules=${rules.map(([key, value]) => `${key}:${value}`).join(',')}`);
  return `?${parts.join('&')}`;
}

const boardOf = (value: unknown): BoardId | null => (value === 'classic' || value === 'big-box' ? value : null);
const number = (text: string): string | number => (/^\d{1,6}$/.test(text) ? Number(text) : text);
/** A card by its number or id; what no card is called stays as it is, and is refused by name. */
const cardOf = (name: string | number): string => CARDS.find((card) => String(card.number) === String(name))?.id ?? String(name);

function checked(board: unknown, players: unknown, cards: unknown, options: unknown): SetUp | null {
  const known = boardOf(board);
  if (!known || typeof players !== 'number' || !(players >= 2 && players <= 6) || !Number.isInteger(players)) return null;
  const listed = Array.isArray(cards) && cards.length <= 40 ? cards.map((card) => cardOf(card as string)) : null;
  const rules = Object.entries((options ?? {}) as object).filter((row): row is [string, string | number] => ['string', 'number'].includes(typeof row[1]));
  return {
    board: known, players,
    ...(cards === 'random' ? { cards } : listed ? { cards: listed } : {}),
    ...(rules.length > 0 ? { options: Object.fromEntries(rules) } : {}),
  };
}

/** The set-up that an address holds; null if it holds none. */
export function setupIn(query: string): SetUp | null {
  const wanted = new URLSearchParams(query);
  if (!wanted.has('board')) return null;
  const cards = wanted.get('cards');
  const rules = (wanted.get('rules') ?? '').split(',').map((rule) => rule.split(':')).filter((rule) => rule.length === 2);
  return checked(
    wanted.get('board'), Number(wanted.get('players') ?? NaN), cards === 'random' ? cards : cards?.split('-').filter(Boolean),
    Object.fromEntries(rules.map(([key, value]) => [key!, number(value!)])),
  );
}

export const fileOf = (setup: SetUp): string => `${JSON.stringify({ format: FORMAT, setup }, null, 1)}\n`;

/** The set-up of a file, or of the record of a game. */
export async function readSetup(file: Blob): Promise<SetUp | null> {
  try {
    const text = await file.text();
    const value = JSON.parse(text) as { format?: unknown; setup?: Partial<SetUp> } | null;
    const fits = value?.format === FORMAT ? text.length <= MOST : value?.format === 'rattus-record';
    const setup = value?.setup;
    return fits && setup ? checked(setup.board, setup.players, setup.cards, setup.options) : null;
  } catch {
    return null;
  }
}
