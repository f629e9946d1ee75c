// The rules as a newcomer reads them. A line that begins with "- " is an item of a list; [BASE-28] cites a clause.
import { handbookCardsEn } from './handbook-cards.en';
import { handbookMercatusEn, sectionsMercatusEn } from './handbook-mercatus.en';
import { sectionsRegionCardsEn } from './handbook-region-cards.en';
import { sectionsSideBoardsEn } from './handbook-side-boards.en';
import { sectionsUniversitiesEn } from './handbook-universities.en';
import { sectionsUpgradesEn } from './handbook-upgrades.en';

export interface Section {
  id: string;
  title: string;
  text: string[];
}

export interface Handbook {
  title: string;
  search: string;
  searchHint: string;
  found: (n: number) => string;
  nothing: string;
  contents: string;
  all: string;
  clauses: string;
  clausesHint: string;
  inSection: string;
  noText: string;
  cardTitle: string;
  sections: Section[];
  cards: Record<string, string[]>;
}

export const handbookEn: Handbook = {
  title: 'Rules',
  search: 'Search the rules',
  searchHint: 'A word, such as “majority”, or a clause, such as BASE-48',
  found: (n) => (n === 1 ? 'One section found' : `${n} sections found`),
  nothing: 'No section has this word.',
  contents: 'Contents',
  all: 'All rules',
  clauses: 'The clauses one by one',
  clausesHint:
    'Every line of the log names the clause that it follows from. The cards of the expansions have clauses of ' +
    'their own.',
  inSection: 'In the rules',
  noText: 'There is no text for this clause here.',
  cardTitle: 'Class card',
  sections: [
    {
      id: 'aim',
      title: 'What it is about',
      text: [
        'Europe, 1347. The plague rides on rats from region to region. You settle your citizens where the rats ' +
          'are, because rats bring people; and you call king, monk, witch and merchant for help, though every ' +
          'favour they do you makes the next outbreak more dangerous to you.',
        'When the plague has passed, whoever has the most citizens left on the board wins. [BASE-90]',
      ],
    },
    {
      id: 'board',
      title: 'The board',
      text: [
        'The map has regions, joined by borders and by ship routes; both make neighbours. [BASE-4] With few ' +
          'players some regions are not in use and mean nothing. [BASE-2]',
        'The safe haven in the corner is no region. Nothing strikes there, and citizens in it count at the end. ' +
          '[BASE-53]',
        'The plague piece, a black figure, is always in one region. [BASE-8]',
      ],
    },
    {
      id: 'pieces',
      title: 'Citizens, rats and cards',
      text: [
        'Every player has 20 citizens: those that are not on the board are his supply. [BASE-5]',
        'Rat tokens lie face down. On the face there is a limit from 1 to 6 and one or more symbols: whom it ' +
          'strikes. [BASE-6] No region ever has more than three. [R10]',
        'Every class card belongs to one of the classes that the tokens show. [BASE-7] Six cards are in play, ' +
          'eight with five or six players. [BASE-9]',
      ],
    },
    {
      id: 'start',
      title: 'Before the first turn',
      text: [
        'Every region gets one rat token; a lot says where the plague begins and who goes first. [BASE-12] [BASE-14]',
        'Then everybody puts two citizens into a region of his choice, clockwise, and after that two more, in ' +
          'reverse order. [BASE-15]',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'A turn has two phases. [BASE-20] In the action phase you may do all of this, in any order, or nothing ' +
          'of it: [BASE-21]',
        '- take one class card,',
        '- settle in one region,',
        '- use each of your cards once.',
        'Then comes the plague phase: you must move the plague.',
      ],
    },
    {
      id: 'take',
      title: 'Taking a card',
      text: [
        'Take any card, from the table or from another player; he cannot refuse. [BASE-24] You keep it until ' +
          'somebody takes it from you. [BASE-25]',
        'It helps you at once. But as long as you hold it, its symbol on a rat token strikes you. [BASE-27] [BASE-51]',
      ],
    },
    {
      id: 'settle',
      title: 'Settling',
      text: [
        'Name a region and put as many citizens there as it has rat tokens: with two rats you place two ' +
          'citizens. You need not have been there before. [BASE-28]',
        'The Peasant adds one, even where no rats are. [BASE-29] If your supply is too small, you place what you ' +
          'have. [BASE-30]',
      ],
    },
    {
      id: 'cards',
      title: 'Using cards',
      text: [
        'Each of your cards can be used once in your turn, also in the turn in which you took it, before, ' +
          'between and after the rest. [BASE-31] [R4]',
        'Only what can be carried out and does something is offered. [BASE-23]',
      ],
    },
    {
      id: 'plague',
      title: 'The plague moves',
      text: [
        'When you have ended your actions you move the plague to a neighbouring region. It cannot stay. With the ' +
          'Knight it may go further. [BASE-40]',
        'Where it comes to, it brings new rats: as many tokens as lie there, but two at most. [BASE-42] You lay ' +
          'them one by one into neighbours of the plague that have fewer than three. [BASE-43]',
      ],
    },
    {
      id: 'ravage',
      title: 'Outbreak',
      text: [
        'Now the tokens in the plague’s region are turned over one by one, as long as there are citizens. ' +
          '[BASE-45] [BASE-46]',
        'Compare the limit with the citizens in the region, all colours together. Fewer citizens than the limit: ' +
          'nothing happens. As many or more: there is an outbreak, and every symbol on the token strikes. [BASE-48]',
        'Whatever came of it, the token leaves the game. [BASE-55] When no citizens are left, the other tokens ' +
          'stay face down. [BASE-56]',
      ],
    },
    {
      id: 'struck',
      title: 'Who is struck',
      text: [
        'Each symbol costs whoever it strikes one citizen in this region:',
        '- the tall figure: whoever has the most citizens here; in a tie all of them; [BASE-49]',
        '- the three figures: everybody with citizens here; [BASE-50]',
        '- a class: whoever holds a card of this class. [BASE-51]',
        'Nobody loses more than he has there. [BASE-52] Lost citizens go back to their owner’s supply. [BASE-54]',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: [
        'The end begins after a turn in which the last rat token was taken from the supply, or in which the ' +
          'player on turn got all his citizens onto the board. [BASE-80]',
        'Everybody but the player of that turn has one final turn, against the usual order, and may only use his ' +
          'cards. [BASE-83] [BASE-84]',
        'Then comes the last reckoning: every region is ravaged once, as if the plague were there, without ' +
          'spreading. [BASE-88] Where the plague piece stands it counts as two citizens, if somebody holds the ' +
          'Knight. [BASE-66]',
      ],
    },
    {
      id: 'score',
      title: 'Who wins',
      text: [
        'One point for every citizen in a region and in the safe haven. [BASE-90] Some cards bring more.',
        'In a tie the left neighbour of the player who had the last regular turn is ahead, then clockwise; that ' +
          'player himself loses every tie. [BASE-91]',
      ],
    },
    {
      id: 'knowing',
      title: 'Who knows what',
      text: [
        'Everything that lies open is known to all, also what has been turned over. [BASE-100] The faces of ' +
          'tokens that lie face down are known only to those who have looked at them; the game keeps showing them ' +
          'to you. [BASE-101]',
        'The odds that the map can show are reckoned from what you know, and from nothing else. [BASE-105]',
      ],
    },
    {
      id: 'back',
      title: 'Taking back',
      text: [
        'You may take back your steps one by one, until a face was seen, a lot was drawn, or somebody else had ' +
          'to decide. [BASE-110] [BASE-111]',
      ],
    },
    {
      id: 'numbers',
      title: 'Number of players, house rules',
      text: [
        'With two to six players only the regions, the tokens, the number of cards and the Knight’s reach ' +
          'differ. [BASE-95] [BASE-13]',
        'House rules are chosen before the game. [BASE-120]',
      ],
    },
    ...sectionsMercatusEn,
    ...sectionsRegionCardsEn,
    ...sectionsSideBoardsEn,
    ...sectionsUniversitiesEn,
    ...sectionsUpgradesEn,
  ],
  cards: {
    peasant: [
      'When you settle, the Peasant adds one citizen in the same region. With him you can also settle a region ' +
        'without rats: one citizen. [BASE-60] [BASE-29]',
      'Taken after settling, he adds nothing in this turn. In your final turn he puts one citizen into any region.',
    ],
    monk: [
      'Move one rat token from any region to a neighbouring region that has fewer than three. You do not see its ' +
        'face. [BASE-61]',
      'Before settling: more rats where you want to settle. After it: fewer rats where your citizens are.',
    ],
    merchant: [
      'Move one, two or three of your citizens from one region to one neighbouring region, all together. [BASE-62]',
    ],
    witch: [
      'Look at one rat token anywhere, then at another one if you like. If they lie in different regions you may ' +
        'swap them. [BASE-63]',
      'Only you see the faces, and the game keeps showing them to you: a turned-up corner with the limit.',
    ],
    king: [
      'Bring one of your citizens from a region without rats to the safe haven. Nothing strikes there, and it ' +
        'counts at the end. [BASE-64]',
    ],
    knight: [
      'The Knight belongs to the plague phase. The plague may go two regions far, three with five or six ' +
        'players. [BASE-65] [BASE-40]',
      'Before the first token is turned over you may let the plague count as two citizens: that makes an ' +
        'outbreak more likely. The piece itself loses nothing.',
      'In your final turn he may move the plague once more; in the last reckoning it counts as two citizens if ' +
        'somebody holds him. [BASE-66]',
    ],
    ...handbookCardsEn,
    ...handbookMercatusEn,
  },
};
