// English words of the class cards beyond the base-game cards: fetched before a table shows one of them.
import type { Names } from './names';
import type { Load } from '../wire/catalogue';
import { reasonOf } from './reasons';
import { Whose, few, inWords, list, lower, one, percent, upper, verb, whose } from './grammar.en';
import { toldEn } from './told.en';

/** `raise`: by how much so many nuns raise limits. */
export type PieceWords = (n: number, others: string[], raise: number) => string;

export const cardsEn = {
  cards: {
    baker: { name: 'Baker', short: 'Gather citizens on this card. Whoever takes it places them all.' },
    serf: { name: 'Serf', short: 'For each token that kills others, settle a citizen in the plague’s region.' },
    nun: { name: 'Nun', short: 'Place the three nuns: each raises the limits in her region by one.' },
    bishop: { name: 'Bishop', short: 'Place a bishop: no rat token can enter its region.' },
    courier: { name: 'Courier', short: 'Swap two citizens of different players in any two regions.' },
    mayor: { name: 'Mayor', short: 'Instead of settling: one citizen in each region where you alone lead.' },
    wizard: { name: 'Wizard', short: 'Give one of your citizens a potion. Spend it to save that citizen.' },
    'pied-piper': { name: 'Pied Piper', short: 'Move a citizen to a neighbouring region; the rats follow.' },
    emperor: { name: 'Emperor', short: 'Place the three walls: nothing crosses a wall.' },
    queen: { name: 'Queen', short: 'If your land is the largest, settle two more citizens.' },
    soldier: { name: 'Soldier', short: 'Move the plague farther; it may spread one more rat token.' },
    crusader: { name: 'Crusader', short: 'Move the plague farther; reveal all tokens and choose their order.' },
    astronomer: { name: 'Astronomer', short: 'Draw three region cards and keep one.' },
    explorer: { name: 'Explorer', short: 'Reveal three region cards; settle a citizen in one of those regions.' },
    caravanner: { name: 'Caravanner', short: 'Move the caravan two regions; whoever leads on its way settles.' },
    sultan: { name: 'Sultan', short: 'Make one of your citizens a diplomat, worth points at the end.' },
    student: { name: 'Student', short: 'Settle a citizen where a university stands.' },
    professor: { name: 'Professor', short: 'Look at the next four events and reorder them.' },
    'royal-librarian': { name: 'Royal Librarian', short: 'Move the green university to another region.' },
    inquisitor: {
      name: 'Inquisitor',
      short: 'Move the plague farther; if it kills three citizens of others, block a card.',
    },
    philosopher: { name: 'Philosopher', short: 'While you hold this card, nobody can take another card from you.' },
    alchemist: { name: 'Alchemist', short: 'Every other turn, borrow an unused upgrade tile at level III.' },
    'guild-master': { name: 'Guild Master', short: 'Put a citizen on the guild board.' },
    'inn-keeper': { name: 'Inn Keeper', short: 'Put a citizen into a city.' },
    boccaccio: { name: 'Boccaccio', short: 'If the plague kills others’ citizens, save one of yours next to it.' },
    judge: { name: 'Judge', short: 'Take back a citizen, then save another from the same region.' },
    jester: { name: 'Jester', short: 'Aim, and drop two citizens onto the map; they scatter at random.' },
  } as Record<string, { name: string; short: string }>,
  prompts: {
    'D-PICK-CITIZEN': ['Which citizen?', 'They carry different things.'],
    'D-LOSS': ['How do you take the loss?', 'Spending a potion saves the citizen that has it.'],
    'D-FINAL-RAVAGE': ['Ravage the region?', 'The plague has arrived. Ravaging is up to you.'],
    'D-CRUSADER-NEXT': ['Which token is next?', 'The revealed tokens are resolved one by one.'],
    'D-CARAVAN-START': ['Where does the caravan start?', 'Any region. The Caravanner’s holder moves it from there.'],
    'D-CARAVAN-1': ['Where does the caravan go first?', 'It goes on from there, but never straight back.'],
    'D-CARAVAN-2': ['And then?', 'Not back to where it came from.'],
    'D-CARAVAN-PLACE': ['Settle a citizen where the caravan passed?', 'You have the most citizens there.'],
    'D-SULTAN-REGION': ['Where does a citizen become a diplomat?', 'The most diplomats score points at the end.'],
    'D-BAKER-PLACE': ['Where do the Baker’s citizens go?', 'All into one region of your choice.'],
    'D-SERF': ['Settle in the plague’s region?', 'The token killed others’ citizens. The next one can strike yours.'],
    'D-NUN': ['Where does a nun go?', 'She raises the limits there: an outbreak becomes less likely.'],
    'D-BISHOP': ['Move which bishop?', 'Both are already on the map.'],
    'D-BISHOP-TO': ['Where does the bishop go?', 'No rat token can enter its region. Those already there stay.'],
    'D-COURIER-1': ['Swap a citizen from which region?', 'Two citizens of different players change places.'],
    'D-COURIER-WHO-1': ['Whose citizen?', ''],
    'D-COURIER-2': ['Swap it with one from where?', 'Distance, walls and rats do not matter.'],
    'D-COURIER-WHO-2': ['Whose citizen in return?', 'A different player’s.'],
    'D-MAYOR': ['Settle a citizen where?', 'One in each region where you have more than anyone else.'],
    'D-MAYOR-EXTRA': ['Where does the extra citizen go?', 'Any region where the Mayor could settle.'],
    'D-FINAL-MAYOR': ['Settle a citizen where?', 'In one region where you have more than anyone else.'],
    'D-WIZARD-REGION': ['Give a potion where?', 'Spending a potion saves the citizen that has it.'],
    'D-PIPER-FROM': ['Move a citizen from where?', 'The rats there follow.'],
    'D-PIPER-TO': ['Where do citizen and rats go?', 'As many rats follow as have room.'],
    'D-WALL': ['Where does a wall go?', 'Choose a border or a sea route. Nothing will cross it.'],
    'D-FINAL-QUEEN': ['Settle citizens where?', 'All go into the same region.'],
    'D-SOLDIER-REGION': ['Place a rat token where?', 'Next to the plague, which stays.'],
    'D-CRUSADER': ['Reveal all tokens at once?', 'You then choose their order, and none stays behind.'],
    'D-BLOCK': ['Block a class card?', 'Its holder cannot use it until the end of their next turn.'],
    'D-BOCCACCIO': ['Save a citizen next to the plague?', 'It goes to the safe haven.'],
    'D-JUDGE-REGION': ['Take back a citizen from where?', 'Then another there may go to the safe haven.'],
    'D-JUDGE-HAVEN': ['Bring another one to the safe haven?', ''],
    'D-JESTER-PLACE': ['Aim at what?', 'Up to two citizens fall, scattered at random around your aim.'],
    'D-JESTER-POINT': ['Aim at which point?', 'The chart is a small map of the board.'],
    'D-JESTER-LAND': ['Where does this citizen stay?', 'It landed on a border: you decide.'],
    'D-JESTER-PUSH': ['Where does the pushed citizen go?', 'It lies on a border: you decide.'],
  } as Record<string, [string, string]>,
  /** Answers that mean something else than usual in a decision. */
  answers: {
    'D-SERF': { none: 'No' },
    'D-SPREAD': { none: 'No more rats' },
    'D-CRUSADER': { yes: 'Yes, all at once', no: 'No, one by one' },
    'D-BLOCK': { none: 'Block none' },
    'D-BOCCACCIO': { none: 'Nobody' },
    'D-JUDGE-HAVEN': { none: 'Nobody', citizen: 'A citizen' },
    'D-CARAVAN-PLACE': { none: 'No' },
    'D-MAYOR': { finish: 'That’s enough' },
  } as Record<string, Record<string, string>>,
  options: {
    citizen: 'A citizen',
    diplomat: 'A diplomat',
    remove: 'Lose a citizen',
    potion: 'Spend a potion instead',
    edge: (a: string, b: string) => `${a} – ${b}`,
    seat: (name: string) => name,
    card: (card: string, holder: string | null) => `${holder ? Whose(holder) : 'The'} ${card}`,
    haven: 'The safe haven',
    cell: (column: number, row: number) => `Column ${column + 1}, row ${row + 1}`,
    increaseBy: (card: string) => `Settle with the ${card}`,
    citizenWith: ({ potions, diplomat }: Load) =>
      (diplomat ? 'A diplomat' : 'A citizen') +
      (potions > 0 ? ` with ${one(potions, 'potion')}` : diplomat ? '' : ' without a potion'),
    lose: (what: string) => `Lose: ${what}`,
    /** By type of load. */
    give: { potions: (what) => `Spend a potion: keep ${lower(what)}` } as Partial<
      Record<keyof Load, (what: string) => string>
    >,
  },
  events: {
    'caravan-moved': (n: Names) =>
      n.from ? `${n.who} moved the caravan from ${n.from} to ${n.to}.` : `The caravan starts in ${n.to}.`,
    'diplomat-made': (n: Names) => `${n.who} made a citizen in ${n.region} a diplomat.`,
    'potion-given': (n: Names) => `${n.who} spent a potion and saved a citizen in ${n.region}.`,
    ...toldEn,
  } as Record<string, (n: Names) => string>,
  /** What lies on the map, on a citizen or on a card. */
  pieces: {
    /** By type: what so many of them do in a region. `others`: regions on the other sides of their edges. */
    here: {
      nuns: (n, _, raise) => `${n === 1 ? 'A nun' : upper(few(n, 'nun'))}: limits here are ${inWords(raise)} higher.`,
      bishops: () => 'A bishop: no rat token can enter.',
      walls: (n, others) => `${n === 1 ? 'A wall' : 'Walls'} towards ${list(others)}: nothing crosses.`,
      caravan: () => 'The caravan is here.',
      green_university: () => 'The green university stands here.',
      white_university: () => 'The white university stands here.',
      university_tokens: () => 'A university token: no university can return here yet.',
    } as Record<string, PieceWords>,
    /** Just what they are. */
    short: {
      nuns: (n) => one(n, 'nun'),
      bishops: () => 'bishop',
      walls: (_, others) => `wall to ${list(others)}`,
      caravan: () => 'the caravan',
      green_university: () => 'the green university',
      white_university: () => 'the white university',
      university_tokens: () => 'a university token',
    } as Record<string, PieceWords>,
    /** By type of load: so many of them. */
    carried: {
      potions: (n) => `with ${one(n, 'potion')}`,
      diplomat: (n) => (n === 1 ? 'with a diplomat' : `with ${n} diplomats`),
    } as Record<keyof Load, (n: number) => string>,
    onCard: (n: number, name: string) =>
      `Holds ${whose(name)} ${few(n, 'citizen')}: ` +
      `${n === 1 ? 'it goes' : 'they go'} to a region when the card is taken.`,
    blocked: 'Blocked: it does nothing until the end of its holder’s next turn. Its class is still struck.',
  },
  /** Why somebody is asked out of turn, or what it is about. */
  reasons: {
    turnOf: (who: string) => `It is ${whose(who)} turn.`,
    bakerTaken: (n: number, owner: string) =>
      `You took the Baker with ${whose(owner)} ${few(n, 'citizen')} on it. ` +
      `You choose where ${n === 1 ? 'it goes' : 'they go'}.`,
    bakerEnd: (n: number, owner: string) =>
      `Before the final ravage the player to the left of the Baker’s holder places ${whose(owner)} ` +
      `${few(n, 'citizen')}: that is you.`,
    loss: (n: number, region: string) => `The outbreak${region ? ` in ${region}` : ''} costs you ${few(n, 'citizen')}.`,
    caravan: (who: string, region: string) =>
      `${who} moved the caravan past ${region}${verb(who, '.', ', and you have the most citizens there.')}`,
    nth: (i: number, n: number) => `${i} of ${n}.`,
    among: (region: string) => `One of those in ${region}.`,
    blockWhom: 'Your plague killed enough citizens of others.',
  },
  theHaven: 'the safe haven',
  reasonOf,
  passing: 'You pass.',
  notAgain: 'Don’t ask me this turn',
  notAgainHint: 'You will not be asked this again until the next turn.',
  /** What choosing a class card means, by decision. */
  aims: { 'D-BLOCK': (card) => `Block the ${card}` } as Record<string, (card: string) => string>,
  chart: {
    title: 'Drop chart',
    hint: 'Choose the cell to aim at: click, tap, or use the arrow keys.',
    aim: (place: string) => `Aim: ${place}`,
    touches: (place: string, n: number) => `${place} ${percent(n)}`,
    lost: (n: number) => `falls into the sea ${percent(n)}`,
    each: 'Odds for each citizen:',
    drop: 'Drop here',
    best: 'Best point',
    cell: (column: number, row: number) => `column ${column + 1}, row ${row + 1}`,
    fell: 'Where they fell',
    sea: 'the sea',
  },
};

export type CardWords = typeof cardsEn;
