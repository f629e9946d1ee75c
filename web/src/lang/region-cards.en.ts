// English words of region cards at the table: fetched before a table shows them.
import type { Names } from './names';

const some = (n: number) => (n === 1 ? 'a region card' : `${n} region cards`);

export const regionCardsEn = {
  prompts: {
    'D-REG-PROTECT': [
      'Protect one of your class cards?',
      'A region card on it: the card does not count for the rest of this ravage. Or pass.',
    ],
    'D-REG-CARD': ['Which region card do you play?', 'It lies open until the ravage ends, then it is discarded.'],
    'D-ASTRONOMER': ['Which region card do you keep?', 'The others are discarded, face up.'],
    'D-EXPLORER': ['Settle in which region?', 'In one of those that the cards name.'],
  } as Record<string, [string, string]>,
  answers: { 'D-REG-PROTECT': { none: 'Pass' } } as Record<string, Record<string, string>>,
  options: { 'region-card': 'A region card' },
  events: {
    'region-cards-drawn': (n: Names) => `${n.who} drew ${some(n.count)}.`,
    'region-card-seen': (n: Names) => `${n.who} drew ${n.regionCard}.`,
    'region-card-laid-open': (n: Names) => `${n.who} laid open ${n.regionCard}.`,
    'region-cards-kept': (n: Names) => `${n.who} kept ${some(n.count)}.`,
    'region-card-played': (n: Names) => `${n.who} protected the ${n.card} with ${n.regionCard}.`,
    'region-card-discarded': (n: Names) => `Discarded: ${n.regionCard}.`,
    'region-deck-shuffled': (n: Names) => `The discard pile was shuffled into a new deck: ${some(n.count)}.`,
    'region-card-opened': (n: Names) => `In the hand of ${n.who}: ${n.regionCard}.`,
    'region-card-scored': (n: Names) => `${n.who} scored a point for ${n.regionCard}.`,
  } as Record<string, (n: Names) => string>,
};
export type RegionCardWords = typeof regionCardsEn;
