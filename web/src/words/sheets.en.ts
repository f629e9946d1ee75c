// Words of the windows that are fetched when they are wanted: tokens, the board as text, help.
import { few, inWords, upper } from './grammar.en';

/** What a key of the table does. */
export type Deed = 'help' | 'odds' | 'words' | 'tokens' | 'rules' | 'back' | 'map' | 'prompt' | 'cards' | 'log';

export const sheetsEn = {
  tools: { rats: 'Rats', words: 'Words' },
  tokens: {
    title: 'Rat tokens',
    tokens: (n: number) => few(n, 'token'),
    intro: (n: number) => (n === 0 ? 'You have seen all tokens.' : `${upper(few(n, 'token'))} you have not seen yet.`),
    over: 'The game is over: all tokens are face up.',
    where: (board: number, supply: number, removed: number) =>
      `${board} face down on the board, ${supply} in the ` +
      `supply${removed > 0 ? `, ${removed} removed unseen before the game` : ''}.`,
    known: 'Tokens you know',
    knownHere: 'Known to you here',
    unseen: 'Unseen, by limit',
    times: (n: number) => `${n} times`,
    starting: (n: number) => `${upper(inWords(n))} of them ${n === 1 ? 'is a starting token' : 'are starting tokens'}.`,
    startingHint: 'A starting token: placed on the board during set-up.',
    symbols: 'Whom they strike',
    symbolsHint: 'How many unseen tokens show each symbol.',
  },
  words: {
    title: 'Board as text',
    regions: 'Regions',
    region: 'Region',
    rats: 'Rat tokens',
    here: 'Also here',
    neighbours: 'Neighbours',
    player: 'Player',
    onBoard: 'On the board',
    inHaven: 'In the safe haven',
    inSupply: 'In the supply',
    card: 'Card',
    class: 'Class',
    holder: 'Held by',
    does: 'Effect',
    none: 'none',
    plagueIn: (region: string) => `The plague is in ${region}.`,
    supply: (n: number) => `${upper(few(n, 'rat token is', 'rat tokens are'))} left in the supply.`,
  },
  help: {
    title: 'Help',
    guide: 'Show me one turn',
    guideHint: 'A short guided game. Leave whenever you like.',
    rules: 'Read the rules',
    keys: 'Keyboard',
    on: 'Use keyboard shortcuts',
    numbers: 'choose an answer',
    arrows: 'move between regions, cards or answers',
    enter: 'choose, or see why something cannot be chosen',
    escape: 'close a window, or skip an animation',
    tab: 'go to the next part of the table',
    deeds: {
      help: 'this help',
      odds: 'odds on the map',
      words: 'board as text',
      tokens: 'unseen rat tokens',
      rules: 'the rules',
      back: 'undo a step',
      map: 'to the map',
      prompt: 'to your choice',
      cards: 'to the class cards',
      log: 'to the log',
    } as Record<Deed, string>,
    keyNames: { arrows: 'Arrows', enter: 'Enter', escape: 'Esc', tab: 'Tab' },
  },
};

export type Sheets = typeof sheetsEn;
