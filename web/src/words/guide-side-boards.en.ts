// What the first-game guide says of guilds and inns. Each lesson has one page or more.
import { few, inWords } from './grammar.en';
import type { Page } from './guide.en';

/** What a lesson is about. */
export type SideBoardLessonId =
  | 'begin'
  | 'first-card'
  | 'master'
  | 'space'
  | 'lent'
  | 'keeper'
  | 'city'
  | 'settle-city'
  | 'by-guild'
  | 'by-city'
  | 'how'
  | 'again'
  | 'final'
  | 'end';

/** What a page may speak of, already in words. */
export interface SideBoardGuideNames {
  /** Of a space, and what it does: a sentence. */
  card: string;
  does: string;
  region: string;
  /** Of the reader. */
  spaces: number;
  cities: number;
  /** When it is over, and how many of them from the guild board and from cities. */
  points: number;
  byBoards: number;
  wins: boolean;
}

export type SideBoardGuideWords = Record<SideBoardLessonId, (n: SideBoardGuideNames) => Page[]>;

const have = ({ spaces, cities }: SideBoardGuideNames) =>
  `You have ${few(spaces, 'space')} on the guild board and ${few(cities, 'city', 'cities')}.`;
const left = ({ spaces, cities }: SideBoardGuideNames) =>
  spaces + cities > 1
    ? 'They no longer help you, but they count at the end. '
    : spaces + cities === 1
      ? 'It no longer helps you, but it counts at the end. '
      : '';

export const guideSideBoardsEn: SideBoardGuideWords = {
  begin: (n) => [
    {
      title: 'Guilds and inns',
      text:
        'This is Rattus with guilds and inns. Your citizens have two more places to go: the guild board, and a ' +
        'city in every region. The plague never strikes there.',
    },
    {
      title: 'What they are good for',
      text:
        'A citizen on the guild board lends you the ability of a card. A citizen in a city adds one more when ' +
        'you settle in its region. At the end, having the most guild spaces is worth two points, and so is ' +
        'having the most cities.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. ${n.region} is far from the plague.`,
    },
  ],
  'first-card': () => [
    {
      title: 'Take a card',
      text:
        'The Guild Master puts one of your citizens on the guild board, once each turn while you hold the ' +
        'card. Take it before the others do.',
    },
  ],
  master: () => [
    {
      title: 'The Guild Master',
      text:
        'Use it: a citizen from your supply goes to the guild board. It stays there until someone else takes ' +
        'its space, even when the Guild Master is no longer yours.',
    },
  ],
  space: (n) => [
    {
      title: 'Which space?',
      text:
        'There is one for each of the six base-game cards, and it does what that card does, whether or not the ' +
        'card is in play. A citizen already there returns to its owner’s supply.',
    },
    {
      title: `A good one: ${n.card}`,
      text: `${n.does} You can use the space from your next turn on.`,
    },
  ],
  lent: (n) => [
    {
      title: `The guild of the ${n.card}`,
      text:
        `${n.does} Your citizen on the guild board lends you this ability: you do not hold the card, so its ` +
        'symbol does not strike you. You can use one space per turn.',
    },
  ],
  keeper: () => [
    {
      title: 'The Inn Keeper',
      text:
        'Use it: a citizen goes into a city, from your supply if the city is empty. If it is occupied, one of ' +
        'your citizens in that region takes the place, and the other returns to its owner’s supply.',
    },
  ],
  city: (n) => [
    {
      title: 'Which city?',
      text:
        'From your next turn on you may add one citizen whenever you settle in that region, even without rats. ' +
        `${n.region} is a good place.`,
    },
  ],
  'settle-city': (n) => [
    {
      title: 'Where to?',
      text: `The city of ${n.region} is yours: settle there, and it adds one citizen.`,
    },
  ],
  'by-guild': () => [
    {
      title: 'The guild helps',
      text: 'Your citizen on the Peasant’s space adds one citizen here. That is your one space for this turn.',
    },
  ],
  'by-city': (n) => [
    {
      title: 'Your city helps',
      text: `Your city adds one citizen in ${n.region}. Each of your cities does this.`,
    },
  ],
  how: (n) => [
    {
      title: 'Your turn',
      text: `${have(n)} The Guilds panel and the signs beside the region names show who is where.`,
    },
    {
      title: 'The guild board',
      text:
        'You can use one space per turn, but not one you entered this turn, nor one whose card you hold. Open ' +
        'the Guilds panel to see what each does.',
    },
    {
      title: 'The Inn Keeper',
      text:
        'Take the Inn Keeper next: it puts a citizen into a city each turn. It pays in regions where you want ' +
        'to settle anyway.',
    },
    {
      title: 'The end',
      text:
        'The most spaces score two points, the second most one; cities score the same, separately. The guide ' +
        'stays with you, or you can go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `${have(n)} ` +
        (n.spaces + n.cities > 0
          ? 'Get more of them, settle where you have a city, and use a space of the guild board.'
          : 'Get some with the Guild Master and the Inn Keeper.'),
    },
  ],
  final: (n) => [
    {
      title: 'Your final turn',
      text: `${have(n)} ${left(n)}Use your cards: the ` + 'Guild Master and the Inn Keeper can still add a citizen.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You win!' : 'The plague has passed',
      text:
        `You have ${few(n.points, 'point')}; guilds and cities brought ${inWords(n.byBoards, 'none')}. ` +
        (n.wins ? 'Well played.' : 'Next time, try to lead in one of the two.'),
    },
  ],
};
