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
    majority: 'Whoever has most',
    all: 'Everybody there',
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
    title: 'If the plague came here',
    chance: (percent: number) => `Outbreak: ${percent} %`,
    loses: (name: string, losses: string, you: boolean) =>
      you ? `you would lose ${losses}` : `${name} would lose ${losses}`,
    expected: 'Citizens lost, on average',
    none: 'Nobody would lose a citizen.',
    hint: 'From what you know, and if nobody used a card.',
    short: (percent: number) => `${percent} %`,
  },
  tools: {
    title: 'Aids',
    words: 'Board in words',
    wordsShort: 'In words',
    tokens: 'Rat tokens',
    tokensShort: 'Tokens',
    help: 'Help',
  },
  hint: 'a good choice',
  asked: 'What is asked',
  aside: 'What is asked, and what happened',
  sending: 'Your choice is on its way …',
  plague: 'the plague',
  advise: 'What would you do?',
  /** Why something cannot be chosen, by the name of the region or card; fetched with the first refusal. */
  why: {} as Record<string, (it: string) => string>,
  end: {
    tied: (names: string[], points: number) => `${listed(names)} have ${one(points, 'point')} each.`,
    /** `last` had the last regular turn; `order` decides ties. */
    order: (last: string, order: string[]) =>
      `Ties go by the order after the end: ${order.join(', ')}. ${last} had the last regular turn and so ` +
      `${last === 'You' ? 'come' : 'comes'} last.`,
    rematch: 'Rematch',
    replay: 'Watch it again',
    review: 'Review',
  },
  cardDetails: (card: string) => `${card}: its rules`,
  citizens: (n: number) => one(n, 'citizen'),
};

export type TableWords = typeof tableEn;
