// What the first-game guide says of upgrade tiles. Each lesson has one page or more.
import { few, inWords } from './grammar.en';
import type { Page } from './guide.en';

/** What a lesson is about. */
export type UpgradeLessonId =
  | 'begin'
  | 'first-card'
  | 'upgrade'
  | 'upgrade-again'
  | 'upgraded'
  | 'gone'
  | 'lend'
  | 'anywhere'
  | 'by-tile'
  | 'how'
  | 'again'
  | 'final'
  | 'end';

/** What a page may speak of, already in words. */
export interface UpgradeGuideNames {
  card: string;
  /** What the card does at the level that is spoken of: a sentence. */
  does: string;
  region: string;
  /** That the reader has, and how many of them are upgraded. */
  cards: number;
  higher: number;
  /** When it is over. */
  points: number;
  wins: boolean;
}

export type UpgradeGuideWords = Record<UpgradeLessonId, (n: UpgradeGuideNames) => Page[]>;

const share = (higher: number, cards: number) =>
  higher < cards ? inWords(higher, 'none') : cards === 2 ? 'both' : 'all';
const have = ({ cards, higher }: UpgradeGuideNames) =>
  cards === 0
    ? 'You have no card now.'
    : cards === 1
      ? `You have one card, ${higher ? 'an upgraded one' : 'not upgraded yet'}.`
      : `You have ${few(cards, 'card')}, ${share(higher, cards)} of them upgraded.`;

export const guideUpgradesEn: UpgradeGuideWords = {
  begin: (n) => [
    {
      title: 'Upgrade tiles',
      text:
        'This is Rattus with upgrade tiles. Every class card starts at level I. Its tile raises it to level II ' +
        'and, turned over, to level III.',
    },
    {
      title: 'Where the tiles are',
      text: 'They lie beside the board for everyone. “Tiles” shows what each does at both levels.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. ${n.region} is far from the plague.`,
    },
  ],
  'first-card': (n) => [
    {
      title: 'First a card',
      text:
        'You can upgrade only a card you hold, and not in the turn you take it. Take the ' +
        `${n.card}: it helps you now, and you can upgrade it next turn.`,
    },
  ],
  upgrade: (n) => [
    {
      title: 'Upgrade a card',
      text: 'A new turn: you may take another card or upgrade one of yours, but not both.',
    },
    {
      title: `${n.card}, level II`,
      text: `${n.does} The tile is free, and the card’s symbol strikes you no more often than before. Try it.`,
    },
  ],
  'upgrade-again': (n) => [
    {
      title: `${n.card}, level III`,
      text: `You can turn your tile over: ${n.does} This is the top level.`,
    },
  ],
  upgraded: (n) => [
    {
      title: 'The seal',
      text:
        `The number on the wax is the level of the ${n.card}; the words in red are what the tile changes. It ` +
        `works at once: ${n.does}`,
    },
  ],
  gone: () => [
    {
      title: 'Your card is gone',
      text:
        'Whoever takes a card from you gets it at level I; the tile goes back beside the board. Take another ' +
        'card, and upgrade it next turn if it is still yours.',
    },
  ],
  lend: (n) => [
    {
      title: 'The Alchemist',
      text:
        'The Alchemist has no levels. Instead it borrows any unused tile and works at once as that card at ' +
        'level III. You may still take or upgrade a card as well.',
    },
    {
      title: `Borrow the ${n.card}?`,
      text: `${n.does} At the start of your next turn the tile goes back, and the Alchemist does nothing that turn.`,
    },
  ],
  anywhere: (n) => [
    {
      title: 'A citizen anywhere',
      text:
        'That is the tile at work: no rats needed, and you may still settle this turn. ' +
        `${n.region} is far from the plague.`,
    },
  ],
  'by-tile': () => [
    {
      title: 'An upgraded card',
      text: 'This step comes from an upgrade tile. Choose what suits you; “may” on a card means you do not have to.',
    },
  ],
  how: (n) => [
    {
      title: 'How long a tile lasts',
      text:
        `${have(n)} A tile stays while you hold the card. ` +
        'When someone takes the card, the tile goes back, and they start at level I.',
    },
    {
      title: 'Wide or high',
      text:
        'Many cards help in many ways, but expose you to many symbols. A few upgraded cards do as much and ' +
        'expose you less. But strong cards are tempting to take.',
    },
    {
      title: 'The Alchemist',
      text:
        'Its holder borrows a tile every other turn. Upgrading the card whose tile is on the Alchemist takes ' +
        'the tile from there.',
    },
    {
      title: 'On with it',
      text:
        'In your final turn nothing can be upgraded, but your tiles still work. The guide stays with you, or ' +
        'you can go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `${have(n)} ${n.cards > 0 ? 'Use your cards, settle,' : 'Settle,'} and move the plague where others lose ` +
        'more.',
    },
  ],
  final: (n) => [
    {
      title: 'Your final turn',
      text:
        `${have(n)} ${n.cards > 0 ? 'Use your cards once more. ' : ''}Nobody takes or upgrades cards any more` +
        (n.higher > 0 ? ', but your tiles still work.' : '.'),
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You win!' : 'The plague has passed',
      text:
        `You have ${few(n.points, 'point')}. ` +
        (n.wins
          ? 'Well played, with strong cards or without.'
          : 'Next time, upgrade early a card that the others do not want.'),
    },
  ],
};
