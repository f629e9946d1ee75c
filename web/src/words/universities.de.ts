// German words of universities at the table: fetched before a table shows them.
import { has, list, one, subject, upper, verb } from './grammar.de';
import type { Names } from './names';
import { accusative, into, route, within } from './nouns.de';
import type { UniversityWords } from './universities.en';

const cards = (n: number) => one(n, 'Ereigniskarte', 'Ereigniskarten');
/** "den Bauern und die Hexe" */
const objects = (names: string[], last = 'und') => list(names.map(accusative), last);

export const universitiesDe: UniversityWords = {
  prompts: {
    'D-STUDENT': ['Wo siedelst du an?', 'Wo eine Universität steht.'],
    'D-STUDENT-FROM': ['Von wo zieht ein Bürger?', 'Zu einer Universität nebenan.'],
    'D-STUDENT-TO': ['Zu welcher Universität?', ''],
    'D-STUDENT-COUNT': ['Wie viele Bürger?', ''],
    'D-PROF-ORDER': ['Welches Ereignis kommt als Nächstes?', 'Nur du siehst diese Karten.'],
    'D-PROF-DISCARD': ['Ein Ereignis ablegen?', 'Die übrigen legst du in beliebiger Reihenfolge zurück.'],
    'D-PROF-FINAL': ['Welches Ereignis tritt ein?', 'Die anderen werden abgelegt.'],
    'D-LIBRARIAN-PIECE': ['Welche Universität versetzen?', ''],
    'D-LIBRARIAN-REGION': ['Wohin versetzen?', 'Die Entfernung spielt keine Rolle.'],
    'D-EVENT-DISCARD': ['Eine Klassenkarte auf den Tisch zurücklegen?', 'Du musst nicht.'],
    'D-EVENT-BONUS': ['Einen Bürger bei einer Universität ansiedeln?', ''],
    'D-UNI-MOVE': ['Wohin zieht die Universität?', 'Die Region, die sie verlässt, wird markiert.'],
  },
  answers: {
    'D-PROF-DISCARD': { stop: 'Den Rest behalten' },
    'D-EVENT-DISCARD': { none: 'Alle behalten' },
    'D-EVENT-BONUS': { none: 'Niemanden' },
  },
  options: { 'event-card': 'Ein Ereignis', university: 'Eine Universität' },
  kinds: {
    founded: 'Universität gegründet',
    'bonus-peasantry': 'Bonus: Bauern',
    'bonus-bourgeoisie': 'Bonus: Bürgertum',
    'bonus-church': 'Bonus: Kirche',
    'bonus-chivalry': 'Bonus: Ritterschaft',
    'bonus-magic': 'Bonus: Magie',
    'bonus-royalty': 'Bonus: Adel',
    'bonus-islamic': 'Bonus: Islamische Welt',
    discard: 'Klassenkarte ablegen',
    none: 'Kein Ereignis',
  },
  pieces: { green: 'Die grüne Universität', white: 'Die weiße Universität' },
  events: {
    'university-placed': (n: Names) => `${n.university} steht ${within(n.region)}.`,
    'university-moved': (n: Names) => `${has(n.who)} eine Universität ${route(n.from, n.to)} versetzt.`,
    'university-won': (n: Names) =>
      `${n.university}: ${subject(n.who)} ${verb(n.who, 'hattest', 'hatte')} ${within(n.region)} mehr Bürger als ` +
      'alle anderen.',
    'university-not-won': (n: Names) => `${n.university}: Niemand führt ${within(n.region)} allein.`,
    'university-token-put': (n: Names) => `${upper(within(n.region))} liegt jetzt ein Universitätsplättchen.`,
    'university-tokens-returned': (n: Names) =>
      `${one(n.count, 'Universitätsplättchen hat', 'Universitätsplättchen haben')} den Plan verlassen.`,
    'event-drawn': (n: Names) => `Ereignis: „${n.eventCard}“.`,
    'event-seen': (n: Names) => `${has(n.who)} „${n.eventCard}“ gesehen.`,
    'events-looked': (n: Names) =>
      `${has(n.who)} die ${n.count === 1 ? 'nächste Ereigniskarte' : `nächsten ${cards(n.count)}`} angesehen.`,
    'events-put-back': (n: Names) => `${has(n.who)} ${cards(n.count)} zurückgelegt.`,
    'event-discarded': (n: Names) => `${has(n.who)} „${n.eventCard}“ abgelegt.`,
    'event-chosen': (n: Names) => `${has(n.who)} „${n.eventCard}“ gewählt.`,
    'event-deck-shuffled': (n: Names) => `Alle ${n.count} Ereigniskarten wurden zu einem neuen Stapel gemischt.`,
    'event-pile-under': (n: Names) =>
      `${one(n.count, 'Ereigniskarte wurde', 'Ereigniskarten wurden')} gemischt und unter den Stapel gelegt.`,
    'card-discarded': (n: Names) => `${has(n.who)} ${accusative(n.card)} auf den Tisch zurückgelegt.`,
  },
  event: 'Ereignis',
  goOn: 'Weiter',
  does: (kind) =>
    kind === 'founded'
      ? 'Wer bei einer Universität mehr Bürger hat als alle anderen, nimmt einen Punkt und versetzt sie.'
      : kind === 'discard'
        ? 'Reihum dürfen alle eine Klassenkarte auf den Tisch zurücklegen.'
        : kind === 'none'
          ? 'Nichts geschieht.'
          : 'Wer Karten dieser Klasse hat, darf für jede davon einen Bürger bei einer Universität ansiedeln.',
  nothing: 'Es betrifft niemanden.',
  lines: {
    at: (university, region) => `${university}, ${region}:`,
    tied: 'Gleichstand, sie bleibt.',
    empty: 'Niemand ist dort, sie bleibt.',
    leads: (who) => `${who} ${verb(who, 'führst allein und versetzt', 'führt allein und versetzt')} sie.`,
    moved: (who, to) => `${has(who)} sie ${into(to)} versetzt.`,
    back: (who, names) => `${verb(who, 'hast', 'hat')} ${objects(names)} zurückgelegt`,
    keeps: (who) => `${verb(who, 'hast', 'hat')} alle behalten`,
    may: (who, names) => `${verb(who, 'darfst', 'darf')} ${objects(names, 'oder')} zurücklegen`,
    settled: (who, regions) => `${verb(who, 'hast', 'hat')} ${list(regions.map(within))} gesiedelt`,
    nobody: (who) => `${verb(who, 'hast', 'hat')} niemanden angesiedelt`,
    bonus: (names) => `${one(names.length, 'Bürger', 'Bürger')} für ${objects(names)}`,
  },
  deck: 'Ereignisse',
  deckTitle: 'Ereigniskarten',
  left: (n, all) => `noch ${n} von ${all}`,
  toCome: 'Was noch kommt',
  pile: 'Ablage',
  noPile: 'Noch keine Ereigniskarten.',
  allAgain: 'Ist der Stapel leer, werden alle 30 neu gemischt.',
  known: 'Was du von den nächsten Karten weißt',
  place: (first, last) => (first === last ? `Nummer ${first}` : `eine von Nummer ${first} bis ${last}`),
  sorts: { founded: 'Gründung', bonus: 'Bonus', discard: 'Ablegen', none: 'Keines' },
  asked: {
    order: (nth) => `Wähle Karte Nummer ${nth} von oben. Nur du siehst diese Karten.`,
    bonus: (names) => `Für ${objects(names)}.`,
    won: (university, region) => `${university}: Du führst ${within(region)} allein.`,
  },
  stands: (region) => `jetzt ${within(region)}`,
  scores: 'durch Plättchen',
};
