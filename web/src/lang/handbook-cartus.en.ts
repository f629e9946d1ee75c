// The rules of Rattus Cartus as a newcomer reads them; [CART-41] cites a clause.
import type { Handbook } from './handbook.en';

export const handbookCartusEn: Handbook = {
  title: 'Rules of Rattus Cartus',
  search: 'Search the rules',
  searchHint: 'A word, such as “Sword”, or a clause, such as CART-41',
  found: (n) => (n === 1 ? 'One section found' : `${n} sections found`),
  nothing: 'No section has this word.',
  contents: 'Contents',
  all: 'All rules',
  clauses: 'The clauses one by one',
  clausesHint: 'Every line of the log names the clause that it follows from.',
  inSection: 'In the rules',
  noText: 'There is no text for this clause here.',
  cardTitle: 'Building',
  sections: [
    {
      id: 'aim',
      title: 'What it is about',
      text: [
        'The plague is on its way to your town. Farmers, merchants, monks, knights, kings and witches lend you ' +
          'influence in their class, if you bring the right people to the right house. The wrong ones bring rats.',
        'At the end influence, cards and tokens give points. But five nun cards lie face down from the ' +
          'beginning, and only as many rats can be prayed away as they show nuns: whoever has more is killed by ' +
          'the plague, however many points he has. [CART-84] The survivor with the most points wins. [CART-85]',
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
        '- A joker counts like a card of any class and brings no rats. [CART-46] [CART-49]',
        '- Special cards: the Sword takes cards from another player, the Flute hands him a rat, the Pass lets ' +
          'others go first, Gold is worth points at the end. [CART-9] [CART-3]',
        '- Rats are what kills you. You begin with ten. [CART-10] [CART-22]',
        '- Victory-point tokens are worth 1, 2 or 3, which only their owner knows. [CART-11]',
        '- Building cards: twelve buildings, two of each class, five cards of each. Each card also bears the ' +
          'supplies it gives. [CART-7] [CART-8]',
        '- Influence: six tracks from 0 to 15. On one space the lower marker is ahead. [CART-12] [CART-78] Each ' +
          'player has one marker on each and one disc for the buildings. [CART-13]',
      ],
    },
    {
      id: 'laying',
      title: 'Laying the table',
      text: [
        'Five building cards of each class are in the game, thirty in all. You choose which, or leave it to a ' +
          'lot. [CART-16] The first game has one building of each class. [CART-17] With two players the Guard ' +
          'Tower is better left out. [CART-18] What everybody knows of it depends on how they were chosen. ' +
          '[CART-19]',
        'Jokers and special cards lie open, each kind on its own; special cards that no building gives are left ' +
          'out. [CART-20]',
        'Five population cards are laid out face down: the nun row. [CART-21] Everybody gets five cards and ten ' +
          'rats. [CART-22]',
        'Some building cards are put aside; how many are left decides how many rounds there are: ten with two ' +
          'players, nine with three, eight with four or five. [CART-23]',
        'A table that cannot be played is refused with all the reasons. [CART-24] Nothing gets lost on the way. ' +
          '[CART-14]',
      ],
    },
    {
      id: 'round',
      title: 'The round',
      text: [
        'A round has five parts. [CART-30]',
        '- Two or three buildings are laid out in a row. [CART-31] They are never all the same. [CART-32]',
        '- Everybody takes supplies.',
        '- Everybody enters a building and plays cards there.',
        '- The buildings are resolved, one after the other.',
        '- The row goes away, and the next player starts. [CART-76]',
      ],
    },
    {
      id: 'supplies',
      title: 'Supplies',
      text: [
        'The starting player first, each chooses a card of the row and gets what is printed on it. Others may ' +
          'choose the same, and you need not enter it later. [CART-33] [CART-35]',
        'Supplies are: draw four cards; draw two and look at one nun card; or discard two rats. All of it is ' +
          'carried out, in this order. [CART-8] [CART-34] It is always asked. [CART-2]',
        'Cards are drawn from the deck; when it is used up the discard pile is shuffled. [CART-36] There is no ' +
          'limit to a hand. [CART-37]',
      ],
    },
    {
      id: 'nuns',
      title: 'The nun row',
      text: [
        'Looking at a nun card you alone see its nuns, and know them from then on. [CART-26] The others see ' +
          'which place you looked at. [CART-25]',
        'The more you have seen, the better you know how many rats you can afford. The table tells you how ' +
          'likely you are to survive, from what you know. [CART-84]',
      ],
    },
    {
      id: 'enter',
      title: 'Entering and playing cards',
      text: [
        'All stand in line. Who is in front enters a building, occupied or not. [CART-38] [CART-40] Or he plays ' +
          'a Pass and goes to the end of the line. [CART-39]',
        'In the building you lay down cards face down: population cards, jokers, Swords, Flutes, as many as you ' +
          'like, or none. [CART-41] The others see how many, not which. [CART-42]',
        'What you have picked can be put back until you are done. [CART-5] Where only one answer is left it is ' +
          'given for you. [CART-4]',
      ],
    },
    {
      id: 'points',
      title: 'Resolving: points and rats',
      text: [
        'The buildings are resolved in the order of the row; empty ones are skipped. [CART-43] Everybody there ' +
          'turns his cards over. [CART-44]',
        'In order of entry each gets one influence in the class of the building for every population card and ' +
          'joker, whatever its class. [CART-45] [CART-46] For every population card of another class he also takes ' +
          'a rat. [CART-49]',
        'The marker moves in one go and comes to lie on top of others. [CART-47] At 15 the track ends. [CART-48]',
      ],
    },
    {
      id: 'fights',
      title: 'Swords and Flutes',
      text: [
        'Then Swords are compared, in this building alone. Who has the fewest gives half of his hand to who has ' +
          'the most. [CART-50] [CART-54] He chooses the cards himself. [CART-52]',
        'Flutes are compared after that: who has the most hands one rat to who has the fewest. [CART-53]',
        'If several have the most, the first to enter wins; if several have the fewest, the winner names one. If ' +
          'all have the same, nothing happens. [CART-51]',
        'Only the two concerned know which cards were given. [CART-28]',
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      text: [
        'Whoever played most population cards and jokers here is the premium player and gets the better action; ' +
          'in a tie it is who entered first. All others get the standard action. [CART-55] [CART-56]',
        'With two players there is only one premium player in the whole row. [CART-57]',
        'The premium player goes first, then the others by entry. [CART-59] An action may be declined; ' +
          'performed, it is done in full. [CART-58] What could do nothing is passed over, and of short stocks one ' +
          'gets what is left. [CART-60] [CART-73]',
        'What each building does stands in the list of buildings. Afterwards all cards played here go away. [CART-74]',
      ],
    },
    {
      id: 'secret',
      title: 'What is secret',
      text: [
        'Hands, cards played face down, tokens and the nun row are secret; all else is open. [CART-25] Rats are ' +
          'not shown, but can be counted along. [CART-27] After the last round everything is opened. [CART-29]',
      ],
    },
    {
      id: 'final',
      title: 'The final round',
      text: [
        'In the last round there are no actions. The premium player of each building gets one more influence ' +
          'instead. [CART-75]',
      ],
    },
    {
      id: 'scoring',
      title: 'Counting',
      text: [
        'All points are counted for everybody, before anybody dies. [CART-77] With none of something one never ' +
          'scores for it. [CART-83]',
        '- Influence, in each class: 10, 5 and 2 points. [CART-78]',
        '- Most population cards and jokers in hand: 2. [CART-79]',
        '- Most Swords, most Flutes, most Passes: 2 each. [CART-80]',
        '- Gold: 6 for the most, 3 for the second most. [CART-81]',
        '- Tokens: what they are worth. [CART-82]',
      ],
    },
    {
      id: 'plague',
      title: 'The plague and the winner',
      text: [
        'The nuns of the row are added up. Who has more rats than nuns is killed. [CART-84]',
        'Of those who live the one with most points wins; in a tie fewer rats decide. [CART-85] If all die, ' +
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
      'Premium: take 2 jokers. Standard: take 1. [CART-63]',
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
      'Who plays most Swords in a building takes cards from who plays fewest. [CART-50]',
    ],
    'guard-tower': [
      'Premium: each other player with at least as many cards as you gives you 3, unless he has entered a Guard ' +
        'Tower himself. Standard: nothing, but safe. [CART-68]',
      'Not recommended with two players. [CART-18]',
    ],
    palace: ['Premium: take 2 victory-point tokens. Standard: take 1. [CART-69]'],
    treasury: [
      'Premium: take 2 Golds. Standard: take 1. [CART-70]',
      'Gold scores at the end and cannot be played. [CART-81] [CART-41]',
    ],
    'fortune-tellers-tent': ['Premium: look at 2 cards of the nun row. Standard: look at 1. [CART-71]'],
    'pied-pipers-hut': [
      'Premium: take 2 Flutes. Standard: take 1. [CART-72]',
      'Who plays most Flutes in a building hands a rat to who plays fewest. [CART-53]',
    ],
  },
};
