// What the first-game guide says of universities in German. Each lesson has one page or more.
import { few, inWords, upper } from './grammar.de';
import type { UniversityGuideWords } from './guide-universities.en';
import { place, within } from './nouns.de';

const tokens = (n: number) => few(n, 'ein Siegpunktplättchen', 'Siegpunktplättchen', 'noch kein Siegpunktplättchen');
const foundings = (n: number) =>
  n === 0 ? 'ist keine Gründung mehr' : n === 1 ? 'ist noch eine Gründung' : `sind noch ${few(n, '', 'Gründungen')}`;
const leading = (n: number) =>
  n === 0
    ? 'Du führst jetzt bei keiner Universität allein.'
    : `Du führst jetzt bei ${n === 1 ? 'einer Universität' : 'beiden Universitäten'} allein.`;
const brought = (n: number) => (n === 0 ? 'keinen' : n === 1 ? 'einen' : inWords(n));
const points = (n: number) => few(n, 'einen Punkt', 'Punkte', 'keinen Punkt');

export const guideUniversitiesDe: UniversityGuideWords = {
  begin: (n) => [
    {
      title: 'Universitäten',
      text:
        'Das ist Rattus mit Universitäten: den zwei Eulen auf dem Plan, einer grünen und einer weißen. Dorthin ' +
        'darf niemand die ersten Bürger setzen.',
    },
    {
      title: 'Ereignisse',
      text:
        'Am Ende jedes Zuges wird eine Ereigniskarte gezogen. Sieben der dreißig gründen eine Universität: Wer bei ' +
        'einer Eule mehr Bürger hat als alle anderen, bekommt ein Siegpunktplättchen.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text:
        `Wähle eine Region. ${upper(place(n.region))} liegt weit weg von der Pest; gut ist auch eine Region neben ` +
        'einer Eule.',
    },
  ],
  'first-card': () => [
    {
      title: 'Eine Karte nehmen',
      text:
        'In jedem Zug darfst du eine Karte nehmen. Der Student siedelt einen Bürger bei einer Universität an: ' +
        'genau das, was du brauchst.',
    },
  ],
  student: (n) => [
    {
      title: 'Der Student',
      text:
        'Der Student siedelt einen Bürger bei einer Universität an, mit oder ohne Ratten. Am meisten hilft er dir ' +
        `${within(n.region)}.`,
    },
  ],
  'settle-there': (n) => [
    {
      title: 'Bei einer Eule',
      text:
        `${upper(within(n.region))} steht eine Universität. Hast du dort mehr Bürger als alle anderen, gewinnst du ` +
        'die nächste Gründung. Gleichstand gewinnt nichts.',
    },
  ],
  move: (n) => [
    {
      title: 'Du hast eine Universität gewonnen',
      text:
        `${upper(within(n.region))} hast du mehr Bürger als alle anderen, also bekommst du ein Siegpunktplättchen, ` +
        'das einen Punkt wert ist. Jetzt zieht die Eule weiter, und du wählst, wohin.',
    },
    {
      title: 'Wohin?',
      text:
        'Die Region, die sie verlässt, wird markiert; dorthin kommt vorerst keine Eule zurück. Schick sie dorthin, ' +
        'wo du schon allein führst, dann kann auch die nächste Gründung deine sein.',
    },
  ],
  bonus: (n) => [
    {
      title: 'Ein Bonus',
      text:
        'Du hast eine Karte der Klasse auf dem Ereignis, also darfst du einen Bürger bei einer Universität ' +
        `ansiedeln. Tu es: Am meisten hilft er dir ${within(n.region)}.`,
    },
  ],
  discard: () => [
    {
      title: 'Eine Karte zurücklegen?',
      text:
        'Alle dürfen eine Klassenkarte auf den Tisch zurücklegen. Behalte deine, außer die Pest trifft wohl bald ' +
        'ihre Klasse.',
    },
  ],
  asked: () => [
    {
      title: 'Deine Wahl',
      text: 'Lies die Frage darüber und wähle, was gut aussieht. Danach geht die Einführung weiter.',
    },
  ],
  how: (n) => [
    {
      title: 'Dein Zug',
      text: `${leading(n.leads)} Du hast ${tokens(n.tokens)}; sie stehen bei den Namen der Spieler.`,
    },
    {
      title: 'Was noch kommt',
      text: `Im Stapel ${foundings(n.founded)}. „Ereignisse“ zeigt, wie viele von jeder Art noch kommen.`,
    },
    {
      title: 'Karten dafür',
      text:
        'Der Student siedelt bei einer Universität an. Zwei Karten, die diesmal nicht im Spiel sind, helfen auch: ' +
        'Der Professor sieht kommende Ereignisse an, und der Königliche Bibliothekar versetzt die grüne Eule.',
    },
    {
      title: 'Das Ende',
      text:
        'Nach der letzten Heimsuchung werden beide Universitäten noch einmal gewertet. Die Einführung bleibt bei ' +
        'dir, oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        `${leading(n.leads)} Du hast ${tokens(n.tokens)}, und im Stapel ${foundings(n.founded)}. Bring deine ` +
        'Bürger zu einer Eule, bevor der Zug endet.',
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `Es werden keine Ereignisse mehr gezogen. ${leading(n.leads)} Nach der letzten Heimsuchung ist jede ` +
        'Universität noch einmal einen Punkt wert.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}; Universitäten brachten ${brought(n.tokens)}. ` +
        (n.wins ? 'Gut gespielt.' : 'Bleib nächstes Mal nah bei den Eulen.'),
    },
  ],
};
