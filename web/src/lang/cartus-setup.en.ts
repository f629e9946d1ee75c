// English words of setting up a table for either game, and of Cartus' options; fetched with the screens that need them.
const one = (n: number, word: string, more = `${word}s`) => `${n} ${n === 1 ? word : more}`;

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
  methods: { fixed: 'We choose', 'random-per-class': 'One by lot', mixed: 'Mixed' },
  methodHint: 'How the 30 building cards come together',
  methodHints: {
    fixed: 'Of each class five cards, shared out between its two buildings as you like; everybody knows how many.',
    'random-per-class':
      'Of each class a lot decides for one building, with all its five cards; everybody is told which.',
    mixed: 'Of each class five of its ten cards are drawn, and nobody knows which buildings will come.',
  },
  methodClause: 'CART-16',
  splitOf: (name: string) => `Buildings of ${name}`,
  splitNow: (a: number, first: string, b: number, second: string) => `${a} × ${first}, ${b} × ${second}`,
  moreOf: (name: string) => `One more card: ${name}`,
  usual: 'The six buildings of a first game again',
  usualHint: 'These six are meant for a first game.',
  usualClause: 'CART-17',
  tower: 'With two players the Guard Tower is better left out: it would always strike the same person.',
  towerClause: 'CART-18',
  optionsHint: (n: number) => (n === 0 ? 'all as in the rules' : one(n, 'change')),
  /** A name, a sentence, and what the values mean. */
  rules: {
    buildings: {
      name: 'Buildings',
      text: '',
      values: { fixed: 'chosen', 'random-per-class': 'one of each class by lot', mixed: 'mixed' },
    },
    starting_player: {
      name: 'Who begins',
      text: 'Chance decides, or a seat that you name.',
      values: {
        random: 'Chance',
        'seat-1': 'Seat 1',
        'seat-2': 'Seat 2',
        'seat-3': 'Seat 3',
        'seat-4': 'Seat 4',
        'seat-5': 'Seat 5',
      },
    },
    supplies: {
      name: 'Choosing supplies',
      text: 'One after the other, each seeing what was chosen before; or all in secret, and shown together.',
      values: { 'turn-order': 'In turn', simultaneous: 'Together' },
    },
    show_rats: {
      name: 'Rats in sight',
      text: 'Everybody sees how many rats the others have. Otherwise one has to count along.',
      values: { off: 'no', on: 'yes' },
    },
    guard_tower_2p: {
      name: 'Guard Tower for two',
      text: 'With two players a lot leaves the Guard Tower out, unless you allow it.',
      values: { avoid: 'Left out', allow: 'Allowed' },
    },
    all_dead: {
      name: 'If nobody survives',
      text: 'Nobody wins; or whoever had the fewest rats counts as having survived.',
      values: { nobody: 'Nobody wins', 'fewest-rats': 'Fewest rats' },
    },
  } as Record<string, { name: string; text: string; values: Record<string, string> }>,
  /** What is refused or warned of, by its code. */
  refusals: {
    'player-count': (s: string) => `Rattus Cartus cannot be played by ${s}. It takes 2 to 5 players.`,
    'board-game-module': (s: string) => `Rattus Cartus has no board, class cards or modules (${s}). Leave them out.`,
    'unknown-option': (s: string) => `Rattus Cartus has no option ${s}.`,
    'unknown-value': (s: string) => `This option cannot be so: ${s}.`,
    'no-such-seat': (s: string) =>
      `Nobody has ${s.replace('seat-', 'seat ')}. Name another seat for who begins, or leave it to chance.`,
    'split-not-fixed': () => 'Sharing out buildings goes only with “We choose”.',
    'unknown-building': (s: string) => `No building is called ${s}.`,
    'other-class': (s: string) => `${s} belongs to another class.`,
    'bad-part': (s: string) => `Of a building there can be 0 to 5 cards, not ${s.replace('=', ': ')}.`,
    'split-sum': (s: string) => `The two buildings of ${s} must have five cards together.`,
    'guard-tower-2p': () =>
      'With two players the Guard Tower is not recommended: it takes cards from one person alone. You can play ' +
      'with it.',
  } as Record<string, (subject: string) => string>,
};

export type CartusSetupWords = typeof cartusSetupEn;
