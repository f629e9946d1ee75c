// The clauses of universities, in our own words (part UNI of the rules catalogue).
export const rulesUniversitiesEn: Record<string, string> = {
  'UNI-1':
    'There are two university pieces, a green and a white one, 30 tokens that mark regions or count as ' +
    'players’ points, and 30 event cards: seven found a university, fourteen are bonuses, two for each class, ' +
    'three let players discard class cards, and six do nothing.',
  'UNI-2':
    'Universities go with any board and any number of players. A bonus of a class that is not in play does nothing.',
  'UNI-3': 'At the start the two pieces go into two random regions, and the event cards are shuffled.',
  'UNI-4': 'Nobody places their first citizens where a university stands. After that, universities block nothing.',
  'UNI-5':
    'At the end of every regular turn the next event card is turned up and carried out. When the deck is empty, all ' +
    '30 are shuffled.',
  'UNI-6': 'No event: nothing happens.',
  'UNI-7':
    'Discard a class card: from the active player clockwise, everyone may put one of their cards back on the table. ' +
    'Its tile and its good go back, a block on it ends, and citizens on it return to their supply.',
  'UNI-8':
    'Class bonus: for each card of that class that you hold, blocked or not, you may settle a citizen in a region ' +
    'with a university.',
  'UNI-9':
    'University founded: at the green piece, then at the white one, whoever has more citizens than anyone else gets ' +
    'a victory point token and moves the piece; its old region gets a university token.',
  'UNI-10': 'The piece goes to another region, one without a university token and without the other piece.',
  'UNI-11': 'A tie wins nothing here. Citizens in the safe haven or on cards do not count.',
  'UNI-12': 'When every region has a token or a piece, all university tokens go back at once.',
  'UNI-13': 'If tokens run short, the point comes first; a region then stays unmarked.',
  'UNI-14': 'After the final ravage the universities are counted once more, for points only.',
  'UNI-15': 'In the final round no event is drawn; but the Professor lets one of several take effect.',
  'UNI-16': 'Victory point tokens are open information and worth a point each at the end.',
  'UNI-17':
    'Nobody knows the order of the event cards. You know the cards you have looked at ' +
    'until another player looks at them too: then you still know which are among them.',
  'UNI-18':
    'If the deck is too small for the Professor, the open event cards are shuffled and put under it first. The ' +
    'Librarian never puts one university onto the other.',
  'UNI-19': 'A university shares its region with anything. Cards that add to settling do not add to events.',
};
