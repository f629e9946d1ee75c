// A set-up as an address that can be shared, and as a file.
import type { BoardId, SetUp } from '../../wire/protocol';
import { byGame, gameNamed, type BoardSetUp, type CartusSetUp, type GameId, type Options } from '../../wire/setup';
import { CARDS } from '../../games/board/setup/card-table';
import { MODULES } from '../../games/board/setup/modules';
import { BUILDINGS, CARTUS_SEATS, CLASSES } from '../../games/cartus/play/split';

const FORMAT = 'rattus-setup';
/** A set-up has a few hundred bytes. */
const MOST = 100_000;

const rulesPart = (options: Options = {}): string[] => {
  const rules = Object.entries(options);
  return rules.length > 0 ? [`rules=${rules.map(([key, value]) => `${key}:${value}`).join(',')}`] : [];
};

/** `?game=cartus&players=4&split=farm:3,brewery:2&rules=supplies:simultaneous`; whose class a building is, is known. */
function queryOfCartus({ players, split, options }: CartusSetUp): string {
  const parts = Object.values(split ?? {})
    .flatMap((one) => Object.entries(one ?? {}))
    .map(([building, n]) => `${building}:${n}`);
  const chosen = parts.length > 0 ? [`split=${parts.join(',')}`] : [];
  return `?${['game=cartus', `players=${players}`, ...chosen, ...rulesPart(options)].join('&')}`;
}

/** `?board=big-box&players=5&modules=mercatus&cards=1-9-15&rules=spread_3:3`; cards by number, or `random`. */
function queryOfBoard({ board, players, cards, modules, options }: BoardSetUp): string {
  const parts = [`board=${board}`, `players=${players}`];
  if (modules && modules.length > 0) parts.push(`modules=${modules.join('-')}`);
  if (cards === 'random') parts.push('cards=random');
  else if (cards)
    parts.push(`cards=${cards.map((id) => CARDS.find((card) => card.id === id)?.number ?? id).join('-')}`);
  return `?${[...parts, ...rulesPart(options)].join('&')}`;
}

export const queryOf = (setup: SetUp): string => byGame(setup, { rattus: queryOfBoard, cartus: queryOfCartus });

const boardOf = (value: unknown): BoardId | null => (value === 'classic' || value === 'big-box' ? value : null);
const number = (text: string): string | number => (/^-?\d{1,6}$/.test(text) ? Number(text) : text);
/** A card by its number or id; what no card is called stays as it is, and is refused by name. */
const cardOf = (name: string | number): string =>
  CARDS.find((card) => String(card.number) === String(name))?.id ?? String(name);

const between = (players: unknown, most: number): players is number =>
  typeof players === 'number' && Number.isInteger(players) && players >= 2 && players <= most;

function rulesOf(options: unknown): { options?: Options } {
  const rules = Object.entries((options ?? {}) as object).filter((row): row is [string, string | number] =>
    ['string', 'number'].includes(typeof row[1]),
  );
  return rules.length > 0 ? { options: Object.fromEntries(rules) } : {};
}

function board(name: unknown, players: unknown, cards: unknown, modules: unknown, options: unknown): BoardSetUp | null {
  const known = boardOf(name);
  if (!known || !between(players, 6)) return null;
  const listed = Array.isArray(cards) && cards.length <= 40 ? cards.map((card) => cardOf(card as string)) : null;
  return {
    board: known,
    players,
    ...(cards === 'random' ? { cards } : listed ? { cards: listed } : {}),
    ...(Array.isArray(modules) && modules.length > 0 ? { modules: modules.slice(0, 9).map(String) } : {}),
    ...rulesOf(options),
  };
}

/** Parts that are no numbers, and buildings that nobody knows, make a split that cannot be shown. */
function cartus(players: unknown, split: unknown, options: unknown): CartusSetUp | null {
  if (!between(players, CARTUS_SEATS)) return null;
  const parts = Object.values((split ?? {}) as object).flatMap((one) => Object.entries((one ?? {}) as object)) as [
    string,
    unknown,
  ][];
  const known = Object.values(BUILDINGS).flat();
  if (parts.some(([building, n]) => !known.includes(building) || !Number.isInteger(n))) return null;
  const kept = CLASSES.map((name) => [name, parts.filter(([building]) => BUILDINGS[name].includes(building))] as const)
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => [name, Object.fromEntries(own) as Record<string, number>] as const);
  return {
    game: 'cartus',
    players,
    ...(kept.length > 0 ? { split: Object.fromEntries(kept) } : {}),
    ...rulesOf(options),
  };
}

type Read = Partial<Record<string, unknown>>;
const READERS: Record<GameId, (setup: Read) => SetUp | null> = {
  rattus: (setup) => board(setup.board, setup.players, setup.cards, setup.modules, setup.options),
  cartus: (setup) => cartus(setup.players, setup.split, setup.options),
};
const checked = (setup: Read): SetUp | null => READERS[gameNamed(setup.game)](setup);
/** A link to the card game alone is enough: four sit down. */
const PLAYERS: Record<GameId, number> = { rattus: NaN, cartus: 4 };

const pairs = (text: string | null): [string, string | number][] =>
  (text ?? '')
    .split(',')
    .map((pair) => pair.split(':'))
    .filter((pair) => pair.length === 2)
    .map(([key, value]) => [key!, number(value!)]);

/** An address that means to hold a set-up. */
export const hasSetup = (query: string): boolean =>
  ['board', 'game'].some((key) => new URLSearchParams(query).has(key));

/** The set-up that an address holds; null if it holds none. */
export function setupIn(query: string): SetUp | null {
  const wanted = new URLSearchParams(query);
  if (!hasSetup(query)) return null;
  const cards = wanted.get('cards');
  return checked({
    game: wanted.get('game'),
    board: wanted.get('board'),
    players: Number(wanted.get('players') ?? PLAYERS[gameNamed(wanted.get('game'))]),
    cards: cards === 'random' ? cards : cards?.split('-').filter(Boolean),
    modules: MODULES.filter((module) => wanted.get('modules')?.includes(module)),
    split: { all: Object.fromEntries(pairs(wanted.get('split'))) },
    options: Object.fromEntries(pairs(wanted.get('rules'))),
  });
}

export const fileOf = (setup: SetUp): string => `${JSON.stringify({ format: FORMAT, setup }, null, 1)}\n`;

/** The set-up of a file, or of the record of a game. */
export async function readSetup(file: Blob): Promise<SetUp | null> {
  try {
    const text = await file.text();
    const value = JSON.parse(text) as { format?: unknown; setup?: Partial<SetUp> } | null;
    const fits = value?.format === FORMAT ? text.length <= MOST : value?.format === 'rattus-record';
    return fits && value?.setup ? checked(value.setup) : null;
  } catch {
    return null;
  }
}
