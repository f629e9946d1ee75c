// Words of the sheets that are fetched when they are wanted: tokens, the board in words, help.
import type { Deed } from '../table/keys';

const tokens = (n: number) => (n === 1 ? 'one token' : `${n} tokens`);

export const sheetsEn = {
  tools: { rats: 'Rats', words: 'Words' },
  tokens: {
    title: 'Rat tokens',
    tokens,
    intro: (n: number) => `${tokens(n)[0]!.toUpperCase()}${tokens(n).slice(1)} you have not seen yet.`,
    over: 'The game is over: all tokens lie open.',
    where: (board: number, supply: number, removed: number) =>
      `${board} face down on the board, ${supply} in the ` +
      `supply${removed > 0 ? `, ${removed} taken out unseen before the game` : ''}.`,
    known: 'You know these',
    knownHere: 'Known here',
    unseen: 'Not seen yet, by limit',
    times: (n: number) => `${n} times`,
    starting: (n: number) => (n === 1 ? 'One of them is a starting token.' : `${n} of them are starting tokens.`),
    startingHint: 'A starting token: the tokens that lie in a region since the beginning are such.',
    symbols: 'Whom they will strike',
    symbolsHint: 'How many of the tokens not seen yet bear each symbol.',
  },
  words: {
    title: 'The board in words',
    regions: 'Regions',
    region: 'Region',
    rats: 'Rat tokens',
    here: 'Also here',
    neighbours: 'Neighbours',
    player: 'Player',
    onBoard: 'On the board',
    inHaven: 'In the safe haven',
    inSupply: 'In supply',
    card: 'Card',
    class: 'Class',
    holder: 'Held by',
    does: 'What it does',
    none: 'none',
    plagueIn: (region: string) => `The plague is in ${region}.`,
    supply: (n: number) =>
      n === 1 ? 'One rat token is left in the supply.' : `${n} rat tokens are left in the supply.`,
  },
  help: {
    title: 'Help',
    guide: 'Be shown one turn',
    guideHint: 'A few steps on a real board. You can leave at any time.',
    rules: 'Read the rules',
    keys: 'Keys',
    on: 'Letters and digits do something',
    numbers: 'choose an answer',
    arrows: 'walk from region to region, from card to card, from answer to answer',
    enter: 'choose; what cannot be chosen says why',
    escape: 'close a sheet; hurry what is being shown',
    tab: 'go on to the next part of the table',
    deeds: {
      help: 'this help',
      odds: 'odds on the map',
      words: 'the board in words',
      tokens: 'rat tokens not yet seen',
      rules: 'the rules',
      back: 'take back a step',
      map: 'to the map',
      prompt: 'to what is asked',
      cards: 'to the class cards',
      log: 'to what happened',
    } as Record<Deed, string>,
    keyNames: { arrows: 'Arrows', enter: 'Enter', escape: 'Esc', tab: 'Tab' },
  },
};

export type Sheets = typeof sheetsEn;
