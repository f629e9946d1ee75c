// What the first-game guide says of universities. Each lesson has one page or more.
import { few, inWords } from './grammar.en';
import type { Page } from './guide.en';

/** What a lesson is about. */
export type UniversityLessonId =
  | 'begin'
  | 'first-card'
  | 'student'
  | 'settle-there'
  | 'move'
  | 'bonus'
  | 'discard'
  | 'asked'
  | 'how'
  | 'again'
  | 'final'
  | 'end';

/** What a page may speak of, already in words. */
export interface UniversityGuideNames {
  region: string;
  /** Victory point tokens of the reader, and universities where they lead. */
  tokens: number;
  leads: number;
  /** Foundings that are still in the deck. */
  founded: number;
  /** When it is over. */
  points: number;
  wins: boolean;
}

export type UniversityGuideWords = Record<UniversityLessonId, (n: UniversityGuideNames) => Page[]>;

const tokens = (n: number) => `${few(n, 'token')}${n === 0 ? ' yet' : ''}`;
const foundings = (n: number) => (n === 0 ? 'holds no more foundings' : `still holds ${few(n, 'founding')}`);
const leading = (n: number) =>
  n === 0
    ? 'You lead alone at neither university now.'
    : `You lead alone at ${n === 1 ? 'one university' : 'both'} now.`;

export const guideUniversitiesEn: UniversityGuideWords = {
  begin: (n) => [
    {
      title: 'Universities',
      text:
        'This is Rattus with universities: the two owls on the map, one green and one white. Nobody can place ' +
        'their first citizens there.',
    },
    {
      title: 'Events',
      text:
        'At the end of every turn an event card is drawn. Seven of the thirty found a university: a player ' +
        'with more citizens beside an owl than anyone else takes a victory point token.',
    },
    {
      title: 'Your first two citizens',
      text: `Choose a region. ${n.region} is far from the plague; a region next to an owl is good too.`,
    },
  ],
  'first-card': () => [
    {
      title: 'Take a card',
      text: 'You may take one card each turn. The Student settles a citizen at a university: just what you need.',
    },
  ],
  student: (n) => [
    {
      title: 'The Student',
      text: `The Student settles a citizen at a university, with or without rats. It helps you most in ${n.region}.`,
    },
  ],
  'settle-there': (n) => [
    {
      title: 'Beside an owl',
      text:
        `A university stands in ${n.region}. Have more citizens there than anyone else, and you win the next ` +
        'founding. A tie wins nothing.',
    },
  ],
  move: (n) => [
    {
      title: 'You have won a university',
      text:
        `You have more citizens in ${n.region} than anyone else, so you take a victory point token, worth a ` +
        'point. Now the ' +
        'owl moves on, and you choose where.',
    },
    {
      title: 'Where to?',
      text:
        'The region it leaves is marked, so no owl returns there for now. Send it where you already lead, and ' +
        'the next founding may be yours too.',
    },
  ],
  bonus: (n) => [
    {
      title: 'A bonus',
      text:
        'You hold a card of the class on the event, so you may settle a citizen at a university. Do it: ' +
        `${n.region} is where it helps you most.`,
    },
  ],
  discard: () => [
    {
      title: 'Put a card back?',
      text:
        'Each player may put one class card back on the table. Keep yours, unless the plague is about to ' +
        'strike its class.',
    },
  ],
  asked: () => [
    {
      title: 'Your choice',
      text: 'Read the question above and choose what looks good. The guide continues afterwards.',
    },
  ],
  how: (n) => [
    {
      title: 'Your turn',
      text: `${leading(n.leads)} You have ${tokens(n.tokens)}; tokens are shown beside the players’ names.`,
    },
    {
      title: 'What is still to come',
      text: `The deck ${foundings(n.founded)}. The Events panel shows how many of each kind are left.`,
    },
    {
      title: 'Cards for it',
      text:
        'The Student settles at a university. Two cards not in this game also help: the Professor looks at ' +
        'coming events, and the Royal Librarian moves the green owl.',
    },
    {
      title: 'The end',
      text:
        'After the final ravage both universities score once more. The guide stays with you, or you can go on ' +
        'alone.',
    },
  ],
  again: (n) => [
    {
      title: 'Your turn',
      text:
        `${leading(n.leads)} You have ${tokens(n.tokens)}, and the deck ${foundings(n.founded)}. ` +
        'Bring your citizens to an owl before the turn ends.',
    },
  ],
  final: (n) => [
    {
      title: 'Your final turn',
      text:
        `No more events are drawn. ${leading(n.leads)} After the final ravage each university is worth a point ` +
        'once more.',
    },
  ],
  end: (n) => [
    {
      title: n.wins ? 'You win!' : 'The plague has passed',
      text:
        `You have ${few(n.points, 'point')}; universities brought ${inWords(n.tokens, 'none')}. ` +
        (n.wins ? 'Well played.' : 'Next time, stay close to the owls.'),
    },
  ],
};
