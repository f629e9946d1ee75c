// Words of the board game's table: odds, tools, reasons, the result. English is the source.
import { one, People, percent, subject, verb } from './grammar.en';

export const tableEn = {
  onlyYou: 'Only you see this.',
  nobody: 'nobody',
  strikes: {
    majority: 'Most citizens',
    all: 'Everyone there',
    peasantry: 'Peasantry',
    bourgeoisie: 'Bourgeoisie',
    church: 'Church',
    chivalry: 'Chivalry',
    magic: 'Magic',
    royalty: 'Royalty',
    islamic: 'Islamic world',
  },
  odds: {
    show: 'Odds on the map',
    title: 'If the plague moves here',
    chance: (n: number) => `Outbreak: ${percent(n)}`,
    loses: (name: string, losses: string) => `${subject(name)} would lose ${one(losses, 'citizen')}`,
    expected: 'Expected losses',
    none: 'Nobody would lose a citizen.',
    hint: 'As far as you can know, and before anyone uses a card.',
    short: percent as (n: number) => string,
  },
  tools: {
    title: 'Tools',
    words: 'Board as text',
    wordsShort: 'As text',
    tokens: 'Rat tokens',
    tokensShort: 'Tokens',
    help: 'Help',
  },
  hint: 'a good choice',
  asked: 'Your choice',
  aside: 'Your choice and the log',
  sending: 'Sending your choice …',
  plague: 'the plague',
  advise: 'Ask for advice',
  /** Why something cannot be chosen, by the name of the region or card; fetched with the first refusal. */
  why: {} as Record<string, (it: string) => string>,
  end: {
    tied: (names: string[], points: number) => `${People(names)} tie with ${one(points, 'point')} each.`,
    /** `last` had the last regular turn; `order` decides ties. */
    order: (last: string, order: string[]) =>
      `Tie-break order: ${order.map(subject).join(', ')}. ${last} took the last regular turn and so ` +
      `${verb(last, 'come', 'comes')} last.`,
    rematch: 'Rematch',
    replay: 'Watch the replay',
    review: 'Review',
  },
  cardDetails: (card: string) => `Rules of the ${card}`,
  citizens: (n: number) => one(n, 'citizen'),
};

export type TableWords = typeof tableEn;
