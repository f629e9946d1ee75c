import type { CartusSetupWords } from './cartus-setup.en';

const count = (n: number, word: string, more: string) => `${n} ${n === 1 ? word : more}`;

export const cartusSetupDe: CartusSetupWords = {
  game: 'Spiel',
  games: { rattus: 'Rattus', 'big-box': 'Big Box', mercatus: 'Mercatus', cartus: 'Rattus Cartus' },
  gameHints: {
    rattus: 'Das Brettspiel, auf einer Karte Europas. 2 bis 4 Spieler.',
    'big-box': 'Mit Afrika und dem Osten. 2 bis 6 Spieler.',
    mercatus: 'Mit Waren, Verkäufen und Münzen. 2 bis 4 Spieler.',
    cartus: 'Das Kartenspiel: Gebäude, Einfluss und fünf Nonnenkarten. 2 bis 5 Spieler.',
  },
  laid: (players) => `Rattus Cartus, ${players} Spieler`,
  buildings: 'Gebäude',
  methods: { fixed: 'Wir wählen', 'random-per-class': 'Eins durchs Los', mixed: 'Gemischt' },
  methodHint: 'Wie die 30 Gebäudekarten zusammenkommen',
  methodHints: {
    fixed: 'Aus jeder Klasse fünf Karten, auf ihre beiden Gebäude verteilt, wie ihr wollt; alle wissen, wie viele.',
    'random-per-class': 'In jeder Klasse bestimmt das Los ein Gebäude mit allen fünf Karten; alle erfahren, welches.',
    mixed: 'Aus jeder Klasse werden fünf ihrer zehn Karten gezogen, und niemand weiß, welche Gebäude kommen.',
  },
  methodClause: 'CART-16',
  splitOf: (name) => `Gebäude der Klasse ${name}`,
  splitNow: (a, first, b, second) => `${a} × ${first}, ${b} × ${second}`,
  moreOf: (name) => `Eine Karte mehr: ${name}`,
  usual: 'Wieder die sechs Gebäude des ersten Spiels',
  usualHint: 'Diese sechs sind für das erste Spiel gedacht.',
  usualClause: 'CART-17',
  tower: 'Zu zweit bleibt der Wachturm besser draußen: Er träfe immer dieselbe Person.',
  towerClause: 'CART-18',
  optionsHint: (n) => (n === 0 ? 'alles nach den Regeln' : count(n, 'Änderung', 'Änderungen')),
  rules: {
    buildings: {
      name: 'Gebäude',
      text: '',
      values: { fixed: 'gewählt', 'random-per-class': 'je Klasse eins durchs Los', mixed: 'gemischt' },
    },
    starting_player: {
      name: 'Wer beginnt',
      text: 'Der Zufall entscheidet, oder ein Platz, den ihr bestimmt.',
      values: {
        random: 'Zufall',
        'seat-1': 'Platz 1',
        'seat-2': 'Platz 2',
        'seat-3': 'Platz 3',
        'seat-4': 'Platz 4',
        'seat-5': 'Platz 5',
      },
    },
    supplies: {
      name: 'Nachschub wählen',
      text: 'Reihum, und jeder sieht, was vor ihm gewählt wurde; oder alle geheim, und gemeinsam wird gezeigt.',
      values: { 'turn-order': 'Reihum', simultaneous: 'Gemeinsam' },
    },
    show_rats: {
      name: 'Ratten offen',
      text: 'Alle sehen, wie viele Ratten die anderen haben. Sonst muss man mitzählen.',
      values: { off: 'nein', on: 'ja' },
    },
    guard_tower_2p: {
      name: 'Wachturm zu zweit',
      text: 'Zu zweit lässt das Los den Wachturm weg, wenn ihr ihn nicht zulasst.',
      values: { avoid: 'Ohne', allow: 'Zugelassen' },
    },
    all_dead: {
      name: 'Wenn niemand überlebt',
      text: 'Niemand gewinnt; oder wer die wenigsten Ratten hatte, gilt als Überlebender.',
      values: { nobody: 'Niemand gewinnt', 'fewest-rats': 'Wenigste Ratten' },
    },
  },
  refusals: {
    'player-count': (s) => `Rattus Cartus geht nicht zu ${s}. Es ist für 2 bis 5 Spieler.`,
    'board-game-module': (s) =>
      `Rattus Cartus hat keinen Spielplan, keine Klassenkarten und keine Module (${s}). Lass sie weg.`,
    'unknown-option': (s) => `Rattus Cartus hat keine Einstellung ${s}.`,
    'unknown-value': (s) => `So kann diese Einstellung nicht sein: ${s}.`,
    'no-such-seat': (s) =>
      `Niemand hat ${s.replace('seat-', 'Platz ')}. Lass einen anderen Platz beginnen, oder überlass es dem Zufall.`,
    'split-not-fixed': () => 'Gebäude verteilen geht nur mit „Wir wählen“.',
    'unknown-building': (s) => `Kein Gebäude heißt ${s}.`,
    'other-class': (s) => `${s} gehört zu einer anderen Klasse.`,
    'bad-part': (s) => `Von einem Gebäude kann es 0 bis 5 Karten geben, nicht ${s.replace('=', ': ')}.`,
    'split-sum': (s) => `Die beiden Gebäude der Klasse ${s} müssen zusammen fünf Karten haben.`,
    'guard-tower-2p': () =>
      'Zu zweit ist der Wachturm nicht zu empfehlen: Er nimmt die Karten immer derselben Person. Spielen könnt ' +
      'ihr mit ihm.',
  },
};
