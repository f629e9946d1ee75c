// The clauses of the class cards beyond the first six, in our own words (part CARD of the rules catalogue).
export const rulesCardsEn: Record<string, string> = {
  'CARD-1':
    'Unless its text says otherwise, a card is used by its holder, once a turn, in the action phase, and never ' +
    'has to be. What is begun is carried through; only what a text leaves open can be left out.',
  'CARD-2':
    'A card can be used only if that can be carried through and does something. Moving a piece does something, ' +
    'even back to where it stood.',
  'CARD-3': 'Some cards need a certain board, number of players or module.',
  'CARD-4':
    'The pieces that belong to a card are laid ready if the card is in play: three nuns, two bishops, three ' +
    'walls, the caravan, 30 potions, 15 podiums.',
  'CARD-5':
    'Pieces work by themselves. They stay and keep their effect whoever holds their card, also when it is ' +
    'blocked or lies on the table.',
  'CARD-6': 'All pieces lie open, and so do citizens and blocks on cards.',
  'CARD-7':
    'A citizen placed by a card comes from his owner’s supply. What lies in the region does not matter unless ' +
    'the card names it. Placing is no settling.',
  'CARD-8': 'What a citizen carries goes with it from region to region, and back to the pieces when it leaves them.',
  'CARD-9':
    'If citizens carry different things, whoever moves them says which one he means. Citizens in the safe haven ' +
    'and on cards are out of reach.',
  'CARD-10': 'Neighbours are regions joined by an edge in use that bears no wall.',
  'CARD-11':
    'Whoever has the most has at least one citizen and nobody has more; in a tie all of them have the most. ' +
    '“More than any other” means really more.',
  'CARD-12':
    'When a card goes back to the table its pieces stay, its block ends, and the citizens on the Baker go to ' +
    'their owner’s supply.',
  'CARD-13': 'Only rat tokens kill. Citizens taken back, fallen into the sea or pushed off are not killed.',
  'CARD-14': 'Citizens placed by cards in regions or in the haven count as on the board; those on the Baker do not.',
  'CARD-15': 'Every card has a number, a class, and what it needs.',
  'CARD-16': 'Classes of cards whose print does not show them have been inferred.',
  'CARD-20':
    'In a final turn Knight, Serf, Crusader, Inquisitor and Boccaccio can move the plague: Serf and Boccaccio ' +
    'one step, the others as far as in a regular turn.',
  'CARD-21':
    'Serf, Crusader, Inquisitor and Boccaccio ravage the region the plague comes to in the final turn. If the ' +
    'Knight reaches it too, the player chooses whether his ravaging cards strike or rest. In this ravage all his ' +
    'cards for the plague work.',
  'CARD-22':
    'Such a ravage stands by itself: nothing spreads, and in the last reckoning the region is ravaged again with ' +
    'what it then holds.',
  'CARD-23':
    'In the last reckoning nobody is on turn: Serf, Crusader, Inquisitor and Boccaccio do nothing, nuns count, ' +
    'and potions can be given.',
  'CARD-40':
    'A wall cuts an edge for everything that goes from neighbour to neighbour; a bishop keeps rat tokens out of ' +
    'his region, citizens not.',
  'CARD-41':
    'Potions and podiums travel with their citizen between regions and go back to the pieces when he leaves the map.',
  'CARD-42': 'With several cards for the plague the greatest reach counts, and each other ability works by itself.',
  'CARD-43':
    'House rules of these cards: what the Mayor must do, whether the Inquisitor ravages in a final turn, whether ' +
    'the Jester’s citizens push others.',
  'CARD-70': 'Baker: put one citizen from your supply on the card. Any number may gather there.',
  'CARD-71':
    'Whoever takes the Baker from another player puts all citizens on it into one region of his choice. They ' +
    'stay their owner’s.',
  'CARD-72': 'Before the last reckoning the left neighbour of the Baker’s holder does the same.',
  'CARD-73':
    'Citizens on the Baker are in no region and not in the supply: nothing strikes them and they score nothing.',
  'CARD-80':
    'Serf: after each rat token that killed citizens of others in your plague phase you may settle one citizen ' +
    'in the plague’s region.',
  'CARD-81':
    'He stands there before the next token and counts for its limit; he can keep the ravage going and be killed in it.',
  'CARD-82': 'Where nobody died, by a potion, a protection or a limit, the Serf brings nothing.',
  'CARD-90':
    'Nun: set all three nuns, one after another, each into any region; several may share one, and any may stay.',
  'CARD-91': 'Each nun raises the limit of every token in her region by one, for everybody, also beyond six.',
  'CARD-100': 'Bishop: set a bishop into a region without one. When both are on the map, move one of them.',
  'CARD-101': 'No rat token enters a bishop’s region in any way. Those that lie there stay, can move out, and strike.',
  'CARD-110':
    'Courier: two citizens of different players in different regions change places, near or far. One of them may ' +
    'be yours.',
  'CARD-111': 'Both keep what they carry. A diplomat cannot come where his owner has another one.',
  'CARD-120':
    'Mayor: instead of settling one region, settle one citizen in each region where you have more than any other ' +
    'player, in as many of them as you like.',
  'CARD-121': 'This is your one settling of the turn. Rats play no part in it.',
  'CARD-122': 'Cards that add to settling add to the Mayor’s too: their citizens go into regions where you led.',
  'CARD-123':
    'In your final turn the Mayor settles one citizen in one region where you have more than any other player.',
  'CARD-130': 'Wizard: lay a potion under one of your citizens in a region. A citizen may have several.',
  'CARD-131': 'Everybody settles his own losses, the player on turn first.',
  'CARD-132':
    'Losses are settled one after another: name a citizen, plain ones before diplomats, and lose him, or give ' +
    'one of his potions instead.',
  'CARD-133':
    'A potion given goes back to the pieces; its citizen stays, and nobody died. The loss passes to nobody else.',
  'CARD-134': 'Limits and protections come before potions; potions help against rat tokens only.',
  'CARD-140': 'Pied Piper: one of your citizens goes to a neighbouring region.',
  'CARD-141':
    'The rat tokens of the region he left must follow, as many as find room: three is the most, and none where a ' +
    'bishop stands. If not all can follow you choose which.',
  'CARD-142': 'Bishops, nuns and the plague stay where they are. Walls are in the way.',
  'CARD-150':
    'Emperor: set all three walls, one after another, each on a border or sea route between regions in use that ' +
    'has none.',
  'CARD-151':
    'A wall cuts its edge: plague, rats, citizens and caravan cannot pass, and lands are not joined there. What ' +
    'needs no neighbour is not hindered.',
  'CARD-152':
    'A region may be walled in completely, unless the plague is there. In the last reckoning it is ravaged all ' +
    'the same.',
  'CARD-153': 'The plague is never locked in: no wall may close the last way out of its region.',
  'CARD-160':
    'Queen: your land is a group of neighbouring regions with citizens of yours. It has to be larger than the ' +
    'largest of every other player.',
  'CARD-161': 'If so when you begin to settle, two citizens more go into the same region, even one without rats.',
  'CARD-162':
    'With the Mayor her two citizens may go into different regions where you led. Other placing is not helped.',
  'CARD-163': 'In your final turn: if your land is the largest, settle two citizens in any one region.',
  'CARD-170': 'Soldier, Crusader and Inquisitor lead the plague two regions far, three with five or six players.',
  'CARD-171': 'Soldier: if the plague’s new region has rats, you may spread one token more, the last one laid.',
  'CARD-172':
    'It is laid like the others: next to the plague, three at most, not to a bishop, and only while rats are left.',
  'CARD-173': 'In your final turn the Soldier lays one rat token next to the plague, which stays where it is.',
  'CARD-174': 'If no rats are left, this token is drawn unseen from the used ones.',
  'CARD-180': 'Crusader: leads the plague as far as the other knights.',
  'CARD-181': 'Crusader: before the first token is turned over you may have all of the region turned over at once.',
  'CARD-182':
    'When all tokens of a region lie open, they are applied one after another, in the order the player likes.',
  'CARD-183':
    'Each is applied completely. When no citizen is left the rest leaves the game without effect: none of them stays.',
  'CARD-184': 'Between the tokens everything works as ever, with the citizens that are there at that moment.',
  'CARD-190': 'Astronomer: draw three region cards, keep one.',
  'CARD-200': 'Explorer: three region cards are shown; settle a citizen in one of these regions.',
  'CARD-210': 'The caravan starts in the region that the last player chooses after the placement.',
  'CARD-211':
    'Caravanner: lead the caravan exactly two regions on, from neighbour to neighbour, and never straight back.',
  'CARD-212':
    'Where the caravan came from and where it passed through, whoever has the most citizens may settle one more; ' +
    'in a tie everybody who leads.',
  'CARD-213': 'The caravan stays where it has arrived until it is led on.',
  'CARD-220': 'Sultan: one of your citizens in a region becomes a diplomat; you may have one in each region.',
  'CARD-221': 'A diplomat cannot go to the safe haven, nor into a region where its owner has another one.',
  'CARD-222': 'Diplomats are lost last.',
  'CARD-223':
    'At the end most diplomats bring four points, second most two. Ties for most share six, ties for second share two.',
  'CARD-230': 'Student: settle a citizen in a region with a university.',
  'CARD-240': 'Professor: look at the next four events and put them back in an order of your choice.',
  'CARD-241':
    'Professor: in your last turn draw four events, open to all, and choose one that comes to pass; all four are ' +
    'discarded.',
  'CARD-250': 'Royal Librarian: move the green university to another region.',
  'CARD-260': 'Inquisitor: leads the plague as far as the other knights.',
  'CARD-261':
    'Inquisitor: if at least three citizens of others died in your plague phase, you may block one card of a ' +
    'player who lost somebody.',
  'CARD-262': 'A blocked card gives its holder nothing. Its class is struck as ever, and it can be taken.',
  'CARD-263': 'A block ends at the end of its holder’s next turn, or when the card leaves him.',
  'CARD-264':
    'In a final turn the Inquisitor ravages and blocks too; that hits those whose final turn is still to come.',
  'CARD-270':
    'Philosopher: while you hold him unblocked, nobody can take another card from you; he himself can be taken.',
  'CARD-271': 'He protects from nothing else, and is not for two players.',
  'CARD-280': 'Alchemist: every other turn a tile of the third level improves one of your cards.',
  'CARD-290': 'Guild Master: put a citizen on the guild board.',
  'CARD-300': 'Inn Keeper: put a citizen into a city.',
  'CARD-310':
    'Boccaccio: if citizens of others died in your plague phase, you may bring one of yours from a neighbour of ' +
    'the plague to the safe haven.',
  'CARD-311': 'The Inquisitor comes before Boccaccio. In a final turn the neighbours of the region of arrival count.',
  'CARD-320':
    'Judge: take one of your citizens from a region back to your supply; then another of yours there may go to ' +
    'the safe haven. Rats do not matter.',
  'CARD-321': 'The first can be done without the second, not the other way round. What they carried goes back.',
  'CARD-330': 'Jester: drop two citizens from your supply onto the map, one if only one is left.',
  'CARD-331': 'Aim at a region or the safe haven, and at one point of it on the chart. Both citizens fall from there.',
  'CARD-332':
    'Chance scatters each of them by itself, up to eight cells across and eight down, near the aim most of all.',
  'CARD-333':
    'A citizen covers two by two cells. If it touches one region or the haven it stays there; if several, the ' +
    'player chooses; if none, it goes back to the supply.',
  'CARD-334': 'The chart has 48 columns and 36 rows. Regions that are not in use are sea.',
  'CARD-335': 'First both fall, then the first one’s place is chosen, then the second one’s.',
  'CARD-336': 'A citizen that stays is placed; in the haven he is safe. Nothing else is moved.',
  'CARD-337':
    'House rule: each citizen that stays may, one time in six, push another off his place: into a neighbour, or ' +
    'into the sea and back to the supply.',
  'CARD-338': 'The chances of the drop are exact and checked by tests.',
};
