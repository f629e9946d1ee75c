// Universities as a newcomer reads them; [UNI-9] cites a clause.
import type { Section } from './handbook.en';

export const sectionsUniversitiesEn: Section[] = [
  {
    id: 'universities',
    title: 'Universities',
    text: [
      'Two universities, a green and a white one, stand on the map. [UNI-3] At the end of every turn an event card ' +
        'is turned up: [UNI-5]',
      '- University founded: whoever has more citizens than every other where the green one stands, and then the ' +
        'white one, gets a point and moves it on. [UNI-9] [UNI-11] Its old region is marked; no university comes ' +
        'back there until all marks go. [UNI-10] [UNI-12]',
      '- Class bonus: for each card of the class you may settle a citizen at a university. [UNI-8]',
      '- Discard a class card: everybody may put a card back on the table, and so be rid of its symbol. [UNI-7]',
      '- No event. [UNI-6]',
      'When all is over, the universities are counted a last time. [UNI-14] Each token is a point. [UNI-16]',
      'The Professor looks ahead and orders what comes. [CARD-240] [UNI-17]',
    ],
  },
];
