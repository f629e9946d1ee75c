// Guilds and inns as a newcomer reads them; [GLD-3] cites a clause.
import type { Section } from './handbook.en';

export const sectionsSideBoardsEn: Section[] = [
  {
    id: 'guilds',
    title: 'Guilds',
    text: [
      'A board with six spaces, one for each of the six base-game cards. [GLD-2] With the Guild Master you put ' +
        'a citizen on one of them, replacing any citizen already there. [GLD-3]',
      'From your next turn on it lends you that card’s ability (without a tile). You can use one space per ' +
        'turn, unless you hold its card. [GLD-4] [GLD-5]',
      'At the end the most spaces score two points, the second most one. [GLD-10]',
    ],
  },
  {
    id: 'inns',
    title: 'Inns',
    text: [
      'Every region has a city. [INN-1] The Inn Keeper puts a citizen into one: from your supply if the city ' +
        'is empty, from its region if not. [INN-2]',
      'From your next turn on you may add one citizen whenever you settle in that region. [INN-4]',
      'At the end the most cities score two points, the second most one. [INN-7]',
    ],
  },
];
