// The clauses of upgrades, in our own words (part UPG of the rules catalogue).
import { clausesOfTiles } from './tiles-in-rules';

export const rulesUpgradesEn: Record<string, string> = {
  'UPG-1': 'There are 27 tiles, one for each of the cards 1 to 27: level II on the front, level III on the back.',
  'UPG-2': 'The tiles of the class cards in play lie open beside the board. The Alchemist needs this module.',
  'UPG-3':
    'Whenever you might take a class card you may instead upgrade one that you hold: its tile is laid on it, ' +
    'level II ' +
    'up, or turned to level III. It is free. In the final round nothing is upgraded.',
  'UPG-4': 'So a card rises by one level a turn at most, and never in the turn in which it was taken.',
  'UPG-5':
    'The new level holds at once. What the tile says stands in place of what it changes; the rest of the card ' +
    'stays as ' +
    'it is. Lower levels cannot be used beside it.',
  'UPG-6': 'An ability is used once a turn, at whatever level, and wherever it comes from.',
  'UPG-7': 'Where a tile adds a second part, you may use either part or both, in any order. It counts as one use.',
  'UPG-8': 'A number with “up to” may be used in part; any other is done as far as possible.',
  'UPG-9': 'When the card leaves you its tile goes back to the others. Whoever holds it next begins with level I.',
  'UPG-10': 'A blocked card keeps its tile, but nothing of its text works.',
  'UPG-11':
    'In the turns of others only few tiles work: the Nun’s, the Baker’s and the Philosopher’s when they are ' +
    'taken, and ' +
    'that a Philosopher protects; in the last reckoning the Nun’s, the Knight’s and the Baker’s.',
  'UPG-12': 'In a final turn a card does what it does then, with what its tile changes in it.',
  'UPG-13': 'Tiles and levels are known to all. An upgrade can be taken back; what asks another player cannot.',
  'UPG-14': 'A card counts as one symbol of its class at any level.',
  'UPG-15': 'Where a tile names no distance any region in use will do. A house rule asks for a neighbour.',
  'UPG-16': 'A citizen that leaves the map for a card or a supply loses what he carries.',
  ...clausesOfTiles('en'),
  'UPG-50': 'The Alchemist himself cannot be upgraded, and gives nothing in the turn in which he was taken.',
  'UPG-51': 'A tile that lies on him when his holder’s turn begins goes back, and he gives nothing in that turn.',
  'UPG-52':
    'In a later turn, unblocked and without a tile, he may be given any tile of the supply, level III up. That is ' +
    'neither taking nor upgrading.',
  'UPG-53': 'As long as the tile lies there he has the ability of its card at level III.',
  'UPG-54': 'If you hold that card, too, the card itself rests meanwhile.',
  'UPG-55': 'Whoever upgrades a card whose tile lies on an Alchemist takes it from there.',
  'UPG-56': 'If the Alchemist leaves you his tile goes back, after what it says about being taken.',
  'UPG-57': 'Citizens that a Baker’s tile has gathered on him are settled by his holder when the tile leaves.',
  'UPG-58': 'His class is magic, whatever the tile.',
  'UPG-59': 'In a final turn a tile that lies on him goes back; one that is put on him then stays to the end.',
  'UPG-60': 'Walls, bishops, nuns and what citizens carry act with tiles as they always do.',
  'MERC-130': 'By a house rule seven class cards of Mercatus have tiles, too.',
  'MERC-132':
    'The Grave Robber’s goods of one token are taken one after another; the Swindler’s citizens come ' +
    'after his token.',
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
  'MERC-138': 'The Alchemist may borrow these tiles, too; a good then lies on him.',
};
