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
  searchHint: 'A word, such as “outbreak”, or a rule number, such as BASE-48',
  found: (n) => (n === 1 ? 'One section found' : `${n} sections found`),
  nothing: 'No matching section.',
  contents: 'Contents',
  all: 'All rules',
  clauses: 'All rules by number',
  clausesHint: 'Every line of the log links to its rule. Each expansion card has its own rules.',
  inSection: 'In the rules',
  noText: 'This rule has no text here.',
  cardTitle: 'Class card',
  sections: [
    {
      id: 'aim',
      title: 'What it is about',
      text: [
        'Europe, 1347. The plague travels with the rats from region to region. You settle where the rats are, ' +
          'because rats bring citizens. King, monk, witch and merchant help you, but every favour makes the next ' +
          'outbreak more dangerous for you.',
        'When the plague has passed, the player with the most citizens left on the board wins. [BASE-90]',
      ],
    },
    {
      id: 'board',
      title: 'The board',
      text: [
        'Regions that share a border or a sea route are neighbours. [BASE-4] With fewer players some regions ' +
          'are not in use. [BASE-2]',
        'The safe haven in the corner is not a region. Nothing strikes there, and citizens in it count at the end. ' +
          '[BASE-53]',
        'The plague piece, a black figure, is always in one region. [BASE-8]',
        'The Big Box board prints other names for six regions: England (here Anglia), Scandinavia (Scandia), ' +
          'France (Gallia), Espagna (Hispania), Turkiye (Turcia) and Golden Horde (Tartaria). You can have them ' +
          'shown as printed: see the settings.',
      ],
    },
    {
      id: 'pieces',
      title: 'Citizens, rats and cards',
      text: [
        'Every player has 20 citizens: those not on the board are the player’s supply. [BASE-5]',
        'Rat tokens lie face down. On the face there is a limit from 1 to 6 and one or more symbols: whom it ' +
          'strikes. [BASE-6] No region ever has more than three. [R10]',
        'Every class card belongs to one of the classes shown on the tokens. [BASE-7] Six cards are in play, ' +
          'eight with five or six players. [BASE-9]',
      ],
    },
    {
      id: 'start',
      title: 'Before the first turn',
      text: [
        'Every region gets one rat token; the plague starts in a random region, and a random player goes ' +
          'first. [BASE-12] [BASE-14]',
        'Then everyone puts two citizens into a region of their choice, clockwise, and then two more in ' +
          'reverse order. [BASE-15]',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'A turn has two phases. [BASE-20] In the action phase you may do any of this, in any order: [BASE-21]',
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
        'Take any card, from the table or from another player, who cannot refuse. [BASE-24] You keep it until ' +
          'someone takes it from you. [BASE-25]',
        'It helps you at once. But as long as you hold it, its symbol on a rat token strikes you. [BASE-27] [BASE-51]',
      ],
    },
    {
      id: 'settle',
      title: 'Settling',
      text: [
        'Name a region and put as many citizens there as it has rat tokens: with two rats you place two ' +
          'citizens. You do not need to have citizens there. [BASE-28]',
        'The Peasant adds one, even without rats. [BASE-29] If your supply runs short, you place what you ' +
          'have. [BASE-30]',
      ],
    },
    {
      id: 'cards',
      title: 'Using cards',
      text: [
        'Each of your cards can be used once in your turn, even in the turn you took it, before, between or ' +
          'after your other actions. [BASE-31] [R4]',
        'The game offers only what can be carried out and has an effect. [BASE-23]',
      ],
    },
    {
      id: 'plague',
      title: 'The plague moves',
      text: [
        'When you have ended your actions you move the plague to a neighbouring region. It cannot stay. With ' +
          'the Knight it may go farther. [BASE-40]',
        'There it spreads new rats: as many as lie in that region, but two at most. [BASE-42] You place them ' +
          'one by one in neighbouring regions that have fewer than three. [BASE-43]',
      ],
    },
    {
      id: 'ravage',
      title: 'Outbreak',
      text: [
        'Now the tokens in the plague’s region are revealed one by one, as long as there are citizens. ' +
          '[BASE-45] [BASE-46]',
        'Compare the limit with the number of citizens in the region, all colours together. Fewer citizens: ' +
          'nothing happens. As many or more: there is an outbreak, and every symbol on the token strikes. ' +
          '[BASE-48]',
        'Either way, the token leaves the game. [BASE-55] When no citizens are left, the other tokens ' +
          'stay face down. [BASE-56]',
      ],
    },
    {
      id: 'struck',
      title: 'Who loses citizens',
      text: [
        'Each symbol costs those it strikes one citizen in this region:',
        '- the tall figure: whoever has the most citizens here; in a tie all of them; [BASE-49]',
        '- the three figures: everyone with citizens here; [BASE-50]',
        '- a class: whoever holds a card of this class. [BASE-51]',
        'Nobody loses more citizens than they have there. [BASE-52] Lost citizens go back to their owner’s ' +
          'supply. [BASE-54]',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: [
        'The end begins after a turn in which the last rat token left the supply, or after which all ' +
          'citizens of the active player are on the board. [BASE-80]',
        'Everyone except the player of that turn has one final turn, in reverse order, and may only use cards. ' +
          '[BASE-83] [BASE-84]',
        'Then comes the final ravage: every region is ravaged once, as if the plague were there, without ' +
          'spreading. [BASE-88] Where the plague piece stands it counts as two citizens, if someone holds the ' +
          'Knight. [BASE-66]',
      ],
    },
    {
      id: 'score',
      title: 'Who wins',
      text: [
        'One point for every citizen in a region and in the safe haven. [BASE-90] Some cards and modules score more.',
        'Ties go to the player to the left of whoever took the last regular turn, then clockwise; that player ' +
          'loses every tie. [BASE-91]',
      ],
    },
    {
      id: 'knowing',
      title: 'Who knows what',
      text: [
        'Everything face up is open information, including all revealed tokens. [BASE-100] The faces of ' +
          'tokens that lie face down are known only to those who have looked at them; the game keeps showing them ' +
          'to you. [BASE-101]',
        'The odds on the map are calculated only from what you know. [BASE-105]',
      ],
    },
    {
      id: 'back',
      title: 'Undo',
      text: [
        'You may undo your steps one by one, back to the last one that revealed something, used chance or let ' +
          'another player decide. [BASE-110] [BASE-111]',
      ],
    },
    {
      id: 'numbers',
      title: 'Player numbers and house rules',
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
      'When you settle, the Peasant adds one citizen in the same region. With the Peasant you can also settle ' +
        'a region without rats: one citizen. [BASE-60] [BASE-29]',
      'If you take it after settling, it adds nothing this turn. In your final turn: put one citizen into any region.',
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
      'The Knight belongs to the plague phase. The plague may go up to two regions, three with five or six ' +
        'players. [BASE-65] [BASE-40]',
      'Before the first token is revealed you may let the plague count as two citizens, which makes an ' +
        'outbreak more likely.',
      'In your final turn the Knight may move the plague once more. In the final ravage the plague counts as ' +
        'two citizens if someone holds the Knight. [BASE-66]',
    ],
    ...handbookCardsEn,
    ...handbookMercatusEn,
  },
};
