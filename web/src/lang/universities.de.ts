// German words of universities at the table: fetched before a table shows them.
import type { Names } from './names';
import type { UniversityWords } from './universities.en';

const listed = (parts: string[], last = 'und') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
const cards = (n: number) => (n === 1 ? 'eine Ereigniskarte' : `${n} Ereigniskarten`);

export const universitiesDe: UniversityWords = {
  prompts: {
    'D-STUDENT': ['Wo ansiedeln?', 'Wo eine Universität steht.'],
    'D-STUDENT-FROM': ['Von wo zieht ein Bürger?', 'Zu einer Universität nebenan.'],
    'D-STUDENT-TO': ['Zu welcher Universität?', ''],
    'D-STUDENT-COUNT': ['Wie viele Bürger?', ''],
    'D-PROF-ORDER': ['Welches Ereignis kommt als nächstes?', 'Nur du siehst diese Karten.'],
    'D-PROF-DISCARD': ['Ein Ereignis abwerfen?', 'Offen. Was du behältst, legst du beliebig geordnet zurück.'],
    'D-PROF-FINAL': ['Welches Ereignis tritt ein?', 'Alle liegen offen; eines wirkt.'],
    'D-LIBRARIAN-PIECE': ['Welche Universität versetzen?', ''],
    'D-LIBRARIAN-REGION': ['Wohin versetzen?', 'In eine beliebige Region, nah oder fern.'],
    'D-EVENT-DISCARD': ['Eine Karte auf den Tisch zurücklegen?', 'Niemand muss.'],
    'D-EVENT-BONUS': ['Einen Bürger bei einer Universität ansiedeln?', ''],
    'D-UNI-MOVE': ['Wohin zieht die Universität?', 'Ihre alte Region wird markiert.'],
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
    discard: 'Klassenkarte abwerfen',
    none: 'Kein Ereignis',
  },
  pieces: { green: 'Die grüne Universität', white: 'Die weiße Universität' },
  events: {
    'university-placed': (n: Names) => `${n.university} steht in ${n.region}.`,
    'university-moved': (n: Names) =>
      `${n.who} ${n.isYou ? 'hast' : 'hat'} eine Universität von ${n.from} nach ${n.to} versetzt.`,
    'university-won': (n: Names) => `${n.university}: ${n.who} ${n.isYou ? 'führst' : 'führt'} in ${n.region}.`,
    'university-not-won': (n: Names) => `${n.university}: Niemand führt in ${n.region}.`,
    'university-token-put': (n: Names) => `${n.region} trägt jetzt ein Universitätsplättchen.`,
    'university-tokens-returned': (n: Names) =>
      n.count === 1 ? 'Ein Universitätsplättchen kam zurück.' : `${n.count} Universitätsplättchen kamen zurück.`,
    'event-drawn': (n: Names) => `Ereignis: ${n.eventCard}.`,
    'event-seen': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} gesehen: ${n.eventCard}.`,
    'events-looked': (n: Names) =>
      `${n.who} ${n.isYou ? 'hast' : 'hat'} ${cards(n.count)} angesehen, die als nächste kommen.`,
    'events-put-back': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} ${cards(n.count)} zurückgelegt.`,
    'event-discarded': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} abgeworfen: ${n.eventCard}.`,
    'event-chosen': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} gewählt: ${n.eventCard}.`,
    'event-deck-shuffled': (n: Names) => `Alle ${n.count} Ereigniskarten wurden zu einem neuen Stapel gemischt.`,
    'event-pile-under': (n: Names) => `Gemischt unter den Stapel: ${cards(n.count)}.`,
    'card-discarded': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} „${n.card}“ auf den Tisch zurückgelegt.`,
  },
  event: 'Ereignis',
  goOn: 'Weiter',
  does: (kind) =>
    kind === 'founded'
      ? 'Wer allein die meisten Bürger hat, wo eine Universität steht, bekommt einen Punkt und versetzt sie.'
      : kind === 'discard'
        ? 'Reihum darf jeder eine Klassenkarte auf den Tisch zurücklegen.'
        : kind === 'none'
          ? 'Nichts geschieht.'
          : 'Für jede Karte dieser Klasse darf ihr Besitzer bei einer der Universitäten einen Bürger ansiedeln.',
  nothing: 'Es betrifft niemanden.',
  lines: {
    at: (university, region) => `${university}, ${region}:`,
    tied: 'Mehrere haben gleich viele, sie bleibt.',
    empty: 'Niemand ist dort, sie bleibt.',
    leads: (who, you) => `${who} ${you ? 'führst und versetzt' : 'führt und versetzt'} sie.`,
    moved: (who, you, to) => `${who} ${you ? 'hast' : 'hat'} sie nach ${to} versetzt.`,
    back: (names, you) => `${you ? 'hast' : 'hat'} zurückgelegt: ${listed(names)}`,
    keeps: (you) => (you ? 'behältst alle' : 'behält alle'),
    may: (names, you) => `${you ? 'kannst' : 'kann'} zurücklegen: ${listed(names, 'oder')}`,
    settled: (regions, you) => `${you ? 'siedelst' : 'siedelt'} in ${listed(regions)}`,
    nobody: (you) => (you ? 'siedelst niemanden an' : 'siedelt niemanden an'),
    bonus: (names) => `${names.length === 1 ? 'ein Bürger' : `${names.length} Bürger`} für ${listed(names)}`,
  },
  deck: 'Ereignisse',
  deckTitle: 'Ereigniskarten',
  left: (n, all) => `${n} von ${all}`,
  toCome: 'Was noch kommt',
  pile: 'Was offen liegt',
  noPile: 'Keine Ereigniskarte liegt offen.',
  allAgain: 'Ist der Stapel leer, werden alle dreißig neu gemischt.',
  known: 'Was du von den nächsten weißt',
  place: (first, last) => (first === last ? `Nummer ${first}` : `unter Nummer ${first} bis ${last}`),
  sorts: { founded: 'Gründung', bonus: 'Bonus', discard: 'Abwurf', none: 'Keins' },
  asked: {
    order: (nth) => `Was du wählst, kommt als Nummer ${nth}. Nur du siehst diese Karten.`,
    bonus: (names) => `Für ${listed(names)}.`,
    won: (university, region) => `${university}: Du führst in ${region}.`,
  },
  stands: (region) => `jetzt in ${region}`,
  scores: 'durch Plättchen',
};
