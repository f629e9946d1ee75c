// German words of region cards at the table: fetched before a table shows them.
import { citizens, few, had, has, inWords, list, one, upper } from './grammar.de';
import type { Names } from './names';
import { accusative } from './nouns.de';
import type { RegionCardWords } from './region-cards.en';

const some = (n: number) => one(n, 'Regionskarte', 'Regionskarten');
/** "beide Bürger", as an object. */
const allYour = (n: number) =>
  n === 1 ? 'deinen einzigen Bürger' : n === 2 ? 'beide Bürger' : `alle ${inWords(n)} Bürger`;

export const regionCardsDe: RegionCardWords = {
  prompts: {
    'D-REG-PROTECT': ['Eine Karte schützen oder treffen lassen?', 'Geschützt ist sie bis zum Ende dieser Heimsuchung.'],
    'D-REG-CARD': ['Welche Regionskarte spielst du?', 'Sie wird nach der Heimsuchung abgelegt.'],
    'D-ASTRONOMER': ['Welche Regionskarte behältst du?', 'Die anderen werden offen abgelegt.'],
    'D-EXPLORER': ['In welcher Region siedelst du an?', 'In einer, die die Karten nennen.'],
  },
  answers: {
    'D-REG-PROTECT': {
      none: 'Treffen lassen',
      again: 'Diesen Zug nicht fragen',
      againHint: 'Bis zum nächsten Zug trifft jedes Plättchen, ohne dass du gefragt wirst.',
    },
  },
  options: { 'region-card': 'Eine Regionskarte' },
  events: {
    'region-cards-drawn': (n: Names) => `${has(n.who)} ${some(n.count)} gezogen.`,
    'region-card-seen': (n: Names) => `${has(n.who)} ${n.regionCard} gezogen.`,
    'region-card-laid-open': (n: Names) => `${has(n.who)} ${n.regionCard} aufgedeckt.`,
    'region-cards-kept': (n: Names) => `${has(n.who)} ${some(n.count)} behalten.`,
    'region-card-played': (n: Names) => `${has(n.who)} ${accusative(n.card)} mit ${n.regionCard} geschützt.`,
    'region-card-discarded': (n: Names) => `Abgelegt: ${n.regionCard}.`,
    'region-deck-shuffled': (n: Names) => `Die Ablage wurde zu einem neuen Stapel gemischt: ${some(n.count)}.`,
    'region-card-opened': (n: Names) => `${had(n.who)} ${n.regionCard} auf der Hand.`,
    'region-card-scored': (n: Names) => `${has(n.who)} einen Punkt für ${n.regionCard} bekommen.`,
  },
  hand: 'Deine Regionskarten',
  none: 'Du hast keine Regionskarten.',
  count: (n) => some(n),
  anyClass: 'jede Klasse',
  card: (region, classes) => `${region}: ${list(classes)}`,
  kept: 'Jede behaltene Karte ist einen Punkt wert, wenn du am Ende in ihrer Region führst.',
  canProtect: 'Angehobene Karten können jetzt schützen. Jede behaltene bringt einen Punkt, wo du am Ende führst.',
  noneFits: 'Keine deiner Regionskarten passt zu dem, was dich trifft.',
  canPlay: (card) => `Angehobene Karten können ${accusative(card)} schützen.`,
  whichCard: (region) => `Welche Karte schützt du mit ${region}?`,
  usable: 'kann gespielt werden',
  shown: 'alle kennen sie',
  worth: 'du führst dort: ein Punkt, wenn du sie behältst',
  worthless: 'du führst dort nicht',
  protect: (card) => `${upper(accusative(card))} schützen`,
  with: (regions) => `mit ${list(regions, 'oder')}`,
  saves: (n) => `rettet ${n === 0 ? 'keinen' : n === 1 ? 'einen' : inWords(n)}`,
  playOn: (card) => `Mit welcher Regionskarte schützt du ${accusative(card)}?`,
  danger: (region, population, limit) => `${region}: ${citizens(population)} gegen Grenze ${limit}.`,
  lose: (n, of, hits) => `Du würdest ${n < of ? `${n} von ${of} Bürgern` : allYour(of)} verlieren: ${hits.join(', ')}.`,
  hit: (hit, card) => (hit === 'majority' ? 'die meisten hier' : hit === 'all' ? 'alle' : card),
  drawn: 'Du hast gezogen',
  laidOpen: 'Aufgedeckt',
  keep: (region) => `${region} behalten`,
  protects: (what) => `Durch ${what} geschützt, bis zum Ende dieser Heimsuchung.`,
  shelf: 'Regionskarten',
  regions: 'Regionen',
  left: (n) => `noch ${n}`,
  deckTitle: 'Regionskarten',
  deck: 'Verdeckt im Stapel',
  discards: 'Ablage',
  noDiscards: 'Noch ist nichts abgelegt.',
  reshuffle: 'Ist der Stapel leer, werden diese zu einem neuen gemischt.',
  hands: 'Auf der Hand, soweit du es weißt',
  unseen: (n) => few(n, 'eine unbekannte', 'unbekannte'),
  byCards: 'durch Regionskarten',
};
