import type { Section } from './handbook.en';

export const sectionsMercatusDe: Section[] = [
  {
    id: 'mercatus',
    title: 'Mercatus: Waren und Münzen',
    text: [
      'In jeder Region liegt eine Ware: Fisch, Tuch, Holz oder Salz. Sie zeigt, womit dort gehandelt wird, und ' +
        'bleibt. [MERC-11] [MERC-13]',
      'Vier weitere von jeder liegen im Regal, eine davon offen. [MERC-10] Einmal in deinem Zug darfst du eine ' +
        'offene Ware nehmen. [MERC-22] Die nächste ihrer Art wird aufgedeckt, wenn der nächste Zug beginnt. ' +
        '[MERC-20]',
      'Endet ein Zug und ist von einer Ware nichts mehr im Regal, so verkaufen alle alles davon. [MERC-40] ' +
        '[MERC-42] Du bekommst 3 Münzen für jede Region dieser Ware, in der du die meisten Bürger hast, auch bei ' +
        'Gleichstand, solange du Waren hast. Was übrig ist, geht umsonst zurück. [MERC-44] [MERC-43]',
      'Eine Ware ist also etwas wert, wo du vorn liegst; und wer die letzte nimmt, bestimmt, wann verkauft wird.',
      'Jeder beginnt mit vier Münzen. [MERC-14] Münzen bezahlen, was manche Karten tun, und am Ende sind je fünf ' +
        'einen Punkt wert. [MERC-126]',
      'Drei Karten wirken mit der Ware, die auf ihnen liegt: Lege eine von deinen darauf. Sie bleibt, bis du sie ' +
        'wechselst, und geht ins Regal zurück, wenn die Karte dich verlässt. [MERC-60] [MERC-61] [MERC-62]',
      'In der Schlussrunde wird nichts aufgedeckt und nichts verkauft. Nach der letzten Heimsuchung wird alles noch ' +
        'einmal verkauft. [MERC-113] [MERC-114] [MERC-125]',
    ],
  },
];

export const handbookMercatusDe: Record<string, string[]> = {
  landowner: [
    'Lege eine deiner Waren auf die Karte. [MERC-60] Einmal im Zug siedelst du ein oder zwei Bürger in einer Region ' +
      'dieser Ware an, welche Ratten auch dort liegen. [MERC-70]',
    'Im Schlusszug wie sonst. [MERC-116]',
  ],
  brewer: [
    'Nimm eine offene Ware, neben der freien. [MERC-71]',
    'Im Schlusszug: eine beliebige, die das Regal noch hat. [MERC-114]',
  ],
  'hanseatic-trader': [
    'Lege eine deiner Waren auf die Karte. [MERC-60] Einmal im Zug versetzt du einen bis fünf deiner Bürger zusammen ' +
      'aus einer Region in eine dieser Ware, nah oder fern. [MERC-72]',
    'Im Schlusszug wie sonst. [MERC-116]',
  ],
  swindler: [
    'Lege ungesehen ein Rattenplättchen aus dem Vorrat in eine Region, in der du einen Bürger hast. [MERC-74] Danach ' +
      'darfst du die Ware dieser Region nehmen, wenn sie offen liegt. [MERC-75]',
    'Im Schlusszug muss sie nicht offen liegen. Ist der Vorrat leer, so kommt das Plättchen von den aufgedeckten. ' +
      '[MERC-117] [MERC-122]',
  ],
  pope: [
    'Zahle 2 Münzen: Ein Bürger kommt aus deinem Vorrat in die Zuflucht. [MERC-78]',
    'Im Schlusszug wie sonst. [MERC-116]',
  ],
  deacon: [
    'Nähme dir in der Pestphase deines Zuges ein Plättchen Bürger, so darfst du zahlen: Es tut dir nichts, den ' +
      'anderen aber nicht weniger. [MERC-80] [MERC-81] [MERC-82]',
    'Die erste Zahlung eines Zuges kostet 1 Münze, die zweite 2, die dritte 3. [MERC-83]',
    'Im Schlusszug darf er die Pest einen Schritt ziehen und dort heimsuchen. [MERC-116] In den Zügen anderer und in ' +
      'der letzten Heimsuchung hilft er nie. [MERC-124]',
  ],
  raider: [
    'Die Pest darf zwei Regionen weit gehen. [MERC-56] Ist sie gezogen, darfst du die Ware ihrer Region nehmen, wenn ' +
      'sie offen liegt. [MERC-88]',
    'Im Schlusszug zieht er die Pest noch einmal und darf die Ware dort nehmen. [MERC-116]',
  ],
  assassin: [
    'Die Pest darf zwei Regionen weit gehen. [MERC-56] Für jedes Plättchen, das Bürger anderer getötet hat, bekommst ' +
      'du eine Münze. [MERC-89]',
    'Im Schlusszug darf er die Pest ziehen und dort heimsuchen. [MERC-116]',
  ],
  'grave-robber': [
    'In deiner Pestphase darfst du für jedes Plättchen, das Bürger anderer getötet hat, eine offene Ware nehmen. ' +
      '[MERC-90]',
    'Im Schlusszug darf er die Pest einen Schritt ziehen und dort heimsuchen; dann genügt jede Ware im Regal. ' +
      '[MERC-116] [MERC-114]',
  ],
  shaman: [
    'Lege eine deiner Waren auf die Karte. [MERC-60] Einmal im Zug hebst du in den Regionen dieser Ware beliebig ' +
      'viele Rattenplättchen auf und legst sie unter diesen Regionen wieder hin. [MERC-92] [MERC-93]',
    'Im Schlusszug wie sonst. [MERC-116]',
  ],
  stadtholder: [
    'Zahle 1, 3 oder 6 Münzen und siedle einen, zwei oder drei Bürger in einer Region deiner Wahl an. [MERC-98]',
    'Im Schlusszug: ein Bürger für 1 Münze. [MERC-116]',
  ],
  treasurer: ['Nimm 2 Münzen. [MERC-100]', 'Im Schlusszug wie sonst. [MERC-116]'],
};
