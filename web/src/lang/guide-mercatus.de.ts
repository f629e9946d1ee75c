import type { MercatusGuideWords } from './guide-mercatus.en';

const coins = (n: number) => (n === 1 ? 'eine Münze' : `${n} Münzen`);
const worth = (n: number) => (n < 5 ? 'noch kein Punkt' : n < 10 ? 'ein Punkt' : `${Math.floor(n / 5)} Punkte`);
const regions = (n: number) => (n === 0 ? 'keiner Region' : n === 1 ? 'einer Region' : `${n} Regionen`);

export const guideMercatusDe: MercatusGuideWords = {
  begin: (n) => [
    {
      title: 'Waren und Münzen',
      text:
        'Das ist Rattus mit Handel. Pest und Ratten sind wie immer: Überlebende Bürger sind Punkte. Dazu ' +
        'verkaufst du Waren, und je fünf Münzen sind am Ende einen Punkt wert.',
    },
    {
      title: 'Was wo gefragt ist',
      text:
        'In jeder Region steht eine Kiste: Fisch, Tuch, Holz oder Salz. Sie zeigt, was man dort verkaufen kann, ' +
        'und bleibt. Wer in einer Region die meisten Bürger hat, wird dort bezahlt.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text:
        `Wähle eine Region. In ${n.region} ist ${n.wanted} gefragt, und es liegt weit weg von der Pest: Der ` +
        'leuchtende Rand zeigt es.',
    },
  ],
  'free-good': () => [
    {
      title: 'Dein Zug, und eine Ware',
      text:
        'Wie immer nimmst du eine Karte, siedelst, nutzt deine Karten und ziehst dann die Pest. Mit Mercatus darfst ' +
        'du dazu eine Ware nehmen, wann du willst, nur vor der Pest.',
    },
    {
      title: 'Das Regal',
      text:
        'Im Regal liegen vier von jeder Ware, eine davon offen. Was offen liegt, kann man nehmen. Die nächste wird ' +
        'aufgedeckt, wenn der nächste Zug beginnt.',
    },
  ],
  'which-good': (n) => [
    {
      title: 'Welche Ware?',
      text:
        'Eine Ware ist etwas wert, wo du die meisten Bürger hast. ' +
        `Mit ${n.good} liegst du in ${regions(n.led)} vorn: Das wäre eine gute Wahl.`,
    },
  ],
  'settle-market': (n) => [
    {
      title: 'Wohin?',
      text:
        `Mehr Ratten bringen mehr Bürger und mehr Gefahr. In ${n.region} ist ${n.wanted} gefragt, und du hast ` +
        'davon: Mit den meisten Bürgern dort kannst du verkaufen.',
    },
  ],
  'how-sold': (n) => [
    {
      title: 'Wie es zum Verkauf kommt',
      text:
        'Endet ein Zug und ist von einer Ware nichts mehr im Regal, so müssen alle alles davon verkaufen. Wer die ' +
        'letzte nimmt, bestimmt also, wann. Die Vorschau am Regal sagt, was jetzt verkauft würde.',
    },
    {
      title: 'Was er bringt',
      text:
        'Du bekommst 3 Münzen für jede ihrer Regionen, in der du die meisten Bürger hast, auch bei Gleichstand, ' +
        'solange du Waren hast. Je Region eine Ware; was übrig ist, geht umsonst zurück.',
    },
    {
      title: 'Wozu Münzen gut sind',
      text:
        `Du hast ${coins(n.coins)}, das ist ${worth(n.coins)}. Mit anderen Karten kannst du damit zahlen: für ` +
        'Bürger, für die Zuflucht, für dein Leben.',
    },
    {
      title: 'Der letzte Verkauf',
      text:
        'In der Schlussrunde wird nichts verkauft. Ist ganz Europa noch einmal heimgesucht, so werden alle Waren ' +
        'zusammen verkauft: Behalte also welche, wo deine Leute sicher sind. Die Einführung bleibt bei dir, ' +
        'oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        `Du hast ${coins(n.coins)}: ${worth(n.coins)}. ` +
        (n.good
          ? `Von deiner Ware ${n.good} ${n.left === 1 ? 'liegt noch eine' : `liegen noch ${n.left}`} im Regal, und ` +
            `du liegst damit in ${regions(n.led)} vorn.`
          : 'Du hast keine Ware: Nimm eine, die bei deinen Leuten gefragt ist.'),
    },
  ],
  sale: (n) => [
    {
      title: 'Es wird verkauft',
      text:
        `${n.good} ist aus: Endet dieser Zug, so wird verkauft, und du bekämst jetzt ${coins(n.gets)}. Bürger, die ` +
        'die Pest vorher holt, zählen nicht.',
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        'Nutze noch einmal deine Karten. Dann wird Europa heimgesucht, und danach werden alle Waren verkauft, wo du ' +
        `die meisten Bürger hast. Bis jetzt hast du ${coins(n.coins)}.`,
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${n.points === 1 ? 'einen Punkt' : `${n.points} Punkte`}: deine Bürger, und ` +
        `${worth(n.coins)} für ${coins(n.coins)}. ${
          n.wins ? 'Gut gemacht: gute Leute und gute Geschäfte.' : 'Sei nächstes Mal vorn, wo deine Waren gefragt sind.'
        }`,
    },
  ],
};
