// Guilds and inns as a newcomer reads them; [GLD-3] cites a clause.
import type { Section } from './handbook.en';

export const sectionsSideBoardsEn: Section[] = [
  {
    id: 'guilds',
    title: 'Guilds',
    text: [
      'A board with six spaces, one for each of the first six cards. [GLD-2] With the Guild Master you put a citizen ' +
        'onto one of them, even in place of another player’s. [GLD-3]',
      'From your next turn on he lends you what that card does without a tile, once in your turn and one space in ' +
        'all, unless you have the card itself. [GLD-4] [GLD-5]',
      'In the end most spaces bring two points, the second most one. [GLD-10]',
    ],
  },
  {
    id: 'inns',
    title: 'Inns',
    text: [
      'Every region has a city. [INN-1] The Inn Keeper puts a citizen into one: from your supply if it is empty, ' +
        'from the region itself if it is not. [INN-2]',
      'From your next turn on you may add one citizen whenever you settle in that region. [INN-4]',
      'In the end most cities bring two points, the second most one. [INN-7]',
    ],
  },
];
