import type { Section } from './handbook.en';

export const sectionsMercatusDe: Section[] = [
  {
    id: 'mercatus',
    title: 'Mercatus: Waren und Münzen',
    text: [
      'Jede Region hat eine Ware: Fisch, Tuch, Holz oder Salz. Sie zeigt, womit dort gehandelt wird, und ändert ' +
        'sich nie. [MERC-11] [MERC-13]',
      'Vier weitere jeder Art liegen im Regal, eine davon offen. [MERC-10] Einmal in deinem Zug darfst du eine ' +
        'offene Ware nehmen. [MERC-22] Die nächste ihrer Art wird aufgedeckt, wenn der nächste Zug beginnt. ' +
        '[MERC-20]',
      'Endet ein Zug und ist von einer Art nichts mehr im Regal, verkaufen alle alles davon. [MERC-40] ' +
        '[MERC-42] Du bekommst 3 Münzen für jede Region dieser Art, in der du die meisten Bürger hast (auch bei ' +
        'Gleichstand), solange du Waren hast. Was übrig ist, geht umsonst zurück. [MERC-44] [MERC-43]',
      'Waren sind also etwas wert, wo du führst; und wer die letzte nimmt, bestimmt, wann verkauft wird.',
      'Alle beginnen mit vier Münzen. [MERC-14] Münzen bezahlen, was manche Karten tun, und am Ende sind je ' +
        'fünf einen Punkt wert. [MERC-126]',
      'Drei Karten brauchen eine Ware auf sich: Lege eine von deinen darauf. Sie bleibt, bis du sie ersetzt, ' +
        'und geht ins Regal zurück, wenn du die Karte verlierst. [MERC-60] [MERC-61] [MERC-62]',
      'In der Schlussrunde wird nichts aufgedeckt und nichts verkauft. Nach der letzten Heimsuchung werden alle ' +
        'Waren noch einmal verkauft. [MERC-113] [MERC-114] [MERC-125]',
    ],
  },
];

export const handbookMercatusDe: Record<string, string[]> = {
  landowner: [
    'Lege eine deiner Waren auf die Karte. [MERC-60] Siedle einmal im Zug einen oder zwei Bürger in einer ' +
      'Region dieser Ware an, mit oder ohne Ratten. [MERC-70]',
    'Im Schlusszug wirkt er wie sonst. [MERC-116]',
  ],
  brewer: [
    'Nimm eine offene Ware, zusätzlich zu deiner freien. [MERC-71]',
    'Im Schlusszug: eine beliebige Ware aus dem Regal. [MERC-114]',
  ],
  'hanseatic-trader': [
    'Lege eine deiner Waren auf die Karte. [MERC-60] Versetze einmal im Zug einen bis fünf deiner Bürger ' +
      'zusammen aus einer Region in eine Region dieser Ware, wie weit auch immer. [MERC-72]',
    'Im Schlusszug wirkt er wie sonst. [MERC-116]',
  ],
  swindler: [
    'Lege ungesehen ein Rattenplättchen aus dem Vorrat in eine Region, in der du einen Bürger hast. [MERC-74] ' +
      'Danach darfst du die Ware dieser Region nehmen, wenn sie im Regal offen liegt. [MERC-75]',
    'Im Schlusszug muss die Ware nicht offen liegen. Ist der Vorrat leer, kommt das Plättchen aus den ' +
      'verbrauchten. [MERC-117] [MERC-122]',
  ],
  pope: [
    'Zahle 2 Münzen: Ein Bürger kommt aus deinem Vorrat in die Zuflucht. [MERC-78]',
    'Im Schlusszug wirkt er wie sonst. [MERC-116]',
  ],
  deacon: [
    'Würde dich in der Pestphase deines Zuges ein Plättchen Bürger kosten, darfst du zahlen: Dir tut es dann ' +
      'nichts, den anderen aber nicht weniger. [MERC-80] [MERC-81] [MERC-82]',
    'Die erste Zahlung eines Zuges kostet 1 Münze, die zweite 2, die dritte 3. [MERC-83]',
    'Im Schlusszug darf der Diakon die Pest eine Region weit ziehen und dort heimsuchen. [MERC-116] In den ' +
      'Zügen anderer und bei der letzten Heimsuchung hilft er nie. [MERC-124]',
  ],
  raider: [
    'Die Pest darf bis zu zwei Regionen weit ziehen. [MERC-56] Ist sie gezogen, darfst du die Ware ihrer Region ' +
      'nehmen, wenn sie im Regal offen liegt. [MERC-88]',
    'Im Schlusszug darf der Plünderer die Pest noch einmal ziehen, und du darfst die Ware dort nehmen. [MERC-116]',
  ],
  assassin: [
    'Die Pest darf bis zu zwei Regionen weit ziehen. [MERC-56] Für jedes Plättchen, das Bürger anderer getötet ' +
      'hat, bekommst du eine Münze. [MERC-89]',
    'Im Schlusszug darf der Meuchelmörder die Pest ziehen und dort heimsuchen. [MERC-116]',
  ],
  'grave-robber': [
    'In deiner Pestphase darfst du für jedes Plättchen, das Bürger anderer getötet hat, eine offene Ware ' +
      'nehmen. [MERC-90]',
    'Im Schlusszug darf der Grabräuber die Pest eine Region weit ziehen und dort heimsuchen; dann darfst du ' +
      'jede Ware aus dem Regal nehmen. [MERC-116] [MERC-114]',
  ],
  shaman: [
    'Lege eine deiner Waren auf die Karte. [MERC-60] Nimm einmal im Zug beliebig viele Rattenplättchen in den ' +
      'Regionen dieser Ware auf und lege sie in diese Regionen zurück. [MERC-92] [MERC-93]',
    'Im Schlusszug wirkt er wie sonst. [MERC-116]',
  ],
  stadtholder: [
    'Zahle 1, 3 oder 6 Münzen und siedle einen, zwei oder drei Bürger in einer Region deiner Wahl an. [MERC-98]',
    'Im Schlusszug: ein Bürger für 1 Münze. [MERC-116]',
  ],
  treasurer: ['Nimm 2 Münzen. [MERC-100]', 'Im Schlusszug wirkt er wie sonst. [MERC-116]'],
};
