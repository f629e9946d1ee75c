// The clauses of guilds and inns, in our own words (parts GLD and INN of the rules catalogue).
export const rulesSideBoardsEn: Record<string, string> = {
  'GLD-1':
    'Guilds need the Guild Master, and the Guild Master needs guilds. The six base-game cards need not be in ' +
    'play.',
  'GLD-2': 'The guild board has a space for each of the six base-game cards, with room for one citizen.',
  'GLD-3':
    'The Guild Master puts a citizen from your supply onto a space that is not yours already. A citizen ' +
    'already there returns to its owner’s supply.',
  'GLD-4':
    'Once in your turn you may use one space with a citizen of yours, but not in the turn it arrived, nor a ' +
    'space whose card you hold or whose ability has been used already.',
  'GLD-5':
    'A space does what its card does without a tile: the Peasant adds a citizen when you settle, the Knight ' +
    'moves the plague farther and lets it count as two citizens.',
  'GLD-6': 'If you take the card afterwards, its ability is already used for this turn.',
  'GLD-7': 'In the final round spaces do nothing.',
  'GLD-8':
    'Citizens there are in no region and not on the board. They leave only when another citizen takes their ' +
    'space.',
  'GLD-9': 'A space has no class. What happens to the Guild Master does not affect it.',
  'GLD-10':
    'At the end the most spaces score two points; with three or more players the second most score one. Tied ' +
    'players all score, but after a tie for the most nobody is second.',
  'GLD-11': 'Everything on the guild board is open information.',
  'INN-1':
    'Inns need the Inn Keeper, and the Inn Keeper needs inns. Each region has a city, with room for one citizen.',
  'INN-2':
    'The Inn Keeper puts a citizen from your supply into an empty city, or one of yours from its region into ' +
    'an occupied city. The citizen that was there returns to its owner’s supply.',
  'INN-3': 'A citizen that goes from its region into the city loses whatever it carries. Nobody is killed by this.',
  'INN-4':
    'When you settle in a region whose city is yours you may add one citizen there, but not in the turn in which you ' +
    'came into the city. Even a region without rats can be settled this way.',
  'INN-5':
    'With the Mayor, each region where you settle gives the extra citizen of its city. Nothing else counts as ' +
    'settling.',
  'INN-6': 'You may have any number of cities. In final turns they add nothing.',
  'INN-7': 'At the end cities score like guild spaces, separately.',
};
