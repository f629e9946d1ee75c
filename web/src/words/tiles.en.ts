// What a class card does with its upgrade tile, in our own words: level II, then level III (UPG-21 to -47, MERC-131).
// What the tile changes stands between asterisks.
export const tilesEn: Record<string, readonly [string, string]> = {
  peasant: [
    'Settle *one citizen in any region*, once a turn.',
    'Settle *one or two citizens in any region*, once a turn.',
  ],
  monk: ['Move a rat token to *any other region*.', 'Move *two rat tokens* of one region to *any other*.'],
  merchant: [
    'Move *any number* of your citizens from one region to a neighbouring one.',
    'Move *any number* of your citizens from one region to *any other*.',
  ],
  witch: [
    'Look at up to *three* rat tokens; you may *rearrange* them.',
    'Look at up to *four* rat tokens; you may *rearrange* them.',
  ],
  king: [
    'Bring a citizen from *any region* to the safe haven.',
    'Bring *one or two citizens* from *any region* to the safe haven.',
  ],
  knight: [
    'Move the plague to *any region*; it may count as two citizens.',
    'Move the plague to *any region*; *all limits there may count as 0*.',
  ],
  baker: [
    'Gather citizens on this card; when it is taken, *you* settle them all.',
    'Gather citizens here, *also one from the map*; when it is taken, *you* settle them all.',
  ],
  serf: [
    'After each token, settle a citizen in its region *for each citizen of others killed: up to two, all or none*.',
    'After each token, settle a citizen in its region *for each citizen of others killed: up to three, all or none*.',
  ],
  nun: [
    'Place the three nuns: each raises the limit in her region by *two*.',
    'Place the three nuns: each raises the limit in her region by *three*.',
  ],
  bishop: [
    'Place a bishop; *and move a rat token out of a bishop’s region*.',
    'Place a bishop; *and move up to two rat tokens out of a bishop’s region*.',
  ],
  courier: [
    'Swap citizens of different players *up to twice*, between the same two regions.',
    'Swap citizens of different players *up to three times*, between the same two regions.',
  ],
  mayor: [
    'Instead of settling: one citizen in each region where you have the most, *ties count*.',
    'Instead of settling: one citizen in each region where you have the most, *ties count*, ' +
      '*and one more in one of them*.',
  ],
  wizard: [
    'Give one of your citizens a potion; *up to two in a region without rats*.',
    'Give your citizens *two* potions, *wherever they are*.',
  ],
  'pied-piper': [
    'Move a citizen to a neighbouring region; the rats *and another player’s citizen* follow.',
    'Move a citizen to a neighbouring region; the rats *and another player’s citizen* follow, *and yours may go on*.',
  ],
  emperor: [
    'Place the three walls; *and move a citizen across one of them*.',
    'Place the three walls; *and move up to two citizens across one of them*.',
  ],
  queen: [
    'If your land is the largest, *or you are in the most regions*, settle two more citizens.',
    'If your land is the largest, *or you are in the most regions*, settle *up to three* more citizens.',
  ],
  soldier: [
    'Move the plague to *any region*; it may spread one more rat token.',
    'Move the plague to *any region*; it may spread *up to two* more rat tokens.',
  ],
  crusader: [
    'Move the plague to *any region*; reveal all tokens and choose their order.',
    'Move the plague to *any region*; reveal all tokens, order them, *and replace one with a token you draw*.',
  ],
  astronomer: ['Draw three region cards and keep *two*.', 'Draw three region cards and keep *all*.'],
  explorer: [
    'Reveal three region cards; settle a citizen in one of those regions *and keep a card of that region*.',
    'Reveal three region cards; settle *two citizens* in one of those regions *and keep a card of that region*.',
  ],
  caravanner: [
    'Move the caravan two regions; where you have the most on its way, *you alone* settle.',
    'Move the caravan *three* regions; where you have the most on its way, *you alone* settle.',
  ],
  sultan: [
    'Make *one or two* of your citizens diplomats, worth points at the end.',
    'Make *two* citizens diplomats; *or take a point if you have more of them than anyone else*.',
  ],
  student: [
    'Settle a citizen where a university stands; *and move one there from next to it*.',
    'Settle *one or two* citizens where a university stands.',
  ],
  professor: [
    'Look at the next four events, *discard any of them*, and reorder the rest.',
    'Look at the next *six* events, *discard any of them*, and reorder the rest.',
  ],
  'royal-librarian': [
    'Move the green university to *any* other region.',
    'Move the green *or the white* university to *any* other region.',
  ],
  inquisitor: [
    'Move the plague to *any region*; if it kills three citizens of others, block a card.',
    'Move the plague to *any region*; if it kills *one* citizen of others, block a card.',
  ],
  philosopher: [
    'Nobody can take another card from you; *whoever takes this card must settle a citizen of yours*.',
    'Nobody can take another card from you; *when this card is taken, a citizen of yours may go to the safe haven*.',
  ],
  landowner: [
    'Settle one or two citizens in a region with this good; *the good can come back to you*.',
    'Settle *one to three* citizens in a region with this good; *the good can come back to you*.',
  ],
  'hanseatic-trader': [
    'Up to five citizens go to a region with this good; *the good can come back to you*.',
    'Up to five citizens go to a region with this good, *twice if you like*; *the good can come back to you*.',
  ],
  swindler: [
    'Place a rat token where you have a citizen; take the good of that region *and settle a citizen there*.',
    'Place a rat token where you have a citizen; take the good of that region *and settle up to two citizens there*.',
  ],
  raider: [
    'Move the plague to *any region*; take the good of its region.',
    'Move the plague to *any region*; take *a good of any type*.',
  ],
  assassin: [
    'Move the plague up to two regions; *two coins* for each token that kills others.',
    'Move the plague up to two regions; *three coins* for each token that kills others.',
  ],
  'grave-robber': [
    'Take *up to two* goods for each rat token that kills others.',
    'Take *up to three* goods for each rat token that kills others.',
  ],
  shaman: [
    'Rearrange the rats in all regions with this good; *the good can come back to you*.',
    'Rearrange the rats in all regions with this good, *add or remove one*; *the good can come back to you*.',
  ],
};
