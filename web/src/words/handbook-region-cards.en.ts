// Region cards as a newcomer reads them; [REG-6] cites a clause.
import type { Section } from './handbook.en';

export const sectionsRegionCardsEn: Section[] = [
  {
    id: 'region-cards',
    title: 'Region cards',
    text: [
      'Everyone is dealt three region cards and keeps them secret. [REG-2] [REG-3] Each names a region and ' +
        'shows two ' +
        'classes, or a question mark for any class. [REG-1] They have two uses:',
      '- They protect. When a token has been turned over and is going to strike one of your class cards, you may ' +
        'put a ' +
        'region card with this class on it. [REG-5] [REG-6] Then the class card does not count until the ravage is ' +
        'over. [REG-8] The region card is discarded after it. [REG-9]',
      '- They score. At the end every card that you still hold is worth a point if you have the most citizens ' +
        'in its region (ties count). [REG-12]',
      'So each card is a choice: save a citizen now, or perhaps score a point at the end?',
      'You are asked at once, in anyone’s turn, even if none of your cards fits. That way nobody learns what ' +
        'you hold. [REG-7] [REG-10]',
      'The Astronomer draws new cards; the Explorer reveals cards and settles a citizen in one of their ' +
        'regions. [CARD-190] [CARD-200]',
    ],
  },
];
