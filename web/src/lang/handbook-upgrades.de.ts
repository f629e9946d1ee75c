// Ausbau, wie ihn liest, wer ihn zum ersten Mal spielt; [UPG-3] nennt eine Regel.
import type { Section } from './handbook.en';

export const sectionsUpgradesDe: Section[] = [
  {
    id: 'upgrades',
    title: 'Ausbau',
    text: [
      'Zu jeder Klassenkarte gibt es ein Plättchen, auf einer Seite Stufe II, auf der anderen Stufe III. [UPG-1] ' +
        '[UPG-2]',
      'Statt eine Klassenkarte zu nehmen, darfst du eine eigene ausbauen: zuerst auf Stufe II, in einem späteren Zug ' +
        'auf Stufe III. [UPG-3] [UPG-4] Was das Plättchen sagt, ersetzt sofort, was es ändert. [UPG-5]',
      'Das Siegel an der Karte zeigt ihre Stufe, und ihr Text ist der dieser Stufe.',
      'Nimmt dir jemand die Karte, geht ihr Plättchen zurück, und er fängt auf Stufe I an. [UPG-9]',
      'Der Alchemist hat keine eigene Stufe: Jeden zweiten Zug darf er ein Plättchen leihen, und damit, was die ' +
        'andere ' +
        'Karte auf Stufe III tut. [UPG-52] [UPG-53] [UPG-51]',
    ],
  },
];
