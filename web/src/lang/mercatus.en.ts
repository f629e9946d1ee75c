// English words of Mercatus at the table: fetched before a table shows goods.
import type { Good } from '../session/protocol';
import type { Names } from './names';

const one = (n: number, word: string, more = `${word}s`) => `${n} ${n === 1 ? word : more}`;
const you = (who: string) => (who === 'You' ? 'you' : who);
const listed = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const upper = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

const goods: Record<Good, string> = { fish: 'fish', cloth: 'cloth', lumber: 'lumber', salt: 'salt' };
const good = (n: Names) => goods[n.good as Good] ?? n.good;

export const mercatusEn = {
  cards: {
    landowner: { name: 'Landowner', short: 'Settle one or two citizens in a region of this good.' },
    brewer: { name: 'Brewer', short: 'Take another face-up good.' },
    'hanseatic-trader': {
      name: 'Hanseatic Trader',
      short: 'Move up to five citizens to a region of this good.',
    },
    swindler: { name: 'Swindler', short: 'Place a rat token where you have a citizen; take that region’s good.' },
    pope: { name: 'Pope', short: 'Pay 2 coins: a citizen goes to the safe haven.' },
    deacon: { name: 'Deacon', short: 'Pay 1, then 2, then 3 coins: a revealed token does not affect you.' },
    raider: { name: 'Raider', short: 'Move the plague up to two regions; take the good there.' },
    assassin: { name: 'Assassin', short: 'Move the plague up to two regions; a coin per token that kills others.' },
    'grave-robber': { name: 'Grave Robber', short: 'Take a good for each token that kills others.' },
    shaman: { name: 'Shaman', short: 'Rearrange the rats in all regions of this good.' },
    stadtholder: { name: 'Stadtholder', short: 'Pay 1, 3 or 6 coins: settle 1, 2 or 3 citizens in any region.' },
    treasurer: { name: 'Treasurer', short: 'Receive 2 coins.' },
  } as Record<string, { name: string; short: string }>,
  prompts: {
    'D-FREE-GOOD': ['Take a free good.', 'Once in your turn, one face-up good from the shelf.'],
    'D-PUT-GOOD': [
      'Which good goes onto the card?',
      'One of yours. The good already there goes back to the shelf, face down.',
    ],
    'D-LANDOWNER-REGION': ['Settle where?', 'In a region of the good on the Landowner.'],
    'D-LANDOWNER-COUNT': ['How many citizens?', ''],
    'D-BREWER': ['Which good do you take?', 'A face-up one, besides your free good.'],
    'D-TRADER-FROM': ['Move your citizens from which region?', 'Up to five of them travel together.'],
    'D-TRADER-TO': ['Where do they go?', 'To a region of the good on the card, at any distance.'],
    'D-TRADER-COUNT': ['How many go?', ''],
    'D-SWINDLER-REGION': ['Place a rat token where?', 'Face down, in a region where you have a citizen.'],
    'D-SWINDLER-GOOD': ['Take the good of that region?', 'It is face up on the shelf.'],
    'D-DEACON': ['Pay to ignore this token?', 'It will not affect you. The others still lose theirs.'],
    'D-RAIDER-GOOD': ['Take the good of the plague’s region?', 'It is face up on the shelf.'],
    'D-ROBBER': ['Which good do you take?', 'The token killed others’ citizens.'],
    'D-SHAMAN-LIFT': ['Pick up a rat token where?', 'As many as you like. Then you put them back.'],
    'D-SHAMAN-HAND': ['Put back which token now?', 'Tokens that look alike to you count as one choice.'],
    'D-SHAMAN-SET': ['Where does it go?', 'In a region of the same good, at most three per region.'],
    'D-STADTHOLDER-REGION': ['Settle where?', 'In any region. You pay for it.'],
    'D-STADTHOLDER-COUNT': ['How many citizens do you buy?', ''],
    'D-TAKE-BACK': [
      'Take the good on the card back?',
      'It joins your goods. Otherwise it stays, or goes to the shelf when you lose the card.',
    ],
    'D-TRADER-AGAIN': ['Another journey?', 'Up to five more citizens, from anywhere, to the same good.'],
    'D-SWINDLER-CITIZENS': ['Settle how many citizens there?', 'From your supply, where you placed the token.'],
    'D-SHAMAN-RAT': ['Add or remove a rat token?', 'In a region of this good or next to one.'],
    'D-SHAMAN-RAT-REGION': ['In which region?', 'One of this good, or next to one.'],
  } as Record<string, [string, string]>,
  answers: {
    'D-SWINDLER-GOOD': { no: 'No good', none: 'No good' },
    'D-RAIDER-GOOD': { no: 'No good', none: 'No good' },
    'D-ROBBER': { none: 'No good' },
    'D-SHAMAN-LIFT': { stop: 'Put them back' },
    'D-SHAMAN-RAT': { none: 'Neither' },
    'D-TAKE-BACK': { yes: 'Take it back' },
    'D-TRADER-AGAIN': { again: 'Go again', stop: 'That’s all' },
    'D-DEACON': { no: 'Don’t pay' },
  } as Record<string, Record<string, string>>,
  options: {
    'free-good': 'Take a free good',
    good: 'A good',
    'put-good': 'Put a good on a card',
    'take-back-good': 'Take a good back from a card',
  },
  events: {
    'goods-removed': (n: Names) => `Left out of this game, one each: ${listed(n.goods.map((g) => goods[g]))}.`,
    'good-laid': (n: Names) => `${n.region} trades ${good(n)}.`,
    'good-flipped': (n: Names) => `${upper(good(n))} is turned face up.`,
    'good-taken': (n: Names) => `${n.who} took ${good(n)}.`,
    'good-put': (n: Names) => `${n.who} put ${good(n)} on the ${n.card}.`,
    'good-taken-back': (n: Names) => `${n.who} took ${good(n)} back from the ${n.card}.`,
    'good-returned': (n: Names) => `The ${good(n)} on the ${n.card} went back to the shelf.`,
    'coins-paid': (n: Names) => `${n.who} paid ${one(n.count, 'coin')}.`,
    'coins-received': (n: Names) => `${n.who} received ${one(n.count, 'coin')}.`,
    'type-sold': (n: Names) => `${upper(good(n))} is sold.`,
    'goods-sold': (n: Names) =>
      n.coins > 0
        ? `${n.who}: ${one(n.coins, 'coin')} for ${good(n)} in ${listed(n.regions)}.`
        : `${n.who}: nothing for ${n.count === 1 ? `the ${good(n)}` : `${n.count} ${good(n)}`}, no ` + 'majority.',
    'citizen-to-haven': (n: Names) => `${n.who} brought a citizen to the safe haven.`,
    'token-ignored': (n: Names) => `${n.who} paid and saved ${one(n.count, 'citizen')}.`,
    'token-lifted': (n: Names) => `${n.who} picked up a rat token in ${n.region}.`,
  } as Record<string, (n: Names) => string>,
  goods,
  Goods: { fish: 'Fish', cloth: 'Cloth', lumber: 'Lumber', salt: 'Salt' } as Record<Good, string>,
  shelf: 'Goods',
  coins: (n: number) => one(n, 'coin'),
  coinsNow: (n: number, now: number) => `${n}, now ${one(now, 'coin')}`,
  own: (all: string[]) => (all.length > 0 ? `goods: ${all.join(', ')}` : 'no goods'),
  several: (n: number, what: Good) => (n === 1 ? goods[what] : `${n} ${goods[what]}`),
  left: (n: number) => (n === 0 ? 'none left' : n === 1 ? '1 left' : `${n} left`),
  leftLong: (n: number) => (n === 0 ? 'none left' : n === 1 ? 'one left' : `${n} left`),
  cameBack: 'returned',
  places: (up: boolean, down: number) =>
    [up ? 'one face up' : 'none face up', down > 0 ? `${down} face down` : ''].filter(Boolean).join(', '),
  soldAtEnd: (what: Good) => `${upper(goods[what])} is sold at the end of this turn`,
  byCoins: 'from coins',
  severalSold: 'Sold at the end of this turn',
  nothingSold: 'Nothing is sold if the turn ends now.',
  turnedUp: 'One of each good is turned face up when the next turn begins.',
  inFinal: 'In the final round any good on the shelf can be taken. Everything is sold once, after the final ravage.',
  leads: (regions: string[]) => (regions.length === 0 ? 'you have no majority' : `you lead in ${listed(regions)}`),
  sold: (who: string) => `Also sold: ${who}`,
  soldOther: (what: Good, who: string) => `${upper(goods[what])} is sold: ${who}`,
  notSold: (what: Good) => `Then ${goods[what]} is not sold.`,
  gets: (who: string, coins: number) => `${you(who)} +${coins}`,
  nobodyGets: 'nobody is paid',
  none: (what: Good) => `${upper(goods[what])}: none left`,
  faceDown: (what: Good) => `${upper(goods[what])}: none face up`,
  put: (card: string) => `Put a good on the ${card}`,
  takeBack: (what: Good, card: string) => `Take the ${goods[what]} back from the ${card}`,
  notBack: (leaves: boolean): string => (leaves ? 'Back to the shelf' : 'Leave it there'),
  leaves: ['You lose the card.', 'Take its good back, or return it to the shelf.'] as [string, string],
  before: (what: Good): [string, string] => [
    `${upper(goods[what])} is sold now.`,
    'Goods on the card do not sell. Take this one back to sell it too.',
  ],
  lies: (what: Good) => `now holds ${goods[what]}`,
  takeIt: (what: Good) => `Take ${goods[what]}`,
  pay: (n: number) => `Pay ${one(n, 'coin')}`,
  saves: (n: number) => `saves ${n} of your citizens`,
  price: (n: number) => `for ${one(n, 'coin')}`,
  onCard: (what: Good) => `Holds ${goods[what]}.`,
  emptyCard: 'It needs a good: put one of yours on it.',
  here: (what: Good) => `${upper(goods[what])} is traded here.`,
  perRegion: '+3 per region',
  plate: (what: Good) => `Where ${goods[what]} is traded`,
  tapAgain: 'Tap again to take it.',
  sale: {
    title: (what: Good) => `${upper(goods[what])} is sold.`,
    why: 'None was left on the shelf. It sells for 3 coins in each region where the seller has the most citizens.',
    final: 'All goods are sold at the end, for 3 coins in each region where the seller has the most citizens.',
    against: (name: string, n: number, others: number) =>
      others === 0 ? `${name}, alone there` : `${name}, ${n} against ${others}`,
    tied: (name: string, n: number, times: number) => `${name}, tied ${Array(times).fill(n).join(' : ')}`,
    hasNone: (name: string, what: Good, isYou: boolean) =>
      `${name} ${isYou ? 'lead but have' : 'leads but has'} no ${goods[what]}`,
    noMore: (name: string, what: Good, isYou: boolean) =>
      `${name} ${isYou ? 'lead but have' : 'leads but has'} no ${goods[what]} left`,
    nobody: 'nobody lives there',
    noMajority: 'No majority',
    unsold: 'Not sold',
    goesBack: (name: string, n: number, what: Good, isYou: boolean) =>
      `${name}: ${n === 1 ? `${isYou ? 'your' : 'the'} ${goods[what]} goes` : `${n} ${goods[what]} go`} back`,
    again: 'Again',
    goOn: 'Continue',
    total: 'Total',
    line: (region: string, who: string, coins: number) => `${region}: ${who}, ${coins > 0 ? `+${coins}` : '0'}`,
  },
};

export type MercatusWords = typeof mercatusEn;
