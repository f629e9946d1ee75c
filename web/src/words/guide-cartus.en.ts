// What the first-game guide says at a table of Cartus. Each lesson has one page or more.
import { few, inWords, percent, verb } from './grammar.en';
import type { Page } from './guide.en';

/** What a lesson is about. */
export type CartusLessonId =
  | 'begin'
  | 'supply'
  | 'look'
  | 'enter'
  | 'enter-again'
  | 'play'
  | 'done'
  | 'sword-victim'
  | 'sword-give'
  | 'flute-victim'
  | 'action'
  | 'hospital'
  | 'tower'
  | 'watch'
  | 'others'
  | 'summary'
  | 'final'
  | 'end';

/** What a page may speak of, already in words. */
export interface CartusGuideNames {
  building: string;
  class: string;
  count: number;
  rats: number;
  /** Nuns that the reader has seen. */
  certain: number;
  /** In how many of 100 rows the reader survives. */
  percent: number;
  supply: 'draw' | 'look' | 'discard_rats' | null;
  premium: boolean;
  other: string;
  rounds: number;
  /** When it is over. */
  nuns: number;
  killed: boolean;
  wins: boolean;
}

export type CartusGuideWords = Record<CartusLessonId, (n: CartusGuideNames) => Page[]>;

const cards = (n: number) => few(n, 'card');
const rats = (n: number) => few(n, 'rat');
const danger = (n: CartusGuideNames) =>
  n.rats === 0
    ? 'With no rats you are sure to survive.'
    : `With your ${rats(n.rats)}, you survive in ${percent(n.percent)} of cases.`;
const why = (n: CartusGuideNames) =>
  ({
    draw: `You need cards for everything, and the ${n.building} gives the most.`,
    look: `The ${n.building} lets you look at a nun card, so that you know better how many rats you can afford.`,
    discard_rats: `The ${n.building} takes rats away, and you need that now.`,
  })[n.supply ?? 'draw'];

export const guideCartusEn: CartusGuideWords = {
  begin: (n) => [
    {
      title: 'The plague is coming',
      text:
        `You are red. Over ${inWords(n.rounds)} rounds you gather influence with six classes, from peasantry to ` +
        'royalty. The player with the most points wins, but only if they survive the plague.',
    },
    {
      title: 'Rats and nuns',
      text:
        `You have ${rats(n.rats)}. Nobody knows the five cards in the nun row yet: on average they show ten ` +
        'nuns. Anyone with more rats than that at the end dies, whatever their points.',
    },
    {
      title: 'Supplies',
      text:
        'First you choose a building for the supplies printed on it: cards, a look at the nuns, or fewer rats. ' +
        'You ' +
        `do not have to enter it later. ${why(n)}`,
    },
  ],
  supply: (n) => [{ title: 'Supplies', text: `${danger(n)} ${why(n)}` }],
  summary: (n) => [
    {
      title: 'That was a whole round',
      text:
        'Supplies, entering, playing cards, resolving: every round goes like this, and the next player starts ' +
        'the next one.',
    },
    {
      title: 'What scores',
      text:
        'In each class the most influence scores 10 points, the second most 5, the third 2. Cards, Gold and ' +
        'tokens in hand score a little more. Better to lead in two or three classes than to have a little ' +
        'everywhere.',
    },
    { title: 'Next round', text: `${danger(n)} ${why(n)} The guide stays with you, or you can go on alone.` },
  ],
  look: (n) => [
    {
      title: 'A look at the nuns',
      text:
        `Choose ${n.count > 1 ? 'a place; you may look at several, one after the other' : 'a place'}. Only you ` +
        'see the card. Its nuns count, its class does not. From now on the figure beside the nun row, your ' +
        'chance of survival, takes it into account.',
    },
  ],
  enter: (n) => [
    {
      title: 'Enter a building',
      text:
        'Every card that you play in a building gives influence in its class. Cards of other classes do too, ' +
        'but each brings a rat.',
    },
    {
      title: 'Which one?',
      text:
        `Go where your cards belong. You hold ${cards(n.count)} for the ${n.building} ` +
        `(${n.class}). Enter first and you win ties; ` +
        'wait and you see where the others go.',
    },
  ],
  'enter-again': (n) => [
    {
      title: 'Enter a building',
      text:
        `The ${n.building} suits you: you hold ${cards(n.count)} of ${n.class}. ` +
        'See who is already there, and what the premium action would bring you.',
    },
  ],
  play: (n) => [
    {
      title: 'Play cards face down',
      text:
        `Cards of ${n.class} give influence without rats, and so do Jokers. Whoever plays the most population ` +
        'cards and Jokers here gets ' +
        'the premium action. The others see only how many cards you play.',
    },
  ],
  done: (n) => [
    {
      title: 'Enough',
      text:
        n.count === 0
          ? 'None of your cards belong here. Other cards would give influence, but bring a rat each. You can ' +
            'play none and still use the building.'
          : 'The rest would bring rats, or is better kept. A Sword takes half the hand of whoever has the fewest ' +
            'Swords here; a Flute gives a rat to whoever has the fewest Flutes. When you are happy, play what you ' +
            'have chosen.',
    },
  ],
  'sword-victim': () => [
    {
      title: 'Your Sword',
      text:
        'You have the most Swords here, and several players tie for the fewest. Choose who gives you half ' +
        'their hand: the biggest hand gives the most.',
    },
  ],
  'sword-give': (n) => [
    {
      title: 'A Sword has struck you',
      text:
        `You have the fewest Swords here, so you must give ${cards(n.count)}. You choose which: give what ` +
        'you need least.',
    },
  ],
  'flute-victim': () => [
    {
      title: 'Your Flute',
      text: 'You have the most Flutes here, and several players tie for the fewest. Choose one to take a rat from you.',
    },
  ],
  action: (n) => [
    {
      title: `Using the ${n.building}`,
      text: n.premium
        ? 'You played the most here, or came first, so you get the premium action. Nearly always take it.'
        : 'Someone played more or came first, so you get the standard action. It costs nothing: take it.',
    },
  ],
  hospital: () => [
    {
      title: 'At the Hospital',
      text:
        'Each card you discard takes a rat with it. A good place for cards of a class where you cannot win ' +
        'anything any more.',
    },
  ],
  tower: (n) => [
    {
      title: 'The Guard Tower',
      text:
        `The premium player at the tower takes ${cards(n.count)} from you; you choose which. Anyone who enters ` +
        'a Guard Tower ' +
        'is safe from it.',
    },
  ],
  watch: () => [
    {
      title: 'Buildings are resolved',
      text:
        'The cards are revealed: first influence and rats, then Swords and Flutes, then actions. Then the ' +
        'played cards are discarded.',
    },
  ],
  others: (n) => [
    {
      title: n.other ? `${n.other} ${verb(n.other, 'are', 'is')} choosing` : 'The others are choosing',
      text: 'They do the same. Watch how many cards they play, and which building they want.',
    },
  ],
  final: (n) => [
    {
      title: 'The final round',
      text:
        `No actions this time: whoever plays the most in a building gets one extra influence instead. ${danger(n)} ` +
        `${why(n)}`,
    },
  ],
  end: (n) => [
    {
      title: n.killed ? 'The plague was stronger' : n.wins ? 'You win!' : 'You have survived',
      text: `The row showed ${few(n.nuns, 'nun')}, and you had ${rats(n.rats)}. ${
        n.killed
          ? 'Too many! Next time look at the nuns more often, and get rid of rats at the Monastery.'
          : n.wins
            ? 'The most points of all survivors: well done!'
            : 'Another survivor has more points. Next time try to lead in one more class.'
      }`,
    },
  ],
};
