// The clauses of Rattus Cartus in our own words: all of them, as each can be cited by an event, a decision or a
// refusal.
export const rulesCartusEn: Record<string, string> = {
  'CART-1':
    'Rattus Cartus is a game by itself, for two to five players. It does not use the board, regions, class ' +
    'cards or modules of the board game. There are six classes; the Islamic world is not one of them.',
  'CART-2':
    'Choosing a supply, entering and looking at a nun card are always asked, even if every answer has the same ' +
    'effect. Only a last remaining look happens by itself.',
  'CART-3':
    'Your hand is what you hold; cards that you have played and that still lie on the table are not in it. Cards ' +
    'of one class with the same number of nuns are alike. Sword, Flute, Pass and Gold are the special cards; a Joker ' +
    'is not one of them. Your bid is what you played here in population cards and Jokers.',
  'CART-4':
    'If only one answer is possible, it is given for you, so that a pause tells nobody what you hold. Once you ' +
    'have started to pick cards, you say when you are done.',
  'CART-5':
    'You can put back the cards you pick until you say you are done. Passes, supplies, performing an action ' +
    'and choosing a victim cannot be undone, because something is drawn, seen or done by others right after.',
  'CART-6':
    'There are 84 population cards, 14 of each class. In each class four show no nun, two show one, two show ' +
    'two, two show three and four show four. The class counts when a card is played, the nuns only in the nun ' +
    'row.',
  'CART-7': 'There are 12 buildings, two of each class, and five cards of each building.',
  'CART-8':
    'Every building card has supplies printed on it: draw four cards; draw two and look at one nun card; or ' +
    'discard two rats. Two cards of the same building may differ in them.',
  'CART-9': 'There are 15 Jokers, 12 Swords, 12 Flutes, 12 Passes and 15 Gold in the supply.',
  'CART-10':
    'Rats are counted one by one, and their supply is unlimited. Nobody can have fewer than zero, and there is ' +
    'no upper limit.',
  'CART-11':
    'There are 20 victory point tokens worth 1, 2 or 3. They lie face down; whoever takes one looks at it ' +
    'secretly and keeps it hidden.',
  'CART-12': 'Each class has an influence track from 0 to 15. Markers on the same space stand on top of each other.',
  'CART-13': 'Each player has a marker on every track and a disc to enter buildings with; one building each round.',
  'CART-14': 'The number of cards and tokens never changes.',
  'CART-15': 'Two to five people play, seated clockwise. The starting player is random, or a seat you choose.',
  'CART-16':
    'Thirty building cards are in a game, five of each class. Split them between the two buildings of the ' +
    'class as you like, use one random building per class, or draw five of the ten cards at random.',
  'CART-17': 'For a first game: five each of Farm, Marketplace, Monastery, Castle, Palace and Fortune Teller’s Tent.',
  'CART-18':
    'With two players the Guard Tower is not recommended. You can choose it (with a warning); random buildings ' +
    'leave it out unless you allow it.',
  'CART-19':
    'Everyone knows which buildings are in the game, but not which of their cards. If they were mixed, nobody ' +
    'knows anything beyond what has been revealed.',
  'CART-20':
    'Special cards whose building cannot be in the game stay in the box: Swords belong to the Castle, Flutes to ' +
    'the Pied Piper’s Hut, Passes to the Office, Gold to the Treasury. Jokers and tokens are always there.',
  'CART-21': 'Five population cards are placed face down, unseen: the nun row. They stay where they are until the end.',
  'CART-22': 'Everyone starts with five cards in hand, ten rats and no influence.',
  'CART-23':
    'Some building cards are put aside unseen as a replacement deck. The others last for ten rounds with two ' +
    'players, nine with three, eight with four or five.',
  'CART-24': 'A set-up is checked before the game; everything wrong is reported at once, with reasons.',
  'CART-25':
    'Everyone sees the row and who is where, influence, how many cards each holds and has laid down, the piles, ' +
    'the supplies chosen, and rats won or lost. Hands, played cards, tokens and the nun row are secret.',
  'CART-26':
    'When you look at a nun card you name a place of the row and see that card alone; you know it from then on. ' +
    'The looks of one action must go to different places.',
  'CART-27':
    'The others do not see how many rats you have; but anyone who has kept count knows. You can agree to play ' +
    'with open rats.',
  'CART-28':
    'Cards handed over because of a Sword or at the Guard Tower are seen by the two players involved. Everyone ' +
    'else sees how many.',
  'CART-29':
    'After the final round hands, tokens, rats and nun row are revealed. The cards left in the decks stay hidden.',
  'CART-30':
    'A round has five parts: draw buildings, take supplies, enter, resolve, end. The number of rounds is fixed, ' +
    'and the last one is the final round.',
  'CART-31':
    'Two building cards are laid out with two or three players, three with four or five. They are resolved in ' +
    'this order.',
  'CART-32':
    'If all cards of the row are the same building, the last one is exchanged for one of the replacement deck, ' +
    'until they differ.',
  'CART-33':
    'Everyone chooses a card of the row for its supplies. Several may choose the same, and one need not enter ' +
    'it later.',
  'CART-34':
    'Supplies are carried out one after the other: draw, then discard rats, then look. All of it, as far as it ' +
    'can be done.',
  'CART-35':
    'Supplies are chosen in turn, the starting player first. If agreed, all choose in secret instead and show it ' +
    'together; then it is carried out in turn.',
  'CART-36':
    'Cards are drawn one by one. When the deck has been used up, the discard pile is shuffled and becomes the deck.',
  'CART-37': 'If deck and pile are both empty, nobody draws any more. You may hold as many cards as you like.',
  'CART-38':
    'To enter, all stand in line, the starting player in front. Whoever enters leaves the line; whoever passes ' +
    'goes to its end. Everyone enters exactly one building.',
  'CART-39':
    'Instead of entering you may play a Pass. It goes back to the supply, and you go to the end of the line, so ' +
    'you see first what the others do. With another Pass you can wait again.',
  'CART-40':
    'You enter any building of the row, occupied or not, and get the next entry number. The lower number wins ties.',
  'CART-41':
    'Then you play, face down, as many population cards, Jokers, Swords and Flutes as you like, or none. ' +
    'Gold and Passes cannot be played here.',
  'CART-42': 'You pick cards one at a time until you are done. Only then do the others see how many there are.',
  'CART-43':
    'The buildings are resolved one after the other: cards, actions, then discards. An empty building is skipped.',
  'CART-44':
    'All who are in the building turn their cards over. Cards at later buildings stay hidden; with two players ' +
    'all are turned over at once.',
  'CART-45': 'First all get points and rats, in order of entry; then Swords are compared, and after them Flutes.',
  'CART-46': 'Each population card of any class and each Joker gives one influence in the class of the building.',
  'CART-47':
    'Your marker moves once, by all points. On a space with others it goes on top; without points it stays where ' +
    'it stands in its stack.',
  'CART-48': 'Space 15 is the end of a track: more points do not move the marker. For the Brewery they still count.',
  'CART-49':
    'Each population card of another class than the building’s brings you one rat. Jokers, Swords and Flutes ' +
    'bring none.',
  'CART-50':
    'Whoever played the fewest Swords in this building gives half their hand, rounded down, to whoever played ' +
    'the most. Nobody else is affected, and if all played equally many, nothing happens.',
  'CART-51':
    'If several played the most, the first to enter wins. If several played the fewest, the winner chooses who gives.',
  'CART-52':
    'The hand is counted now, including Gold and Passes. The giver chooses the cards. Someone with a single ' +
    'card gives nothing.',
  'CART-53':
    'Flutes are compared in the same way: whoever played the most gives one rat to whoever played the fewest. ' +
    'Without rats nothing happens.',
  'CART-54':
    'Swords and Flutes work in the building where they were played, even if the row has the same building twice.',
  'CART-55':
    'Whoever played the most population cards and Jokers in a building is its premium player; in a tie, ' +
    'whoever entered first. A player alone there always is, even without a card. All others are standard ' +
    'players.',
  'CART-56': 'Each card of the row has its own premium player, even if two cards are the same building.',
  'CART-57':
    'With two players there is one premium player in a round: whoever played more, in whichever building; in a ' +
    'tie, whoever entered first. The other is a standard player, even alone.',
  'CART-58':
    'Nobody has to perform their action. If you do, perform it in full; the premium action cannot be swapped ' +
    'for the standard one.',
  'CART-59': 'The premium player acts first, then the others in order of entry.',
  'CART-60': 'An action without effect is skipped. Looking at nun cards always has an effect.',
  'CART-61': 'Farm: draw 4 cards; standard 2.',
  'CART-62': 'Brewery: draw a card for each influence you scored this round; standard one for every two, rounded down.',
  'CART-63': 'Marketplace: take 2 Jokers; standard 1.',
  'CART-64': 'Office: take 2 Passes; standard 1.',
  'CART-65': 'Monastery: discard 2 rats; standard 1.',
  'CART-66':
    'Hospital: discard 1 rat, then up to 3 cards and as many rats; standard up to 2 cards and as many rats. ' +
    'Never more cards than you have rats.',
  'CART-67': 'Castle: take 2 Swords; standard 1.',
  'CART-68':
    'Guard Tower: everyone who has not entered a Guard Tower this round and holds at least as many cards as you ' +
    'gives you 3 of their choice. A standard player does nothing here, but is safe from it.',
  'CART-69': 'Palace: take 2 victory point tokens; standard 1.',
  'CART-70': 'Treasury: take 2 Gold; standard 1.',
  'CART-71': 'Fortune Teller’s Tent: look at 2 cards of the nun row; standard 1.',
  'CART-72': 'Pied Piper’s Hut: take 2 Flutes; standard 1.',
  'CART-73': 'If a supply runs short, take what is left, in the order of the actions.',
  'CART-74':
    'After the actions the played cards go away: population cards to the discard pile, the others back to the ' +
    'supply.',
  'CART-75':
    'In the final round there are no actions. Instead each premium player gets one more influence in the class ' +
    'of the building.',
  'CART-76': 'At the end of a round discs come back, the row leaves the game, and the next player clockwise starts.',
  'CART-77':
    'Points are counted for everyone, and only then does the plague strike. The dead keep their ranks; nobody ' +
    'moves up.',
  'CART-78':
    'In every class the most influence scores 10 points, the second 5, the third 2. On a shared space the ' +
    'lowest marker is ahead. Without influence you score nothing.',
  'CART-79': 'The most population cards and Jokers in hand score 2 points; in a tie 1 each.',
  'CART-80': 'The most Swords in hand score 2 points, and so do the most Flutes and the most Passes; in a tie 1 each.',
  'CART-81':
    'The most Gold scores 6 points, the second most 3. Players tied for first share 9 and nobody is second; ' +
    'players tied for second share 3; each share is rounded down. With two players second scores nothing.',
  'CART-82': 'Each victory point token scores its value.',
  'CART-83': 'You never score for something you have none of.',
  'CART-84':
    'The nuns on the five cards of the row are added up. A player with more rats than that is killed by the ' +
    'plague; with exactly as many, they survive.',
  'CART-85':
    'The survivor with the most points wins; in a tie the one with fewer rats. If even these are equal, the ' +
    'victory is shared. The dead never win.',
  'CART-86':
    'If everyone dies, all have lost. You can agree that whoever has the fewest rats then counts as a survivor.',
  'CART-87':
    'Survivors are placed by points, then by fewer rats; the dead share the last place. A game without a winner ' +
    'is a draw.',
};
