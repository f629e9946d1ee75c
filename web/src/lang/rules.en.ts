// The clauses of the rules catalogue in our own words: all that events, decisions and refusals cite, and those that
// explain them.
import { rulesCardsEn } from './rules-cards.en';
import { rulesMercatusEn } from './rules-mercatus.en';
import { rulesRegionCardsEn } from './rules-region-cards.en';
import { rulesSideBoardsEn } from './rules-side-boards.en';
import { rulesUniversitiesEn } from './rules-universities.en';
import { rulesUpgradesEn } from './rules-upgrades.en';

export const rulesEn: Record<string, string> = {
  'BASE-1':
    'There are two boards: the classic one with 12 regions for two to four players, and the big box with 17 ' +
    'regions for two to six.',
  'BASE-2':
    'How many regions are in use depends on the number of players: eight with two, ten with three, twelve with ' +
    'four, fifteen with five, seventeen with six.',
  'BASE-3': 'A region that is not in use takes no part in the game: nothing enters it, and nobody is its neighbour.',
  'BASE-4':
    'Two regions are neighbours if they share a border or are joined by a ship route. Routes lead both ways. The ' +
    'safe haven has no neighbours.',
  'BASE-5':
    'Every player has 20 citizens. Each of them is always in one place: in the supply, in a region, in the safe ' +
    'haven, or where a card puts it.',
  'BASE-6':
    'A rat token has a limit from 1 to 6 and one or more symbols. All backs look alike. A symbol that stands ' +
    'twice strikes twice.',
  'BASE-7':
    'There are seven classes: peasantry, bourgeoisie, church, chivalry, magic, royalty, and in the big box the ' +
    'Islamic world. Every card belongs to one of them.',
  'BASE-8': 'There is one plague piece, and it is always in exactly one region.',
  'BASE-9': 'Six class cards are in play with two to four players, eight with five or six.',
  'BASE-10':
    'The class cards of a game are chosen or drawn by lot. At least one of them has to be of chivalry, unless ' +
    'the table agrees otherwise.',
  'BASE-11': 'A table is checked before the game begins; if it cannot be played, all the reasons are told at once.',
  'BASE-12': 'At the start every region gets one face-down rat token, and the plague begins in a region drawn by lot.',
  'BASE-13':
    'The other rat tokens are the supply. With fewer players some are taken out unseen; nobody knows which until ' +
    'the game is over.',
  'BASE-14': 'A lot decides who begins.',
  'BASE-15':
    'Before the first turn every player puts two citizens into one region, and later two more: clockwise first, ' +
    'then back again. What lies there does not matter.',
  'BASE-16': 'Nobody looks at a token while the board is laid out.',
  'BASE-20': 'A turn has an action phase and a plague phase. Then the next player clockwise is on turn.',
  'BASE-21':
    'In the action phase you may take one card, settle once, and use each of your cards once, in any order. ' +
    'Nothing of it has to be done.',
  'BASE-22': 'One action is finished before the next begins.',
  'BASE-23': 'Only what can be carried out to the end, and does something, is offered.',
  'BASE-24':
    'Once in your turn you may take any class card: from the table, or from another player, who cannot refuse. ' +
    'You may hold as many as you like.',
  'BASE-25': 'A card stays with its holder until another player takes it. It cannot be given away or put back.',
  'BASE-26': 'When a card is taken from a player, what lies on it goes back first; then it changes hands.',
  'BASE-27':
    'A card works as soon as you have taken it, and its class strikes you from then on. If it was used this turn ' +
    'already, it stays used.',
  'BASE-28':
    'When you settle you name one region and put citizens there from your supply: exactly as many as it has rat ' +
    'tokens. You need not have anybody there before.',
  'BASE-29':
    'Cards may add citizens to a settlement, in the same region. A region without rats can only be named if such ' +
    'an extra can be placed there.',
  'BASE-30':
    'If your supply is too small you place all you have, and there is no extra. With an empty supply you cannot ' +
    'settle.',
  'BASE-31':
    'Cards are used before you end your actions, except for what belongs to the plague phase. A blocked card ' +
    'does nothing, but its class still strikes.',
  'BASE-40':
    'Whoever is on turn must move the plague to another region: a neighbouring one, or with the Knight up to two ' +
    'steps away, three with five or six players. It never stays where it was.',
  'BASE-41': 'If there is no region the plague could go to, it stays.',
  'BASE-42':
    'The plague brings new rats: none, one or two tokens, as many as lie in the region it has come to, and two ' +
    'if there are three.',
  'BASE-43':
    'New rat tokens are laid one by one, face down and unseen, into neighbours of the plague that hold fewer ' +
    'than three. Never into the plague’s own region.',
  'BASE-44': 'New rat tokens that find no room, or that the supply has no more of, are left out.',
  'BASE-45':
    'If the plague’s region has citizens and rat tokens, these are turned over one by one. Otherwise nothing is ' +
    'turned over.',
  'BASE-46': 'Which of the face-down tokens is turned over next is decided by lot, even if somebody knows their faces.',
  'BASE-47': 'A token is dealt with completely before the next is turned over.',
  'BASE-48':
    'There is an outbreak if the region has at least as many citizens as the limit on the token says. All ' +
    'colours count. If not, the token does nothing.',
  'BASE-49':
    'The symbol of the tall figure strikes whoever has the most citizens there; if several have equally many, ' +
    'all of them.',
  'BASE-50': 'The symbol of three figures strikes everybody who has citizens there.',
  'BASE-51': 'A class symbol strikes whoever holds a card of that class. A card that nobody holds strikes nobody.',
  'BASE-52': 'Every hit costs one citizen in that region. Nobody loses more than he has there.',
  'BASE-53': 'Citizens in other regions and in the safe haven are never struck.',
  'BASE-54':
    'Lost citizens go back to their owner’s supply, all at once. Where it makes a difference, the owner chooses ' +
    'whom he loses.',
  'BASE-55': 'A rat token that has been turned over leaves the game, whether there was an outbreak or not.',
  'BASE-56': 'Tokens are turned over as long as there are citizens in the region; the rest stays face down.',
  'BASE-57': 'Only what a rat token removes counts as killed.',
  'BASE-58': 'After the last token the turn is over.',
  'BASE-60':
    'Peasant: when you settle, one citizen more, in the same region; even in a region without rats. In the final ' +
    'turn: one citizen into any region.',
  'BASE-61':
    'Monk: move a rat token from any region to a neighbouring one that has fewer than three. You do not see its face.',
  'BASE-62': 'Merchant: move one, two or three of your citizens together from one region to a neighbouring one.',
  'BASE-63':
    'Witch: look at one rat token, then at another one if you like; if they lie in different regions you may ' +
    'swap them. Only you see the faces, everybody sees which tokens.',
  'BASE-64':
    'King: bring one of your citizens from a region without rats to the safe haven. There it is safe and counts ' +
    'at the end, but never comes back.',
  'BASE-65':
    'Knight, in the plague phase: the plague may go two regions far, three with five or six players; and before ' +
    'the first token is turned over you may let it count as two citizens against the limits.',
  'BASE-66':
    'Knight, at the end: in the last reckoning the plague counts as two citizens where it stands, if somebody ' +
    'holds the Knight. In the final turn the Knight may move it without ravage.',
  'BASE-67': 'How the base cards get on with the pieces of other cards.',
  'BASE-80':
    'The end begins after a turn in which the rat supply ran out, or if all citizens of the player on turn are ' +
    'on the board.',
  'BASE-81': 'The safe haven is part of the board; the supply is not.',
  'BASE-82': 'A very long game ends after a fixed number of rounds.',
  'BASE-83':
    'Then everybody but the one who had the last regular turn has one final turn, counter-clockwise from his ' +
    'right neighbour.',
  'BASE-84':
    'In a final turn you may only use your cards, each once. No card is taken, nobody settles, the plague does ' +
    'not move by itself. Whoever can do nothing is passed over.',
  'BASE-85': 'In the final round nothing can begin the end once more.',
  'BASE-86': 'Whoever had the last regular turn has no final turn, but his cards are struck like any other.',
  'BASE-87': 'In a final turn the plague may be moved once, as the last act, by a card that can do so.',
  'BASE-88':
    'At last every region is ravaged once, without the plague moving or spreading. Regions without citizens or ' +
    'rats are passed over.',
  'BASE-89':
    'After the final round the order begins with the left neighbour of the player who had the last regular turn, ' +
    'who comes last himself.',
  'BASE-90':
    'Every citizen in a region and in the safe haven is worth one point. Citizens in the supply are worth nothing.',
  'BASE-91':
    'Most points win. In a tie whoever comes first in the order after the end is ahead: it begins with the left ' +
    'neighbour of the player who had the last regular turn; he himself loses every tie.',
  'BASE-95':
    'With other numbers of players only the regions, the rat tokens, the number of cards and the Knight’s reach ' +
    'differ.',
  'BASE-100':
    'Everybody may know where citizens, cards and tokens are, how many rats are left, which faces have been ' +
    'turned over, and who has looked at which token.',
  'BASE-101':
    'The face of a token that lies face down is known only to those who have looked at it, for as long as it ' +
    'lies there.',
  'BASE-102':
    'Whoever picks a token chooses among those he can tell apart. Among tokens that he cannot tell apart a lot ' +
    'decides.',
  'BASE-103': 'When the game is over all rat tokens are opened. Until then onlookers see only what everybody may know.',
  'BASE-104': 'What somebody sees, may choose, or is told never depends on what he may not know.',
  'BASE-105':
    'From what somebody knows it follows which faces a token can still have; the odds are reckoned from that.',
  'BASE-106': 'Everything that chance decides has a name and stands in the record, so that others can check the game.',
  'BASE-110':
    'You may take back your steps one by one, until something hidden was seen, a lot was drawn, or somebody else ' +
    'had to decide.',
  'BASE-111':
    'What showed a face, was left to chance, or let another player decide cannot be taken back. Nor can a turn ' +
    'that is over.',
  'BASE-112': 'The rules ask for no confirmation; a choice counts at once.',
  'BASE-120': 'House rules are agreed before the game and are part of its record.',
  'BASE-130':
    'The game remembers what has been done in a turn: card taken, settled, cards used. With the next turn all of ' +
    'it is fresh.',
  ...rulesCardsEn,
  ...rulesMercatusEn,
  ...rulesRegionCardsEn,
  ...rulesSideBoardsEn,
  ...rulesUniversitiesEn,
  ...rulesUpgradesEn,
  R1:
    'Every choice is one small step. You may take back your own steps as far as nothing hidden was shown and ' +
    'nobody else had to act.',
  R2: 'What a text calls “may” or “up to” can be done in part; everything else is done as far as possible.',
  R3: 'If pieces run short, as many as are left are used.',
  R4: 'Every card can be used once a turn, even if it changes hands.',
  R5: 'Face-down tokens in a region have no order; the next one is drawn by lot.',
  R6:
    'Everybody sees which token is looked at, moved or swapped, and by whom. Only whoever looks sees the face, ' +
    'and the game keeps showing it to him.',
  R7: 'Lost citizens go to their owner’s supply, tokens that were turned over leave the game.',
  R8: 'What happens to several players at once is settled from the player on turn clockwise.',
  R9: 'A tie for most counts as most, unless a text asks for more than everybody else.',
  R10: 'A region never has more than three rat tokens, and no piece is ever in two places.',
  R11: 'Where there is only one choice, or none that changes anything, the game goes on without asking and says so.',
};
