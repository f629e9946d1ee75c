// The clauses of upgrades, in our own words (part UPG of the rules catalogue).
import { clausesOfTiles } from './tiles-in-rules';

export const rulesUpgradesEn: Record<string, string> = {
  'UPG-1': 'There are 27 tiles, one for each of the cards 1 to 27: level II on the front, level III on the back.',
  'UPG-2': 'The tiles of the class cards in play lie open beside the board. The Alchemist needs this module.',
  'UPG-3':
    'Whenever you may take a class card, you may instead upgrade one you hold: its tile is laid on it, ' +
    'level II ' +
    'up, or turned to level III. It is free. In the final round nothing is upgraded.',
  'UPG-4': 'So a card rises by at most one level per turn, and never in the turn it was taken.',
  'UPG-5':
    'The new level holds at once. What the tile says stands in place of what it changes; the rest of the card ' +
    'stays as ' +
    'it is. Lower levels cannot be used beside it.',
  'UPG-6': 'An ability is used once a turn, at whatever level, and wherever it comes from.',
  'UPG-7': 'Where a tile adds a second part, you may use either part or both, in any order. It counts as one use.',
  'UPG-8': 'A number with “up to” may be used in part; any other is done as far as possible.',
  'UPG-9': 'When the card leaves you its tile goes back to the others. Whoever holds it next starts at level I.',
  'UPG-10': 'A blocked card keeps its tile, but nothing of its text works.',
  'UPG-11':
    'In the turns of others only a few tiles work: the Nun’s, the Baker’s and the Philosopher’s when the card is ' +
    'taken, and the Philosopher’s protection; in the final ravage the Nun’s, the Knight’s and the Baker’s.',
  'UPG-12': 'In a final turn a card does what it does in final turns, changed by its tile.',
  'UPG-13': 'Tiles and levels are known to all. An upgrade can be undone; anything that asks another player cannot.',
  'UPG-14': 'A card counts as one symbol of its class at any level.',
  'UPG-15': 'Where a tile gives no distance, any region in use will do. A house rule limits it to neighbours.',
  'UPG-16': 'A citizen that leaves its region for a card, a side board or a supply loses whatever it carries.',
  ...clausesOfTiles('en'),
  'UPG-50': 'The Alchemist cannot be upgraded, and does nothing in the turn it was taken.',
  'UPG-51':
    'A tile on the Alchemist when its holder’s turn begins goes back, and the Alchemist does nothing that turn.',
  'UPG-52':
    'In a later turn, if unblocked and without a tile, the Alchemist may be given any unused tile, level III ' +
    'up. This is neither taking nor upgrading.',
  'UPG-53': 'While the tile is there, the Alchemist has the ability of its card at level III.',
  'UPG-54': 'If you also hold that card, the card itself is inactive meanwhile.',
  'UPG-55': 'Whoever upgrades a card whose tile lies on an Alchemist takes it from there.',
  'UPG-56': 'If you lose the Alchemist, its tile goes back, after anything it does when taken.',
  'UPG-57': 'Citizens gathered there with the Baker’s tile are placed by the Alchemist’s holder when the tile leaves.',
  'UPG-58': 'Its class is magic, whatever the tile.',
  'UPG-59': 'In a final turn a tile on the Alchemist goes back; one put there in that turn stays to the end.',
  'UPG-60': 'Walls, bishops, nuns and what citizens carry act with tiles as they always do.',
  'MERC-130': 'By a house rule seven class cards of Mercatus have tiles, too.',
  'MERC-132':
    'The Grave Robber’s goods of one token are taken one after another; the Swindler’s citizens come after the token.',
  'MERC-133':
    'With a tile on the Landowner, Hanseatic Trader or Shaman the good can come back to you: once in your ' +
    'own action phase or final turn, just before its type is sold, and when the card leaves you.',
  'MERC-134': 'You still have this right when card and tile leave you at once.',
  'MERC-135':
    'At level III the Hanseatic Trader may travel twice, one journey directly after the other, with the ' +
    'same good.',
  'MERC-136':
    'At level III the Shaman may then add a rat token of the supply, unseen, to a region of the good or ' +
    'next to one, or put one from there back into the supply.',
  'MERC-137': 'In final turns a card keeps its level.',
  'MERC-138': 'The Alchemist may borrow these tiles too; the good then lies on the Alchemist.',
};
