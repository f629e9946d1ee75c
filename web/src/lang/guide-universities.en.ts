// What the first-game guide says of universities. Each lesson has one page or more.
import type { UniversityLessonId } from '../guide/university-lesson';
import type { Page } from './guide.en';

/** What a page may speak of, already in words. */
export interface UniversityGuideNames {
  region: string;
  /** Victory point tokens of the reader, and universities where he leads. */
  tokens: number;
  leads: number;
  /** Foundings that are still in the deck. */
  founded: number;
  /** When it is over. */
  points: number;
  wins: boolean;
}

export type UniversityGuideWords = Record<UniversityLessonId, (n: UniversityGuideNames) => Page[]>;

const tokens = (n: number) => (n === 1 ? 'one token' : n === 0 ? 'no token yet' : `${n} tokens`);
const foundings = (n: number) => (n === 1 ? 'one more founding' : n === 0 ? 'no more founding' : `${n} more foundings`);
const leading = (n: number) =>
  n === 0 ? 'You lead at neither university now.' : `You lead at ${n === 1 ? 'one university' : 'both'} now.`;
const points = (n: number) => (n === 1 ? 'one point' : n === 0 ? 'nothing' : `${n} points`);

export const guideUniversitiesEn: UniversityGuideWords = {
  begin: (n) => [
    {
      title: 'Universities',
      text:
        'This is Rattus with universities. Two owls stand on the map, a green and a white one. At the start nobody ' +
        'can settle where they stand.',
    },
    {
      title: 'Events',
      text:
        'At the end of every turn an event card is drawn for all to see. Seven of the thirty found a university: ' +
        'whoever alone has most citizens beside an owl takes a victory point token.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. ${n.region} is far from the plague; a region next to an owl is good too.`,
    },
  ],
  'first-card': () => [
    {
      title: 'Take a card',
      text:
        'Each turn you may take one card. The Student settles a citizen where a university stands: just what you ' +
        'need today.',
    },
  ],
  student: (n) => [
    {
      title: 'The Student',
      text: `He brings a citizen to a university, rats or not. In ${n.region} this one helps you most.`,
    },
  ],
  'settle-there': (n) => [
    {
      title: 'Beside an owl',
      text:
        `A university stands in ${n.region}. More citizens there than anybody else has, and the next founding is ` +
        'yours. A tie wins nothing.',
    },
  ],
  move: (n) => [
    {
      title: 'You have won a university',
      text:
        `You alone lead in ${n.region}: a victory point token is yours, and it counts a point at the end. Now the ` +
        'owl moves on, and you say where.',
    },
    {
      title: 'Where to?',
      text:
        'The region it leaves is marked, so no owl comes back soon. Send it where you lead already: then the next ' +
        'founding may be yours again.',
    },
  ],
  bonus: (n) => [
    {
      title: 'A bonus',
      text:
        'You hold a card of the class that the event names: a citizen comes to one of the universities. Take it: ' +
        `${n.region} is where he helps you most.`,
    },
  ],
  discard: () => [
    {
      title: 'Put a card back?',
      text:
        'Each player may put one class card back on the table. Nobody has to: keep yours, unless the plague is ' +
        'about to strike its class.',
    },
  ],
  asked: () => [
    {
      title: 'A question of universities',
      text: 'The words above say what is asked. Choose whatever looks good; the guide goes on after it.',
    },
  ],
  how: (n) => [
    {
      title: 'Your turn',
      text: `${leading(n.leads)} You have ${tokens(n.tokens)}; tokens lie beside the names of their owners.`,
    },
    {
      title: 'What is still to come',
      text:
        `There is ${foundings(n.founded)} in the deck. On the shelf the drawer of events shows what is left of each ` +
        'kind, and a tap all that lies open.',
    },
    {
      title: 'Cards for it',
      text:
        'The Student settles at a university. Others can see events before they come, or move the green owl: the ' +
        'Professor and the Royal Librarian, who are not here today.',
    },
    {
      title: 'The end',
      text: 'When all is over both universities are counted a last time. The guide stays with you; or go on alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `${leading(n.leads)} You have ${tokens(n.tokens)}, and there is ${foundings(n.founded)} in the deck. Bring ` +
        'your people to an owl before the turn ends.',
    },
  ],
  final: (n) => [
    {
      title: 'Your last turn',
      text: `No more events are drawn. ${leading(n.leads)} After the last reckoning each is worth a point once more.`,
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You have won' : 'The plague has passed',
      text:
        `You have ${points(n.points)}, of which ${points(n.tokens)} by universities. ` +
        (n.wins ? 'Well played.' : 'Next time be where the owls are.'),
    },
  ],
};
