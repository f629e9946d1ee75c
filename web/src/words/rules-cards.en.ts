// The clauses of the class cards beyond the first six, in our own words (part CARD of the rules catalogue).
export const rulesCardsEn: Record<string, string> = {
  'CARD-1':
    'Unless its text says otherwise, a card is used by its holder, once a turn, in the action phase, and only ' +
    'if the holder wishes. A use that has begun is completed; only what the text makes optional can be left ' +
    'out.',
  'CARD-2':
    'A card can be used only if the use can be completed and has an effect. Moving a piece is an effect, even ' +
    'back to where it stood.',
  'CARD-3': 'Some cards need a certain board, number of players or module.',
  'CARD-4':
    'If a card is in play, its pieces are set out: three nuns, two bishops, three walls, the caravan, 30 ' +
    'potions, 15 diplomat markers.',
  'CARD-5':
    'Pieces work by themselves. They stay and keep their effect whoever holds their card, also when it is ' +
    'blocked or lies on the table.',
  'CARD-6': 'All pieces, and citizens and blocks on cards, are open information.',
  'CARD-7':
    'A citizen placed by a card comes from its owner’s supply. Other pieces in the region do not matter unless ' +
    'the card names them. This does not count as settling.',
  'CARD-8':
    'What a citizen carries goes with it from region to region, and back to its supply when ' +
    'the citizen leaves the regions.',
  'CARD-9':
    'If citizens carry different things, whoever moves them chooses which one. Citizens in the safe haven ' +
    'and on cards are out of reach.',
  'CARD-10': 'Neighbours are regions in use joined by a border or sea route that has no wall.',
  'CARD-11':
    'Whoever has the most has at least one citizen and nobody has more; in a tie all of them have the most. ' +
    '“More than any other” excludes ties.',
  'CARD-12':
    'When a card goes back to the table its pieces stay, its block ends, and the citizens on the Baker go to ' +
    'their owner’s supply.',
  'CARD-13': 'Only rat tokens kill. Citizens that are taken back, fall into the sea or are pushed off are not killed.',
  'CARD-14':
    'Citizens placed by cards in regions or in the safe haven count as on the board; those on the Baker do not.',
  'CARD-15': 'Every card has a number, a class and its requirements.',
  'CARD-16': 'Classes that the printed card does not show have been inferred.',
  'CARD-20':
    'In a final turn Knight, Serf, Crusader, Inquisitor and Boccaccio can move the plague: Serf and Boccaccio ' +
    'one step, the others as far as in a regular turn.',
  'CARD-21':
    'Serf, Crusader, Inquisitor and Boccaccio ravage the region the plague comes to in the final turn. If the ' +
    'Knight could reach it too, the player chooses whether to ravage. In this ravage all of the player’s ' +
    'plague cards work.',
  'CARD-22':
    'Such a ravage is separate: nothing spreads, and in the final ravage the region is ravaged again with ' +
    'whatever it then holds.',
  'CARD-23':
    'In the final ravage nobody is the active player: Serf, Crusader, Inquisitor and Boccaccio do nothing, nuns ' +
    'count, and potions can be spent.',
  'CARD-40':
    'A wall closes its border or sea route to everything that goes from neighbour to neighbour; a bishop keeps ' +
    'rat tokens, but not citizens, out of its region.',
  'CARD-41':
    'Potions and diplomat markers travel with their citizen between regions and return to the supply when it ' +
    'leaves the regions.',
  'CARD-42': 'With several plague cards the greatest reach counts, and every other ability works separately.',
  'CARD-43':
    'House rules for these cards: whether the Mayor must settle everywhere, whether the Inquisitor ravages in ' +
    'a final turn, and whether the Jester’s citizens push others.',
  'CARD-70': 'Baker: put one citizen from your supply on the card. Any number may gather there.',
  'CARD-71':
    'Whoever takes the Baker from another player puts all citizens on it into one region of their choice. The ' +
    'citizens keep their owner.',
  'CARD-72': 'Before the final ravage the player to the left of the Baker’s holder does the same.',
  'CARD-73':
    'Citizens on the Baker are in no region and not in the supply: nothing strikes them and they score nothing.',
  'CARD-80':
    'Serf: after each rat token that killed citizens of others in your plague phase you may settle one citizen ' +
    'in the plague’s region.',
  'CARD-81':
    'That citizen is there before the next token and counts against its limit; it can keep the ravage going ' +
    'and be killed in it.',
  'CARD-82': 'If nobody died, thanks to a potion, a protection or a limit, the Serf does nothing.',
  'CARD-90':
    'Nun: place all three nuns, one after another, each in any region. Several may share a region, and any may ' +
    'stay where it is.',
  'CARD-91': 'Each nun raises the limit of every token in her region by one, for everyone, even above six.',
  'CARD-100': 'Bishop: place a bishop in a region without one. When both are on the map, move one of them.',
  'CARD-101': 'No rat token enters a bishop’s region in any way. Those already there stay, can move out, and strike.',
  'CARD-110':
    'Courier: two citizens of different players in different regions swap places, at any distance. One of them ' +
    'may be yours.',
  'CARD-111': 'Both keep what they carry. A diplomat cannot enter a region where its owner has another one.',
  'CARD-120':
    'Mayor: instead of settling one region, settle one citizen in each region where you have more than any other ' +
    'player, in as many of them as you like.',
  'CARD-121': 'This is your one settling of the turn. Rats do not matter.',
  'CARD-122':
    'Cards that add to settling add to the Mayor’s too: their citizens may go into any region where you had more ' +
    'than any other player when it began.',
  'CARD-123':
    'In your final turn the Mayor settles one citizen in one region where you have more than any other player.',
  'CARD-130': 'Wizard: give one of your citizens in a region a potion. A citizen may have several.',
  'CARD-131': 'Each player resolves their own losses, the active player first.',
  'CARD-132':
    'Losses are resolved one by one: choose a citizen, ordinary ones before diplomats, and lose it or spend ' +
    'one of its potions instead.',
  'CARD-133':
    'A spent potion returns to the supply; its citizen stays, and nobody died. Nobody else takes the loss instead.',
  'CARD-134': 'Limits and protections come before potions; potions help against rat tokens only.',
  'CARD-140': 'Pied Piper: one of your citizens goes to a neighbouring region.',
  'CARD-141':
    'The rat tokens of the region it left must follow, as many as have room: three at most, and none where ' +
    'there is a bishop. If not all can follow, you choose which.',
  'CARD-142': 'Bishops, nuns and the plague stay. Walls block the move.',
  'CARD-150':
    'Emperor: place all three walls, one after another, each on a border or sea route between regions in use that ' +
    'has none.',
  'CARD-151':
    'A wall closes its border or sea route: plague, rats, citizens and caravan cannot pass, and a wall separates ' +
    'lands. Anything that works at a distance ignores it.',
  'CARD-152':
    'A region may be walled in completely, unless the plague is there. In the final ravage it is ravaged all ' +
    'the same.',
  'CARD-153': 'The plague is never locked in: no wall may close the last way out of its region.',
  'CARD-160':
    'Queen: your land is a group of neighbouring regions with citizens of yours. It has to be larger than the ' +
    'largest of every other player.',
  'CARD-161': 'If so when you start to settle, two more citizens go into the same region, even one without rats.',
  'CARD-162':
    'With the Mayor the Queen’s two citizens may go into different regions of the Mayor’s. She adds nothing to other ' +
    'placements.',
  'CARD-163': 'In your final turn: if your land is the largest, settle two citizens in any one region.',
  'CARD-170': 'Soldier, Crusader and Inquisitor move the plague up to two regions, three with five or six players.',
  'CARD-171': 'Soldier: if the plague’s new region has rats, you may spread one more token, after the others.',
  'CARD-172':
    'It is placed like the others: next to the plague, at most three per region, not where there is a bishop, ' +
    'and only while rats are left.',
  'CARD-173': 'In your final turn the Soldier places one rat token next to the plague, which stays where it is.',
  'CARD-174': 'If no rats are left, this token is drawn unseen from the used ones.',
  'CARD-180': 'Crusader: moves the plague as far as the Knight.',
  'CARD-181': 'Crusader: before the first token is revealed you may reveal all tokens of the region at once.',
  'CARD-182': 'Revealed together, tokens are resolved one by one; each time you choose the next.',
  'CARD-183': 'Each is resolved completely. When no citizen is left, the rest leave the game without effect.',
  'CARD-184': 'Between tokens everything works as usual, with the citizens there at that moment.',
  'CARD-190': 'Astronomer: draw three region cards, keep one.',
  'CARD-200': 'Explorer: three region cards are shown; settle a citizen in one of these regions.',
  'CARD-210': 'After the placement, the last player chooses the region where the caravan starts.',
  'CARD-211': 'Caravanner: move the caravan exactly two regions, from neighbour to neighbour, and never straight back.',
  'CARD-212':
    'In the region the caravan left and the one it passed through, whoever has the most citizens may settle ' +
    'one more; in a tie everyone who leads.',
  'CARD-213': 'The caravan stays where it arrives until someone moves it.',
  'CARD-220': 'Sultan: one of your citizens in a region becomes a diplomat; you may have one in each region.',
  'CARD-221': 'A diplomat cannot go to the safe haven, nor into a region where its owner has another one.',
  'CARD-222': 'Diplomats are lost last.',
  'CARD-223':
    'At the end the most diplomats score four points, the second most two. Ties for most share six, ties for ' +
    'second share two, rounded down.',
  'CARD-230': 'Student: settle a citizen in a region with a university.',
  'CARD-240': 'Professor: look at the next four events and put them back in an order of your choice.',
  'CARD-241':
    'Professor: in your final turn draw four events, open to all, and choose one to take effect; all four are ' +
    'discarded.',
  'CARD-250': 'Royal Librarian: move the green university to another region.',
  'CARD-260': 'Inquisitor: moves the plague as far as the Knight.',
  'CARD-261':
    'Inquisitor: if at least three citizens of others died in your plague phase, you may block one card of a ' +
    'player who lost a citizen.',
  'CARD-262': 'A blocked card gives its holder nothing. Its class is still struck, and it can be taken.',
  'CARD-263': 'A block ends at the end of its holder’s next turn, or when the holder loses the card.',
  'CARD-264':
    'In a final turn the Inquisitor ravages and blocks too; that hits those whose final turn is still to come.',
  'CARD-270':
    'Philosopher: while you hold it unblocked, nobody can take another card from you; the Philosopher can be taken.',
  'CARD-271': 'It protects from nothing else, and is not used with two players.',
  'CARD-280': 'Alchemist: every other turn, borrow an unused upgrade tile at level III.',
  'CARD-290': 'Guild Master: put a citizen on the guild board.',
  'CARD-300': 'Inn Keeper: put a citizen into a city.',
  'CARD-310':
    'Boccaccio: if citizens of others died in your plague phase, you may bring one of yours from a neighbour of ' +
    'the plague to the safe haven.',
  'CARD-311':
    'The Inquisitor comes before Boccaccio. In a final turn, the neighbours of the region where the plague ' +
    'arrives count.',
  'CARD-320':
    'Judge: take one of your citizens from a region back to your supply; then another of yours there may go to ' +
    'the safe haven. Rats do not matter.',
  'CARD-321': 'You can do the first without the second, but not the reverse. Whatever they carried is lost.',
  'CARD-330': 'Jester: drop two citizens from your supply onto the map, one if only one is left.',
  'CARD-331': 'Aim at a region or the safe haven, and at one point of it on the chart. Both citizens fall from there.',
  'CARD-332': 'Each scatters at random, up to eight cells across and eight down, most often close to the aim.',
  'CARD-333':
    'A citizen covers two by two cells. If it touches one region or the safe haven it stays there; if several, ' +
    'you choose; if none, it goes back to the supply.',
  'CARD-334': 'The chart has 48 columns and 36 rows. Regions that are not in use are sea.',
  'CARD-335': 'First both fall, then the first one’s place is chosen, then the second one’s.',
  'CARD-336': 'A citizen that stays is placed; in the safe haven it is safe. Nothing else moves.',
  'CARD-337':
    'House rule: each citizen that stays may, one time in six, push another away: into a neighbouring region, ' +
    'or into the sea and back to the supply.',
  'CARD-338': 'The chances of the drop are exact and checked by tests.',
};
