// English words of region cards at the table: fetched before a table shows them.
import { few, inWords, list, one } from './grammar.en';
import type { Names } from './names';

const some = (n: number) => one(n, 'region card');
/** So many of the reader's citizens in a region. */
const all = (n: number, of: number): string =>
  n < of
    ? `${inWords(n)} of your ${few(of, 'citizen')}`
    : of === 1
      ? 'your only citizen'
      : of === 2
        ? 'both your citizens'
        : `all ${inWords(of)} of your citizens`;

export const regionCardsEn = {
  prompts: {
    'D-REG-PROTECT': ['Protect a card, or let it strike?', 'A protected card is safe for the rest of this ravage.'],
    'D-REG-CARD': ['Which region card do you play?', 'It is discarded after the ravage.'],
    'D-ASTRONOMER': ['Which region card do you keep?', 'The others are discarded, face up.'],
    'D-EXPLORER': ['Settle in which region?', 'One of those on the cards.'],
  } as Record<string, [string, string]>,
  answers: {
    'D-REG-PROTECT': {
      none: 'Let it strike',
      again: 'Don’t ask me this turn',
      againHint: 'Until the next turn, every token strikes without asking you.',
    },
  } as Record<string, Record<string, string>>,
  options: { 'region-card': 'A region card' },
  events: {
    'region-cards-drawn': (n: Names) => `${n.who} drew ${some(n.count)}.`,
    'region-card-seen': (n: Names) => `${n.who} drew ${n.regionCard}.`,
    'region-card-laid-open': (n: Names) => `${n.who} revealed ${n.regionCard}.`,
    'region-cards-kept': (n: Names) => `${n.who} kept ${some(n.count)}.`,
    'region-card-played': (n: Names) => `${n.who} protected the ${n.card} with ${n.regionCard}.`,
    'region-card-discarded': (n: Names) => `Discarded: ${n.regionCard}.`,
    'region-deck-shuffled': (n: Names) => `The discard pile was shuffled into a new deck: ${some(n.count)}.`,
    'region-card-opened': (n: Names) => `${n.who} held ${n.regionCard}.`,
    'region-card-scored': (n: Names) => `${n.who} scored a point for ${n.regionCard}.`,
  } as Record<string, (n: Names) => string>,
  hand: 'Your region cards',
  none: 'You hold no region cards.',
  count: (n: number) => some(n),
  anyClass: 'any class',
  card: (region: string, classes: string[]) => `${region}: ${list(classes)}`,
  kept: 'Each card you keep is worth a point if you lead in its region at the end.',
  canProtect: 'Raised cards can protect now. Each card you keep scores a point where you lead at the end.',
  noneFits: 'None of your region cards fits what strikes you.',
  canPlay: (card: string) => `Raised cards can protect the ${card}.`,
  whichCard: (region: string) => `Which card does ${region} protect?`,
  usable: 'can be played',
  shown: 'everyone knows it',
  worth: 'you lead there: worth a point if kept',
  worthless: 'you do not lead there',
  protect: (card: string) => `Protect the ${card}`,
  with: (regions: string[]) => `with ${list(regions, 'or')}`,
  saves: (n: number) => (n === 0 ? 'saves none' : `saves ${n}`),
  playOn: (card: string) => `Which region card protects the ${card}?`,
  danger: (region: string, population: number, limit: number) =>
    `${region}: ${one(population, 'citizen')} against limit ${limit}.`,
  lose: (n: number, of: number, hits: string[]) => `You would lose ${all(n, of)}: ${hits.join(', ')}.`,
  hit: (hit: 'majority' | 'all' | null, card: string) =>
    hit === 'majority' ? 'most here' : hit === 'all' ? 'everyone' : card,
  drawn: 'You drew',
  laidOpen: 'Revealed',
  keep: (region: string) => `Keep ${region}`,
  protects: (what: string) => `Protected by ${what} for this ravage.`,
  shelf: 'Region cards',
  regions: 'Regions',
  left: (n: number) => `${n} left`,
  deckTitle: 'Region cards',
  deck: 'Face down in the deck',
  discards: 'Discard pile',
  noDiscards: 'Nothing has been discarded yet.',
  reshuffle: 'When the deck is empty, these are shuffled into a new one.',
  hands: 'In hand, as far as you know',
  unseen: (n: number) => `${inWords(n, 'none')} unknown`,
  byCards: 'from region cards',
};
export type RegionCardWords = typeof regionCardsEn;
