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
    'There are two boards: the classic one with 12 regions for two to four players, and the Big Box board with ' +
    '17 regions for two to six.',
  'BASE-2':
    'How many regions are in use depends on the number of players: eight with two, ten with three, twelve with ' +
    'four, fifteen with five, seventeen with six.',
  'BASE-3': 'A region that is not in use takes no part in the game: nothing enters it, and it is nobody’s neighbour.',
  'BASE-4':
    'Two regions are neighbours if they share a border or are joined by a sea route. Sea routes lead both ways. ' +
    'The safe haven has no neighbours.',
  'BASE-5':
    'Every player has 20 citizens. Each of them is always in one place: in the supply, in a region, in the safe ' +
    'haven, or where a card puts it.',
  'BASE-6':
    'A rat token has a limit from 1 to 6 and one or more symbols. All backs look alike. A symbol shown twice ' +
    'strikes twice.',
  'BASE-7':
    'There are seven classes: peasantry, bourgeoisie, church, chivalry, magic, royalty, and, in the Big Box, ' +
    'the Islamic world. Every card belongs to one of them.',
  'BASE-8': 'There is one plague piece, and it is always in exactly one region.',
  'BASE-9': 'Six class cards are in play with two to four players, eight with five or six.',
  'BASE-10':
    'The class cards are chosen or drawn at random. At least one must be a chivalry card, unless the house ' +
    'rules say otherwise.',
  'BASE-11': 'A set-up is checked before the game begins; if it cannot be played, all the reasons are given at once.',
  'BASE-12': 'At the start every region gets one face-down rat token, and the plague starts in a random region.',
  'BASE-13':
    'The other rat tokens are the supply. With fewer players some are taken out unseen; nobody knows which until ' +
    'the game is over.',
  'BASE-14': 'The starting player is random.',
  'BASE-15':
    'Before the first turn every player puts two citizens into one region, and then two more: first clockwise, ' +
    'then in reverse. Other pieces there do not matter.',
  'BASE-16': 'Nobody looks at a token while the board is laid out.',
  'BASE-20': 'A turn has an action phase and a plague phase. Then the next player clockwise takes a turn.',
  'BASE-21':
    'In the action phase you may take one card, settle once, and use each of your cards once, in any order. ' +
    'None of it is required.',
  'BASE-22': 'One action is finished before the next begins.',
  'BASE-23': 'Only actions that can be completed and have an effect are offered.',
  'BASE-24':
    'Once in your turn you may take any class card: from the table, or from another player, who cannot refuse. ' +
    'You may hold as many as you like.',
  'BASE-25': 'A card stays with its holder until another player takes it. You cannot give it away or put it back.',
  'BASE-26': 'When a card is taken from a player, what lies on it goes back first; then it changes hands.',
  'BASE-27':
    'A card works as soon as you have taken it, and its class strikes you from then on. If it has already been ' +
    'used this turn, it stays used.',
  'BASE-28':
    'When you settle you name one region and put citizens there from your supply: exactly as many as it has rat ' +
    'tokens. You do not need to have a citizen there already.',
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
    'The active player must move the plague to another region: a neighbouring one, or with the Knight up to ' +
    'two regions away, three with five or six players. It never stays where it was.',
  'BASE-41': 'If there is no region the plague could go to, it stays.',
  'BASE-42':
    'The plague brings new rats: none, one or two tokens, as many as lie in its new region, but two if there ' +
    'are three.',
  'BASE-43':
    'New rat tokens are placed one by one, face down and unseen, in neighbours of the plague that hold fewer ' +
    'than three. Never into the plague’s own region.',
  'BASE-44': 'New rat tokens that have no room, or that the supply cannot provide, are skipped.',
  'BASE-45':
    'If the plague’s region has citizens and rat tokens, these are turned over one by one. Otherwise nothing is ' +
    'turned over.',
  'BASE-46': 'The next face-down token to be revealed is random, even if someone knows their faces.',
  'BASE-47': 'A token is dealt with completely before the next is turned over.',
  'BASE-48':
    'There is an outbreak if the region has at least as many citizens as the limit on the token says. All ' +
    'colours count. If not, the token does nothing.',
  'BASE-49':
    'The symbol of the tall figure strikes whoever has the most citizens there; if several have equally many, ' +
    'all of them.',
  'BASE-50': 'The symbol of three figures strikes everyone who has citizens there.',
  'BASE-51':
    'A class symbol strikes whoever holds cards of that class, once for each such card. A card that nobody holds ' +
    'strikes nobody.',
  'BASE-52': 'Every hit costs one citizen in that region. Nobody loses more citizens than they have there.',
  'BASE-53': 'Citizens in other regions and in the safe haven are never struck.',
  'BASE-54':
    'Lost citizens go back to their owner’s supply, all at once. Where it makes a difference, the owner ' +
    'chooses which to lose.',
  'BASE-55': 'A rat token that has been turned over leaves the game, whether there was an outbreak or not.',
  'BASE-56': 'Tokens are turned over as long as there are citizens in the region; the rest stays face down.',
  'BASE-57': 'Only what a rat token removes counts as killed.',
  'BASE-58': 'After the last token the turn is over.',
  'BASE-60':
    'Peasant: when you settle, add one citizen in the same region, even one without rats. In the final ' +
    'turn: one citizen into any region.',
  'BASE-61':
    'Monk: move a rat token from any region to a neighbouring one that has fewer than three. You do not see its face.',
  'BASE-62': 'Merchant: move one, two or three of your citizens together from one region to a neighbouring one.',
  'BASE-63':
    'Witch: look at one rat token, then at another one if you like; if they lie in different regions you may ' +
    'swap them. Only you see the faces; everyone sees which tokens.',
  'BASE-64':
    'King: bring one of your citizens from a region without rats to the safe haven. There it is safe and counts ' +
    'at the end, but never comes back.',
  'BASE-65':
    'Knight, in the plague phase: the plague may go up to two regions, three with five or six players; and before ' +
    'the first token is turned over you may let it count as two citizens against the limits.',
  'BASE-66':
    'Knight, at the end: in the final ravage the plague counts as two citizens where it stands, if someone ' +
    'holds the Knight. In the final turn the Knight may move it without ravage.',
  'BASE-67': 'How the base-game cards interact with the pieces of other cards.',
  'BASE-80':
    'The end begins after a turn in which the rat supply ran out, or after which all citizens of the active ' +
    'player are on the board.',
  'BASE-81': 'The safe haven is part of the board; the supply is not.',
  'BASE-82': 'A very long game ends after a fixed number of rounds.',
  'BASE-83':
    'Then everyone except the player who took the last regular turn has one final turn, counter-clockwise, ' +
    'starting to that player’s right.',
  'BASE-84':
    'In a final turn you may only use your cards, each once. You take no card, do not settle, and do not have ' +
    'to move the plague. A player who can do nothing is skipped.',
  'BASE-85': 'Nothing in the final round can trigger the end again.',
  'BASE-86': 'The player who took the last regular turn has no final turn, but their cards are struck like any others.',
  'BASE-87': 'In a final turn the plague may be moved once, as the last act, by a card that can do so.',
  'BASE-88':
    'Finally every region is ravaged once, without the plague moving or spreading. Regions without citizens or ' +
    'rats are skipped.',
  'BASE-89':
    'After the final round the order starts to the left of the player who took the last regular turn; that ' +
    'player comes last.',
  'BASE-90':
    'Every citizen in a region and in the safe haven is worth one point. Citizens in the supply are worth nothing.',
  'BASE-91':
    'Most points win. In a tie the order after the final round decides: it starts to the left of the player ' +
    'who took the last regular turn; that player loses every tie.',
  'BASE-95':
    'With other numbers of players only the regions, the rat tokens, the number of cards and the Knight’s reach ' +
    'differ.',
  'BASE-100':
    'Open information: where citizens, cards and tokens are, how many rats are left, which faces have been ' +
    'turned over, and who has looked at which token.',
  'BASE-101':
    'The face of a token that lies face down is known only to those who have looked at it, for as long as it ' +
    'stays face down.',
  'BASE-102':
    'A player who picks a token chooses among those they can tell apart. Among identical-looking tokens the ' +
    'choice is random.',
  'BASE-103': 'When the game is over all rat tokens are revealed. Until then spectators see only open information.',
  'BASE-104': 'What a player sees, may choose or is told never depends on information hidden from them.',
  'BASE-105': 'What a player knows limits the faces a token can have; the odds are calculated from that.',
  'BASE-106': 'Every random outcome is recorded, so that others can check the game.',
  'BASE-110':
    'You may undo your steps one by one, back to the last one that revealed something, used chance or let ' +
    'another player decide.',
  'BASE-111':
    'A step that revealed a face, used chance or let another player decide cannot be undone. Nor can a finished turn.',
  'BASE-112': 'The rules ask for no confirmation; a choice counts at once.',
  'BASE-120': 'House rules are agreed before the game and saved with it.',
  'BASE-130': 'Each turn starts fresh: no card taken, not settled, no cards used.',
  ...rulesCardsEn,
  ...rulesMercatusEn,
  ...rulesRegionCardsEn,
  ...rulesSideBoardsEn,
  ...rulesUniversitiesEn,
  ...rulesUpgradesEn,
  R1:
    'Every choice is one small step. You may undo your own steps as long as nothing hidden was revealed and ' +
    'nobody else had to act.',
  R2: 'What a text calls “may” or “up to” can be done in part; everything else is done as far as possible.',
  R3: 'If pieces run short, as many as are left are used.',
  R4: 'Every card can be used once a turn, even if it changes hands.',
  R5: 'Face-down tokens in a region have no order; the next one is drawn at random.',
  R6:
    'Everyone sees which token is looked at, moved or swapped, and by whom. Only the player who looks sees the ' +
    'face, and the game keeps showing it to them.',
  R7: 'Lost citizens go to their owner’s supply, tokens that were turned over leave the game.',
  R8: 'What happens to several players at once is resolved clockwise from the active player.',
  R9: 'A tie for most counts as most, unless a text asks for more than everyone else.',
  R10: 'A region never has more than three rat tokens, and no piece is ever in two places.',
  R11: 'Where there is only one choice, or none that changes anything, the game goes on without asking and says so.',
};
