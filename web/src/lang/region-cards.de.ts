// German words of region cards at the table: fetched before a table shows them.
import type { Names } from './names';
import type { RegionCardWords } from './region-cards.en';

const some = (n: number) => (n === 1 ? 'eine Regionskarte' : `${n} Regionskarten`);

export const regionCardsDe: RegionCardWords = {
  prompts: {
    'D-REG-PROTECT': [
      'Eine deiner Klassenkarten schützen?',
      'Mit einer Regionskarte darauf zählt sie bis zum Ende dieser Heimsuchung nicht. Oder passe.',
    ],
    'D-REG-CARD': [
      'Welche Regionskarte spielst du?',
      'Sie liegt offen, bis die Heimsuchung endet, dann wird sie abgelegt.',
    ],
    'D-ASTRONOMER': ['Welche Regionskarte behältst du?', 'Die anderen werden offen abgelegt.'],
    'D-EXPLORER': ['In welcher Region ansiedeln?', 'In einer, die die Karten nennen.'],
  },
  answers: { 'D-REG-PROTECT': { none: 'Passen' } },
  options: { 'region-card': 'Eine Regionskarte' },
  events: {
    'region-cards-drawn': (n: Names) => `Gezogen: ${some(n.count)} (${n.who}).`,
    'region-card-seen': (n: Names) => `Gezogen: ${n.regionCard} (${n.who}).`,
    'region-card-laid-open': (n: Names) => `Offen gezeigt: ${n.regionCard} (${n.who}).`,
    'region-cards-kept': (n: Names) => `Behalten: ${some(n.count)} (${n.who}).`,
    'region-card-played': (n: Names) => `${n.card} geschützt durch ${n.regionCard} (${n.who}).`,
    'region-card-discarded': (n: Names) => `Abgelegt: ${n.regionCard}.`,
    'region-deck-shuffled': (n: Names) => `Die Ablage wurde zu einem neuen Stapel gemischt: ${some(n.count)}.`,
    'region-card-opened': (n: Names) => `Auf der Hand: ${n.regionCard} (${n.who}).`,
    'region-card-scored': (n: Names) => `Ein Punkt für ${n.regionCard} (${n.who}).`,
  },
};
