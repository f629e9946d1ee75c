// What the first-game guide says of goods and coins. Each lesson has one page or more.
import type { MercatusLessonId } from '../guide/mercatus-lesson';
import type { Page } from './guide.en';

/** What a page may speak of, already in words. */
export interface MercatusGuideNames {
  good: string;
  /** So many of it are left on the shelf. */
  left: number;
  /** Regions of it where the reader has most citizens. */
  led: number;
  region: string;
  /** The good of that region. */
  wanted: string;
  coins: number;
  /** What the sale at the end of the turn brings. */
  gets: number;
  /** When it is over. */
  points: number;
  wins: boolean;
}

export type MercatusGuideWords = Record<MercatusLessonId, (n: MercatusGuideNames) => Page[]>;

const coins = (n: number) => (n === 1 ? 'one coin' : `${n} coins`);
const worth = (n: number) => (n < 5 ? 'no point yet' : n < 10 ? 'one point' : `${Math.floor(n / 5)} points`);
const left = (n: number) => (n === 1 ? 'one is' : `${n} are`);
const regions = (n: number) => (n === 0 ? 'no region' : n === 1 ? 'one region' : `${n} regions`);

export const guideMercatusEn: MercatusGuideWords = {
  begin: (n) => [
    {
      title: 'Goods and coins',
      text:
        'This is Rattus with trade. The plague and the rats are as ever: most citizens left on the map win. But ' +
        'besides you sell goods, and for every five coins you get a point in the end.',
    },
    {
      title: 'What is wanted where',
      text:
        'Each region has a crate: fish, cloth, lumber or salt. It shows what can be sold there, and stays. ' +
        'Whoever has most citizens in a region is paid there.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. ${n.region} wants ${n.wanted}, and is far from the plague: the glowing rim shows it.`,
    },
  ],
  'free-good': () => [
    {
      title: 'Your turn, and a good',
      text:
        'As ever you take a card, settle, use your cards, and then move the plague. With Mercatus you may besides ' +
        'take one good, whenever you like before the plague.',
    },
    {
      title: 'The shelf',
      text:
        'On the shelf lie four of each good, one of them face up. What lies face up can be taken. The next one is ' +
        'turned up when the next turn begins.',
    },
  ],
  'which-good': (n) => [
    {
      title: 'Which good?',
      text:
        `A good is worth something where you have most citizens. You lead in ${regions(n.led)} of ${n.good}: it ` +
        'would be a good choice.',
    },
  ],
  'settle-market': (n) => [
    {
      title: 'Where to?',
      text:
        `More rats mean more citizens, and more danger. ${n.region} wants ${n.wanted}, and you have some: with ` +
        'most citizens there you can sell it.',
    },
  ],
  'how-sold': (n) => [
    {
      title: 'How a sale comes about',
      text:
        'When a turn ends and nothing of a good is left on the shelf, everybody must sell all of it. So whoever ' +
        'takes the last one decides when. The forecast beside the shelf says what would be sold now.',
    },
    {
      title: 'What it pays',
      text:
        'You get 3 coins for each of its regions where you have most citizens, a tie counts too, as long as you ' +
        'have goods. One good for each region; what is left over goes back and brings nothing.',
    },
    {
      title: 'What coins are for',
      text:
        `You have ${coins(n.coins)}, which is ${worth(n.coins)}. Other sets of cards let you pay: for citizens, ` +
        'for the safe haven, for your life.',
    },
    {
      title: 'The final sale',
      text:
        'In the last round nothing is sold. When all of Europe has been ravaged once more, all goods are sold ' +
        'together: so keep some where your people are safe. The guide stays with you; or go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `You have ${coins(n.coins)}: ${worth(n.coins)}. ` +
        (n.good
          ? `Of ${n.good}, which you own, ${left(n.left)} left on the shelf, and you lead in ${regions(n.led)} of it.`
          : 'You own no goods: take one that is wanted where your people are.'),
    },
  ],
  sale: (n) => [
    {
      title: 'A sale is coming',
      text:
        `Nothing of ${n.good} is left: it is sold when this turn ends, and brings you ${coins(n.gets)} as things ` +
        'stand. Citizens that the plague takes before do not count.',
    },
  ],
  final: (n) => [
    {
      title: 'Your last turn',
      text:
        'Use your cards once more. Then Europe is ravaged, and after that all goods are sold where you have most ' +
        `citizens. You have ${coins(n.coins)} so far.`,
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You have won' : 'The plague has passed',
      text:
        `You have ${n.points === 1 ? 'one point' : `${n.points} points`}: your citizens, and ${worth(n.coins)} for ` +
        `${coins(n.coins)}. ${
          n.wins ? 'Well done: good people, and good trade.' : 'Next time be first where your goods are wanted.'
        }`,
    },
  ],
};
