import { few, inWords, upper } from './grammar.de';
import type { MercatusGuideWords } from './guide-mercatus.en';
import { within } from './nouns.de';

const coins = (n: number) => few(n, 'eine Münze', 'Münzen');
const worth = (n: number) => few(Math.floor(n / 5), 'einen Punkt', 'Punkte', 'noch keinen Punkt');
const brought = (n: number) => (n === 0 ? 'keinen' : n === 1 ? 'einen' : inWords(n));
const regions = (n: number) => few(n, 'einer Region', 'Regionen', 'keiner Region');
const left = (n: number) => (n === 0 ? 'liegt keine mehr' : n === 1 ? 'liegt noch eine' : `liegen noch ${inWords(n)}`);

export const guideMercatusDe: MercatusGuideWords = {
  begin: (n) => [
    {
      title: 'Waren und Münzen',
      text:
        'Das ist Rattus mit Handel. Ratten und Pest wirken wie sonst, und überlebende Bürger sind Punkte. Dazu ' +
        'verkaufst du Waren, und je fünf Münzen sind am Ende einen Punkt wert.',
    },
    {
      title: 'Was wo gefragt ist',
      text:
        'In jeder Region steht eine Kiste: Fisch, Tuch, Holz oder Salz. Sie zeigt, was sich dort verkauft, und ' +
        'ändert sich nie. Wer in einer Region die meisten Bürger hat, kann dort verkaufen.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text:
        `Wähle eine Region. ${upper(within(n.region))} (leuchtend) ist ${n.wanted} gefragt, und die Pest ist weit ` +
        'weg.',
    },
  ],
  'free-good': () => [
    {
      title: 'Dein Zug, und eine Ware',
      text:
        'Wie sonst nimmst du eine Karte, siedelst, nutzt deine Karten und ziehst dann die Pest. Mit Mercatus ' +
        'darfst du außerdem eine Ware nehmen, jederzeit, bevor die Pest zieht.',
    },
    {
      title: 'Das Regal',
      text:
        'Im Regal liegen vier von jeder Ware, eine davon offen. Eine offene Ware darfst du nehmen. Die nächste ' +
        'wird aufgedeckt, wenn der nächste Zug beginnt.',
    },
  ],
  'which-good': (n) => [
    {
      title: 'Welche Ware?',
      text:
        'Waren verkaufen sich, wo du die meisten Bürger hast. ' +
        (n.led > 0
          ? `Mit ${n.good} führst du in ${regions(n.led)}: eine gute Wahl.`
          : 'Nimm eine, die du wohl noch verkaufst.'),
    },
  ],
  'settle-market': (n) => [
    {
      title: 'Wohin?',
      text:
        `Mehr Ratten bringen mehr Bürger und mehr Gefahr. ${upper(within(n.region))} ist ${n.wanted} gefragt, und ` +
        'du hast davon: Mit den meisten Bürgern dort kannst du verkaufen.',
    },
  ],
  'how-sold': (n) => [
    {
      title: 'Wie es zum Verkauf kommt',
      text:
        'Ist am Ende eines Zuges von einer Ware nichts mehr im Regal, müssen alle alles davon verkaufen. Wer die ' +
        'letzte nimmt, bestimmt also, wann. Die Vorschau neben dem Regal zeigt, was jetzt verkauft würde.',
    },
    {
      title: 'Was er bringt',
      text:
        'Jede Region dieser Ware, in der du die meisten Bürger hast (auch bei Gleichstand), nimmt dir eine Ware ' +
        'für 3 Münzen ab. Was du nicht verkaufen kannst, geht umsonst ins Regal zurück.',
    },
    {
      title: 'Wozu Münzen gut sind',
      text:
        `Du hast ${coins(n.coins)}, das bringt ${worth(n.coins)}. Mit anderen Kartensätzen kannst du Münzen ` +
        'ausgeben: für Bürger, für die Zuflucht oder für dein Leben.',
    },
    {
      title: 'Der letzte Verkauf',
      text:
        'In der Schlussrunde wird nichts verkauft. Nach der letzten Heimsuchung werden alle Waren auf einmal ' +
        'verkauft: Behalte also welche für Regionen, in denen deine Bürger sicher sind. Die Einführung bleibt bei ' +
        'dir, oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        `Du hast ${coins(n.coins)}, das bringt ${worth(n.coins)}. ` +
        (n.good
          ? `Von deiner Ware ${n.good} ${left(n.left)} im Regal, und du führst damit in ${regions(n.led)}.`
          : 'Du hast keine Ware: Nimm eine, die bei deinen Bürgern gefragt ist.'),
    },
  ],
  sale: (n) => [
    {
      title: 'Es wird verkauft',
      text:
        `Im Regal ist kein ${n.good} mehr: Am Ende dieses Zuges wird verkauft, und wie es jetzt steht, bekommst du ` +
        `${coins(n.gets)}. Bürger, die die Pest vorher holt, zählen nicht.`,
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        'Nutze deine Karten noch einmal. Nach der letzten Heimsuchung werden alle Waren verkauft, wo du die ' +
        `meisten Bürger hast. Bis jetzt hast du ${coins(n.coins)}.`,
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${few(n.points, 'einen Punkt', 'Punkte', 'keinen Punkt')}; Münzen brachten ` +
        `${brought(Math.floor(n.coins / 5))}. ` +
        `${n.wins ? 'Gut gemacht!' : 'Führe nächstes Mal dort, wo deine Waren gefragt sind.'}`,
    },
  ],
};
