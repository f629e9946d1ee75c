// Was die Anleitung zum ersten Spiel über Ausbauplättchen sagt. Jede Lektion hat eine Seite oder mehr.
import type { UpgradeGuideNames, UpgradeGuideWords } from './guide-upgrades.en';

const upgraded = (n: number) => (n === 0 ? 'keine' : n === 1 ? 'eine' : n);
const has = ({ cards, higher }: UpgradeGuideNames) =>
  cards === 0
    ? 'Du hast gerade keine Karte.'
    : cards === 1
      ? `Du hast eine Karte, ${higher ? 'und sie ist ausgebaut' : 'noch nicht ausgebaut'}.`
      : `Du hast ${cards} Karten, ${upgraded(higher)} davon ausgebaut.`;
const points = (n: number) => (n === 1 ? 'einen Punkt' : n === 0 ? 'keinen Punkt' : `${n} Punkte`);

export const guideUpgradesDe: UpgradeGuideWords = {
  begin: (n) => [
    {
      title: 'Ausbauplättchen',
      text:
        'Das ist Rattus mit Ausbauplättchen. Jede Klassenkarte beginnt auf Stufe I; ihr Plättchen hebt sie auf ' +
        'Stufe II, und umgedreht auf Stufe III.',
    },
    {
      title: 'Wo die Plättchen sind',
      text: 'Sie warten neben dem Plan, für alle dieselben. „Ausbau“ zeigt, was jedes tut, auf beiden Stufen.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text: `Wähle zuerst eine Region für sie. Weit weg von der Pest ist diese: ${n.region}.`,
    },
  ],
  'first-card': (n) => [
    {
      title: 'Zuerst eine Karte',
      text:
        'Ausbauen kannst du nur eine Karte, die du hast, und nicht in dem Zug, in dem du sie nimmst. Nimm diese: ' +
        `${n.card}. Sie hilft dir schon jetzt und kann in deinem nächsten Zug ihr Plättchen bekommen.`,
    },
  ],
  upgrade: (n) => [
    {
      title: 'Eine Karte ausbauen',
      text:
        'Ein neuer Zug: Du darfst noch eine Karte nehmen, oder stattdessen eine von deinen stärker machen. Eines von ' +
        'beidem, nicht beides.',
    },
    {
      title: `${n.card}, Stufe II`,
      text:
        `${n.does} Das Plättchen kostet nichts, und das Zeichen der Karte trifft dich nicht öfter als vorher. ` +
        'Probier es.',
    },
  ],
  'upgrade-again': (n) => [
    {
      title: `${n.card}, Stufe III`,
      text: `Dein Plättchen lässt sich umdrehen: ${n.does} Besser kann die Karte nicht werden.`,
    },
  ],
  upgraded: (n) => [
    {
      title: 'Das Siegel',
      text:
        `Die Zahl im Wachs sagt, welche Stufe diese Karte hat: ${n.card}. Rot ist auf der Karte, was das Plättchen ` +
        `ändert. Es gilt sofort: ${n.does}`,
    },
  ],
  gone: () => [
    {
      title: 'Deine Karte ist weg',
      text:
        'Wer dir eine Karte nimmt, bekommt sie auf Stufe I; das Plättchen geht zurück zu den anderen. Nimm wieder ' +
        'eine Karte, und bau sie aus, wenn du sie im nächsten Zug noch hast.',
    },
  ],
  lend: (n) => [
    {
      title: 'Der Alchemist',
      text:
        'Er hat keine Stufen. Stattdessen leiht er ein Plättchen, das auf keiner Karte liegt, und tut sofort, was ' +
        'die andere Karte auf Stufe III tut. Eine Karte nehmen oder ausbauen darfst du außerdem.',
    },
    {
      title: `Leihen: ${n.card}?`,
      text: `${n.does} Zu Beginn deines nächsten Zuges geht das Plättchen zurück, und der Alchemist ruht einen Zug.`,
    },
  ],
  anywhere: (n) => [
    {
      title: 'Ein Bürger, wohin du willst',
      text:
        'Das macht das Plättchen: Er braucht keine Ratten, und siedeln darfst du in diesem Zug trotzdem. Weit weg ' +
        `von der Pest ist diese Region: ${n.region}.`,
    },
  ],
  'by-tile': () => [
    {
      title: 'Eine ausgebaute Karte',
      text: 'Dieser Schritt kommt vom Plättchen einer Karte. Wähle, was dir passt; was du „darfst“, musst du nicht.',
    },
  ],
  how: (n) => [
    {
      title: 'Wie lange ein Plättchen hält',
      text:
        `${has(n)} Ein Plättchen bleibt, solange die Karte bei dir bleibt. ` +
        'Nehmen andere die Karte, geht es zurück, und sie fangen auf Stufe I an.',
    },
    {
      title: 'Breit oder hoch',
      text:
        'Viele Karten helfen dir auf viele Arten, und bringen viele Zeichen, die dich treffen. Wenige mit Plättchen ' +
        'tun ebenso viel und treffen seltener. Aber was stark ist, nehmen die anderen gern.',
    },
    {
      title: 'Der Alchemist',
      text:
        'Wer ihn hat, leiht in jedem zweiten Zug ein Plättchen, welche Karten er auch sonst hat. Wer ebendiese Karte ' +
        'ausbaut, nimmt es ihm weg.',
    },
    {
      title: 'Weiter',
      text:
        'In deinem letzten Zug wird nichts mehr ausgebaut, aber was liegt, wirkt noch. Die Einführung bleibt ' +
        'bei dir, oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text: `${has(n)} Nutze, was deine Karten bieten, siedle, und führe die Pest dorthin, wo andere mehr verlieren.`,
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `${has(n)} Nutze noch einmal, was du hast; genommen und ausgebaut wird nichts mehr, aber was liegt, ` +
        'gilt noch.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}. ` +
        (n.wins
          ? 'Gut gespielt, mit starken Karten oder ohne.'
          : 'Bau das nächste Mal früh eine Karte aus, die die anderen nicht haben wollen.'),
    },
  ],
};
