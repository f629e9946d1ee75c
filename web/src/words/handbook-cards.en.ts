// The class cards beyond the first six, as a newcomer reads them; [CARD-70] cites a clause.
export const handbookCardsEn: Record<string, string[]> = {
  baker: [
    'Put one citizen from your supply on the card, each turn if you like. [CARD-70] Nothing strikes it there, ' +
      'but it does not score either. [CARD-73]',
    'Whoever takes the card from you puts all of them into one region; they remain yours. [CARD-71] ' +
      'Before the final ravage the player to your left does this. [CARD-72]',
  ],
  serf: [
    'In your plague phase, after each rat token that killed citizens of others, you may settle one citizen in ' +
      'the plague’s region. [CARD-80] The next token may strike it. [CARD-81]',
    'In your final turn the card may move the plague one step and ravage there. [CARD-20] [CARD-21]',
  ],
  nun: [
    'Place all three nuns, each in any region. Each raises the limit there by one: more citizens can live ' +
      'there before an outbreak. [CARD-90] [CARD-91]',
    'The nuns stay and help everyone, whoever holds the card. [CARD-5]',
  ],
  bishop: [
    'Place a bishop in a region without one, or move one if both are on the map. No rat token can enter that ' +
      'region; those already there stay. [CARD-100] [CARD-101]',
  ],
  courier: [
    'Choose two citizens of different players in different regions: they swap places. Distance, walls and rats ' +
      'do not matter. [CARD-110]',
  ],
  mayor: [
    'Instead of settling one region, settle one citizen in each region where you have more than any other ' +
      'player. No rats needed. [CARD-120] [CARD-121]',
    'Peasant and Queen add to it as usual. [CARD-122] In your final turn: one citizen in one such region. ' +
      '[CARD-123]',
  ],
  wizard: [
    'Give one of your citizens a potion. When you would lose that citizen to a rat token, you may spend the ' +
      'potion instead. [CARD-130] [CARD-132] [CARD-133]',
  ],
  'pied-piper': [
    'One of your citizens goes to a neighbouring region, and the rat tokens of the region it left must follow, ' +
      'as many as have room. [CARD-140] [CARD-141]',
  ],
  emperor: [
    'Place all three walls on borders or sea routes. Nothing crosses a wall: neither plague nor rats nor citizens ' +
      'that go from neighbour to neighbour. [CARD-150] [CARD-151]',
    'The plague must always keep a way out of its region. [CARD-153]',
  ],
  queen: [
    'If your largest group of neighbouring regions is larger than everyone else’s when you settle, you settle ' +
      'two more citizens, even without rats. [CARD-160] [CARD-161]',
    'In your final turn: two citizens into any one region, if your land is the largest. [CARD-163]',
  ],
  soldier: [
    'The plague may go up to two regions, three with five or six players. [CARD-170] When it spreads, you may ' +
      'place one more rat token. [CARD-171]',
    'In your final turn the Soldier places one rat token next to the plague. [CARD-173]',
  ],
  crusader: [
    'The plague may go as far as with the Knight. [CARD-180] Before the first token is revealed, you may ' +
      'reveal all of them; then you choose their order, and none stays behind. [CARD-181] [CARD-182] ' +
      '[CARD-183]',
    'In your final turn the card may move the plague and ravage there. [CARD-20] [CARD-21]',
  ],
  astronomer: ['Draw three region cards and keep one. [CARD-190]'],
  explorer: ['Three region cards are shown; settle one citizen in one of these regions. [CARD-200]'],
  caravanner: [
    'Move the caravan exactly two regions, never straight back. [CARD-211]',
    'In the region it left and the one it passed through, whoever has the most citizens may settle one more; ' +
      'in a tie everyone who leads. Nothing happens where it arrives. [CARD-212]',
  ],
  sultan: [
    'One of your citizens becomes a diplomat; you may have one in each region. [CARD-220] A diplomat cannot go ' +
      'to the safe haven [CARD-221] and is lost last. [CARD-222]',
    'At the end the most diplomats score four points, the second most two; ties share. [CARD-223]',
  ],
  student: ['Settle one citizen where a university stands. [CARD-230]'],
  professor: ['Look at the next four events and put them back in an order of your choice. [CARD-240]'],
  'royal-librarian': ['Move the green university to another region. [CARD-250]'],
  inquisitor: [
    'The plague may go as far as with the Knight. [CARD-260] If at least three citizens of others died in your ' +
      'plague phase, you may block a card of a player who lost a citizen. [CARD-261]',
    'A blocked card gives its holder nothing until the end of the holder’s next turn, but its class is still struck. ' +
      '[CARD-262] [CARD-263]',
  ],
  philosopher: [
    'While you hold the Philosopher, nobody can take another of your cards, only the Philosopher. [CARD-270] ' +
      'Not used with two players. [CARD-271]',
  ],
  alchemist: ['Every other turn, borrow an unused upgrade tile at level III. [CARD-280]'],
  'guild-master': ['Put a citizen on the guild board. [CARD-290]'],
  'inn-keeper': ['Put a citizen into a city. [CARD-300]'],
  boccaccio: [
    'If citizens of others died in your plague phase, you may bring one of yours from a neighbour of the plague ' +
      'to the safe haven. [CARD-310]',
    'In your final turn the card may move the plague one step and ravage there. [CARD-20] [CARD-21]',
  ],
  judge: [
    'Take one of your citizens from a region back to your supply. Then another of yours there may go to the ' +
      'safe haven, with or without rats. [CARD-320]',
  ],
  jester: [
    'Aim at a region or the safe haven, and drop two citizens. [CARD-330] [CARD-331] They scatter at random ' +
      'around the point you aim at. [CARD-332]',
    'Each stays in the region it touches; on a border you choose. In the sea it goes back to your supply. [CARD-333]',
  ],
};
