// English words of the class cards beyond the first six: fetched before a table shows one of them.
import type { Names } from './names';
import type { Load } from '../session/catalogue';
import { reasonOf } from '../board/reasons';
import { toldEn } from './told.en';

const one = (n: number, word: string, more = `${word}s`) => `${n} ${n === 1 ? word : more}`;
const lower = (who: string) => (who === 'You' ? 'you' : who);
const of = (who: string) => (who === 'You' ? 'your' : `${who}’s`);

export type PieceWords = (n: number, others: string[]) => string;

export const cardsEn = {
  cards: {
    baker: { name: 'Baker', short: 'Gather citizens on this card; whoever takes it settles them all.' },
    serf: { name: 'Serf', short: 'For each token that kills others, settle a citizen in the plague’s region.' },
    nun: { name: 'Nun', short: 'Set the three nuns: each raises the limit in her region by one.' },
    bishop: { name: 'Bishop', short: 'Set a bishop: no rat token can enter his region.' },
    courier: { name: 'Courier', short: 'Swap two citizens of different players, wherever they are.' },
    mayor: { name: 'Mayor', short: 'Settle one citizen wherever you lead, instead of settling a region.' },
    wizard: { name: 'Wizard', short: 'Lay a potion under one of your citizens: given away, it saves a life.' },
    'pied-piper': { name: 'Pied Piper', short: 'Move a citizen to a neighbour; the rats of his region follow.' },
    emperor: { name: 'Emperor', short: 'Set the three walls: nothing crosses a border with a wall.' },
    queen: { name: 'Queen', short: 'If your land is the largest, settle two citizens more.' },
    soldier: { name: 'Soldier', short: 'Lead the plague further; it may spread one rat token more.' },
    crusader: { name: 'Crusader', short: 'Lead the plague further; turn all tokens and choose their order.' },
    astronomer: { name: 'Astronomer', short: 'Draw three region cards and keep one.' },
    explorer: { name: 'Explorer', short: 'Show three region cards; settle a citizen in one of them.' },
    caravanner: { name: 'Caravanner', short: 'Lead the caravan two regions on; those with most on its way settle.' },
    sultan: { name: 'Sultan', short: 'Make one of your citizens a diplomat, worth points at the end.' },
    student: { name: 'Student', short: 'Settle a citizen where a university stands.' },
    professor: { name: 'Professor', short: 'Look at the next four events and order them.' },
    'royal-librarian': { name: 'Royal Librarian', short: 'Move the green university to another region.' },
    inquisitor: { name: 'Inquisitor', short: 'Lead the plague further; if it kills three others, block a card.' },
    philosopher: { name: 'Philosopher', short: 'While you hold him, nobody can take another card from you.' },
    alchemist: { name: 'Alchemist', short: 'Every other turn, improve a card by a tile of the third level.' },
    'guild-master': { name: 'Guild Master', short: 'Put a citizen on the guild board.' },
    'inn-keeper': { name: 'Inn Keeper', short: 'Put a citizen into a city.' },
    boccaccio: { name: 'Boccaccio', short: 'If the plague kills others, save a citizen from next to it.' },
    judge: { name: 'Judge', short: 'Take a citizen back and save another one of the same region.' },
    jester: { name: 'Jester', short: 'Aim, and drop two citizens onto the map; chance scatters them.' },
  } as Record<string, { name: string; short: string }>,
  prompts: {
    'D-PICK-CITIZEN': ['Which citizen?', 'They carry different things, so say which one you mean.'],
    'D-LOSS': ['Which loss do you take?', 'A potion given away saves the citizen who has it.'],
    'D-FINAL-RAVAGE': ['Ravage the region?', 'The plague has arrived; your cards may strike or rest.'],
    'D-CRUSADER-NEXT': ['Which token is next?', 'Those laid open are applied one after another.'],
    'D-CARAVAN-START': ['Where does the caravan start?', 'In any region; whoever has the Caravanner leads it on.'],
    'D-CARAVAN-1': ['Where does the caravan go first?', 'It travels two regions, and never straight back.'],
    'D-CARAVAN-2': ['And on to which region?', 'It stays there until it is led on.'],
    'D-CARAVAN-PLACE': ['The caravan has passed: settle one citizen?', 'You have most citizens there.'],
    'D-SULTAN-REGION': ['Where does a citizen become a diplomat?', 'Most diplomats at the end bring extra points.'],
    'D-BAKER-PLACE': ['Where do the Baker’s citizens go?', 'All of them into one region of your choice.'],
    'D-SERF': [
      'Settle one of your citizens there?',
      'The token killed others, and you hold the Serf. He may still be struck by the next one.',
    ],
    'D-NUN': ['Where does a nun go?', 'She raises the limit there by one: an outbreak takes more citizens.'],
    'D-BISHOP': ['Which bishop sets out?', 'Both stand on the map; one of them moves.'],
    'D-BISHOP-TO': ['Where does the bishop go?', 'No rat token enters his region. Those that lie there stay.'],
    'D-COURIER-1': ['Swap a citizen from which region?', 'Two citizens of different players change places.'],
    'D-COURIER-WHO-1': ['Whose citizen?', ''],
    'D-COURIER-2': ['And one from which other region?', 'Near or far; walls and rats do not matter.'],
    'D-COURIER-WHO-2': ['Whose citizen comes in return?', 'Another player’s than the first.'],
    'D-MAYOR': ['Settle one citizen where you lead.', 'One in each region where you have more than anybody else.'],
    'D-MAYOR-EXTRA': ['Where does the extra citizen go?', 'Into any region where you led when the Mayor began.'],
    'D-FINAL-MAYOR': ['Settle one citizen where you lead.', 'In one region where you have more than anybody else.'],
    'D-WIZARD-REGION': ['Where does a citizen get a potion?', 'A potion given away saves the citizen who has it.'],
    'D-PIPER-FROM': [
      'From where does the Pied Piper set out?',
      'One of your citizens goes, and the rats there follow.',
    ],
    'D-PIPER-TO': ['Where do he and the rats go?', 'As many rats follow as find room there.'],
    'D-WALL': ['Where does a wall go?', 'Choose a border or a sea route. Nothing crosses it then.'],
    'D-FINAL-QUEEN': ['Settle two citizens where?', 'Your land is the largest: both go into one region.'],
    'D-SOLDIER-REGION': ['Lay a rat token where?', 'Next to the plague; the plague itself stays.'],
    'D-CRUSADER': [
      'Turn over all tokens at once?',
      'Then you choose the order in which they strike, and none is left.',
    ],
    'D-BLOCK': ['Block a class card?', 'Its holder cannot use it until the end of his next turn.'],
    'D-BOCCACCIO': ['Save a citizen from next to the plague?', 'He goes to the safe haven.'],
    'D-JUDGE-REGION': ['Take back a citizen from which region?', 'Then another one there may go to the safe haven.'],
    'D-JUDGE-HAVEN': ['Bring another one to the safe haven?', ''],
    'D-JESTER-PLACE': ['What do you aim at?', 'Two citizens are dropped. Chance scatters them around the aim.'],
    'D-JESTER-POINT': ['Aim at which point?', 'The chart is a small map of the game table.'],
    'D-JESTER-LAND': ['Where does this one stay?', 'It has fallen onto a border: you decide.'],
    'D-JESTER-PUSH': ['Where is the one who was pushed?', 'It has come to lie on a border: you decide.'],
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
    'D-MAYOR': { finish: 'That is enough' },
  } as Record<string, Record<string, string>>,
  options: {
    citizen: 'A citizen',
    diplomat: 'A diplomat',
    remove: 'Lose a citizen',
    potion: 'Give a potion instead',
    edge: (a: string, b: string) => `${a} – ${b}`,
    seat: (name: string) => name,
    card: (card: string, holder: string | null) => (holder ? `The ${card} of ${lower(holder)}` : `The ${card}`),
    haven: 'The safe haven',
    cell: (column: number, row: number) => `Column ${column + 1}, row ${row + 1}`,
    increaseBy: (card: string) => `Settle by the ${card}`,
    citizenWith: ({ potions, diplomat }: Load) =>
      (diplomat ? 'A diplomat' : 'A citizen') +
      (potions > 0 ? ` with ${one(potions, 'potion')}` : diplomat ? '' : ' with nothing'),
    lose: (what: string) => `Lose: ${what}`,
    /** By type of load. */
    give: { potions: (what) => `Give a potion: ${what} stays` } as Partial<
      Record<keyof Load, (what: string) => string>
    >,
  },
  events: {
    'caravan-moved': (n: Names) =>
      n.from ? `${n.who} led the caravan from ${n.from} to ${n.to}.` : `The caravan waits in ${n.to}.`,
    'diplomat-made': (n: Names) => `${n.who} made a citizen in ${n.region} a diplomat.`,
    'potion-given': (n: Names) => `${n.who} gave a potion, and a citizen in ${n.region} lives on.`,
    ...toldEn,
  } as Record<string, (n: Names) => string>,
  /** What lies on the map, on a citizen or on a card. */
  pieces: {
    /** By type: what so many of them do in a region. `others`: regions on the other sides of their edges. */
    here: {
      nuns: (n) => (n === 1 ? 'A nun: the limit here is one higher.' : `${n} nuns: the limit here is ${n} higher.`),
      bishops: () => 'A bishop: no rat token can enter.',
      walls: (n, others) => `${n === 1 ? 'A wall' : 'Walls'} towards ${others.join(' and ')}: nothing crosses.`,
      caravan: () => 'The caravan is here.',
      green_university: () => 'The green university stands here.',
      white_university: () => 'The white university stands here.',
      university_tokens: () => 'A university token lies here: no university comes back yet.',
    } as Record<string, PieceWords>,
    /** Just what they are. */
    short: {
      nuns: (n) => one(n, 'nun'),
      bishops: () => 'bishop',
      walls: (_, others) => `wall to ${others.join(' and ')}`,
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
      `${one(n, 'citizen')} on it, ${of(name)}: whoever takes the card settles them.`,
    blocked: 'Blocked: it gives nothing until the end of its holder’s next turn. Its class is still struck.',
  },
  /** Why somebody is asked though it is not his turn, or what it is about. */
  reasons: {
    turnOf: (who: string) => (who === 'You' ? 'It is your turn.' : `It is ${who}’s turn.`),
    bakerTaken: (n: number, owner: string) =>
      `You take the Baker: ${one(n, 'citizen')} of ${lower(owner)} lie on the card. You say where they go.`,
    bakerEnd: (n: number, owner: string) =>
      `Before the last reckoning the left neighbour of whoever holds the Baker settles ${of(owner)} ` +
      `${one(n, 'citizen')}: that is you.`,
    loss: (n: number, region: string) =>
      `The outbreak${region ? ` in ${region}` : ''} takes ${one(n, 'citizen')} of yours.`,
    caravan: (who: string, region: string) =>
      who === 'You'
        ? `You led the caravan past ${region}.`
        : `${who} led the caravan past ${region}, and you have most citizens there.`,
    nth: (i: number, n: number) => `${i} of ${n}.`,
    among: (region: string) => `One of those in ${region}.`,
    blockWhom: 'Three or more citizens of others died by the plague you led.',
  },
  theHaven: 'the safe haven',
  reasonOf,
  passing: 'You let it pass.',
  notAgain: 'Not again this turn',
  notAgainHint: 'You are not asked this again before the next turn.',
  /** What choosing a class card means, by decision. */
  aims: { 'D-BLOCK': (card) => `Block the ${card}` } as Record<string, (card: string) => string>,
  chart: {
    title: 'Chart of the drop',
    hint: 'Choose a cell of what you aim at: click, touch, or use the arrow keys.',
    aim: (place: string) => `Aim: ${place}`,
    touches: (place: string, percent: number) => `${place} ${percent} %`,
    lost: (percent: number) => `falls into the sea ${percent} %`,
    each: 'Each of the two touches:',
    drop: 'Drop them here',
    best: 'Best point',
    cell: (column: number, row: number) => `column ${column + 1}, row ${row + 1}`,
    fell: 'Where they fell',
    sea: 'the sea',
  },
};

export type CardWords = typeof cardsEn;
