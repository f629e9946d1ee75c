// The clauses of region cards, in our own words (part REG of the rules catalogue).
export const rulesRegionCardsEn: Record<string, string> = {
  'REG-1':
    'There are 68 region cards, four for each of the 17 regions. Each shows two different classes, or a ' +
    'question mark for any class.',
  'REG-2':
    'Region cards are played on the Big Box board. Cards of regions not in use leave the game. Everyone is ' +
    'dealt three before the first citizens are placed; the rest form the deck, face down.',
  'REG-3':
    'Only you see your hand. How many cards everyone holds and how many lie in the deck is public; so are cards ' +
    'that were played or discarded, and a card in hand that was shown to all. Hands are revealed when points are ' +
    'counted.',
  'REG-4': 'You may hold any number of region cards. No card changes hands or is discarded unless a text says so.',
  'REG-5':
    'A region card can be played only just after a token has been revealed: if it causes an outbreak, shows the ' +
    'class of an unprotected card of yours, and its symbols for most citizens and for everyone leave you a ' +
    'citizen there.',
  'REG-6':
    'You protect one of your class cards whose class is on the token, with a region card that shows this class or a ' +
    'question mark; or you let it strike. You may protect several, with a region card for each.',
  'REG-7':
    'You are asked whenever, as far as the others can tell, you might play a card, even if none of yours fits. ' +
    'So being asked tells nobody what you hold.',
  'REG-8':
    'A protected class card does not count for this token and all later ones of this ravage. Your ' +
    'other cards still count, and so do the symbols for most citizens and for everyone.',
  'REG-9': 'Region cards that were played are discarded when the ravage is over. The class card stays as it was.',
  'REG-10':
    'The active player decides first, then the others clockwise; in the final ravage the tie-break order ' +
    'applies. Every token gives a new chance.',
  'REG-11':
    'Cards can be played in anyone’s turn, in the ravages of the final round, and in the final ravage, where a ' +
    'card protects in one region only.',
  'REG-12':
    'At the end each card in your hand is worth a point if you have a citizen in its region and nobody has more there.',
  'REG-13':
    'If the deck is empty when a card is drawn, the discarded ones are shuffled into a new deck. If there are none ' +
    'either, fewer are drawn.',
  'REG-14':
    'Blocked cards can be protected too. Of two cards of one class each needs a region card of its own. Citizens ' +
    'that were saved do not count as killed.',
};
