// What the first-game guide says of guilds and inns in German. Each lesson has one page or more.
import { few, inWords, upper } from './grammar.de';
import type { SideBoardGuideNames, SideBoardGuideWords } from './guide-side-boards.en';
import { into, place, within } from './nouns.de';

const owned = ({ spaces, cities }: SideBoardGuideNames) =>
  `Du hast ${few(spaces, 'ein Feld', 'Felder', 'kein Feld')} der Zunfttafel und ` +
  `${few(cities, 'eine Stadt', 'Städte', 'keine Stadt')}.`;
const brought = (n: number) => (n === 0 ? 'keinen' : n === 1 ? 'einen' : inWords(n));
const points = (n: number) => few(n, 'einen Punkt', 'Punkte', 'keinen Punkt');

export const guideSideBoardsDe: SideBoardGuideWords = {
  begin: (n) => [
    {
      title: 'Zünfte und Gasthäuser',
      text:
        'Das ist Rattus mit Zünften und Gasthäusern. Deine Bürger haben zwei Orte mehr: die Zunfttafel und eine ' +
        'Stadt in jeder Region. Dort trifft die Pest niemanden.',
    },
    {
      title: 'Wozu sie gut sind',
      text:
        'Ein Bürger auf der Zunfttafel leiht dir die Fähigkeit einer Karte. Ein Bürger in einer Stadt gibt einen ' +
        'dazu, wenn du in ihrer Region siedelst. Am Ende sind die meisten Zunftfelder zwei Punkte wert, die ' +
        'meisten Städte auch.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text: `Wähle eine Region. ${upper(place(n.region))} liegt weit weg von der Pest.`,
    },
  ],
  'first-card': () => [
    {
      title: 'Eine Karte nehmen',
      text:
        'Der Zunftmeister stellt einen deiner Bürger auf die Zunfttafel, einmal in jedem Zug, solange du ihn hast. ' +
        'Nimm ihn, bevor die anderen es tun.',
    },
  ],
  master: () => [
    {
      title: 'Der Zunftmeister',
      text:
        'Nutze ihn: Ein Bürger geht aus deinem Vorrat auf die Zunfttafel. Dort bleibt er, bis jemand anderes sein ' +
        'Feld nimmt, auch wenn du den Zunftmeister nicht mehr hast.',
    },
  ],
  space: (n) => [
    {
      title: 'Welches Feld?',
      text:
        'Es gibt eines für jede der sechs Grundspielkarten, und es tut, was diese Karte tut, ob sie im Spiel ist ' +
        'oder nicht. Ein Bürger, der dort schon steht, geht in den Vorrat seines Besitzers zurück.',
    },
    {
      title: `Ein gutes Feld: ${n.card}`,
      text: `${n.does} Ab deinem nächsten Zug kannst du das Feld nutzen.`,
    },
  ],
  lent: (n) => [
    {
      title: `Die Zunft: ${n.card}`,
      text:
        `${n.does} Diese Fähigkeit leiht dir dein Bürger auf der Zunfttafel: Du hast die Karte nicht, also trifft ` +
        'dich ihr Zeichen nicht. In jedem Zug darfst du ein Feld nutzen.',
    },
  ],
  keeper: () => [
    {
      title: 'Der Wirt',
      text:
        'Nutze ihn: Ein Bürger geht in eine Stadt, aus deinem Vorrat, wenn sie leer ist. Ist sie besetzt, kommt ' +
        'einer deiner Bürger aus dieser Region hinein, und der andere geht in den Vorrat seines Besitzers zurück.',
    },
  ],
  city: (n) => [
    {
      title: 'Welche Stadt?',
      text:
        'Ab deinem nächsten Zug darfst du einen Bürger dazusetzen, sooft du in dieser Region siedelst, auch ohne ' +
        `Ratten. Gut ist ${place(n.region)}.`,
    },
  ],
  'settle-city': (n) => [
    {
      title: 'Wohin?',
      text: `Die Stadt ${within(n.region)} gehört dir: Siedle dort, und sie gibt einen Bürger dazu.`,
    },
  ],
  'by-guild': () => [
    {
      title: 'Die Zunft hilft',
      text: 'Dein Bürger auf dem Feld des Bauern gibt hier einen Bürger dazu. Das ist dein eines Feld in diesem Zug.',
    },
  ],
  'by-city': (n) => [
    {
      title: 'Deine Stadt hilft',
      text: `Deine Stadt bringt einen Bürger mehr ${into(n.region)}. Das tut jede deiner Städte.`,
    },
  ],
  how: (n) => [
    {
      title: 'Dein Zug',
      text: `${owned(n)} „Zünfte“ und die Schilder bei den Regionsnamen zeigen, wer wo ist.`,
    },
    {
      title: 'Die Zunfttafel',
      text:
        'In jedem Zug darfst du ein Feld nutzen, aber keines, auf das du in diesem Zug gekommen bist, und keines, ' +
        'dessen Karte du hast. Öffne „Zünfte“, um zu sehen, was jedes tut.',
    },
    {
      title: 'Der Wirt',
      text:
        'Nimm als Nächstes den Wirt: Er stellt in jedem Zug einen Bürger in eine Stadt. Das lohnt sich in ' +
        'Regionen, in denen du ohnehin siedeln willst.',
    },
    {
      title: 'Das Ende',
      text:
        'Die meisten Felder bringen zwei Punkte, die zweitmeisten einen; Städte ebenso, für sich. Die Einführung ' +
        'bleibt bei dir, oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        `${owned(n)} ` +
        (n.spaces + n.cities > 0
          ? 'Hol dir mehr davon, siedle, wo du eine Stadt hast, und nutze ein Feld der Zunfttafel.'
          : 'Beides bekommst du mit dem Zunftmeister und dem Wirt.'),
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `${owned(n)} ${n.spaces + n.cities > 0 ? 'Felder und Städte helfen nicht mehr, aber sie zählen. ' : ''}` +
        'Nutze deine Karten: Der Zunftmeister und der Wirt können noch einen Bürger dazustellen.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}; Zünfte und Städte brachten ${brought(n.byBoards)}. ` +
        (n.wins ? 'Gut gespielt.' : 'Versuch nächstes Mal, in einem von beiden zu führen.'),
    },
  ],
};
