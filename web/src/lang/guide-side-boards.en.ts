// What the first-game guide says of guilds and inns. Each lesson has one page or more.
import type { SideBoardLessonId } from '../guide/side-board-lesson';
import type { Page } from './guide.en';

/** What a page may speak of, already in words. */
export interface SideBoardGuideNames {
  /** Of a space, and what it does: a sentence. */
  card: string;
  does: string;
  region: string;
  /** Of the reader. */
  spaces: number;
  cities: number;
  /** When it is over, and how many of them by the guild board and by cities. */
  points: number;
  byBoards: number;
  wins: boolean;
}

export type SideBoardGuideWords = Record<SideBoardLessonId, (n: SideBoardGuideNames) => Page[]>;

const has = ({ spaces, cities }: SideBoardGuideNames) =>
  `You have ${spaces === 0 ? 'no space' : spaces === 1 ? 'one space' : `${spaces} spaces`} of the guild board and ` +
  `${cities === 0 ? 'no city' : cities === 1 ? 'one city' : `${cities} cities`}.`;
const points = (n: number) => (n === 1 ? 'one point' : n === 0 ? 'nothing' : `${n} points`);

export const guideSideBoardsEn: SideBoardGuideWords = {
  begin: (n) => [
    {
      title: 'Guilds and inns',
      text:
        'This is Rattus with guilds and inns. Your citizens have two more places to go: the guild board on the ' +
        'shelf, and a city in every region. The plague finds nobody there.',
    },
    {
      title: 'What they are good for',
      text:
        'On the guild board a citizen lends you what a card does; in a city he adds one more when you settle ' +
        'around it. And in the end most spaces are worth two points, and so are most cities.',
    },
    {
      title: 'Your first two citizens',
      text: `First of all choose a region for them. ${n.region} is far from the plague.`,
    },
  ],
  'first-card': () => [
    {
      title: 'Take a card',
      text:
        'The Guild Master puts one of your citizens onto the guild board, once in each of your turns for as long ' +
        'as you hold him. Take him before the others do.',
    },
  ],
  master: () => [
    {
      title: 'The Guild Master',
      text:
        'Use him: a citizen leaves your supply for the guild board. He stays there until somebody else wants his ' +
        'space, even when the Guild Master is no longer yours.',
    },
  ],
  space: (n) => [
    {
      title: 'Which space?',
      text:
        'There is one for each of the first six cards, and it does what its card does, whether that card is here ' +
        'today or not. Whoever stands there already goes home.',
    },
    {
      title: `A good one: ${n.card}`,
      text: `${n.does} From your next turn on the space does it for you.`,
    },
  ],
  lent: (n) => [
    {
      title: `The guild of the ${n.card}`,
      text:
        `${n.does} Your citizen on the guild board lends you that now, though you do not hold the card, and no ` +
        'symbol strikes you for it. One space in each turn, no more.',
    },
  ],
  keeper: () => [
    {
      title: 'The Inn Keeper',
      text:
        'Use him: a citizen goes into a city. He comes from your supply if the city is empty, and out of its region ' +
        'if somebody is in it; that one goes home.',
    },
  ],
  city: (n) => [
    {
      title: 'Which city?',
      text:
        'From your next turn on you may add one citizen whenever you settle in that region, even where no rats are. ' +
        `${n.region} is a good place.`,
    },
  ],
  'settle-city': (n) => [
    {
      title: 'Where to?',
      text: `The city of ${n.region} is yours: settle there, and it adds one citizen to those that the rats bring.`,
    },
  ],
  'by-guild': () => [
    {
      title: 'The guild helps',
      text:
        'Your citizen on the space of the Peasant adds one citizen to this region. That is the one space that you ' +
        'use in this turn.',
    },
  ],
  'by-city': (n) => [
    {
      title: 'Your city helps',
      text: `You have settled where a city is yours: it adds one citizen in ${n.region}. Each city of yours does so.`,
    },
  ],
  how: (n) => [
    {
      title: 'Your turn',
      text: `${has(n)} All see who stands where: in the drawer of guilds, and on signs beside the names of regions.`,
    },
    {
      title: 'The guild board',
      text:
        'You use one space in a turn, not one that you came to in this turn, and not one whose card you hold ' +
        'yourself. A tap on the drawer says what each of them does.',
    },
    {
      title: 'The Inn Keeper',
      text:
        'Take him next: he puts a citizen into a city each turn. Look for regions where you want to settle anyway; ' +
        'that is where it pays.',
    },
    {
      title: 'The end',
      text:
        'Most spaces score two points, the second most one; cities likewise, by themselves. The guide stays with ' +
        'you; or go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text: `${has(n)} Put one more there, settle where a city is yours, and use a space of the guild board.`,
    },
  ],
  final: (n) => [
    {
      title: 'Your last turn',
      text:
        `${has(n)} They do nothing for you any more, but they score. Use your cards: the Guild Master and the Inn ` +
        'Keeper can still put somebody there.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You have won' : 'The plague has passed',
      text:
        `You have ${points(n.points)}, of which ${points(n.byBoards)} by guilds and cities. ` +
        (n.wins ? 'Well played.' : 'Next time be first in one of the two.'),
    },
  ],
};
