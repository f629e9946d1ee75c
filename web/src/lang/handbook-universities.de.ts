// Universitäten, wie ein Neuling sie liest; [UNI-9] nennt eine Regel.
import type { Section } from './handbook.en';

export const sectionsUniversitiesDe: Section[] = [
  {
    id: 'universities',
    title: 'Universitäten',
    text: [
      'Zwei Universitäten, eine grüne und eine weiße, stehen auf der Karte. [UNI-3] Am Ende jedes Zuges wird eine ' +
        'Ereigniskarte aufgedeckt: [UNI-5]',
      '- Universität gegründet: Wer dort, wo die grüne und dann die weiße steht, mehr Bürger hat als jeder andere, ' +
        'bekommt einen Punkt und versetzt sie. [UNI-9] [UNI-11] Ihre alte Region wird markiert; dorthin kommt keine ' +
        'Universität, bis alle Marken weg sind. [UNI-10] [UNI-12]',
      '- Klassenbonus: Für jede Karte der Klasse darfst du einen Bürger bei einer Universität ansiedeln. [UNI-8]',
      '- Klassenkarte abwerfen: Jeder darf eine Karte auf den Tisch zurücklegen und ist so ihr Zeichen los. [UNI-7]',
      '- Kein Ereignis. [UNI-6]',
      'Wenn alles vorbei ist, zählen die Universitäten ein letztes Mal. [UNI-14] Jedes Plättchen ist ein Punkt. ' +
        '[UNI-16]',
      'Der Professor sieht voraus und ordnet, was kommt. [CARD-240] [UNI-17]',
    ],
  },
];
