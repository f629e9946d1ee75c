// The class cards beyond the first six, as a newcomer reads them; [CARD-70] cites a clause.
export const handbookCardsEn: Record<string, string[]> = {
  baker: [
    'Put one citizen from your supply on the card, each turn if you like. [CARD-70] There nothing strikes him, ' +
      'but he does not score either. [CARD-73]',
    'Whoever takes the card from you puts all of them into one region of his choice; they stay yours. [CARD-71] ' +
      'Before the last reckoning your left neighbour does so. [CARD-72]',
  ],
  serf: [
    'In your plague phase, after each rat token that killed citizens of others, you may settle one citizen in ' +
      'the plague’s region. [CARD-80] The next token may strike him. [CARD-81]',
    'In your final turn he may move the plague one step and ravage there. [CARD-20] [CARD-21]',
  ],
  nun: [
    'Set all three nuns, each into any region. Each raises the limit there by one: more citizens can live ' +
      'together before there is an outbreak. [CARD-90] [CARD-91]',
    'The nuns stay and help everybody, whoever holds the card. [CARD-5]',
  ],
  bishop: [
    'Set a bishop into a region without one, or move one when both are on the map. No rat token enters his ' +
      'region; those that lie there stay. [CARD-100] [CARD-101]',
  ],
  courier: [
    'Choose two citizens of different players in different regions: they change places. Distance, walls and rats ' +
      'do not matter. [CARD-110]',
  ],
  mayor: [
    'Instead of settling one region, settle one citizen in each region where you have more than any other ' +
      'player. Rats are not needed. [CARD-120] [CARD-121]',
    'Peasant and Queen add to it as usual. [CARD-122] In your final turn it is one citizen in one such region. ' +
      '[CARD-123]',
  ],
  wizard: [
    'Lay a potion under one of your citizens. When you would lose him to a rat token you may give the potion ' +
      'instead; he stays, and nobody died. [CARD-130] [CARD-132] [CARD-133]',
  ],
  'pied-piper': [
    'One of your citizens goes to a neighbouring region, and the rat tokens of the region he left must follow, ' +
      'as many as find room. [CARD-140] [CARD-141]',
  ],
  emperor: [
    'Set all three walls on borders or sea routes. Nothing crosses a wall: neither plague nor rats nor citizens ' +
      'who go from neighbour to neighbour. [CARD-150] [CARD-151]',
    'The plague must always keep a way out of its region. [CARD-153]',
  ],
  queen: [
    'If your largest group of neighbouring regions is larger than everybody else’s when you settle, you place ' +
      'two citizens more, even where no rats are. [CARD-160] [CARD-161]',
    'In your final turn: two citizens into any one region, if your land is the largest. [CARD-163]',
  ],
  soldier: [
    'The plague may go two regions far, three with five or six players. [CARD-170] When it spreads you may lay ' +
      'one rat token more. [CARD-171]',
    'In your final turn he lays one rat token next to the plague. [CARD-173]',
  ],
  crusader: [
    'The plague may go as far as with the Knight. [CARD-180] Before the first token is turned over you may have ' +
      'all of them turned over: then you choose in which order they strike, and none stays. [CARD-181] [CARD-182] ' +
      '[CARD-183]',
    'In your final turn he may move the plague and ravage there. [CARD-20] [CARD-21]',
  ],
  astronomer: ['Draw three region cards and keep one. [CARD-190]'],
  explorer: ['Three region cards are shown; settle one citizen in one of these regions. [CARD-200]'],
  caravanner: [
    'Lead the caravan exactly two regions on, never straight back. [CARD-211]',
    'In the region it left and in the one it passed, whoever has the most citizens may settle one more; in a tie ' +
      'everybody who leads. In the region where it arrives nothing happens. [CARD-212]',
  ],
  sultan: [
    'One of your citizens becomes a diplomat; you may have one in each region. [CARD-220] A diplomat cannot go ' +
      'to the safe haven [CARD-221] and is lost last. [CARD-222]',
    'At the end most diplomats bring four points, second most two; ties share. [CARD-223]',
  ],
  student: ['Settle one citizen where a university stands. [CARD-230]'],
  professor: ['Look at the next four events and put them back in an order of your choice. [CARD-240]'],
  'royal-librarian': ['Move the green university to another region. [CARD-250]'],
  inquisitor: [
    'The plague may go as far as with the Knight. [CARD-260] If at least three citizens of others died in your ' +
      'plague phase, you may block a card of one who lost somebody. [CARD-261]',
    'A blocked card gives its holder nothing until the end of his next turn, but its class is still struck. ' +
      '[CARD-262] [CARD-263]',
  ],
  philosopher: [
    'While you hold him, nobody can take another of your cards. He himself can be taken. [CARD-270] Not for two ' +
      'players. [CARD-271]',
  ],
  alchemist: ['Every other turn he improves one of your cards by a tile of the third level. [CARD-280]'],
  'guild-master': ['Put a citizen on the guild board. [CARD-290]'],
  'inn-keeper': ['Put a citizen into a city. [CARD-300]'],
  boccaccio: [
    'If citizens of others died in your plague phase, you may bring one of yours from a neighbour of the plague ' +
      'to the safe haven. [CARD-310]',
    'In your final turn he may move the plague one step and ravage there. [CARD-20] [CARD-21]',
  ],
  judge: [
    'Take one of your citizens from a region back to your supply. Then another one of yours there may go to the ' +
      'safe haven, whatever rats lie there. [CARD-320]',
  ],
  jester: [
    'Aim at a region or the safe haven, and drop two citizens. [CARD-330] [CARD-331] Chance scatters them around ' +
      'the point you aim at. [CARD-332]',
    'Where one lands it stays, however little of it lies there; on a border you choose. In the sea it is lost ' +
      'and goes back to your supply. [CARD-333]',
  ],
};
