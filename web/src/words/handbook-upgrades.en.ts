// Upgrades as a newcomer reads them; [UPG-3] cites a clause.
import type { Section } from './handbook.en';

export const sectionsUpgradesEn: Section[] = [
  {
    id: 'upgrades',
    title: 'Upgrades',
    text: [
      'For each class card there is a tile, level II on one side, level III on the other. [UPG-1] [UPG-2]',
      'Instead of taking a class card you may upgrade one you hold: first to level II, in a later turn to ' +
        'level ' +
        'III. [UPG-3] [UPG-4] The tile takes effect at once. [UPG-5]',
      'The seal on the card shows its level, and the card’s text changes with it.',
      'When someone takes the card, its tile goes back, and they start at level I. [UPG-9]',
      'The Alchemist has no levels: every other turn it may borrow an unused tile and work as that card at ' +
        'level III. [UPG-52] [UPG-53] [UPG-51]',
    ],
  },
];
