// Universities in German as a newcomer reads them; [UNI-9] cites a clause.
import type { Section } from './handbook.en';

export const sectionsUniversitiesDe: Section[] = [
  {
    id: 'universities',
    title: 'Universitäten',
    text: [
      'Zwei Universitäten, eine grüne und eine weiße, stehen auf dem Plan. [UNI-3] Am Ende jedes Zuges wird ' +
        'eine Ereigniskarte gezogen: [UNI-5]',
      '- Universität gegründet: Wer bei der grünen mehr Bürger hat als alle anderen, bekommt einen Punkt und ' +
        'versetzt sie, dann ebenso bei der weißen. [UNI-9] [UNI-11] Die alte Region wird markiert; dorthin kommt ' +
        'keine Universität, bis alle Markierungen weg sind. [UNI-10] [UNI-12]',
      '- Klassenbonus: Für jede Karte der Klasse darfst du einen Bürger bei einer Universität ansiedeln. [UNI-8]',
      '- Klassenkarte ablegen: Alle dürfen eine Karte auf den Tisch zurücklegen und sind ihr Zeichen los. [UNI-7]',
      '- Kein Ereignis. [UNI-6]',
      'Nach der letzten Heimsuchung werden die Universitäten noch einmal gewertet. [UNI-14] Jedes Plättchen ist ' +
        'ein Punkt. [UNI-16]',
      'Der Professor sieht kommende Ereignisse an und ordnet sie neu. [CARD-240] [UNI-17]',
    ],
  },
];
