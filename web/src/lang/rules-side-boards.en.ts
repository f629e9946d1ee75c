// The clauses of guilds and inns, in our own words (parts GLD and INN of the rules catalogue).
export const rulesSideBoardsEn: Record<string, string> = {
  'GLD-1': 'Guilds are played with the Guild Master, and he with them. The first six cards need not be there.',
  'GLD-2': 'The guild board has a space for each of the first six cards, with room for one citizen.',
  'GLD-3':
    'The Guild Master puts a citizen from your supply onto a space that is not yours already. Whoever stands there ' +
    'goes back to his owner’s supply.',
  'GLD-4':
    'Once in your turn you may use one space with a citizen of yours, but not in the turn in which he came, nor one ' +
    'whose card you have or whose ability has been used already.',
  'GLD-5':
    'A space does what its card does without a tile: the Peasant adds a citizen when you settle, the Knight moves ' +
    'the plague farther and counts as two citizens.',
  'GLD-6': 'Take the card afterwards, and its ability is used up for this turn.',
  'GLD-7': 'In the final round spaces do nothing.',
  'GLD-8': 'Citizens there are in no region and not on the board. They leave only when another one comes.',
  'GLD-9': 'A space has no class. What happens to the Guild Master does not touch it.',
  'GLD-10':
    'In the end whoever has most spaces scores two points; with three players or more the second scores one. Ties ' +
    'share, but after a tie for the most nobody is second.',
  'GLD-11': 'Everything on the guild board is known to all.',
  'INN-1': 'Inns are played with the Inn Keeper, and he with them. Each region has a city, with room for one citizen.',
  'INN-2':
    'The Inn Keeper puts a citizen from your supply into an empty city, or one of yours from its region into a city ' +
    'that is taken. Whoever was there goes back to his owner’s supply.',
  'INN-3': 'What he carries goes back. He is not killed.',
  'INN-4':
    'When you settle in a region whose city is yours you may add one citizen there, but not in the turn in which you ' +
    'came into the city. A region without rats can be settled for it.',
  'INN-5': 'With the Mayor each region that was served gives the extra of its city. Nothing else is settling.',
  'INN-6': 'You may have any number of cities. In final turns they add nothing.',
  'INN-7': 'In the end cities score as spaces of the guild board do, by themselves.',
};
