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
    landowner: { name: 'Landowner', short: 'Settle one or two citizens in a region with this good.' },
    brewer: { name: 'Brewer', short: 'Take one more good that lies face up.' },
    'hanseatic-trader': {
      name: 'Hanseatic Trader',
      short: 'Up to five citizens go to a region with this good.',
    },
    swindler: { name: 'Swindler', short: 'Lay a rat token where you live; take the good of that region.' },
    pope: { name: 'Pope', short: 'Pay 2 coins: a citizen goes to the safe haven.' },
    deacon: { name: 'Deacon', short: 'Pay 1, then 2, 3 coins: a token that turns over does nothing to you.' },
    raider: { name: 'Raider', short: 'Lead the plague two steps; take the good of its region.' },
    assassin: { name: 'Assassin', short: 'Lead the plague two steps; a coin for each token that kills others.' },
    'grave-robber': { name: 'Grave Robber', short: 'Take a good for each rat token that kills others.' },
    shaman: { name: 'Shaman', short: 'Rearrange the rats in all regions with this good.' },
    stadtholder: { name: 'Stadtholder', short: 'Pay 1, 3 or 6 coins: settle 1, 2 or 3 citizens in any region.' },
    treasurer: { name: 'Treasurer', short: 'Receive 2 coins.' },
  } as Record<string, { name: string; short: string }>,
  prompts: {
    'D-FREE-GOOD': ['Take a free good.', 'Once in your turn, one good that lies face up on the shelf.'],
    'D-PUT-GOOD': [
      'Which good goes onto the card?',
      'One of your own. What lies there goes back to the shelf, face down.',
    ],
    'D-LANDOWNER-REGION': ['Settle where?', 'In a region with the good that lies on the Landowner.'],
    'D-LANDOWNER-COUNT': ['How many citizens?', ''],
    'D-BREWER': ['Which good do you take?', 'One that lies face up, besides the free one.'],
    'D-TRADER-FROM': ['Move your citizens from which region?', 'Up to five of them travel together.'],
    'D-TRADER-TO': ['Where do they go?', 'To a region with the good that lies on the card, near or far.'],
    'D-TRADER-COUNT': ['How many of them go?', ''],
    'D-SWINDLER-REGION': ['Lay a rat token where?', 'Unseen, in a region where you have a citizen.'],
    'D-SWINDLER-GOOD': ['Take the good of that region?', 'It lies face up on the shelf.'],
    'D-DEACON': ['Pay, and let the token pass you by?', 'It does nothing to you then. The others lose what they lose.'],
    'D-RAIDER-GOOD': ['Take the good of the plague’s region?', 'It lies face up on the shelf.'],
    'D-ROBBER': ['Which good do you take?', 'The token killed others, and you hold the Grave Robber.'],
    'D-SHAMAN-LIFT': ['Lift a rat token where?', 'As many as you like; then you set them down again.'],
    'D-SHAMAN-HAND': ['Which token do you set down now?', 'Those you cannot tell apart count as one choice.'],
    'D-SHAMAN-SET': ['Where does it go?', 'Into a region of the same good, three tokens at most.'],
    'D-STADTHOLDER-REGION': ['Settle where?', 'In any region. You pay for it.'],
    'D-STADTHOLDER-COUNT': ['How many citizens do you buy?', ''],
    'D-TAKE-BACK': [
      'Take the good on the card back?',
      'It joins your own goods. Else it stays, or goes to the shelf if the card leaves you.',
    ],
    'D-TRADER-AGAIN': ['Another journey?', 'Up to five citizens again, from anywhere, to the same good.'],
    'D-SWINDLER-CITIZENS': ['How many citizens come along?', 'From your supply, to where the token lies now.'],
    'D-SHAMAN-RAT': ['One rat token more, or one less?', 'In a region of this good or next to one.'],
    'D-SHAMAN-RAT-REGION': ['In which region?', 'One with this good, or next to one.'],
  } as Record<string, [string, string]>,
  answers: {
    'D-SWINDLER-GOOD': { no: 'No good', none: 'No good' },
    'D-RAIDER-GOOD': { no: 'No good', none: 'No good' },
    'D-ROBBER': { none: 'No good' },
    'D-SHAMAN-LIFT': { stop: 'Set them down' },
    'D-SHAMAN-RAT': { none: 'Neither' },
    'D-TAKE-BACK': { yes: 'To my goods' },
    'D-TRADER-AGAIN': { again: 'Once more', stop: 'That is all' },
    'D-DEACON': { no: 'Suffer it' },
  } as Record<string, Record<string, string>>,
  options: {
    'free-good': 'Take a free good',
    good: 'A good',
    'put-good': 'Put a good on a card',
    'take-back-good': 'Take a good back from a card',
  },
  events: {
    'goods-removed': (n: Names) => `Not in this game: one ${listed(n.goods.map((g) => goods[g]))} each.`,
    'good-laid': (n: Names) => `${n.region} has ${good(n)}.`,
    'good-flipped': (n: Names) => `${upper(good(n))} lies face up.`,
    'good-taken': (n: Names) => `${n.who} took ${good(n)}.`,
    'good-put': (n: Names) => `${n.who} put ${good(n)} on the ${n.card}.`,
    'good-taken-back': (n: Names) => `${n.who} took ${good(n)} back from the ${n.card}.`,
    'good-returned': (n: Names) => `The ${good(n)} of the ${n.card} went back to the shelf.`,
    'coins-paid': (n: Names) => `${n.who} paid ${one(n.count, 'coin')}.`,
    'coins-received': (n: Names) => `${n.who} received ${one(n.count, 'coin')}.`,
    'type-sold': (n: Names) => `${upper(good(n))} is sold.`,
    'goods-sold': (n: Names) =>
      n.coins > 0
        ? `${n.who}: ${one(n.coins, 'coin')} for ${good(n)} in ${listed(n.regions)}.`
        : `${n.who}: nothing for ${n.count === 1 ? `the ${good(n)}` : `${n.count} ${good(n)}`}, most citizens in no ` +
          'such region.',
    'citizen-to-haven': (n: Names) => `${n.who} brought a citizen to the safe haven.`,
    'token-ignored': (n: Names) =>
      `${n.who} paid: the token takes none of ${n.isYou ? 'your' : 'those'} ${one(n.count, 'citizen')}.`,
    'token-lifted': (n: Names) => `${n.who} lifted a rat token in ${n.region}.`,
  } as Record<string, (n: Names) => string>,
  goods,
  Goods: { fish: 'Fish', cloth: 'Cloth', lumber: 'Lumber', salt: 'Salt' } as Record<Good, string>,
  shelf: 'Shelf of goods',
  coins: (n: number) => one(n, 'coin'),
  coinsNow: (n: number, now: number) => `${n}, now ${one(now, 'coin')}`,
  own: (all: string[]) => (all.length > 0 ? `own goods: ${all.join(', ')}` : 'no own goods'),
  several: (n: number, what: Good) => (n === 1 ? goods[what] : `${n} ${goods[what]}`),
  left: (n: number) => (n === 0 ? 'sold out' : n === 1 ? 'the last' : `${n} left`),
  leftLong: (n: number) => (n === 0 ? 'none left' : n === 1 ? 'the last one' : `${n} left`),
  cameBack: 'came back',
  places: (up: boolean, down: number) =>
    [up ? 'one face up' : 'none face up', down > 0 ? `${down} face down` : ''].filter(Boolean).join(', '),
  soldAtEnd: (what: Good) => `${upper(goods[what])} is sold at the end of this turn`,
  byCoins: 'by coins',
  severalSold: 'Sold at the end of this turn',
  nothingSold: 'Nothing is sold if the turn ends now.',
  turnedUp: 'One of each type is turned up when the next turn begins.',
  inFinal: 'In the final round goods need not lie face up; all of them are sold once, after the last reckoning.',
  leads: (regions: string[]) => (regions.length === 0 ? 'you lead nowhere' : `you lead in ${listed(regions)}`),
  sold: (who: string) => `Sold, too: ${who}`,
  soldOther: (what: Good, who: string) => `${upper(goods[what])} is sold: ${who}`,
  notSold: (what: Good) => `Then ${goods[what]} is not sold.`,
  gets: (who: string, coins: number) => `${you(who)} +${coins}`,
  nobodyGets: 'nobody gets a coin',
  none: (what: Good) => `${upper(goods[what])}: none left`,
  faceDown: (what: Good) => `${upper(goods[what])}: none lies face up`,
  put: (card: string) => `Put a good on the ${card}`,
  takeBack: (what: Good, card: string) => `Take the ${goods[what]} back from the ${card}`,
  notBack: (leaves: boolean): string => (leaves ? 'Back to the shelf' : 'Leave it there'),
  leaves: ['The card leaves you.', 'The good joins your own, or goes back to the shelf.'] as [string, string],
  before: (what: Good): [string, string] => [
    `${upper(goods[what])} is sold now.`,
    'On the card it brings nothing. Taken back, it is sold with your own goods.',
  ],
  lies: (what: Good) => `${upper(goods[what])} lies there now`,
  takeIt: (what: Good) => `Take ${goods[what]}`,
  pay: (n: number) => `Pay ${one(n, 'coin')}`,
  saves: (n: number) => `saves ${one(n, 'citizen')} of yours`,
  price: (n: number) => `for ${one(n, 'coin')}`,
  onCard: (what: Good) => `${upper(goods[what])} lies on it.`,
  emptyCard: 'It works with a good: put one of yours there.',
  here: (what: Good) => `${upper(goods[what])} is traded here.`,
  perRegion: '+3 a region',
  plate: (what: Good) => `Where ${goods[what]} is traded`,
  tapAgain: 'Tap again to take it.',
  sale: {
    title: (what: Good) => `${upper(goods[what])} is sold.`,
    why: 'None was left on the shelf. 3 coins for each region in which its seller has the most citizens.',
    final: 'All goods are sold at the end. 3 coins for each region in which their seller has the most citizens.',
    against: (name: string, n: number, others: number) =>
      others === 0 ? `${name}, alone there` : `${name}, ${n} against ${others}`,
    tied: (name: string, n: number, times: number) => `${name}, tied ${Array(times).fill(n).join(' : ')}`,
    hasNone: (name: string, what: Good, isYou: boolean) =>
      `${name} ${isYou ? 'lead, have' : 'leads, has'} no ${goods[what]}`,
    noMore: (name: string, what: Good, isYou: boolean) =>
      `${name} ${isYou ? 'lead, have' : 'leads, has'} no ${goods[what]} left`,
    nobody: 'nobody lives there',
    noMajority: 'No majority',
    unsold: 'Nowhere to sell',
    goesBack: (name: string, n: number, what: Good, isYou: boolean) =>
      `${name}: ${n === 1 ? `${isYou ? 'your' : 'the'} ${goods[what]} goes` : `${n} ${goods[what]} go`} back`,
    again: 'Again',
    goOn: 'Go on',
    total: 'Altogether',
    line: (region: string, who: string, coins: number) => `${region}: ${who}, ${coins > 0 ? `+${coins}` : '0'}`,
  },
};

export type MercatusWords = typeof mercatusEn;
