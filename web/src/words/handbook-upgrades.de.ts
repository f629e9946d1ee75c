// Upgrades in German as a newcomer reads them; [UPG-3] cites a clause.
import type { Section } from './handbook.en';

export const sectionsUpgradesDe: Section[] = [
  {
    id: 'upgrades',
    title: 'Ausbau',
    text: [
      'Zu jeder Klassenkarte gibt es ein Plättchen, auf einer Seite Stufe II, auf der anderen Stufe III. ' +
        '[UPG-1] [UPG-2]',
      'Statt eine Klassenkarte zu nehmen, darfst du eine ausbauen, die du hast: zuerst auf Stufe II, in einem ' +
        'späteren Zug auf Stufe III. [UPG-3] [UPG-4] Das Plättchen wirkt sofort. [UPG-5]',
      'Das Siegel auf der Karte zeigt ihre Stufe, und ihr Text ändert sich mit.',
      'Nimmt dir jemand die Karte, geht ihr Plättchen zurück, und sie beginnt wieder auf Stufe I. [UPG-9]',
      'Der Alchemist hat keine Stufen: Jeden zweiten Zug darf er ein unbenutztes Plättchen leihen und wirkt ' +
        'dann wie dessen Karte auf Stufe III. [UPG-52] [UPG-53] [UPG-51]',
    ],
  },
];
