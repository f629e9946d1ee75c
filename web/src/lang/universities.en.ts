// English words of universities at the table: fetched before a table shows them.
import type { Names } from './names';

const one = (n: number, word: string, more = `${word}s`) => `${n} ${n === 1 ? word : more}`;

export const universitiesEn = {
  prompts: {
    'D-STUDENT': ['Settle where?', 'Where a university stands.'],
    'D-STUDENT-FROM': ['Move a citizen from where?', 'To a university next to it.'],
    'D-STUDENT-TO': ['To which university?', ''],
    'D-STUDENT-COUNT': ['How many citizens?', ''],
    'D-PROF-ORDER': ['Which event lies next on top?', 'Only you see them. The next one comes first.'],
    'D-PROF-DISCARD': ['Discard an event?', 'Face up. What you keep you put back in any order.'],
    'D-PROF-FINAL': ['Which event comes to pass?', 'All of them lie open; one takes effect.'],
    'D-LIBRARIAN-PIECE': ['Move which university?', ''],
    'D-LIBRARIAN-REGION': ['Move it where?', 'To any region, near or far.'],
    'D-EVENT-DISCARD': ['Put a card back on the table?', 'Nobody has to.'],
    'D-EVENT-BONUS': ['Settle a citizen at a university?', 'For a card of yours of this class.'],
    'D-UNI-MOVE': ['Where does the university go?', 'You lead there: it moves on, and its region is marked.'],
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
    'university-won': (n: Names) => `${n.university}: ${n.who} led in ${n.region}.`,
    'university-not-won': (n: Names) => `${n.university}: nobody led in ${n.region}.`,
    'university-token-put': (n: Names) => `${n.region} bears a university token now.`,
    'university-tokens-returned': (n: Names) => `${one(n.count, 'university token')} went back from the map.`,
    'event-drawn': (n: Names) => `Event: ${n.eventCard}.`,
    'event-seen': (n: Names) => `${n.who} saw: ${n.eventCard}.`,
    'events-looked': (n: Names) => `${n.who} looked at the next ${one(n.count, 'event card')}.`,
    'events-put-back': (n: Names) => `${n.who} put back ${one(n.count, 'event card')}.`,
    'event-discarded': (n: Names) => `${n.who} discarded: ${n.eventCard}.`,
    'event-chosen': (n: Names) => `${n.who} chose: ${n.eventCard}.`,
    'event-deck-shuffled': (n: Names) => `All ${n.count} event cards were shuffled into a new deck.`,
    'event-pile-under': (n: Names) => `${one(n.count, 'event card')} went shuffled under the deck.`,
    'card-discarded': (n: Names) => `${n.who} put the ${n.card} back on the table.`,
  } as Record<string, (n: Names) => string>,
  event: 'Event',
  goOn: 'Go on',
  /** What an event of the kind does. */
  does: (kind: string): string =>
    kind === 'founded'
      ? 'Whoever alone leads where a university stands takes a point and moves it on.'
      : kind === 'discard'
        ? 'In turn each may put one class card back on the table.'
        : kind === 'none'
          ? 'Nothing comes to pass.'
          : 'For each card of this class its holder may settle one citizen, at either university.',
  nothing: (kind: string): string => (kind === 'none' ? 'The next player is on turn.' : 'It concerns nobody.'),
  lines: {
    at: (university: string, region: string) => `${university}, ${region}:`,
    tied: 'several lead together',
    empty: 'nobody is there',
    leads: (who: string, you: boolean) => (you ? 'You lead and move it on.' : `${who} leads and moves it on.`),
    moved: (who: string, _you: boolean, to: string) => `${who}: moved on to ${to}.`,
    back: (cards: string[], _you: boolean) => `${cards.join(', ')} back on the table`,
    keeps: (_you: boolean) => 'all kept',
    may: (cards: string[], _you: boolean) => `may put back ${cards.join(' or ')}`,
    settled: (regions: string[], _you: boolean) => `settled in ${regions.join(', ')}`,
    nobody: (_you: boolean) => 'settled nobody',
    bonus: (cards: string[], _you: boolean) => `a bonus for ${cards.join(', ')}`,
  },
  deck: 'Events',
  deckTitle: 'Event cards',
  left: (n: number, all: number) => `${n} of ${all} left`,
  toCome: 'Still to come',
  pile: 'Came to pass',
  noPile: 'None yet.',
  known: 'What you know of the next ones',
  place: (first: number, last: number) => (first === last ? `number ${first}` : `number ${first} to ${last}`),
  sorts: { founded: 'Founded', bonus: 'Bonus', discard: 'Discard', none: 'None' } as Record<string, string>,
  points: (n: number) => one(n, 'victory point token'),
  scores: 'tokens',
};
export type UniversityWords = typeof universitiesEn;
