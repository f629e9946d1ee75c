// What the first-game guide says at a table of Cartus. Each lesson has one page or more.
import type { CartusLessonId } from '../guide/cartus-lesson';
import type { Page } from './guide.en';

/** What a page may speak of, already in words. */
export interface CartusGuideNames {
  building: string;
  class: string;
  count: number;
  rats: number;
  /** Nuns that the reader has seen. */
  certain: number;
  /** In how many of 100 rows he survives. */
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

const cards = (n: number) => (n === 1 ? 'one card' : `${n} cards`);
const rats = (n: number) => (n === 1 ? 'one rat' : `${n} rats`);
const nuns = (n: number) => (n === 0 ? 'no nun' : n === 1 ? 'one nun' : `${n} nuns`);
const danger = (n: CartusGuideNames) =>
  n.rats === 0
    ? 'Without rats you are sure to survive.'
    : `With your ${rats(n.rats)} you survive in ${n.percent} of 100 cases.`;
const why = (n: CartusGuideNames) =>
  ({
    draw: `Cards are what everything is paid with: ${n.building} gives most.`,
    look: `${n.building} lets you look at a nun card, and then you know better how many rats you can afford.`,
    discard_rats: `${n.building} takes rats away, which you can do with now.`,
  })[n.supply ?? 'draw'];

export const guideCartusEn: CartusGuideWords = {
  begin: (n) => [
    {
      title: 'The plague is coming',
      text:
        `You are red. In ${n.rounds} rounds you gather influence with six classes, from the peasants to the ` +
        'king. Whoever has the most points at the end wins, if the plague lets him live.',
    },
    {
      title: 'Rats and nuns',
      text:
        `You have ${rats(n.rats)}. Of the five cards in the nun row nobody knows any yet: they show ten nuns on ` +
        'average. Whoever has more rats than nuns at the end dies, with all his points.',
    },
    {
      title: 'Supplies',
      text:
        'First you choose a building for what is printed on it: cards, a look at the nuns, or fewer rats. You ' +
        `need not go there afterwards. ${why(n)}`,
    },
  ],
  supply: (n) => [{ title: 'Supplies', text: `${danger(n)} ${why(n)}` }],
  summary: (n) => [
    {
      title: 'That was a whole round',
      text:
        'Supplies, entering, playing cards, resolving: so it goes round and round, and each time the next player ' +
        'starts.',
    },
    {
      title: 'What scores',
      text:
        'In every class the most influence gives 10 points, the second 5, the third 2. Cards, Gold and tokens in ' +
        'hand give some more. It pays to be ahead in two or three classes rather than a little everywhere.',
    },
    { title: 'On with it', text: `${danger(n)} ${why(n)} The guide stays with you; or go on alone.` },
  ],
  look: (n) => [
    {
      title: 'A look at the nuns',
      text:
        `Choose ${n.count > 1 ? 'a place; you may look at several, one after the other' : 'a place'}. Only you ` +
        'see the card. Its nuns count, its class does not. The table reckons with it from now on, and tells you ' +
        'beside the nun row how likely you survive.',
    },
  ],
  enter: (n) => [
    {
      title: 'Enter a building',
      text:
        'Every card that you play in a building gives influence in its class. Cards of another class do so too, ' +
        'but each brings a rat.',
    },
    {
      title: 'Which one?',
      text:
        `Go where your cards belong. For the ${n.building} (${n.class}) you hold ` +
        `${n.count === 0 ? 'none, but few others are there' : cards(n.count)}. Who enters first wins ties; who ` +
        'waits sees where the others go.',
    },
  ],
  'enter-again': (n) => [
    {
      title: 'Enter a building',
      text:
        `The ${n.building} would suit you: you hold ${n.count === 0 ? 'no card' : cards(n.count)} of ${n.class}. ` +
        'Look who is there already, and what the better action would bring you.',
    },
  ],
  play: (n) => [
    {
      title: 'Lay cards face down',
      text:
        `Cards of ${n.class} give influence without rats, and so do jokers. Whoever plays most of them here gets ` +
        'the better action. The others see only how many you play.',
    },
  ],
  done: (n) => [
    {
      title: 'Enough',
      text:
        n.count === 0
          ? 'None of your cards belongs here. Others would give influence, but a rat each. You may play none at ' +
            'all and still use the building.'
          : 'What is left would bring rats, or is better kept. A Sword takes half a hand from whoever has fewest ' +
            'here, a Flute hands over a rat. If you are content, play what you have chosen.',
    },
  ],
  'sword-victim': () => [
    {
      title: 'Your Sword',
      text:
        'You have the most Swords here, and several have the fewest. Name who gives you half of his hand: ' +
        'whoever holds most has most to give.',
    },
  ],
  'sword-give': (n) => [
    {
      title: 'A Sword has struck you',
      text:
        `You have the fewest Swords here and give ${cards(n.count)}, which you choose yourself. Give away what ` +
        'you need least.',
    },
  ],
  'flute-victim': () => [
    {
      title: 'Your Flute',
      text: 'You have the most Flutes here, and several have the fewest. One of them gets a rat from you.',
    },
  ],
  action: (n) => [
    {
      title: `Using the ${n.building}`,
      text: n.premium
        ? 'You played most here, or came first: you get the better action. Take it, nearly always.'
        : 'Somebody played more or came first, so you get the smaller action. It costs nothing: take it.',
    },
  ],
  hospital: () => [
    {
      title: 'At the Hospital',
      text:
        'Each card that you discard takes a rat with it. Cards of a class where you can win nothing any more are ' +
        'well spent here.',
    },
  ],
  tower: (n) => [
    {
      title: 'The Guard Tower',
      text:
        `Whoever holds the tower takes ${cards(n.count)} from you, of your choice. Those who enter a Guard Tower ` +
        'themselves are safe from it.',
    },
  ],
  watch: () => [
    {
      title: 'Buildings are resolved',
      text:
        'Cards are turned over: first influence and rats, then Swords and Flutes, then actions. Afterwards the ' +
        'cards that were played are gone.',
    },
  ],
  others: (n) => [
    {
      title: n.other ? `${n.other} is choosing` : 'The others are choosing',
      text: 'They do the same as you. Look how many cards they lay down, and which building they want.',
    },
  ],
  final: (n) => [
    {
      title: 'The last round',
      text:
        `No actions any more: whoever plays most in a building gets one influence more instead. ${danger(n)} ` +
        `${why(n)}`,
    },
  ],
  end: (n) => [
    {
      title: n.killed ? 'The plague was stronger' : n.wins ? 'You have won' : 'You have survived',
      text: `The row showed ${nuns(n.nuns)}, and you had ${rats(n.rats)}. ${
        n.killed
          ? 'That was too many: next time look at the nuns more often, and leave rats at the Monastery.'
          : n.wins
            ? 'Most points of all who live: well done.'
            : 'Another survivor has more points: next time be first in one class more.'
      }`,
    },
  ],
};
