// What the first-game guide says of region cards in German. Each lesson has one page or more.
import { few, inWords, upper } from './grammar.de';
import type { RegionGuideWords } from './guide-region-cards.en';
import { place, within } from './nouns.de';

const cards = (n: number) => few(n, 'eine Regionskarte', 'Regionskarten');
const brought = (n: number) => (n === 0 ? 'keinen' : n === 1 ? 'einen' : inWords(n));
const points = (n: number) => few(n, 'einen Punkt', 'Punkte', 'keinen Punkt');
const scoring = (n: number, cards: number) =>
  n > 1
    ? `${n < cards ? `${inWords(n)} davon` : n === 2 ? 'beide' : 'alle'} brächten jetzt je einen Punkt`
    : `${n ? 'eine' : 'keine'} davon brächte jetzt einen Punkt`;
const saved = (n: number) =>
  n > 0 ? `Das würde ${few(n, 'einen Bürger', 'Bürger')} retten.` : 'Aber eine Karte allein rettet diesmal niemanden.';
const hand = (n: { cards: number; scoring: number }) =>
  n.cards === 1
    ? `Du hast eine Regionskarte; sie brächte jetzt ${n.scoring ? 'einen' : 'keinen'} Punkt.`
    : `Du hast ${cards(n.cards)}${n.cards ? `; ${scoring(n.scoring, n.cards)}` : ''}.`;

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
        'Würde ein Plättchen eine deiner Klassenkarten treffen, kann eine Regionskarte mit dieser Klasse sie ' +
        'schützen. Und jede Karte, die du behältst, ist am Ende einen Punkt wert, wenn du in ihrer Region die ' +
        'meisten Bürger hast.',
    },
    {
      title: 'Deine ersten zwei Bürger',
      text:
        `Wähle eine Region. Du hast eine Karte für ${place(n.region)}: Hast du dort am Ende die meisten Bürger, ` +
        'bringt sie einen Punkt.',
    },
  ],
  'settle-card': (n) => [
    {
      title: 'Wohin?',
      text:
        `Mehr Ratten bringen mehr Bürger und mehr Gefahr. Du hast eine Karte für ${place(n.region)}: Mit den ` +
        'meisten Bürgern dort ist sie einen Punkt wert.',
    },
  ],
  protect: (n) => [
    {
      title: 'Eine Karte schützen?',
      text:
        `Ein Plättchen trifft deine Klassenkarten ${within(n.region)}, und die angehobenen Regionskarten können sie ` +
        `schützen. ${saved(n.saves)}`,
    },
    {
      title: 'Jetzt oder später',
      text:
        'Eine gespielte Karte wird nach dieser Heimsuchung abgelegt. Eine Karte einer Region, in der du führst, ' +
        'ist auf der Hand vielleicht mehr wert.',
    },
  ],
  'nothing-fits': (n) => [
    {
      title: 'Warum du gefragt wirst',
      text:
        `Ein Plättchen trifft dich ${within(n.region)}. Keine deiner Regionskarten passt, aber du wirst trotzdem ` +
        'gefragt, damit niemand erfährt, was du hast. Lass es treffen.',
    },
  ],
  'which-card': (n) => [
    {
      title: 'Welche Karte?',
      text: `Sie wird nach der Heimsuchung abgelegt. Am wenigsten brauchst du die für ${place(n.region)}.`,
    },
  ],
  keep: (n) => [
    {
      title: 'Die Karten des Astronomen',
      text:
        'Du hast drei Karten gezogen, und nur du siehst sie. Behalte eine, für ihre Klassen oder für ihre Region. ' +
        `${upper(within(n.region))} hast du die beste Aussicht zu führen.`,
    },
  ],
  how: (n) => [
    {
      title: 'Dein Zug',
      text: `${hand(n)} Wie viele Karten die anderen haben, steht bei ihren Namen.`,
    },
    {
      title: 'Wann du gefragt wirst',
      text:
        'Du wirst immer gefragt, wenn ein Plättchen eine deiner Klassenkarten trifft, wer auch am Zug ist. Willst ' +
        'du das nicht, wähle „Diesen Zug nicht fragen“.',
    },
    {
      title: 'Neue Karten',
      text:
        'Der Astronom bringt dir in jedem Zug eine Karte mehr. Der Entdecker deckt drei Karten auf und siedelt ' +
        'einen deiner Bürger in einer ihrer Regionen an.',
    },
    {
      title: 'Das Ende',
      text:
        'Bei der letzten Heimsuchung schützen Karten noch, jede in einer Region. Dann werden alle Hände ' +
        'aufgedeckt, und was übrig ist, bringt Punkte. Die Einführung bleibt bei dir, oder du spielst allein ' +
        'weiter.',
    },
  ],
  again: (n) => [
    {
      title: 'Dein Zug',
      text:
        hand(n) +
        (n.cards > 1
          ? ' Siedle in ihren Regionen und halte sie.'
          : n.cards
            ? ' Siedle in ihrer Region und halte sie.'
            : ''),
    },
  ],
  final: (n) => [
    {
      title: 'Dein Schlusszug',
      text:
        `Nutze deine Karten noch einmal. Du hast ${cards(n.cards)}` +
        (n.cards > 0
          ? `: Bei der letzten Heimsuchung ${n.cards > 1 ? 'können sie' : 'kann sie'} noch schützen, und was übrig ` +
            'ist, bringt Punkte, wo du führst.'
          : '.'),
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'Du hast gewonnen' : 'Die Pest ist vorüber',
      text:
        `Du hast ${points(n.points)}; Regionskarten brachten ${brought(n.byCards)}. ` +
        (n.wins
          ? 'Gut gespielt.'
          : 'Behalte nächstes Mal eine Karte für eine Region, in der deine Bürger sicher sind.'),
    },
  ],
};
