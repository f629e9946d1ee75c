// What the first-game guide says of goods and coins. Each lesson has one page or more.
import { few, inWords } from './grammar.en';
import type { Page } from './guide.en';

/** What a lesson is about. */
export type MercatusLessonId =
  'begin' | 'free-good' | 'which-good' | 'settle-market' | 'how-sold' | 'again' | 'sale' | 'final' | 'end';

/** What a page may speak of, already in words. */
export interface MercatusGuideNames {
  good: string;
  /** So many of it are left on the shelf. */
  left: number;
  /** Regions of it where the reader has the most citizens. */
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

const coins = (n: number) => few(n, 'coin');
const worth = (n: number) => (n < 5 ? 'no points yet' : few(Math.floor(n / 5), 'point'));
const regions = (n: number) => (n === 0 ? 'no region' : few(n, 'region'));

export const guideMercatusEn: MercatusGuideWords = {
  begin: (n) => [
    {
      title: 'Goods and coins',
      text:
        'This is Rattus with trade. Rats and plague work as before, and surviving citizens are points. But you ' +
        'also sell goods, and every five coins are worth a point at the end.',
    },
    {
      title: 'What is wanted where',
      text:
        'Each region has a crate: fish, cloth, lumber or salt. It shows what sells there and never changes. ' +
        'Whoever has the most citizens in a region can sell there.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. ${n.region} wants ${n.wanted}, and is far from the plague (glowing).`,
    },
  ],
  'free-good': () => [
    {
      title: 'Your turn, and a good',
      text:
        'As before, you take a card, settle, use your cards, then move the plague. With Mercatus you may also ' +
        'take one good, at any time before the plague moves.',
    },
    {
      title: 'The shelf',
      text:
        'The shelf has four of each good, one of them face up. You can take a face-up good. The next one is ' +
        'turned face up when the next turn begins.',
    },
  ],
  'which-good': (n) => [
    {
      title: 'Which good?',
      text:
        'Goods sell where you have the most citizens. ' +
        (n.led > 0
          ? `You lead in ${regions(n.led)} that ${n.led > 1 ? 'trade' : 'trades'} ${n.good}: a good choice.`
          : 'Take one that you expect to sell.'),
    },
  ],
  'settle-market': (n) => [
    {
      title: 'Where to?',
      text:
        `More rats mean more citizens, and more danger. ${n.region} wants ${n.wanted}, and you have some. With ` +
        'the most citizens there you can sell it.',
    },
  ],
  'how-sold': (n) => [
    {
      title: 'How a sale comes about',
      text:
        'When a turn ends with none of a good left on the shelf, everyone must sell all they have of it. So ' +
        'whoever takes the last one decides when. The forecast beside the shelf shows what would sell now.',
    },
    {
      title: 'What it pays',
      text:
        'Each region of that good where you have the most citizens (ties count) buys one good from you for 3 ' +
        'coins. What you cannot sell goes back to the shelf for nothing.',
    },
    {
      title: 'What coins are for',
      text:
        `You have ${coins(n.coins)}, worth ${worth(n.coins)}. Other card sets let you spend coins: on ` +
        'citizens, ' +
        'the safe haven, or your life.',
    },
    {
      title: 'The final sale',
      text:
        'In the final round nothing is sold. After the final ravage all goods are sold at once, so keep some ' +
        'for regions where your citizens are safe. The guide stays with you, or you can go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `You have ${coins(n.coins)}, worth ${worth(n.coins)}. ` +
        (n.good
          ? `You own ${n.good}: ${inWords(n.left, 'none')} ${n.left === 1 ? 'is' : 'are'} left on the ` +
            `shelf, and you lead in ${regions(n.led)} that ${n.led > 1 ? 'trade' : 'trades'} it.`
          : 'You own no goods: take one that is wanted where your citizens are.'),
    },
  ],
  sale: (n) => [
    {
      title: 'A sale is coming',
      text:
        `There is no ${n.good} left, so it is sold when this turn ends. As things stand, you get ` +
        `${coins(n.gets)}. ` +
        'Citizens that the plague takes first do not count.',
    },
  ],
  final: (n) => [
    {
      title: 'Your final turn',
      text:
        'Use your cards once more. After the final ravage all goods are sold where you have the most ' +
        `citizens. You have ${coins(n.coins)} so far.`,
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You win!' : 'The plague has passed',
      text:
        `You have ${few(n.points, 'point')}; coins brought ${inWords(Math.floor(n.coins / 5), 'none')}. ` +
        (n.wins ? 'Well done!' : 'Next time, lead where your goods are wanted.'),
    },
  ],
};
