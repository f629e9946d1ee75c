import type { CartusSetupWords } from './cartus-setup.en';
import { one } from './grammar.de';

export const cartusSetupDe: CartusSetupWords = {
  game: 'Spiel',
  games: { rattus: 'Rattus', 'big-box': 'Big Box', mercatus: 'Mercatus', cartus: 'Rattus Cartus' },
  gameHints: {
    rattus: 'Das Brettspiel, auf einem Plan von Europa. 2 bis 4 Spieler.',
    'big-box': 'Mit Afrika und dem Osten. 2 bis 6 Spieler.',
    mercatus: 'Mit Waren, Verkäufen und Münzen. 2 bis 4 Spieler.',
    cartus: 'Das Kartenspiel: Gebäude, Einfluss und fünf Nonnenkarten. 2 bis 5 Spieler.',
  },
  laid: (players) => `Rattus Cartus, ${players} Spieler`,
  buildings: 'Gebäude',
  methods: { fixed: 'Gewählt', 'random-per-class': 'Eins je Klasse', mixed: 'Gemischt' },
  methodHint: 'Welche 30 Gebäudekarten im Spiel sind',
  methodHints: {
    fixed: 'Fünf Karten je Klasse, auf ihre beiden Gebäude verteilt, wie ihr wollt. Alle kennen die Verteilung.',
    'random-per-class': 'Ein zufälliges Gebäude je Klasse, mit allen fünf Karten. Alle wissen, welches.',
    mixed: 'Fünf der zehn Karten jeder Klasse, zufällig gezogen. Niemand weiß, welche.',
  },
  methodClause: 'CART-16',
  splitOf: (name) => `Gebäude der Klasse ${name}`,
  splitNow: (a, first, b, second) => `${a} × ${first}, ${b} × ${second}`,
  moreOf: (name) => `Eine Karte mehr: ${name}`,
  usual: 'Auf die Gebäude der ersten Partie zurücksetzen',
  usualHint: 'Diese sechs sind für die erste Partie gedacht.',
  usualClause: 'CART-17',
  tower: 'Zu zweit bleibt der Wachturm besser draußen: Er nimmt immer demselben Spieler Karten.',
  towerClause: 'CART-18',
  optionsHint: (n) => (n === 0 ? 'Standardregeln' : one(n, 'Änderung', 'Änderungen')),
  rules: {
    buildings: {
      name: 'Gebäude',
      text: '',
      values: { fixed: 'gewählt', 'random-per-class': 'ein zufälliges je Klasse', mixed: 'gemischt' },
    },
    starting_player: {
      name: 'Wer beginnt',
      text: 'Ein zufälliger Spieler oder der Platz, den ihr wählt.',
      values: {
        random: 'Zufällig',
        'seat-1': 'Platz 1',
        'seat-2': 'Platz 2',
        'seat-3': 'Platz 3',
        'seat-4': 'Platz 4',
        'seat-5': 'Platz 5',
      },
    },
    supplies: {
      name: 'Nachschub wählen',
      text: 'Reihum, und alle sehen, was vorher gewählt wurde; oder alle geheim, dann gemeinsam aufgedeckt.',
      values: { 'turn-order': 'Reihum', simultaneous: 'Gemeinsam' },
    },
    show_rats: {
      name: 'Ratten offen',
      text: 'Alle sehen, wie viele Ratten die anderen haben. Sonst musst du mitzählen.',
      values: { off: 'nein', on: 'ja' },
    },
    guard_tower_2p: {
      name: 'Wachturm zu zweit',
      text: 'Zu zweit ist der Wachturm nie unter zufälligen Gebäuden, außer ihr lasst ihn zu.',
      values: { avoid: 'Ohne', allow: 'Zugelassen' },
    },
    all_dead: {
      name: 'Wenn niemand überlebt',
      text: 'Niemand gewinnt, oder es überlebt, wer die wenigsten Ratten hat.',
      values: { nobody: 'Niemand gewinnt', 'fewest-rats': 'Wenigste Ratten' },
    },
  },
  refusals: {
    'player-count': (s) => `Rattus Cartus ist für 2 bis 5 Spieler, nicht für ${s}.`,
    'board-game-module': (s) =>
      `Rattus Cartus hat keinen Plan, keine Klassenkarten und keine Module (${s}). Lass sie weg.`,
    'unknown-option': (s) => `Rattus Cartus hat keine Hausregel „${s}“.`,
    'unknown-value': (s) => `Diese Hausregel lässt den Wert nicht zu: ${s}.`,
    'no-such-seat': (s) =>
      `Auf ${s.replace('seat-', 'Platz ')} sitzt niemand. Wähle einen anderen Startplatz oder „Zufällig“.`,
    'split-not-fixed': () => 'Gebäude verteilen geht nur mit „Gewählt“.',
    'unknown-building': (s) => `Ein Gebäude „${s}“ gibt es nicht.`,
    'other-class': (s) => `${s} gehört zu einer anderen Klasse.`,
    'bad-part': (s) => `Von einem Gebäude kann es 0 bis 5 Karten geben, nicht ${s.replace('=', ': ')}.`,
    'split-sum': (s) => `Die beiden Gebäude der Klasse ${s} müssen zusammen fünf Karten haben.`,
    'guard-tower-2p': () =>
      'Zu zweit ist der Wachturm nicht zu empfehlen: Er nimmt immer demselben Spieler Karten. Spielen könnt ihr ' +
      'trotzdem mit ihm.',
  },
};
