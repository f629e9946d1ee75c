// German words of region cards at the table: fetched before a table shows them.
import type { Names } from './names';
import type { RegionCardWords } from './region-cards.en';

const listed = (parts: string[], last = 'und') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
const some = (n: number) => (n === 1 ? 'eine Regionskarte' : `${n} Regionskarten`);

export const regionCardsDe: RegionCardWords = {
  prompts: {
    'D-REG-PROTECT': [
      'Schützen, oder treffen lassen?',
      'Eine geschützte Karte zählt nicht, bis die Heimsuchung vorbei ist.',
    ],
    'D-REG-CARD': [
      'Welche Regionskarte spielst du?',
      'Sie liegt offen, bis die Heimsuchung endet, dann wird sie abgelegt.',
    ],
    'D-ASTRONOMER': ['Welche Regionskarte behältst du?', 'Die anderen werden offen abgelegt.'],
    'D-EXPLORER': ['In welcher Region ansiedeln?', 'In einer, die die Karten nennen.'],
  },
  answers: {
    'D-REG-PROTECT': {
      none: 'Treffen lassen',
      again: 'Nicht mehr fragen',
      againHint: 'Bis zum nächsten Zug trifft dich jedes Plättchen ohne Rückfrage.',
    },
  },
  options: { 'region-card': 'Eine Regionskarte' },
  events: {
    'region-cards-drawn': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} ${some(n.count)} gezogen.`,
    'region-card-seen': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} ${n.regionCard} gezogen.`,
    'region-card-laid-open': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} ${n.regionCard} aufgedeckt.`,
    'region-cards-kept': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} ${some(n.count)} behalten.`,
    'region-card-played': (n: Names) =>
      `${n.who} ${n.isYou ? 'hast' : 'hat'} „${n.card}“ mit ${n.regionCard} geschützt.`,
    'region-card-discarded': (n: Names) => `Abgelegt: ${n.regionCard}.`,
    'region-deck-shuffled': (n: Names) => `Die Ablage wurde zu einem neuen Stapel gemischt: ${some(n.count)}.`,
    'region-card-opened': (n: Names) => `${n.who} ${n.isYou ? 'hattest' : 'hatte'} auf der Hand: ${n.regionCard}.`,
    'region-card-scored': (n: Names) => `${n.who} ${n.isYou ? 'bekommst' : 'bekommt'} einen Punkt für ${n.regionCard}.`,
  },
  hand: 'Deine Regionskarten',
  none: 'Du hast zurzeit keine Regionskarten.',
  count: (n) => some(n),
  anyClass: 'jede Klasse',
  card: (region, classes) => `${region}: ${listed(classes)}`,
  kept: 'Jede Karte, die du behältst, ist einen Punkt wert, wenn du am Ende in ihrer Region führst.',
  canProtect: 'Angehoben: kann jetzt schützen. Jede behaltene Karte ist einen Punkt wert, wo du am Ende führst.',
  noneFits: 'Keine deiner Regionskarten passt zu dem, was dich trifft.',
  canPlay: (card) => `Angehoben: passt zu ${card}.`,
  whichCard: (region) => `Welche Karte schützt ${region}?`,
  usable: 'kann gespielt werden',
  shown: 'allen bekannt',
  worth: 'du führst dort: ein Punkt, wenn du sie behältst',
  worthless: 'du führst dort zurzeit nicht',
  protect: (card) => `${card} schützen`,
  with: (regions) => `mit ${listed(regions, 'oder')}`,
  saves: (n) => (n === 0 ? 'rettet keinen' : `rettet ${n}`),
  playOn: (card) => `Welche Regionskarte schützt die Karte ${card}?`,
  danger: (region, population, limit) => `${region}: ${population} Bürger gegen Grenze ${limit}.`,
  lose: (n, of, hits) =>
    `Du würdest ${n === of ? (of === 1 ? 'deinen einzigen' : `alle deine ${of}`) : `${n} von ${of}`} verlieren: ` +
    `${hits.join(', ')}.`,
  hit: (hit, card) => (hit === 'majority' ? 'Mehrheit' : hit === 'all' ? 'alle' : card),
  drawn: 'Nur für dich gezogen',
  laidOpen: 'Offen ausgelegt',
  keep: (region) => `${region} behalten`,
  protects: (what) => `Durch ${what} geschützt, bis diese Heimsuchung vorbei ist.`,
  shelf: 'Regionskarten',
  regions: 'Regionen',
  left: (n) => `noch ${n}`,
  deckTitle: 'Regionskarten',
  deck: 'Verdeckt im Stapel',
  discards: 'Abgelegt',
  noDiscards: 'Noch ist nichts abgelegt.',
  reshuffle: 'Ist der Stapel leer, werden diese zu einem neuen gemischt.',
  hands: 'Auf den Händen, soweit du es weißt',
  unseen: (n) => (n === 1 ? 'eine, die du nicht kennst' : `${n}, die du nicht kennst`),
  byCards: 'Regionskarten',
};
