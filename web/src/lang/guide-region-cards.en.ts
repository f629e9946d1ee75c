// What the first-game guide says of region cards. Each lesson has one page or more.
import type { RegionLessonId } from '../guide/region-lesson';
import type { Page } from './guide.en';

/** What a page may speak of, already in words. */
export interface RegionGuideNames {
  /** In the reader's hand, and how many of them would score now. */
  cards: number;
  scoring: number;
  region: string;
  /** Citizens that the protection saves. */
  saves: number;
  /** When it is over. */
  points: number;
  byCards: number;
  wins: boolean;
}

export type RegionGuideWords = Record<RegionLessonId, (n: RegionGuideNames) => Page[]>;

const cards = (n: number) => (n === 1 ? 'one region card' : n === 0 ? 'no region cards' : `${n} region cards`);
const citizens = (n: number) => (n === 1 ? 'one citizen' : `${n} citizens`);
const points = (n: number) => (n === 1 ? 'one point' : n === 0 ? 'nothing' : `${n} points`);

export const guideRegionEn: RegionGuideWords = {
  begin: (n) => [
    {
      title: 'Region cards',
      text:
        'This is Rattus on the Big Box board, with region cards. You hold three of them, and nobody else sees which. ' +
        'Each names a region and shows two classes.',
    },
    {
      title: 'What they are good for',
      text:
        'When a token is about to strike one of your class cards, a region card with this class protects it. And ' +
        'each ' +
        'card that you keep is worth a point at the end if you have most citizens in its region.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. You hold a card of ${n.region}: who leads there in the end scores for it.`,
    },
  ],
  'settle-card': (n) => [
    {
      title: 'Where to?',
      text:
        `More rats mean more citizens, and more danger. You hold a card of ${n.region}: most citizens there make it ` +
        'worth a point.',
    },
  ],
  protect: (n) => [
    {
      title: 'Protect a card?',
      text:
        `A token strikes your class cards in ${n.region}, and you hold region cards that fit: they are raised. ` +
        (n.saves > 0
          ? `A protection would save ${citizens(n.saves)} of yours.`
          : 'But a single protection saves nobody this time.'),
    },
    {
      title: 'Now or in the end',
      text:
        'A card that is played is gone after this ravage. A card of a region where you lead may be worth more in ' +
        'your ' +
        'hand. Choose a line, or the card itself.',
    },
  ],
  'nothing-fits': (n) => [
    {
      title: 'Why you are asked',
      text:
        `A token strikes you in ${n.region}. None of your region cards fits, but the others do not know that: so the ` +
        'question comes all the same. Let it strike.',
    },
  ],
  'which-card': (n) => [
    {
      title: 'Which card?',
      text:
        `It is discarded after the ravage. ${n.region} is the one that you need least: you do ` +
        'not lead there, or have no other.',
    },
  ],
  keep: (n) => [
    {
      title: 'The Astronomer’s cards',
      text:
        'You have drawn three cards that only you see. Keep one: for its classes, or for its region. In ' +
        `${n.region} you have the best chance of leading.`,
    },
  ],
  how: (n) => [
    {
      title: 'Your turn',
      text:
        `You hold ${cards(n.cards)}, of which ${n.scoring} would score now. The number of cards ` +
        'of the others stands beside their names.',
    },
    {
      title: 'When you are asked',
      text:
        'Whoever leads the plague: if a token strikes one of your class cards, you are asked at once. Whoever wants ' +
        'to be left in peace says so, and the page lets everything strike until the next turn.',
    },
    {
      title: 'New cards',
      text:
        'The Astronomer brings you one more card each turn. The Explorer lays three cards open and settles one of ' +
        'your citizens in one of their regions.',
    },
    {
      title: 'The end',
      text:
        'In the last reckoning cards still protect, each in one region. Then hands are opened, and what is left in ' +
        'them scores. The guide stays with you; or go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `You hold ${cards(n.cards)}; ${n.scoring} of them would score now. Settle where you hold ` +
        'cards, and keep their regions.',
    },
  ],
  final: (n) => [
    {
      title: 'Your last turn',
      text:
        `Use your cards once more. You hold ${cards(n.cards)}: in the last reckoning they can still ` +
        'protect, and what ' +
        'is left scores where you lead.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You have won' : 'The plague has passed',
      text:
        `You have ${points(n.points)}, of which ${points(n.byCards)} by region cards. ` +
        (n.wins ? 'Well played.' : 'Next time keep a card where your people are safe.'),
    },
  ],
};
