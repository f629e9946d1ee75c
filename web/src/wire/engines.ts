// The engines of this page (wasm/CMakeLists.txt): each is fetched when a table, a record or a question needs it.
import { BASE_CARDS, HOUSE_RULES } from './catalogue';
import { byGame, type SetUp } from './setup';

/** `base` knows the base game alone, and is there in less time than `board`, which knows all of the board game. */
export const ENGINES = ['base', 'board', 'cartus'] as const;
export type EngineId = (typeof ENGINES)[number];

/** The engine that has a teacher and opens records, for what this one plays. */
export const teacherOf = (id: EngineId): EngineId => (id === 'base' ? 'board' : id);

/** The smallest engine that knows what a set-up names, which may come from a file: only an engine can say what is wrong
 *  with it. */
export const engineOf = (setup: SetUp): EngineId =>
  byGame<SetUp, EngineId>(setup, {
    rattus: ({ cards = [], modules, options }) =>
      Array.isArray(cards) &&
      cards.every((card) => BASE_CARDS.includes(card)) &&
      !modules?.length &&
      // a module's house rule may be named without it (BASE-120)
      !Object.keys(options ?? {}).some((key) => HOUSE_RULES.find((rule) => rule.key === key)?.module)
        ? 'base'
        : 'board',
    cartus: () => 'cartus',
  });
