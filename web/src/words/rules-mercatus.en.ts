// The clauses of Mercatus, in our own words (part MERC of the rules catalogue).
export const rulesMercatusEn: Record<string, string> = {
  'MERC-1': 'There are 28 goods, seven each of fish, cloth, lumber and salt, and coins worth 132 altogether.',
  'MERC-2': 'Mercatus is played on the classic board by two to four players.',
  'MERC-3': 'Its twelve class cards handle goods or coins and need the module; the module needs none of them.',
  'MERC-5':
    'The six class cards are random, random with one of each class, a suggested set, or agreed. With ' +
    'Mercatus a game without a chivalry card is allowed, though not recommended with few players.',
  'MERC-10': 'The shelf begins with four goods of each type, one face up and three face down.',
  'MERC-11': 'The other goods are shuffled and laid face up, one in each region in use.',
  'MERC-12':
    'With four players three of each type lie on the board. With three players two random types have one ' +
    'less; with two players every type has two on the board.',
  'MERC-13': 'The good of a region stays there for the whole game. It is never taken, sold or turned over.',
  'MERC-14': 'Everyone begins with four coins.',
  'MERC-15': 'All goods and coins are open information.',
  'MERC-16':
    'Apart from the goods of the regions there are four of each type: on the shelf, with players and on cards. ' +
    'At most one of them lies face up on the shelf. All coins together are worth 132.',
  'MERC-17':
    'For each turn it is kept whether the good of the turn has been taken, and how often the Deacon has been paid for.',
  'MERC-20': 'When a turn begins, one good of each type that has none face up on the shelf is turned up.',
  'MERC-21':
    'A good can be taken only if it is face up. Once it is taken, the next of its type is not available until ' +
    'the next turn.',
  'MERC-22':
    'Once in your turn, in the action phase, you may take one good that lies face up. No card is needed for it.',
  'MERC-23': 'In a regular turn goods are always taken face up, so nobody takes two of one type in a turn.',
  'MERC-24': 'A good that comes back to the shelf lies face down, and is not turned up before the next turn.',
  'MERC-25': 'Goods are kept without limit. They cannot be traded, given away or sold at will; nor can coins be given.',
  'MERC-31': 'Payments are made in full, to the bank. A player with too few coins is not asked.',
  'MERC-32': 'A bank that holds less than it owes pays what it has, first to the active player, then clockwise.',
  'MERC-40':
    'At the end of a regular turn every type of which the shelf has no token left, face up or down, is sold. A ' +
    'type that ran out but got a token back is not sold.',
  'MERC-41': 'The sale comes at the very end of the turn, after the plague.',
  'MERC-42': 'When a type is sold, everyone sells all of it, in anyone’s turn.',
  'MERC-43':
    'You lead in a region if you have a citizen there and nobody has more. Tied players all lead. The plague and ' +
    'citizens in the safe haven do not count.',
  'MERC-44':
    'For each region of the type in which you lead you sell one good for 3 coins, as long as you have goods. ' +
    'Unsold goods go back to the shelf for nothing.',
  'MERC-45': 'Several players can sell in the same region; a sale asks nobody anything.',
  'MERC-46': 'What was sold lies face down on the shelf.',
  'MERC-47': 'Several types are sold one after another: fish, cloth, lumber, salt. Goods of other types stay with you.',
  'MERC-48': 'A good on a card is not sold.',
  'MERC-50': 'Action-phase cards can be used at any time, once a turn, even right after taking them.',
  'MERC-56': 'With Raider or Assassin the plague may go up to two regions; two such cards do not add up.',
  'MERC-60':
    'In your action phase you may put one of your own goods on such a card, as often as you like. What lay there ' +
    'goes back to the shelf, face down. This is not the use of the card.',
  'MERC-61': 'A good on a card belongs to nobody. It stays there through uses, sales and turns.',
  'MERC-62': 'When the card leaves you, the good on it goes back to the shelf. The next holder needs a new one.',
  'MERC-63': 'Without a good the card can be held but not used.',
  'MERC-70':
    'Landowner: settle one or two citizens in one region of the good that lies on the card. Rats there do not ' +
    'matter, and nothing is added.',
  'MERC-71': 'Brewer: take one good that lies face up, in addition to the free one.',
  'MERC-72':
    'Hanseatic Trader: move one to five of your citizens together from one region to another one of the good that ' +
    'lies on the card, however far.',
  'MERC-74':
    'Swindler: place a rat token from the supply, face down, in a region where you have a citizen and where ' +
    'there is room.',
  'MERC-75': 'Then you may take a good of that region’s type, if one is face up.',
  'MERC-78': 'Pope: pay 2 coins and bring a citizen from your supply to the safe haven.',
  'MERC-80':
    'Deacon: in the plague phase of your own turn, whenever a token would take a citizen of yours, you may pay ' +
    'instead.',
  'MERC-81': 'One payment turns away everything that this token does to you.',
  'MERC-82': 'The others’ losses do not change; nobody loses more because you paid.',
  'MERC-83': 'The first payment of a turn costs 1 coin, the second 2, the third 3.',
  'MERC-84': 'You are not asked if you would lose nothing, or have too few coins.',
  'MERC-88': 'Raider: when the plague has moved you may take a good of its region’s type, if one is face up.',
  'MERC-89': 'Assassin: for each token that killed others’ citizens you receive one coin.',
  'MERC-90': 'Grave Robber: for each token that killed others’ citizens you may take one face-up good.',
  'MERC-91': 'A good you decline is not made up for later.',
  'MERC-92':
    'Shaman: rearrange, unseen, the rat tokens of all regions of the good that lies on the card. None leaves these ' +
    'regions.',
  'MERC-93':
    'First pick up as many tokens as you like, then put them back one by one. A token may go back to where it was.',
  'MERC-94': 'No region gets more than three, and none enters a bishop’s region.',
  'MERC-96': 'Everyone sees which token went where; whoever knew its face still knows it.',
  'MERC-98': 'Stadtholder: pay 1, 3 or 6 coins and settle one, two or three citizens in one region of your choice.',
  'MERC-99': 'This does not count as settling: you may still settle, and nothing is added.',
  'MERC-100': 'Treasurer: receive 2 coins from the bank.',
  'MERC-112': 'At the end of the last regular turn goods are sold as usual.',
  'MERC-113': 'In the final round there is no free good, nothing is turned up, and nothing is sold.',
  'MERC-114': 'In the final round every good on the shelf can be taken, face up or down, even two of one type.',
  'MERC-116':
    'In a final turn most of these cards work as usual. The Brewer takes any good, the Stadtholder settles one ' +
    'citizen for 1 coin; Raider, Assassin, Grave Robber and Deacon may move the plague once more.',
  'MERC-117':
    'In a final turn the Swindler may take a good of its region’s type, if the shelf has one; as a house rule, ' +
    'any good.',
  'MERC-118': 'Cards that move the plague in a final turn share one move, as far as the one with the greatest reach.',
  'MERC-119':
    'If a card that does not ravage could have moved the plague there, you choose whether the region is ravaged.',
  'MERC-122':
    'In a final turn the Swindler draws from the used tokens if the supply is empty. Nobody knows which one lies ' +
    'there.',
  'MERC-124': 'In the final ravage nobody is the active player: these cards do nothing, but their classes are struck.',
  'MERC-125': 'After the final ravage all four types are sold once more, whatever the shelf holds.',
  'MERC-126': 'At the end every five coins are worth a point. Goods are worth nothing, and coins break no tie.',
};
