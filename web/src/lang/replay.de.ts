import type { ReplayWords } from './replay.en';

export const replayDe: ReplayWords = {
  title: 'Aufzeichnung',
  eyes: { title: 'Ansicht', all: 'alles', spectator: 'wie beim Zusehen' },
  loading: 'Die Aufzeichnung wird gelesen …',
  noRecord:
    'Diese Datei ist keine Aufzeichnung eines Spiels. Wähle eine, die mit „Aufzeichnung speichern“ gesichert ' +
    'wurde.',
  broken: (reason) => `Diese Aufzeichnung stimmt nicht mit den Regeln überein: ${reason}`,
  leave: 'Schließen',
  first: 'Zum Anfang',
  turnBack: 'Zurück zum Zug davor',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Schritt weiter',
  turnOn: 'Weiter zum nächsten Zug',
  last: 'Zum Ende',
  time: 'Zeitleiste',
  step: (step, of) => `Schritt ${step} von ${of}`,
  mark: {
    placement: () => 'Aufstellung',
    turn: (round, who) => `Runde ${round}, ${who}`,
    'final-turn': (_, who) => `Schlusszug, ${who}`,
    start: () => 'Auslegen',
    round: (n) => `Runde ${n}`,
    end: () => 'Das Ende',
    'final-ravage': () => 'Letzte Heimsuchung',
  },
  round: (n) => `Runde ${n}`,
  chartInfluence: 'Einfluss, alle Klassen zusammen',
  chart: 'Bürger auf dem Plan',
  lost: (n) => (n === 1 ? 'ein Bürger verloren' : `${n} Bürger verloren`),
  keys: 'Die Leertaste spielt ab, Pfeile gehen Schritt für Schritt, Bild auf und Bild ab von Zug zu Zug.',
  result: 'Ergebnis',
};
