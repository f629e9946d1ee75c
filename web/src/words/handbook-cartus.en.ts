// The rules of Rattus Cartus as a newcomer reads them; [CART-41] cites a clause.
import type { Handbook } from './handbook.en';

export const handbookCartusEn: Handbook = {
  title: 'Rules of Rattus Cartus',
  search: 'Search the rules',
  searchHint: 'A word, such as “Sword”, or a rule number, such as CART-41',
  found: (n) => (n === 1 ? 'One section found' : `${n} sections found`),
  nothing: 'No matching section.',
  contents: 'Contents',
  all: 'All rules',
  clauses: 'All rules by number',
  clausesHint: 'Every line of the log links to its rule.',
  inSection: 'In the rules',
  noText: 'This rule has no text here.',
  cardTitle: 'Building',
  sections: [
    {
      id: 'aim',
      title: 'What it is about',
      text: [
        'The plague is on its way to your town. Bring the right people to the right buildings and you gain ' +
          'influence in six classes; the wrong people bring rats.',
        'At the end influence, cards and tokens score points. But five nun cards lie face down from the start, ' +
          'and each nun on them prays one rat away. A player with more rats than nuns is killed by the plague, ' +
          'whatever their points. [CART-84] The survivor with the most points wins. [CART-85]',
        'It is a game of its own for two to five players, without the map and cards of the board game. [CART-1] ' +
          '[CART-15]',
      ],
    },
    {
      id: 'things',
      title: 'Cards, rats and tokens',
      text: [
        '- Population cards have a class and up to four nuns. When you play one its class counts; its nuns count ' +
          'only if it lies in the nun row. [CART-6]',
        '- A Joker counts like a card of any class and brings no rats. [CART-46] [CART-49]',
        '- Special cards: the Sword takes cards from another player, the Flute gives another player a rat, the ' +
          'Pass lets others go first, and Gold scores at the end. [CART-9] [CART-3]',
        '- Rats are what kills you. You begin with ten. [CART-10] [CART-22]',
        '- Victory point tokens are worth 1, 2 or 3, which only their owner knows. [CART-11]',
        '- Building cards: twelve buildings, two of each class, five cards of each. Each card also shows the ' +
          'supplies it gives. [CART-7] [CART-8]',
        '- Influence: six tracks from 0 to 15. On a shared space the lowest marker is ahead. [CART-12] ' +
          '[CART-78] Each ' +
          'player has one marker on each and one disc for the buildings. [CART-13]',
      ],
    },
    {
      id: 'laying',
      title: 'Set-up',
      text: [
        'Five building cards of each class are in the game, thirty in all. You choose them or draw them at ' +
          'random. [CART-16] The first game has one building of each class. [CART-17] With two players, better ' +
          'leave the Guard Tower out. [CART-18] How they were chosen decides what everyone knows about them. ' +
          '[CART-19]',
        'Jokers and special cards form open supplies; special cards that no building gives are left out. [CART-20]',
        'Five population cards are laid out face down: the nun row. [CART-21] Everyone gets five cards and ten ' +
          'rats. [CART-22]',
        'Some building cards are put aside; the rest last for ten rounds with two players, nine with three and ' +
          'eight with four or five. [CART-23]',
        'A set-up that cannot be played is refused, with all reasons. [CART-24] The number of cards and tokens ' +
          'never changes. [CART-14]',
      ],
    },
    {
      id: 'round',
      title: 'The round',
      text: [
        'A round has five parts. [CART-30]',
        '- Two or three buildings are laid out in a row. [CART-31] They are never all alike. [CART-32]',
        '- Everyone takes supplies.',
        '- Everyone enters a building and plays cards there.',
        '- The buildings are resolved, one after the other.',
        '- The row goes away, and the next player starts. [CART-76]',
      ],
    },
    {
      id: 'supplies',
      title: 'Supplies',
      text: [
        'Everyone chooses a card of the row, the starting player first, and gets what is printed on it. Others may ' +
          'choose the same, and you need not enter it later. [CART-33] [CART-35]',
        'Supplies are: draw four cards; draw two and look at one nun card; or discard two rats. All of it is ' +
          'carried out, in this order. [CART-8] [CART-34] You are always asked. [CART-2]',
        'Cards are drawn from the deck; when it is used up the discard pile is shuffled. [CART-36] There is no ' +
          'limit to a hand. [CART-37]',
      ],
    },
    {
      id: 'nuns',
      title: 'The nun row',
      text: [
        'When you look at a nun card, only you see its nuns, and you know them from then on. [CART-26] The ' +
          'others see ' +
          'which place you looked at. [CART-25]',
        'The more you have seen, the better you know how many rats you can afford. The game shows your chance ' +
          'of survival, given what you know. [CART-84]',
      ],
    },
    {
      id: 'enter',
      title: 'Entering and playing cards',
      text: [
        'All stand in line. Whoever is in front enters a building, occupied or not, [CART-38] [CART-40] or ' +
          'plays a Pass and goes to the end of the line. [CART-39]',
        'In the building you play cards face down: population cards, Jokers, Swords, Flutes, as many as you ' +
          'like, or none. [CART-41] The others see how many, not which. [CART-42]',
        'What you have picked can be put back until you are done. [CART-5] If only one answer is possible, it ' +
          'is given for you. [CART-4]',
      ],
    },
    {
      id: 'points',
      title: 'Resolving: points and rats',
      text: [
        'The buildings are resolved in the order of the row; empty ones are skipped. [CART-43] Everyone there ' +
          'reveals their cards. [CART-44]',
        'In order of entry each gets one influence in the class of the building for every population card and ' +
          'Joker, whatever its class. [CART-45] [CART-46] For every population card of another class the ' +
          'player also takes a rat. [CART-49]',
        'The marker moves all at once and goes on top of any others. [CART-47] At 15 the track ends. [CART-48]',
      ],
    },
    {
      id: 'fights',
      title: 'Swords and Flutes',
      text: [
        'Then Swords are compared, in this building only. Whoever played the fewest gives half their hand to ' +
          'whoever played the most, [CART-50] [CART-54] and chooses the cards. [CART-52]',
        'Then Flutes: whoever played the most gives one rat to whoever played the fewest. [CART-53]',
        'If several tie for the most, the first to enter wins; if several tie for the fewest, the winner ' +
          'chooses one. If all are equal, nothing happens. [CART-51]',
        'Only the two players involved know which cards were given. [CART-28]',
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      text: [
        'Whoever played the most population cards and Jokers here is the premium player and gets the premium ' +
          'action; in a tie, whoever entered first. All others get the standard action. [CART-55] [CART-56]',
        'With two players there is only one premium player in the whole row. [CART-57]',
        'The premium player goes first, then the others by entry. [CART-59] An action may be declined, but not ' +
          'done in part. [CART-58] Actions without effect are skipped; if a supply runs short, you get what is ' +
          'left. [CART-60] [CART-73]',
        'The list of buildings says what each one does. Afterwards all cards played here are discarded. [CART-74]',
      ],
    },
    {
      id: 'secret',
      title: 'What is secret',
      text: [
        'Hands, cards played face down, tokens and the nun row are secret; all else is open. [CART-25] Rats ' +
          'are hidden, but you can keep count. [CART-27] After the final round everything is revealed. [CART-29]',
      ],
    },
    {
      id: 'final',
      title: 'The final round',
      text: [
        'In the final round there are no actions. The premium player of each building gets one more influence ' +
          'instead. [CART-75]',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      text: [
        'Points are counted for everyone before anyone dies. [CART-77] You never score for something you have ' +
          'none of. [CART-83]',
        '- Influence, in each class: 10, 5 and 2 points. [CART-78]',
        '- Most population cards and Jokers in hand: 2. [CART-79]',
        '- Most Swords, most Flutes, most Passes: 2 each. [CART-80]',
        '- Gold: 6 for the most, 3 for the second most. [CART-81]',
        '- Tokens: what they are worth. [CART-82]',
      ],
    },
    {
      id: 'plague',
      title: 'The plague and the winner',
      text: [
        'The nuns of the row are added up. Anyone with more rats than nuns is killed. [CART-84]',
        'The survivor with the most points wins; in a tie, fewer rats. [CART-85] If all die, ' +
          'nobody wins, unless it was agreed otherwise. [CART-86] [CART-87]',
      ],
    },
  ],
  cards: {
    farm: ['Premium: draw 4 cards. Standard: draw 2. [CART-61]'],
    brewery: [
      'Premium: draw one card for each influence you scored this round. Standard: one card for every two. [CART-62]',
    ],
    marketplace: [
      'Premium: take 2 Jokers. Standard: take 1. [CART-63]',
      'Jokers played here come back only after the actions. [CART-74]',
    ],
    office: [
      'Premium: take 2 Passes. Standard: take 1. [CART-64]',
      'A Pass lets you wait until the others have entered. [CART-39]',
    ],
    monastery: ['Premium: discard 2 rats. Standard: discard 1. [CART-65]'],
    hospital: [
      'Premium: discard 1 rat, then up to 3 cards from your hand and as many rats. Standard: up to 2 cards and ' +
        'as many rats. [CART-66]',
    ],
    castle: [
      'Premium: take 2 Swords. Standard: take 1. [CART-67]',
      'Whoever plays the most Swords in a building takes cards from whoever plays the fewest. [CART-50]',
    ],
    'guard-tower': [
      'Premium: each other player with at least as many cards as you gives you 3, unless they have entered a ' +
        'Guard Tower. Standard: nothing, but you are safe. [CART-68]',
      'Not recommended with two players. [CART-18]',
    ],
    palace: ['Premium: take 2 victory point tokens. Standard: take 1. [CART-69]'],
    treasury: [
      'Premium: take 2 Gold. Standard: take 1. [CART-70]',
      'Gold scores at the end and cannot be played. [CART-81] [CART-41]',
    ],
    'fortune-tellers-tent': ['Premium: look at 2 cards of the nun row. Standard: look at 1. [CART-71]'],
    'pied-pipers-hut': [
      'Premium: take 2 Flutes. Standard: take 1. [CART-72]',
      'Whoever plays the most Flutes in a building gives a rat to whoever plays the fewest. [CART-53]',
    ],
  },
};
