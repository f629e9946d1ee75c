// English words of setting up a table for either game, and of Cartus' options; fetched with the screens that need them.
import { one } from './grammar.en';

export const cartusSetupEn = {
  game: 'Game',
  games: { rattus: 'Rattus', 'big-box': 'Big Box', mercatus: 'Mercatus', cartus: 'Rattus Cartus' },
  gameHints: {
    rattus: 'The board game, on a map of Europe. 2 to 4 players.',
    'big-box': 'With Africa and the East. 2 to 6 players.',
    mercatus: 'With goods, sales and coins. 2 to 4 players.',
    cartus: 'The card game: buildings, influence and five nuns. 2 to 5 players.',
  },
  laid: (players: number) => `Rattus Cartus, ${players} players`,
  buildings: 'Buildings',
  methods: { fixed: 'Chosen', 'random-per-class': 'One per class', mixed: 'Mixed' },
  methodHint: 'Which 30 building cards are used',
  methodHints: {
    fixed: 'Five cards per class, split between its two buildings as you like. Everyone knows the split.',
    'random-per-class': 'One random building per class, with all five of its cards. Everyone knows which.',
    mixed: 'Five of the ten cards of each class, drawn at random. Nobody knows which.',
  },
  methodClause: 'CART-16',
  splitOf: (name: string) => `Buildings of ${name}`,
  splitNow: (a: number, first: string, b: number, second: string) => `${a} × ${first}, ${b} × ${second}`,
  moreOf: (name: string) => `One more card: ${name}`,
  usual: 'Reset to the first-game buildings',
  usualHint: 'These six are meant for a first game.',
  usualClause: 'CART-17',
  tower: 'With two players, better leave the Guard Tower out: it always takes cards from the same player.',
  towerClause: 'CART-18',
  optionsHint: (n: number) => (n === 0 ? 'standard rules' : one(n, 'change')),
  /** A name, a sentence, and what the values mean. */
  rules: {
    buildings: {
      name: 'Buildings',
      text: '',
      values: { fixed: 'chosen', 'random-per-class': 'one random building per class', mixed: 'mixed' },
    },
    starting_player: {
      name: 'Who begins',
      text: 'A random player, or the seat you choose.',
      values: {
        random: 'Random',
        'seat-1': 'Seat 1',
        'seat-2': 'Seat 2',
        'seat-3': 'Seat 3',
        'seat-4': 'Seat 4',
        'seat-5': 'Seat 5',
      },
    },
    supplies: {
      name: 'Choosing supplies',
      text: 'In turn, each seeing the earlier choices; or all in secret, then revealed together.',
      values: { 'turn-order': 'In turn', simultaneous: 'Together' },
    },
    show_rats: {
      name: 'Open rats',
      text: 'Everyone sees how many rats the others have. Otherwise you have to keep count.',
      values: { off: 'no', on: 'yes' },
    },
    guard_tower_2p: {
      name: 'Guard Tower with two players',
      text: 'With two players, random buildings never include the Guard Tower, unless you allow it.',
      values: { avoid: 'Left out', allow: 'Allowed' },
    },
    all_dead: {
      name: 'If nobody survives',
      text: 'Nobody wins, or the player with the fewest rats counts as a survivor.',
      values: { nobody: 'Nobody wins', 'fewest-rats': 'Fewest rats' },
    },
  } as Record<string, { name: string; text: string; values: Record<string, string> }>,
  /** What is refused or warned of, by its code. */
  refusals: {
    'player-count': (s: string) => `Rattus Cartus takes 2 to 5 players, not ${s}.`,
    'board-game-module': (s: string) => `Rattus Cartus has no board, class cards or modules (${s}). Leave them out.`,
    'unknown-option': (s: string) => `Rattus Cartus has no option called ${s}.`,
    'unknown-value': (s: string) => `This option does not allow that value: ${s}.`,
    'no-such-seat': (s: string) =>
      `Nobody has ${s.replace('seat-', 'seat ')}. Choose another starting seat, or Random.`,
    'split-not-fixed': () => 'Splitting buildings is only possible with “Chosen”.',
    'unknown-building': (s: string) => `There is no building called ${s}.`,
    'other-class': (s: string) => `${s} belongs to another class.`,
    'bad-part': (s: string) => `A building can have 0 to 5 cards, not ${s.replace('=', ': ')}.`,
    'split-sum': (s: string) => `The two buildings of ${s} must have five cards in total.`,
    'guard-tower-2p': () =>
      'The Guard Tower is not recommended with two players: it always takes cards from the same person. You ' +
      'can still use it.',
  } as Record<string, (subject: string) => string>,
};

export type CartusSetupWords = typeof cartusSetupEn;
