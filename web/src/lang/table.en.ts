// Words of the table that came with the finished client: what happens, odds, reasons, the keyboard. English is the
// source.

const one = (n: number, word: string, more = `${word}s`) => `${n} ${n === 1 ? word : more}`;

/** "A", "A and B", "A, B and C". */
const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

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
    chance: (percent: number) => `Outbreak: ${percent} %`,
    loses: (name: string, losses: string, you: boolean) =>
      you ? `you would lose ${losses}` : `${name} would lose ${losses}`,
    expected: 'Expected losses',
    none: 'Nobody would lose a citizen.',
    hint: 'As far as you can know, and before anyone uses a card.',
    short: (percent: number) => `${percent} %`,
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
    tied: (names: string[], points: number) => `${listed(names)} tie with ${one(points, 'point')} each.`,
    /** `last` had the last regular turn; `order` decides ties. */
    order: (last: string, order: string[]) =>
      `Tie-break order: ${order.join(', ')}. ${last} took the last regular turn and so ` +
      `${last === 'You' ? 'come' : 'comes'} last.`,
    rematch: 'Rematch',
    replay: 'Watch the replay',
    review: 'Review',
  },
  cardDetails: (card: string) => `Rules of the ${card}`,
  citizens: (n: number) => one(n, 'citizen'),
};

export type TableWords = typeof tableEn;
