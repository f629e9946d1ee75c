// What the first-game guide says of region cards. Each lesson has one page or more.
import { few, inWords } from './grammar.en';
import type { Page } from './guide.en';

/** What a lesson is about. */
export type RegionLessonId =
  'begin' | 'settle-card' | 'protect' | 'nothing-fits' | 'which-card' | 'keep' | 'how' | 'again' | 'final' | 'end';

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

const cards = (n: number) => few(n, 'region card');
const share = ({ scoring, cards }: RegionGuideNames) =>
  scoring < cards ? inWords(scoring, 'none') : cards === 2 ? 'both' : 'all';
/** How many of the cards would score now; nothing without cards. */
const scoring = (n: RegionGuideNames) =>
  n.cards === 0
    ? ''
    : n.cards === 1
      ? `, which would${n.scoring ? '' : ' not'} score now`
      : `, ${share(n)} of which would score now`;

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
        'When a token is about to strike one of your class cards, a region card showing that class protects ' +
        'it. And each card you keep is worth a point at the end if you have the most citizens in its region.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. You hold a card of ${n.region}: have the most citizens there at the end, and it scores.`,
    },
  ],
  'settle-card': (n) => [
    {
      title: 'Where to?',
      text:
        `More rats mean more citizens, and more danger. You hold a card of ${n.region}: with the most citizens ` +
        'there ' +
        'it is worth a point.',
    },
  ],
  protect: (n) => [
    {
      title: 'Protect a card?',
      text:
        `A token strikes your class cards in ${n.region}, and the raised region cards can protect them. ` +
        (n.saves > 0 ? `That would save ${few(n.saves, 'citizen')}.` : 'But one card alone saves nobody this time.'),
    },
    {
      title: 'Now or later',
      text:
        'A card you play is discarded after this ravage. A card of a region where you lead may be worth more ' +
        'in your hand.',
    },
  ],
  'nothing-fits': (n) => [
    {
      title: 'Why you are asked',
      text:
        `A token strikes you in ${n.region}. None of your region cards fits, but you are asked anyway, ` +
        'so that nobody learns what you hold. Let it strike.',
    },
  ],
  'which-card': (n) => [
    {
      title: 'Which card?',
      text: `It is discarded after the ravage. ${n.region} is the one you need least.`,
    },
  ],
  keep: (n) => [
    {
      title: 'The Astronomer’s cards',
      text:
        'You have drawn three cards. Only you see them. Keep one, for its classes or for its region. You ' +
        `have the best chance of leading in ${n.region}.`,
    },
  ],
  how: (n) => [
    {
      title: 'Your turn',
      text: `You hold ${cards(n.cards)}${scoring(n)}. How many cards the others hold is shown beside their names.`,
    },
    {
      title: 'When you are asked',
      text:
        'You are asked whenever a token strikes one of your class cards, in anyone’s turn. If you would rather ' +
        'not be, choose “Don’t ask me this turn”.',
    },
    {
      title: 'New cards',
      text:
        'The Astronomer brings you one more card each turn. The Explorer reveals three cards and settles one ' +
        'of your citizens in one of those regions.',
    },
    {
      title: 'The end',
      text:
        'In the final ravage cards still protect, each in one region. Then all hands are revealed, and what is ' +
        'left scores. The guide stays with you, or you can go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `You hold ${cards(n.cards)}${scoring(n)}.` +
        (n.cards > 1
          ? ' Settle in their regions, and hold on to them.'
          : n.cards > 0
            ? ' Settle in its region, and hold on to it.'
            : ''),
    },
  ],
  final: (n) => [
    {
      title: 'Your final turn',
      text:
        `Use your cards once more. You hold ${cards(n.cards)}` +
        (n.cards > 0
          ? `: in the final ravage ${n.cards > 1 ? 'they' : 'it'} can still protect, and what is left scores ` +
            'where you lead.'
          : '.'),
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You win!' : 'The plague has passed',
      text:
        `You have ${few(n.points, 'point')}; region cards brought ${inWords(n.byCards, 'none')}. ` +
        (n.wins ? 'Well played.' : 'Next time, keep a card of a region where your citizens are safe.'),
    },
  ],
};
