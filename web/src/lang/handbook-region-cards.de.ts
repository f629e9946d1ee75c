// Regionskarten, wie sie liest, wer sie zum ersten Mal spielt; [REG-6] nennt eine Regel.
import type { Section } from './handbook.en';

export const sectionsRegionCardsDe: Section[] = [
  {
    id: 'region-cards',
    title: 'Regionskarten',
    text: [
      'Alle bekommen drei Regionskarten und halten sie geheim. [REG-2] [REG-3] Jede nennt eine Region und zeigt zwei ' +
        'Klassen, oder ein Fragezeichen für jede Klasse. [REG-1] Sie sind zu zweierlei gut:',
      '- Sie schützen. Ist ein Plättchen umgedreht und trifft eine deiner Klassenkarten, darfst du eine Regionskarte ' +
        'mit dieser Klasse darauflegen. [REG-5] [REG-6] Dann zählt die Klassenkarte nicht, bis die Heimsuchung ' +
        'vorbei ist. [REG-8] Danach wird die Regionskarte abgelegt. [REG-9]',
      '- Sie bringen Punkte. Am Ende ist jede Karte, die du noch hast, einen Punkt wert, wenn du in ihrer Region die ' +
        'meisten Bürger hast, auch bei Gleichstand. [REG-12]',
      'So fragt jede Karte: jetzt ein Bürger, oder vielleicht am Ende ein Punkt?',
      'Du wirst sofort gefragt, wer auch am Zug ist, und auch wenn keine deiner Karten passt: So erfährt niemand ' +
        'daraus, was du hast. [REG-7] [REG-10]',
      'Neue Karten bringt der Astronom; der Entdecker zeigt, wo jemand angesiedelt werden kann. [CARD-190] [CARD-200]',
    ],
  },
];
