// What the first-game guide says of upgrade tiles in German. Each lesson has one page or more.
import { few, inWords, upper } from './grammar.de';
import type { UpgradeGuideNames, UpgradeGuideWords } from './guide-upgrades.en';
import { accusative, place } from './nouns.de';

const upgraded = (n: number, cards: number) =>
  n === cards ? (n === 2 ? 'beide' : 'alle') : `${n === 0 ? 'keine' : n === 1 ? 'eine' : inWords(n)} davon`;
const owned = ({ cards, higher }: UpgradeGuideNames) =>
  cards === 0
    ? 'Du hast gerade keine Karte.'
    : cards === 1
      ? `Du hast eine Karte, ${higher ? 'und sie ist ausgebaut' : 'noch nicht ausgebaut'}.`
      : `Du hast ${inWords(cards)} Karten, ${upgraded(higher, cards)} ausgebaut.`;
const points = (n: number) => few(n, 'einen Punkt', 'Punkte', 'keinen Punkt');

export const guideUpgradesDe: UpgradeGuideWords = {
  begin: (n) => [
    {
      title: 'Ausbauplättchen',
      text:
        'Das ist Rattus mit Ausbauplättchen. Jede Klassenkarte beginnt auf Stufe I. Ihr Plättchen hebt sie auf ' +
        'Stufe II und, umgedreht, auf Stufe III.',
    },
    {
      title: 'Wo die Plättchen sind',
      text: 'Sie liegen neben dem Plan, für alle. „Ausbau“ zeigt, was jedes auf beiden Stufen tut.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text: `Wähle eine Region. ${upper(place(n.region))} liegt weit weg von der Pest.`,
    },
  ],
  'first-card': (n) => [
    {
      title: 'Zuerst eine Karte',
      text:
        'Ausbauen kannst du nur eine Karte, die du hast, und nicht in dem Zug, in dem du sie nimmst. Nimm ' +
        `${accusative(n.card)}: Die Karte hilft dir jetzt, und im nächsten Zug kannst du sie ausbauen.`,
    },
  ],
  upgrade: (n) => [
    {
      title: 'Eine Karte ausbauen',
      text: 'Ein neuer Zug: Du darfst noch eine Karte nehmen oder eine von deinen ausbauen, aber nicht beides.',
    },
    {
      title: `${n.card}, Stufe II`,
      text:
        `${n.does} Das Plättchen kostet nichts, und das Zeichen der Karte trifft dich nicht öfter als vorher. ` +
        'Probier es aus.',
    },
  ],
  'upgrade-again': (n) => [
    {
      title: `${n.card}, Stufe III`,
      text: `Du kannst dein Plättchen umdrehen: ${n.does} Das ist die höchste Stufe.`,
    },
  ],
  upgraded: (n) => [
    {
      title: 'Das Siegel',
      text:
        `Die Zahl im Wachs ist die Stufe deiner Karte (${n.card}); in Rot steht, was das Plättchen ändert. Es ` +
        `wirkt sofort: ${n.does}`,
    },
  ],
  gone: () => [
    {
      title: 'Deine Karte ist weg',
      text:
        'Wer dir eine Karte nimmt, bekommt sie auf Stufe I; das Plättchen kommt wieder neben den Plan. Nimm eine ' +
        'andere Karte und bau sie im nächsten Zug aus, wenn du sie dann noch hast.',
    },
  ],
  lend: (n) => [
    {
      title: 'Der Alchemist',
      text:
        'Der Alchemist hat keine Stufen. Stattdessen leiht er ein unbenutztes Plättchen und wirkt sofort wie ' +
        'dessen Karte auf Stufe III. Eine Karte nehmen oder ausbauen darfst du außerdem.',
    },
    {
      title: `${upper(accusative(n.card))} leihen?`,
      text:
        `${n.does} Zu Beginn deines nächsten Zuges geht das Plättchen zurück, und in jenem Zug tut der Alchemist ` +
        'nichts.',
    },
  ],
  anywhere: (n) => [
    {
      title: 'Ein Bürger, wohin du willst',
      text:
        'Das macht das Plättchen: Es braucht keine Ratten, und siedeln darfst du in diesem Zug trotzdem. ' +
        `${upper(place(n.region))} liegt weit weg von der Pest.`,
    },
  ],
  'by-tile': () => [
    {
      title: 'Eine ausgebaute Karte',
      text: 'Dieser Schritt kommt von einem Ausbauplättchen. Wähle, was dir passt; was du „darfst“, musst du nicht.',
    },
  ],
  how: (n) => [
    {
      title: 'Wie lange ein Plättchen hält',
      text:
        `${owned(n)} Ein Plättchen bleibt, solange du die Karte hast. Nimmt jemand die Karte, geht es zurück, und ` +
        'sie beginnt wieder auf Stufe I.',
    },
    {
      title: 'Breit oder hoch',
      text:
        'Viele Karten helfen auf viele Arten, setzen dich aber vielen Zeichen aus. Wenige ausgebaute Karten ' +
        'leisten ebenso viel, mit weniger Gefahr. Aber starke Karten nehmen die anderen gern.',
    },
    {
      title: 'Der Alchemist',
      text:
        'Wer ihn hat, leiht jeden zweiten Zug ein Plättchen. Wer die Karte ausbaut, deren Plättchen auf dem ' +
        'Alchemisten liegt, nimmt es von dort.',
    },
    {
      title: 'Weiter',
      text:
        'In deinem Schlusszug wird nichts mehr ausgebaut, aber deine Plättchen wirken noch. Die Einführung bleibt ' +
        'bei dir, oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        `${owned(n)} ${n.cards > 0 ? 'Nutze deine Karten, siedle' : 'Siedle'} und ziehe die Pest dorthin, wo andere ` +
        'mehr verlieren.',
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `${owned(n)} ${n.cards > 0 ? 'Nutze deine Karten noch einmal. ' : ''}Niemand nimmt jetzt Karten oder baut ` +
        (n.higher > 0 ? 'sie aus, aber deine Plättchen wirken noch.' : 'sie aus.'),
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}. ` +
        (n.wins
          ? 'Gut gespielt, mit starken Karten oder ohne.'
          : 'Bau nächstes Mal früh eine Karte aus, die die anderen nicht wollen.'),
    },
  ],
};
