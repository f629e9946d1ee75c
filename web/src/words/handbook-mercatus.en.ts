// Mercatus as a newcomer reads it: what it adds to a turn, and its class cards; [MERC-40] cites a clause.
import type { Section } from './handbook.en';

export const sectionsMercatusEn: Section[] = [
  {
    id: 'mercatus',
    title: 'Mercatus: goods and coins',
    text: [
      'Every region has a good: fish, cloth, lumber or salt. It shows what is traded there and never changes. ' +
        '[MERC-11] ' +
        '[MERC-13]',
      'Four more of each type lie on the shelf, one face up. [MERC-10] Once in your turn you may take a ' +
        'face-up good. [MERC-22] The next one of its type is turned up when the next turn begins. [MERC-20]',
      'When a turn ends and the shelf has nothing left of a type, everyone sells all of that type. [MERC-40] ' +
        '[MERC-42] You get 3 coins for each region of the type in which you have the most citizens (ties ' +
        'count), as long as you have goods. The rest goes back for nothing. [MERC-44] [MERC-43]',
      'So goods are worth something where you lead, and whoever takes the last one decides when they are sold.',
      'Everyone starts with four coins. [MERC-14] Coins pay for what some cards do, and at the end every five of ' +
        'them are worth a point. [MERC-126]',
      'Three cards need a good on them: put one of yours there. It stays until you replace it, and goes back ' +
        'to the shelf when you lose the card. [MERC-60] [MERC-61] [MERC-62]',
      'In the final round no goods are turned up or sold. After the final ravage all goods are sold once more. ' +
        '[MERC-113] [MERC-114] [MERC-125]',
    ],
  },
];

export const handbookMercatusEn: Record<string, string[]> = {
  landowner: [
    'Put one of your goods on the card. [MERC-60] Once a turn, settle one or two citizens in one region of ' +
      'that good, with or without rats. [MERC-70]',
    'In your final turn it works as usual. [MERC-116]',
  ],
  brewer: [
    'Take a face-up good in addition to your free one. [MERC-71]',
    'In your final turn: any good that the shelf has. [MERC-114]',
  ],
  'hanseatic-trader': [
    'Put one of your goods on the card. [MERC-60] Once a turn, move one to five of your citizens together from any ' +
      'region to one of that good, at any distance. [MERC-72]',
    'In your final turn it works as usual. [MERC-116]',
  ],
  swindler: [
    'Place a rat token from the supply, face down, in a region where you have a citizen. [MERC-74] Then you ' +
      'may take the good of that region if it lies face up on the shelf. [MERC-75]',
    'In your final turn the good need not lie face up. If the supply is empty, the token comes from the used ones. ' +
      '[MERC-117] [MERC-122]',
  ],
  pope: [
    'Pay 2 coins: one citizen goes from your supply to the safe haven. [MERC-78]',
    'In your final turn it works as usual. [MERC-116]',
  ],
  deacon: [
    'In the plague phase of your turn, when a token would take citizens of yours, you may pay: it does nothing to ' +
      'you, and the others lose what they would have lost anyway. [MERC-80] [MERC-81] [MERC-82]',
    'The first payment of a turn costs 1 coin, the second 2, the third 3. [MERC-83]',
    'In your final turn the Deacon may move the plague one region and ravage there. [MERC-116] It never helps ' +
      'in other players’ turns or in the final ravage. [MERC-124]',
  ],
  raider: [
    'The plague may go up to two regions. [MERC-56] When it has moved you may take the good of its region if it lies ' +
      'face up. [MERC-88]',
    'In your final turn the Raider may move the plague once more, and you may take the good there. [MERC-116]',
  ],
  assassin: [
    'The plague may go up to two regions. [MERC-56] For each token that killed citizens of others you receive one ' +
      'coin. [MERC-89]',
    'In your final turn the Assassin may move the plague and ravage there. [MERC-116]',
  ],
  'grave-robber': [
    'In your plague phase, for each token that killed citizens of others, you may take one good that lies face up. ' +
      '[MERC-90]',
    'In your final turn the Grave Robber may move the plague one region and ravage there; then you may take ' +
      'any good on the shelf. ' +
      '[MERC-116] [MERC-114]',
  ],
  shaman: [
    'Put one of your goods on the card. [MERC-60] Once a turn, pick up any number of rat tokens in the regions ' +
      'of that good and put them back among those regions. [MERC-92] [MERC-93]',
    'In your final turn it works as usual. [MERC-116]',
  ],
  stadtholder: [
    'Pay 1, 3 or 6 coins and settle one, two or three citizens in one region of your choice. [MERC-98]',
    'In your final turn: one citizen for 1 coin. [MERC-116]',
  ],
  treasurer: ['Receive 2 coins. [MERC-100]', 'In your final turn it works as usual. [MERC-116]'],
};
