// Upgrades as a newcomer reads them; [UPG-3] cites a clause.
import type { Section } from './handbook.en';

export const sectionsUpgradesEn: Section[] = [
  {
    id: 'upgrades',
    title: 'Upgrades',
    text: [
      'For each class card there is a tile, level II on one side, level III on the other. [UPG-1] [UPG-2]',
      'In place of taking a class card you may upgrade one that you hold: first to level II, in a later turn to ' +
        'level ' +
        'III. [UPG-3] [UPG-4] What the tile says replaces what it changes, at once. [UPG-5]',
      'The seal on the card shows its level, and the words on it are those of that level.',
      'When somebody takes the card from you its tile goes back, and he begins with level I. [UPG-9]',
      'The Alchemist has no level of his own: every other turn he may borrow a tile, and with it what the other card ' +
        'does at level III. [UPG-52] [UPG-53] [UPG-51]',
    ],
  },
];
