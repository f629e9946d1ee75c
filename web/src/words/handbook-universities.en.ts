// Universities as a newcomer reads them; [UNI-9] cites a clause.
import type { Section } from './handbook.en';

export const sectionsUniversitiesEn: Section[] = [
  {
    id: 'universities',
    title: 'Universities',
    text: [
      'Two universities, a green and a white one, stand on the map. [UNI-3] At the end of every turn an event card ' +
        'is drawn: [UNI-5]',
      '- University founded: a player with more citizens than anyone else at the green one gets a point and ' +
        'moves it, then the same for the white one. [UNI-9] [UNI-11] Its old region is marked; no university can ' +
        'return there until all marks are cleared. [UNI-10] [UNI-12]',
      '- Class bonus: for each card of the class you may settle a citizen at a university. [UNI-8]',
      '- Discard a class card: everyone may put a card back on the table and be rid of its symbol. [UNI-7]',
      '- No event. [UNI-6]',
      'After the final ravage the universities score once more. [UNI-14] Each token is a point. [UNI-16]',
      'The Professor looks at coming events and reorders them. [CARD-240] [UNI-17]',
    ],
  },
];
