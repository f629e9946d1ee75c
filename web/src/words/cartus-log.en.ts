// Log lines of the card game. "You" stands for the reader.
import { Whose, object, one, subject, verb } from './grammar.en';

/** What a sentence of the log may speak of, already in words. */
export interface CartusNames {
  who: string;
  /** Empty where there is nobody. */
  other: string;
  /** A card, by what makes it different from others. */
  card: string;
  /** The same with its number, where there is more than one. */
  cards: string;
  building: string;
  position: number;
  count: number;
  class: string;
  space: number;
  round: number;
  entry: number;
  value: number;
  points: number;
  rats: number;
  nuns: number;
  place: number;
  wins: boolean;
  item: string;
  steps: number;
}
type N = CartusNames;

const cards = (n: N) => one(n.count, 'card');
const rats = (n: N) => one(n.count || 1, 'rat');
const points = (n: number) => one(n, 'point');

export const cartusLogEn: Record<string, (n: N) => string> = {
  'building-in-game': (n) => `In this game: ${n.count} × ${n.building}.`,
  'starting-player': (n) => `${n.who} ${verb(n.who, 'start', 'starts')}.`,
  'round-started': (n) => `Round ${n.round}: ${subject(n.who)} ${verb(n.who, 'start', 'starts')}.`,
  'final-round': () => 'Final round: no actions, but each premium player scores one influence.',
  'building-drawn': (n) => `Building ${n.position}: ${n.building}.`,
  'building-replaced': (n) => `All buildings were alike, so the last ${n.building} was replaced.`,
  'supply-secret': (n) => `${n.who} chose supplies secretly.`,
  'supply-chosen': (n) => `${n.who} chose the supplies of the ${n.building}.`,
  drawn: (n) => `${n.who} drew ${cards(n)}.`,
  'kind-drawn': (n) => `${n.who} drew: ${n.cards}.`,
  reshuffled: (n) => `The discard pile was shuffled into a new deck of ${cards(n)}.`,
  'rats-gained': (n) => `${n.who} took ${rats(n)}.`,
  'rats-discarded': (n) => `${n.who} discarded ${rats(n)}.`,
  looked: (n) => `${n.who} looked at card ${n.position} of the nun row.`,
  'nun-seen': (n) => `${n.who} saw card ${n.position}: ${n.card}.`,
  passed: (n) => `${n.who} played a Pass and went to the end of the line.`,
  entered: (n) => `${n.who} entered the ${n.building} (number ${n.entry}).`,
  'cards-played': (n) => `${n.who} played ${n.count === 0 ? 'no cards' : `${cards(n)} face down`}.`,
  'kind-played': (n) => `${n.who} played: ${n.cards}.`,
  resolving: (n) => `Resolving the ${n.building}.`,
  skipped: (n) => `Nobody is at the ${n.building}.`,
  'turned-over': (n) => `${n.who} revealed: ${n.cards}.`,
  influence: (n) => `${n.who} gained ${n.points} influence in ${n.class} (now ${n.space}).`,
  'sword-fight': (n) =>
    n.other
      ? `${n.who} had the most Swords; ${subject(n.other)} had the fewest and owed ${cards(n)}.`
      : `${n.who} had the most Swords.`,
  'flute-play': (n) =>
    n.other ? `${n.who} had the most Flutes; ${subject(n.other)} had the fewest.` : `${n.who} had the most Flutes.`,
  'rat-given': (n) => `${n.who} gave ${rats(n)} to ${object(n.other)}.`,
  'cards-given': (n) => `${n.who} gave ${cards(n)} to ${object(n.other)}.`,
  'kind-given': (n) => `${n.who} gave ${object(n.other)}: ${n.cards}.`,
  premium: (n) => `${n.who} became the premium player.`,
  performed: (n) => `${n.who} used the ${n.building}.`,
  declined: (n) => `${n.who} did not use the ${n.building}.`,
  'action-void': (n) => `The ${n.building} had no effect for ${object(n.who)}.`,
  taken: (n) => `${n.who} took ${n.cards} from the supply.`,
  'token-taken': (n) => `${n.who} took ${one(n.count, 'victory point token')}.`,
  'token-value': (n) => `${Whose(n.who)} token is worth ${points(n.value)}.`,
  'kind-discarded': (n) => `${n.who} discarded ${n.cards}.`,
  'tower-givers': (n) => `${n.other} had to give ${cards(n)} to ${object(n.who)}.`,
  'cards-back': () => 'The played cards are discarded.',
  'round-ended': () => 'The round is over.',
  'opened-kind': (n) => `${n.who} held ${n.cards}.`,
  'opened-token': (n) => `${n.who} had a token worth ${points(n.value)}.`,
  'opened-rats': (n) => `${n.who} had ${one(n.count, 'rat')}.`,
  'opened-nun': (n) => `Card ${n.position} of the nun row: ${n.card}.`,
  scored: (n) =>
    `${n.who} scored ${points(n.points)} for ${
      (
        {
          influence: `influence in ${n.class}`,
          hand: 'the most cards in hand',
          specials: `the most ${n.card} cards`,
          gold: 'Gold',
          tokens: 'victory point tokens',
        } as Record<string, string>
      )[n.item] ?? n.item
    }.`,
  killed: (n) => `The plague killed ${object(n.who)}: ${one(n.rats, 'rat')} against ${one(n.nuns, 'nun')}.`,
  survived: (n) => `${n.who} survived: ${one(n.rats, 'rat')} against ${one(n.nuns, 'nun')}.`,
  placed: (n) => `${n.who} finished with ${points(n.points)}, rank ${n.place}${n.wins ? ', and won the game' : ''}.`,
  forced: (n) => `${n.who} had only one choice.`,
  'taken-back': (n) => `${n.who} undid ${one(n.steps, 'step')}.`,
};
