// Region cards in German as a newcomer reads them; [REG-6] cites a clause.
import type { Section } from './handbook.en';

export const sectionsRegionCardsDe: Section[] = [
  {
    id: 'region-cards',
    title: 'Regionskarten',
    text: [
      'Alle bekommen drei Regionskarten und halten sie geheim. [REG-2] [REG-3] Jede nennt eine Region und zeigt ' +
        'zwei Klassen oder ein Fragezeichen für jede Klasse. [REG-1] Sie sind zu zweierlei gut:',
      '- Sie schützen. Ist ein Plättchen aufgedeckt und würde eine deiner Klassenkarten treffen, darfst du eine ' +
        'Regionskarte mit dieser Klasse darauflegen. [REG-5] [REG-6] Dann zählt die Klassenkarte nicht, bis die ' +
        'Heimsuchung vorbei ist. [REG-8] Danach wird die Regionskarte abgelegt. [REG-9]',
      '- Sie bringen Punkte. Am Ende ist jede Karte, die du noch hast, einen Punkt wert, wenn du in ihrer ' +
        'Region die meisten Bürger hast (auch bei Gleichstand). [REG-12]',
      'Jede Karte stellt dich vor die Wahl: jetzt einen Bürger retten oder am Ende vielleicht einen Punkt bekommen?',
      'Du wirst sofort gefragt, wer auch am Zug ist, und auch wenn keine deiner Karten passt. So erfährt ' +
        'niemand, was du hast. [REG-7] [REG-10]',
      'Der Astronom zieht neue Karten; der Entdecker deckt Karten auf und siedelt einen Bürger in einer ihrer ' +
        'Regionen an. [CARD-190] [CARD-200]',
    ],
  },
];
