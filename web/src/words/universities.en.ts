// English words of universities at the table: fetched before a table shows them.
import { list, one, subject, verb } from './grammar.en';
import type { Names } from './names';

const the = (card: string) => `the ${card}`;

export const universitiesEn = {
  prompts: {
    'D-STUDENT': ['Settle where?', 'Where a university stands.'],
    'D-STUDENT-FROM': ['Move a citizen from where?', 'To a university next to it.'],
    'D-STUDENT-TO': ['To which university?', ''],
    'D-STUDENT-COUNT': ['How many citizens?', ''],
    'D-PROF-ORDER': ['Which event comes next?', 'Only you see these cards.'],
    'D-PROF-DISCARD': ['Discard an event?', 'You put the rest back in any order.'],
    'D-PROF-FINAL': ['Which event takes effect?', 'The others are discarded.'],
    'D-LIBRARIAN-PIECE': ['Move which university?', ''],
    'D-LIBRARIAN-REGION': ['Move it where?', 'Distance does not matter.'],
    'D-EVENT-DISCARD': ['Put a class card back on the table?', 'You do not have to.'],
    'D-EVENT-BONUS': ['Settle a citizen at a university?', ''],
    'D-UNI-MOVE': ['Move the university where?', 'The region it leaves is marked.'],
  } as Record<string, [string, string]>,
  answers: {
    'D-PROF-DISCARD': { stop: 'Keep the rest' },
    'D-EVENT-DISCARD': { none: 'Keep all' },
    'D-EVENT-BONUS': { none: 'Nobody' },
  } as Record<string, Record<string, string>>,
  options: { 'event-card': 'An event', university: 'A university' },
  kinds: {
    founded: 'University founded',
    'bonus-peasantry': 'Bonus: Peasantry',
    'bonus-bourgeoisie': 'Bonus: Bourgeoisie',
    'bonus-church': 'Bonus: Church',
    'bonus-chivalry': 'Bonus: Chivalry',
    'bonus-magic': 'Bonus: Magic',
    'bonus-royalty': 'Bonus: Royalty',
    'bonus-islamic': 'Bonus: Islamic world',
    discard: 'Discard a class card',
    none: 'No event',
  } as Record<string, string>,
  pieces: { green: 'The green university', white: 'The white university' } as Record<string, string>,
  events: {
    'university-placed': (n: Names) => `${n.university} stands in ${n.region}.`,
    'university-moved': (n: Names) => `${n.who} moved a university from ${n.from} to ${n.to}.`,
    'university-won': (n: Names) =>
      `${n.university}: ${subject(n.who)} had more citizens in ${n.region} than anyone else.`,
    'university-not-won': (n: Names) => `${n.university}: no sole leader in ${n.region}.`,
    'university-token-put': (n: Names) => `${n.region} now has a university token.`,
    'university-tokens-returned': (n: Names) => `${one(n.count, 'university token')} left the map.`,
    'event-drawn': (n: Names) => `Event: ${n.eventCard}.`,
    'event-seen': (n: Names) => `${n.who} saw: ${n.eventCard}.`,
    'events-looked': (n: Names) =>
      `${n.who} looked at the next ${n.count === 1 ? 'event card' : `${n.count} event cards`}.`,
    'events-put-back': (n: Names) => `${n.who} put back ${one(n.count, 'event card')}.`,
    'event-discarded': (n: Names) => `${n.who} discarded: ${n.eventCard}.`,
    'event-chosen': (n: Names) => `${n.who} chose: ${n.eventCard}.`,
    'event-deck-shuffled': (n: Names) => `All ${n.count} event cards were shuffled into a new deck.`,
    'event-pile-under': (n: Names) =>
      `${one(n.count, 'event card')} ${n.count === 1 ? 'was' : 'were'} shuffled and put under the deck.`,
    'card-discarded': (n: Names) => `${n.who} put the ${n.card} back on the table.`,
  } as Record<string, (n: Names) => string>,
  event: 'Event',
  goOn: 'Continue',
  /** What an event of the kind does. */
  does: (kind: string): string =>
    kind === 'founded'
      ? 'A player with more citizens at a university than anyone else takes a point and moves it.'
      : kind === 'discard'
        ? 'In turn order, each player may put one class card back on the table.'
        : kind === 'none'
          ? 'Nothing happens.'
          : 'Each holder of a card of this class may settle a citizen at either university, once per card.',
  nothing: 'It affects nobody.',
  lines: {
    at: (university: string, region: string) => `${university}, ${region}:`,
    tied: 'a tie, so it stays.',
    empty: 'nobody is there, so it stays.',
    leads: (who: string) => `${who} ${verb(who, 'lead and move', 'leads and moves')} it.`,
    moved: (who: string, to: string) => `${who} moved it to ${to}.`,
    /** These stand after the name of `who`. */
    back: (_who: string, cards: string[]) => `put back ${list(cards.map(the))}`,
    keeps: (_who: string): string => 'kept all',
    may: (_who: string, cards: string[]) => `may put back ${list(cards.map(the), 'or')}`,
    settled: (_who: string, regions: string[]) => `settled in ${list(regions)}`,
    nobody: (_who: string): string => 'settled nobody',
    bonus: (cards: string[]) => `${one(cards.length, 'citizen')} for ${list(cards.map(the))}`,
  },
  deck: 'Events',
  deckTitle: 'Event cards',
  left: (n: number, all: number) => `${n} of ${all} left`,
  toCome: 'Still to come',
  pile: 'Discard pile',
  noPile: 'No event cards yet.',
  allAgain: 'When the deck is empty, all 30 are shuffled.',
  known: 'What you know of the next cards',
  place: (first: number, last: number) => (first === last ? `number ${first}` : `one of numbers ${first} to ${last}`),
  sorts: { founded: 'Founded', bonus: 'Bonus', discard: 'Discard', none: 'None' } as Record<string, string>,
  asked: {
    order: (nth: number) => `Choose card number ${nth} from the top. Only you see these cards.`,
    bonus: (cards: string[]) => `For ${list(cards.map(the))}.`,
    won: (university: string, region: string) => `${university}: you lead in ${region}.`,
  },
  stands: (region: string) => `now in ${region}`,
  scores: 'from tokens',
};
export type UniversityWords = typeof universitiesEn;
