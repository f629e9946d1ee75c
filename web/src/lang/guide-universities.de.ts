// Was die Anleitung zum ersten Spiel über Universitäten sagt. Jede Lektion hat eine Seite oder mehr.
import type { UniversityGuideWords } from './guide-universities.en';

const tokens = (n: number) => (n === 1 ? 'ein Plättchen' : n === 0 ? 'noch kein Plättchen' : `${n} Plättchen`);
const foundings = (n: number) =>
  n === 1 ? 'ist noch eine Gründung' : n === 0 ? 'ist keine Gründung mehr' : `sind noch ${n} Gründungen`;
const leading = (n: number) =>
  n === 0
    ? 'Du führst jetzt bei keiner Universität.'
    : `Du führst jetzt bei ${n === 1 ? 'einer Universität' : 'beiden'}.`;
const points = (n: number) => (n === 1 ? 'einen Punkt' : n === 0 ? 'keinen' : `${n} Punkte`);

export const guideUniversitiesDe: UniversityGuideWords = {
  begin: (n) => [
    {
      title: 'Universitäten',
      text:
        'Das ist Rattus mit Universitäten. Zwei Eulen stehen auf dem Plan, eine grüne und eine weiße. Am Anfang kann ' +
        'niemand siedeln, wo sie stehen.',
    },
    {
      title: 'Ereignisse',
      text:
        'Am Ende jedes Zugs wird eine Ereigniskarte gezogen, offen für alle. Sieben der dreißig gründen ' +
        'Universitäten: Wer allein die meisten Bürger bei einer Eule hat, bekommt ein Siegpunktplättchen.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text: `Wähle eine Region. ${n.region} liegt fern der Pest; gut ist auch eine Region neben einer Eule.`,
    },
  ],
  'first-card': () => [
    {
      title: 'Eine Karte nehmen',
      text:
        'In jedem Zug darfst du eine Karte nehmen. Der Student siedelt einen Bürger an, wo eine Universität steht: ' +
        'genau das, was du heute brauchst.',
    },
  ],
  student: (n) => [
    {
      title: 'Der Student',
      text: `Er bringt einen Bürger zu einer Universität, auch ohne Ratten. In ${n.region} nützt er dir am meisten.`,
    },
  ],
  'settle-there': (n) => [
    {
      title: 'Bei einer Eule',
      text:
        `In ${n.region} steht eine Universität. Hast du dort mehr Bürger als jeder andere, ist die nächste Gründung ` +
        'dein. Gleichstand bringt nichts.',
    },
  ],
  move: (n) => [
    {
      title: 'Du hast eine Universität gewonnen',
      text:
        `In ${n.region} führst du allein: Ein Siegpunktplättchen ist dein und zählt am Ende einen Punkt. Jetzt zieht ` +
        'die Eule weiter, und du sagst, wohin.',
    },
    {
      title: 'Wohin?',
      text:
        'Die Region, die sie verlässt, wird markiert; so bald kommt keine Eule dorthin zurück. Schick sie, wo du ' +
        'schon führst: Dann kann auch die nächste Gründung dein sein.',
    },
  ],
  bonus: (n) => [
    {
      title: 'Ein Bonus',
      text:
        'Du hast eine Karte der Klasse, die das Ereignis nennt: Ein Bürger kommt zu einer der Universitäten. Nimm ' +
        `ihn: In ${n.region} nützt er dir am meisten.`,
    },
  ],
  discard: () => [
    {
      title: 'Eine Karte zurücklegen?',
      text:
        'Jeder darf eine Klassenkarte auf den Tisch zurücklegen. Niemand muss: Behalte deine, außer die Pest trifft ' +
        'wohl bald ihre Klasse.',
    },
  ],
  asked: () => [
    {
      title: 'Deine Wahl',
      text: 'Was gefragt ist, steht über den Antworten. Wähle, was dir gefällt; danach geht die Einführung weiter.',
    },
  ],
  how: (n) => [
    {
      title: 'Dein Zug',
      text: `${leading(n.leads)} Du hast ${tokens(n.tokens)}; Plättchen liegen bei den Namen ihrer Besitzer.`,
    },
    {
      title: 'Was noch kommt',
      text:
        `Im Stapel ${foundings(n.founded)}. „Ereignisse“ zeigt, wie viele von jeder Art noch kommen, ` +
        'und was schon offen liegt.',
    },
    {
      title: 'Karten dafür',
      text:
        'Der Student siedelt bei einer Universität an. Andere sehen Ereignisse voraus oder versetzen die grüne Eule: ' +
        'der Professor und der Königliche Bibliothekar, die heute nicht mitspielen.',
    },
    {
      title: 'Das Ende',
      text:
        'Ist alles vorüber, werden beide Universitäten ein letztes Mal gezählt. Die Einführung bleibt bei dir, ' +
        'oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        `${leading(n.leads)} Du hast ${tokens(n.tokens)}, und im Stapel ${foundings(n.founded)}. Bring deine Leute ` +
        'zu einer Eule, bevor der Zug endet.',
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `Es wird kein Ereignis mehr gezogen. ${leading(n.leads)} Nach der letzten Heimsuchung ist jede noch einmal ` +
        'einen Punkt wert.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}, davon durch Universitäten ${points(n.tokens)}. ` +
        (n.wins ? 'Gut gespielt.' : 'Sei das nächste Mal, wo die Eulen sind.'),
    },
  ],
};
