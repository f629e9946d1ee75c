// Log lines of the card game. "You" stands for the reader.
import type { CartusNames as N } from '../cartus/telling';

const one = (n: number, word: string, more = `${word}s`) => `${n} ${n === 1 ? word : more}`;
const cards = (n: N) => one(n.count, 'card');
const rats = (n: N) => one(n.count || 1, 'rat');
const to = (n: N) => (n.otherIsYou ? 'you' : n.other);
const points = (n: number) => one(n, 'point');

export const cartusLogEn: Record<string, (n: N) => string> = {
  'building-in-game': (n) => `In this game: ${n.count} × ${n.building}.`,
  'starting-player': (n) => `${n.who} ${n.isYou ? 'start' : 'starts'}.`,
  'round-started': (n) => `Round ${n.round}: ${n.isYou ? 'you start' : `${n.who} starts`}.`,
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
      ? `${n.who} ${n.isYou ? 'have' : 'has'} the most Swords, ${to(n)} the fewest and ` +
        `${n.otherIsYou ? 'owe' : 'owes'} ` +
        `${cards(n)}.`
      : `${n.who} ${n.isYou ? 'have' : 'has'} the most Swords.`,
  'flute-play': (n) =>
    n.other
      ? `${n.who} ${n.isYou ? 'have' : 'has'} the most Flutes, ${to(n)} the fewest.`
      : `${n.who} ${n.isYou ? 'have' : 'has'} the most Flutes.`,
  'rat-given': (n) => `${n.who} gave ${rats(n)} to ${to(n)}.`,
  'cards-given': (n) => `${n.who} gave ${cards(n)} to ${to(n)}.`,
  'kind-given': (n) => `${n.who} gave to ${to(n)}: ${n.cards}.`,
  premium: (n) => `${n.who} ${n.isYou ? 'are' : 'is'} the premium player.`,
  performed: (n) => `${n.who} used the ${n.building}.`,
  declined: (n) => `${n.who} did not use the ${n.building}.`,
  'action-void': (n) => `The ${n.building} had no effect for ${n.isYou ? 'you' : n.who}.`,
  taken: (n) => `${n.who} took ${n.cards} from the stock.`,
  'token-taken': (n) => `${n.who} took ${one(n.count, 'victory point token')}.`,
  'token-value': (n) => `${n.isYou ? 'Your' : `${n.who}’s`} token is worth ${points(n.value)}.`,
  'kind-discarded': (n) => `${n.who} discarded ${n.cards}.`,
  'tower-givers': (n) =>
    `${n.other ? (n.otherIsYou ? 'You have' : `${n.other} has`) : ''} to give ${cards(n)} to ` +
    `${n.isYou ? 'you' : n.who}.`,
  'cards-back': () => 'The played cards are discarded.',
  'round-ended': () => 'The round is over.',
  'opened-kind': (n) => `${n.who} held ${n.cards}.`,
  'opened-token': (n) => `${n.who} had a token worth ${points(n.value)}.`,
  'opened-rats': (n) => `${n.who} kept ${one(n.count, 'rat')}.`,
  'opened-nun': (n) => `Card ${n.position} of the nun row: ${n.card}.`,
  scored: (n) =>
    `${n.who}: ${points(n.points)} for ${
      (
        {
          influence: `influence (${n.class})`,
          hand: 'most cards in hand',
          specials: `most of a kind (${n.card})`,
          gold: 'Gold',
          tokens: 'victory point tokens',
        } as Record<string, string>
      )[n.item] ?? n.item
    }.`,
  killed: (n) => `The plague kills ${n.isYou ? 'you' : n.who}: ${one(n.rats, 'rat')} against ${one(n.nuns, 'nun')}.`,
  survived: (n) => `${n.who} ${n.isYou ? 'survive' : 'survives'}: ${one(n.rats, 'rat')} against ${one(n.nuns, 'nun')}.`,
  placed: (n) => `${n.who}: ${points(n.points)}, rank ${n.place}${n.wins ? ', and wins the game' : ''}.`,
  forced: (n) => `Only one choice for ${n.isYou ? 'you' : n.who}.`,
  'taken-back': (n) => `${n.who} undid ${one(n.steps, 'step')}.`,
};
