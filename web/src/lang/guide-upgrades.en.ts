// What the first-game guide says of upgrade tiles. Each lesson has one page or more.
import type { UpgradeLessonId } from '../guide/upgrade-lesson';
import type { Page } from './guide.en';

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

const upgraded = (n: number) => (n === 0 ? 'none' : n === 1 ? 'one' : n);
const has = ({ cards, higher }: UpgradeGuideNames) =>
  cards === 0
    ? 'You have no card now.'
    : cards === 1
      ? `You have one card, ${higher ? 'an upgraded one' : 'not upgraded yet'}.`
      : `You have ${cards} cards, ${upgraded(higher)} of them upgraded.`;
const points = (n: number) => (n === 1 ? 'one point' : n === 0 ? 'no points' : `${n} points`);

export const guideUpgradesEn: UpgradeGuideWords = {
  begin: (n) => [
    {
      title: 'Upgrade tiles',
      text:
        'This is Rattus with upgrade tiles. Every class card begins with level I; its tile raises it to level II, ' +
        'and turned over to level III.',
    },
    {
      title: 'Where the tiles are',
      text:
        'They wait beside the board, the same for everybody. “Tiles” shows what each of them does, at both of its ' +
        'levels.',
    },
    {
      title: 'Your first two citizens',
      text: `First of all choose a region for them. ${n.region} is far from the plague.`,
    },
  ],
  'first-card': (n) => [
    {
      title: 'First a card',
      text:
        'You can upgrade only a card that you hold, and not in the turn in which you take it. Take the ' +
        `${n.card}: he helps you now, and can have his tile in your next turn.`,
    },
  ],
  upgrade: (n) => [
    {
      title: 'Upgrade a card',
      text: 'A new turn: you may take one more card, or instead make one of yours stronger. One of the two, not both.',
    },
    {
      title: `${n.card}, level II`,
      text: `${n.does} The tile costs nothing, and the symbol on the card strikes you no oftener than before. Try it.`,
    },
  ],
  'upgrade-again': (n) => [
    {
      title: `${n.card}, level III`,
      text: `Your tile can be turned over: ${n.does} Better than that the card cannot become.`,
    },
  ],
  upgraded: (n) => [
    {
      title: 'The seal',
      text:
        `The number on the wax says which level the ${n.card} has, and red words on the card are what the tile ` +
        `changed. It holds at once: ${n.does}`,
    },
  ],
  gone: () => [
    {
      title: 'Your card is gone',
      text:
        'Who takes a card from you gets it with level I; the tile goes back to the others. Take a card again, and ' +
        'upgrade it when it is still yours in your next turn.',
    },
  ],
  lend: (n) => [
    {
      title: 'The Alchemist',
      text:
        'He has no levels. Instead he borrows any tile that lies on no card, and does at once what the other card ' +
        'does at level III. You may take or upgrade a card besides.',
    },
    {
      title: `Borrow the ${n.card}?`,
      text: `${n.does} At the beginning of your next turn the tile goes back, and the Alchemist rests for that turn.`,
    },
  ],
  anywhere: (n) => [
    {
      title: 'A citizen anywhere',
      text:
        'That is the tile at work: he needs no rats, and you may still settle in this turn. ' +
        `${n.region} is far from the plague.`,
    },
  ],
  'by-tile': () => [
    {
      title: 'The tile asks',
      text: 'This step comes from the tile of a card. Choose what suits you; “may” on a card means that you need not.',
    },
  ],
  how: (n) => [
    {
      title: 'How long a tile lasts',
      text:
        `${has(n)} A tile stays as long as the card stays with you. ` +
        'When others take the card it goes back, and they begin with level I.',
    },
    {
      title: 'Wide or high',
      text:
        'Many cards help you in many ways, and bring many symbols that strike you. Few cards with tiles do as much, ' +
        'and strike less often. But the others like to take what is strong.',
    },
    {
      title: 'The Alchemist',
      text:
        'Who holds him borrows a tile in every other turn, whatever cards he has himself. Upgrading that very card ' +
        'takes the tile away from him.',
    },
    {
      title: 'On with it',
      text:
        'In your last turn nothing can be upgraded, but tiles that lie there still work. The guide stays with you; ' +
        'or go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text: `${has(n)} Do what your cards offer, settle, and lead the plague where others lose more.`,
    },
  ],
  final: (n) => [
    {
      title: 'Your last turn',
      text:
        `${has(n)} Use what you have once more; nobody takes or upgrades cards now, but tiles that lie there still ` +
        'count.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You have won' : 'The plague has passed',
      text:
        `You have ${points(n.points)}. ` +
        (n.wins
          ? 'Well played, with strong cards or without.'
          : 'Next time upgrade a card early that the others do not want to have.'),
    },
  ],
};
