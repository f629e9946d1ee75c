// Was die Anleitung zum ersten Spiel über Zünfte und Gasthäuser sagt. Jede Lektion hat eine Seite oder mehr.
import type { SideBoardGuideNames, SideBoardGuideWords } from './guide-side-boards.en';

const has = ({ spaces, cities }: SideBoardGuideNames) =>
  `Du hast ${spaces === 0 ? 'kein Feld' : spaces === 1 ? 'ein Feld' : `${spaces} Felder`} der Zunfttafel und ` +
  `${cities === 0 ? 'keine Stadt' : cities === 1 ? 'eine Stadt' : `${cities} Städte`}.`;
const points = (n: number) => (n === 1 ? 'einen Punkt' : n === 0 ? 'keinen' : `${n} Punkte`);

export const guideSideBoardsDe: SideBoardGuideWords = {
  begin: (n) => [
    {
      title: 'Zünfte und Gasthäuser',
      text:
        'Das ist Rattus mit Zünften und Gasthäusern. Deine Bürger haben zwei Orte mehr: die Zunfttafel im Regal, und ' +
        'eine Stadt in jeder Region. Dort findet die Pest niemanden.',
    },
    {
      title: 'Wozu sie gut sind',
      text:
        'Auf der Zunfttafel leiht dir ein Bürger, was eine Karte tut; in einer Stadt bringt er einen mehr, wenn du ' +
        'dort siedelst. Und am Ende sind die meisten Felder zwei Punkte wert, die meisten Städte auch.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text: `Wähle zuerst eine Region für sie. ${n.region} liegt fern der Pest.`,
    },
  ],
  'first-card': () => [
    {
      title: 'Eine Karte nehmen',
      text:
        'Der Zunftmeister stellt einen deiner Bürger auf die Zunfttafel, einmal in jedem deiner Züge, solange du ihn ' +
        'hast. Nimm ihn, bevor es andere tun.',
    },
  ],
  master: () => [
    {
      title: 'Der Zunftmeister',
      text:
        'Nutze ihn: Ein Bürger geht aus deinem Vorrat auf die Zunfttafel. Dort bleibt er, bis ein anderer sein Feld ' +
        'will, auch wenn der Zunftmeister nicht mehr dein ist.',
    },
  ],
  space: (n) => [
    {
      title: 'Welches Feld?',
      text:
        'Es gibt eines für jede der ersten sechs Karten, und es tut, was seine Karte tut, ob sie heute mitspielt ' +
        'oder nicht. Wer schon dort steht, kommt in den Vorrat zurück.',
    },
    {
      title: `Ein gutes: ${n.card}`,
      text: `${n.does} Ab deinem nächsten Zug tut das Feld es für dich.`,
    },
  ],
  lent: (n) => [
    {
      title: `Die Zunft: ${n.card}`,
      text:
        `${n.does} Das leiht dir jetzt dein Bürger auf der Zunfttafel, obwohl du die Karte nicht hast, und kein ` +
        'Zeichen trifft dich dafür. Ein Feld in jedem Zug, nicht mehr.',
    },
  ],
  keeper: () => [
    {
      title: 'Der Wirt',
      text:
        'Nutze ihn: Ein Bürger geht in eine Stadt. Er kommt aus deinem Vorrat, wenn sie leer ist, und aus ihrer ' +
        'Region, wenn jemand darin ist; der andere kommt in den Vorrat zurück.',
    },
  ],
  city: (n) => [
    {
      title: 'Welche Stadt?',
      text:
        'Ab deinem nächsten Zug darfst du einen Bürger dazusetzen, wenn du in dieser Region siedelst, auch ohne ' +
        `Ratten. ${n.region} ist ein guter Ort.`,
    },
  ],
  'settle-city': (n) => [
    {
      title: 'Wohin?',
      text: `Die Stadt in ${n.region} ist dein: Siedle dort, und sie bringt einen Bürger mehr als die Ratten.`,
    },
  ],
  'by-guild': () => [
    {
      title: 'Die Zunft hilft',
      text:
        'Dein Bürger auf dem Feld des Bauern bringt einen Bürger mehr in diese Region. Das ist das eine Feld, das du ' +
        'in diesem Zug nutzt.',
    },
  ],
  'by-city': (n) => [
    {
      title: 'Deine Stadt hilft',
      text: `Du hast gesiedelt, wo eine Stadt dein ist: Sie bringt einen Bürger mehr nach ${n.region}. So tut es jede.`,
    },
  ],
  how: (n) => [
    {
      title: 'Dein Zug',
      text: `${has(n)} Wer wo steht, sehen alle: unter „Zünfte“ und auf Schildern bei den Regionsnamen.`,
    },
    {
      title: 'Die Zunfttafel',
      text:
        'In einem Zug nutzt du ein Feld, keines, auf das du in diesem Zug gekommen bist, und keines, dessen Karte du ' +
        'selbst hast. Tippe auf „Zünfte“, um zu sehen, was jedes tut.',
    },
    {
      title: 'Der Wirt',
      text:
        'Nimm ihn als Nächsten: Er stellt in jedem Zug einen Bürger in eine Stadt. Suche Regionen, in denen du ' +
        'ohnehin siedeln willst; dort lohnt es sich.',
    },
    {
      title: 'Das Ende',
      text:
        'Die meisten Felder bringen zwei Punkte, die zweitmeisten einen; Städte ebenso, für sich. Die ' +
        'Einführung bleibt bei dir, oder du spielst allein weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text: `${has(n)} Stelle noch einen dorthin, siedle, wo eine Stadt dein ist, und nutze ein Feld der Zunfttafel.`,
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `${has(n)} Sie tun nichts mehr für dich, aber sie zählen. Nutze deine Karten: Zunftmeister und Wirt können ` +
        'noch jemanden dorthin stellen.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}, davon durch Zünfte und Städte ${points(n.byBoards)}. ` +
        (n.wins ? 'Gut gespielt.' : 'Versuch nächstes Mal, in einem von beiden zu führen.'),
    },
  ],
};
