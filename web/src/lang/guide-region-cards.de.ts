// Was die Anleitung zum ersten Spiel über Regionskarten sagt. Jede Lektion hat eine Seite oder mehr.
import type { RegionGuideWords } from './guide-region-cards.en';

const cards = (n: number) => (n === 1 ? 'eine Regionskarte' : n === 0 ? 'keine Regionskarten' : `${n} Regionskarten`);
const citizens = (n: number) => (n === 1 ? 'einen Bürger' : `${n} Bürger`);
const points = (n: number) => (n === 1 ? 'einen Punkt' : n === 0 ? 'keinen' : `${n} Punkte`);
const scoring = (n: number) => (n === 1 ? 'eine davon brächte' : `${n === 0 ? 'keine' : n} davon brächten`);

export const guideRegionDe: RegionGuideWords = {
  begin: (n) => [
    {
      title: 'Regionskarten',
      text:
        'Das ist Rattus auf dem Plan der Big Box, mit Regionskarten. Du hast drei davon, und niemand sonst sieht, ' +
        'welche. Jede nennt eine Region und zeigt zwei Klassen.',
    },
    {
      title: 'Wozu sie gut sind',
      text:
        'Trifft ein Plättchen eine deiner Klassenkarten, schützt sie eine Regionskarte mit dieser Klasse. Und jede ' +
        'Karte, die du behältst, ist am Ende einen Punkt wert, wenn du in ihrer Region die meisten Bürger hast.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text:
        `Wähle eine Region. Du hast eine Karte von ${n.region}: Wer am Ende dort führt, bekommt ` +
        'für sie einen Punkt.',
    },
  ],
  'settle-card': (n) => [
    {
      title: 'Wohin?',
      text:
        `Mehr Ratten bringen mehr Bürger, und mehr Gefahr. Du hast eine Karte von ${n.region}: Die meisten Bürger ` +
        'dort machen sie einen Punkt wert.',
    },
  ],
  protect: (n) => [
    {
      title: 'Eine Karte schützen?',
      text:
        `Ein Plättchen trifft deine Klassenkarten in ${n.region}, und du hast Regionskarten, die passen: Sie sind ` +
        `angehoben. ${
          n.saves > 0
            ? `Ein Schutz würde ${citizens(n.saves)} von dir retten.`
            : 'Aber ein einzelner Schutz rettet diesmal niemanden.'
        }`,
    },
    {
      title: 'Jetzt oder am Ende',
      text:
        'Eine gespielte Karte ist nach dieser Heimsuchung weg. Eine Karte der Region, in der du führst, ist auf der ' +
        'Hand vielleicht mehr wert. Wähle eine Zeile, oder die Karte selbst.',
    },
  ],
  'nothing-fits': (n) => [
    {
      title: 'Warum du gefragt wirst',
      text:
        `Ein Plättchen trifft dich in ${n.region}. Keine deiner Regionskarten passt, aber das wissen die anderen ` +
        'nicht: Darum kommt die Frage trotzdem. Lass es dich treffen.',
    },
  ],
  'which-card': (n) => [
    {
      title: 'Welche Karte?',
      text:
        `Sie wird nach der Heimsuchung abgelegt. ${n.region} brauchst du am wenigsten: Du führst ` +
        'dort nicht, oder hast keine andere.',
    },
  ],
  keep: (n) => [
    {
      title: 'Die Karten des Astronomen',
      text:
        'Du hast drei Karten gezogen, die nur du siehst. Behalte eine: für ihre Klassen, oder für ihre Region. In ' +
        `${n.region} kannst du am ehesten führen.`,
    },
  ],
  how: (n) => [
    {
      title: 'Dein Zug',
      text:
        `Du hast ${cards(n.cards)}, ${scoring(n.scoring)} jetzt einen Punkt. Wie viele die ` +
        'anderen haben, steht bei ihren Namen.',
    },
    {
      title: 'Wann du gefragt wirst',
      text:
        'Trifft ein Plättchen eine deiner Klassenkarten, wirst du gefragt, egal, wer am Zug ist. Mit „Nicht ' +
        'mehr fragen“ hast du bis zum nächsten Zug Ruhe.',
    },
    {
      title: 'Neue Karten',
      text:
        'Der Astronom bringt dir in jedem Zug eine Karte mehr. Der Entdecker legt drei Karten offen und siedelt ' +
        'einen ' +
        'deiner Bürger in einer ihrer Regionen an.',
    },
    {
      title: 'Das Ende',
      text:
        'Bei der letzten Heimsuchung schützen Karten noch, jede in einer Region. Dann werden die Handkarten ' +
        'aufgedeckt, und was übrig ist, bringt Punkte. Die Einführung bleibt bei dir, oder du spielst allein ' +
        'weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        `Du hast ${cards(n.cards)}; ${scoring(n.scoring)} jetzt einen Punkt. Siedle, wo du ` +
        'Karten hast, und halte ihre Regionen.',
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `Nutze deine Karten noch einmal. Du hast ${cards(n.cards)}: Bei der letzten Heimsuchung können sie noch ` +
        'schützen, und was bleibt, bringt Punkte, wo du führst.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}, davon durch Regionskarten ${points(n.byCards)}. ` +
        (n.wins ? 'Gut gespielt.' : 'Behalte das nächste Mal eine Karte, wo deine Leute sicher sind.'),
    },
  ],
};
