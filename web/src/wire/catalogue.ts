// Written by script/catalogue from what the engine declares (rattus catalogue): changed there, never here.
import type { CartusOption, Item, Kind } from './cartus';
import type { CardId, Face, Good, Hits, LoadType, Option, RegionId, Token } from './protocol';
import type { CartusClass, HouseRule } from './setup';

// --- the board game

export const BOARD_DECISIONS = [
  // frame
  'D-PLACE',
  'D-ACTION',
  'D-INC-REGION',
  'D-INC-EXTRA',
  'D-PICK-TOKEN',
  'D-PICK-CITIZEN',
  'D-LOSS',
  'D-PLAGUE',
  'D-SPREAD',
  'D-FINAL',
  'D-FINAL-PLAGUE',
  'D-FINAL-RAVAGE',
  'D-CRUSADER-NEXT',
  // peasant
  'D-FINAL-PEASANT',
  'D-PEASANT-REGION',
  'D-PEASANT-COUNT',
  // monk
  'D-MONK-FROM',
  'D-MONK-TO',
  // merchant
  'D-MERCHANT-FROM',
  'D-MERCHANT-TO',
  'D-MERCHANT-COUNT',
  // witch
  'D-WITCH-1',
  'D-WITCH-2',
  'D-WITCH-SWAP',
  'D-WITCH-LOOK',
  'D-WITCH-PLACE',
  // king
  'D-KING',
  'D-KING-COUNT',
  // knight
  'D-NEUTRAL',
  'D-ZERO',
  // baker
  'D-BAKER-PLACE',
  'D-BAKER-BOARD',
  // serf
  'D-SERF',
  // nun
  'D-NUN',
  // bishop
  'D-BISHOP',
  'D-BISHOP-TO',
  'D-BISHOP-FROM',
  'D-BISHOP-GOAL',
  'D-BISHOP-AGAIN',
  // courier
  'D-COURIER-1',
  'D-COURIER-WHO-1',
  'D-COURIER-2',
  'D-COURIER-WHO-2',
  'D-COURIER-AGAIN',
  // mayor
  'D-MAYOR',
  'D-MAYOR-EXTRA',
  'D-FINAL-MAYOR',
  // wizard
  'D-WIZARD-REGION',
  'D-WIZARD-AGAIN',
  // pied-piper
  'D-PIPER-FROM',
  'D-PIPER-TO',
  'D-PIPER-OTHER',
  'D-PIPER-THIRD',
  // emperor
  'D-WALL',
  'D-EMPEROR-BORDER',
  'D-EMPEROR-SIDE',
  'D-EMPEROR-WHO',
  // queen
  'D-FINAL-QUEEN',
  'D-QUEEN-COUNT',
  // soldier
  'D-SOLDIER-REGION',
  // crusader
  'D-CRUSADER',
  'D-CRUSADER-DRAW',
  'D-CRUSADER-REPLACE',
  // astronomer
  'D-ASTRONOMER',
  // explorer
  'D-EXPLORER',
  'D-EXPLORER-KEEP',
  // caravanner
  'D-CARAVAN-START',
  'D-CARAVAN-1',
  'D-CARAVAN-2',
  'D-CARAVAN-PLACE',
  'D-CARAVAN-3',
  // sultan
  'D-SULTAN-REGION',
  'D-SULTAN',
  // student
  'D-STUDENT',
  'D-STUDENT-FROM',
  'D-STUDENT-TO',
  'D-STUDENT-COUNT',
  // professor
  'D-PROF-ORDER',
  'D-PROF-DISCARD',
  // royal-librarian
  'D-LIBRARIAN-PIECE',
  'D-LIBRARIAN-REGION',
  // inquisitor
  'D-BLOCK',
  // philosopher
  'D-PHIL-PLACE',
  'D-PHIL-HAVEN',
  // guild-master
  'D-GUILD-SPACE',
  // inn-keeper
  'D-INN-CITY',
  // boccaccio
  'D-BOCCACCIO',
  // judge
  'D-JUDGE-REGION',
  'D-JUDGE-HAVEN',
  // jester
  'D-JESTER-PLACE',
  'D-JESTER-POINT',
  'D-JESTER-LAND',
  'D-JESTER-PUSH',
  // landowner
  'D-LANDOWNER-REGION',
  'D-LANDOWNER-COUNT',
  // brewer
  'D-BREWER',
  // hanseatic-trader
  'D-TRADER-FROM',
  'D-TRADER-TO',
  'D-TRADER-COUNT',
  'D-TRADER-AGAIN',
  // swindler
  'D-SWINDLER-REGION',
  'D-SWINDLER-GOOD',
  'D-SWINDLER-CITIZENS',
  // deacon
  'D-DEACON',
  // raider
  'D-RAIDER-GOOD',
  // grave-robber
  'D-ROBBER',
  // shaman
  'D-SHAMAN-LIFT',
  'D-SHAMAN-HAND',
  'D-SHAMAN-SET',
  'D-SHAMAN-RAT',
  'D-SHAMAN-RAT-REGION',
  // stadtholder
  'D-STADTHOLDER-REGION',
  'D-STADTHOLDER-COUNT',
  // mercatus
  'D-FREE-GOOD',
  'D-PUT-GOOD',
  'D-TAKE-BACK',
  // region-cards
  'D-REG-PROTECT',
  'D-REG-CARD',
  // universities
  'D-PROF-FINAL',
  'D-EVENT-DISCARD',
  'D-EVENT-BONUS',
  'D-UNI-MOVE',
  // upgrades
  'D-PARTS',
] as const;
export type BoardDecision = (typeof BOARD_DECISIONS)[number];

/** What each event tells. */
export interface BoardEvents {
  // frame
  'cards-drawn': { card: CardId };
  'plague-start': { region: RegionId };
  'first-player': { seat: number };
  'citizens-placed': { seat: number; region: RegionId; count: number };
  'turn-started': { seat: number; round: number };
  'card-taken': { seat: number; card: CardId; from: number | null };
  'card-used': { seat: number; card: CardId };
  'token-picked': { seat: number; region: RegionId; token: Token };
  'token-moved': { seat: number; token: Token; from: RegionId; to: RegionId };
  'citizens-moved': { seat: number; from: RegionId; to: RegionId; count: number };
  'token-looked': { seat: number; region: RegionId; token: Token };
  'citizen-saved': { seat: number; region: RegionId };
  'actions-ended': { seat: number };
  'plague-moved': { seat: number; from: RegionId; to: RegionId };
  'token-spread': { seat: number; region: RegionId };
  'spread-lapsed': { count: number };
  'token-revealed': { region: RegionId; token: Token };
  'no-outbreak': { region: RegionId; population: number; limit: number };
  outbreak: { region: RegionId; population: number; limit: number };
  'citizens-killed': { seat: number; region: RegionId; count: number; hits: Hits };
  'citizen-returned': { seat: number; region: RegionId };
  'token-redrawn': { seat: number; region: RegionId; token: Token };
  'token-returned': { seat: number; region: RegionId; token: Token };
  'end-triggered': { seat: number; reason: string };
  'final-round': { last: number };
  'final-turn-started': { seat: number };
  'final-turn-passed': { seat: number };
  'final-ravage': object;
  'region-ravaged': { region: RegionId };
  opened: { region: RegionId; token: Token };
  scored: { seat: number; regions: number; haven: number; other: number; points: number; rank: number };
  forced: { seat: number; decision: BoardDecision; option: Option };
  'turn-ended': { seat: number };
  // witch
  'tokens-swapped': { seat: number; from: RegionId; to: RegionId; token: Token; other: Token };
  'token-set': { seat: number; from: RegionId; region: RegionId; token: Token };
  // knight
  'neutral-declared': { seat: number; region: RegionId };
  'limits-zero': { seat: number; region: RegionId };
  // baker
  'citizen-to-card': { seat: number; card: CardId; count: number };
  'citizen-boarded': { seat: number; from: RegionId; card: CardId; count: number };
  // nun
  'nun-set': { seat: number; region: RegionId };
  // bishop
  'bishop-set': { seat: number; from?: RegionId; to: RegionId };
  // courier
  'citizens-swapped': { seat: number; owner: number; from: RegionId; to: RegionId };
  // wizard
  'potion-laid': { seat: number; region: RegionId };
  'potion-given': { seat: number; region: RegionId };
  // emperor
  'wall-set': { seat: number; region: RegionId; to: RegionId };
  // crusader
  'all-at-once': { seat: number; region: RegionId };
  'token-drawn': { seat: number; token: Token };
  'token-replaced': {
    seat: number;
    region: RegionId;
    token: Pick<Required<Token>, 'face'>;
    other: Pick<Required<Token>, 'face'>;
  };
  'drawn-token-used': { token: Pick<Required<Token>, 'face'> };
  // caravanner
  'caravan-moved': { seat: number; from?: RegionId; to: RegionId };
  // sultan
  'diplomat-made': { seat: number; region: RegionId };
  'point-taken': { seat: number; count: number };
  // inquisitor
  'card-blocked': { seat: number; card: CardId; owner: number };
  // philosopher
  'citizen-havened': { seat: number };
  // jester
  'jester-aimed': { seat: number; to: RegionId | null; column: number; row: number };
  'jester-landed': { seat: number; column: number; row: number };
  'citizen-dropped': { seat: number; to: RegionId | null };
  'jester-push': { seat: number; to: RegionId | null; number: number };
  'jester-shift': {
    seat: number;
    from: RegionId | null;
    potions: number;
    diplomat: boolean;
    column: number;
    row: number;
  };
  'citizen-pushed': { seat: number; from: RegionId | null; to: RegionId | null };
  // pope
  'citizen-to-haven': { seat: number };
  // deacon
  'token-ignored': { seat: number; region: RegionId; count: number };
  // shaman
  'token-lifted': { seat: number; region: RegionId; token: Token };
  // mercatus
  'goods-removed': { goods: Good[] };
  'good-laid': { region: RegionId; good: Good };
  'good-flipped': { good: Good };
  'good-taken': { seat: number; good: Good };
  'good-put': { seat: number; good: Good; card: CardId };
  'good-returned': { good: Good; card: CardId };
  'good-taken-back': { seat: number; good: Good; card: CardId };
  'coins-paid': { seat: number; count: number };
  'coins-received': { seat: number; count: number };
  'type-sold': { good: Good };
  'goods-sold': { seat: number; good: Good; count: number; coins: number; regions: RegionId[] };
  // region-cards
  'region-cards-drawn': { seat: number; count: number };
  'region-card-seen': { seat: number; region_card: string };
  'region-card-laid-open': { seat: number; region_card: string };
  'region-cards-kept': { seat: number; count: number };
  'region-card-played': { seat: number; card: CardId; region_card: string };
  'region-card-discarded': { region_card: string };
  'region-deck-shuffled': { count: number };
  'region-card-opened': { seat: number; region_card: string };
  'region-card-scored': { seat: number; region_card: string };
  'region-card-taken': { seat: number; region_card: string };
  // universities
  'university-placed': { university: string; region: RegionId };
  'university-moved': { seat: number; university: string; from: RegionId; to: RegionId };
  'university-won': { seat: number; university: string; region: RegionId };
  'university-not-won': { university: string; region: RegionId };
  'university-token-put': { region: RegionId };
  'university-tokens-returned': { count: number };
  'event-drawn': { event_card: string };
  'event-seen': { seat: number; event_card: string };
  'events-looked': { seat: number; count: number };
  'events-put-back': { seat: number; count: number };
  'event-discarded': { seat: number; event_card: string };
  'event-chosen': { seat: number; event_card: string };
  'event-deck-shuffled': { count: number };
  'event-pile-under': { count: number };
  'card-discarded': { seat: number; card: CardId };
  // upgrades
  'card-upgraded': { seat: number; card: CardId; count: number };
  'tile-put': { seat: number; card: CardId };
  'tile-returned': { card: CardId };
  // guilds
  'guild-entered': { seat: number; card: CardId };
  'guild-left': { seat: number; card: CardId };
  'guild-used': { seat: number; card: CardId };
  'guilds-scored': { seat: number; count: number };
  // inns
  'city-entered': { seat: number; from?: RegionId; to: RegionId };
  'city-left': { seat: number; region: RegionId };
  'cities-scored': { seat: number; count: number };
}

/** What each kind of option says besides. */
export interface BoardOptions {
  region: { region: RegionId };
  take: { card: CardId };
  increase: { card?: CardId };
  use: { card: CardId };
  extra: { card?: CardId; module?: string; region?: RegionId };
  token: { token?: Token; from?: RegionId; face?: Face };
  count: { count: number };
  citizen: { potions: number; diplomat: boolean };
  remove: { potions: number; diplomat: boolean };
  edge: { region: RegionId; to: RegionId };
  seat: { seat: number };
  card: { card: CardId };
  cell: { column: number; row: number };
  good: { good: Good };
  'region-card': { region_card: string };
  'event-card': { event_card: string };
  university: { university: string };
  part: { part: string };
  potion: { potions: number; diplomat: boolean };
  'put-good': { card: CardId };
  'take-back-good': { card: CardId };
  upgrade: { card: CardId };
  tile: { card: CardId };
  guild: { card: CardId };
  space: { card: CardId };
}

export const HOUSE_RULES: readonly HouseRule[] = [
  { key: 'first_player', clause: 'BASE-14', values: ['random', 'seat-1'], usual: 'random' },
  { key: 'initial_split', clause: 'BASE-15', values: ['off', 'on'], usual: 'off' },
  { key: 'require_chivalry', clause: 'BASE-10', values: ['off', 'on'], usual: 'on' },
  { key: 'citizens', clause: 'BASE-5', values: [12, 30], usual: 20 },
  { key: 'spread_3', clause: 'BASE-42', values: [2, 3], usual: 2 },
  { key: 'chivalry_reach_56', clause: 'BASE-40', values: [2, 3], usual: 3, players: [5, 6] },
  { key: 'knight_final', clause: 'BASE-66', values: ['held', 'moved'], usual: 'held' },
  { key: 'end_all_placed', clause: 'BASE-81', values: ['board', 'supply'], usual: 'board' },
  { key: 'max_rounds', clause: 'BASE-82', values: [0, 250], usual: 100 },
  { key: 'mayor_each', clause: 'CARD-120', values: ['may', 'must'], usual: 'may' },
  { key: 'inquisitor_final', clause: 'CARD-20', values: ['ravage', 'none'], usual: 'ravage' },
  { key: 'jester_push', clause: 'CARD-337', values: ['off', 'on'], usual: 'off' },
  { key: 'merc_swindler_final', clause: 'MERC-117', values: ['region', 'any'], usual: 'region', module: 'mercatus' },
  { key: 'upg_far', clause: 'UPG-15', values: ['any', 'neighbour'], usual: 'any', module: 'upgrades' },
  { key: 'upg_peasant', clause: 'UPG-21', values: ['free', 'with-increase'], usual: 'free', module: 'upgrades' },
  { key: 'upg_queen', clause: 'UPG-36', values: ['regions', 'connected'], usual: 'regions', module: 'upgrades' },
  { key: 'merc_upgrades', clause: 'MERC-130', values: ['off', 'on'], usual: 'off', module: 'upgrades' },
];

/** What each module remembers, as far as the viewer knows it. */
export interface Memories {
  mercatus: {
    board: (Good | null)[];
    supply: number[];
    open: number[];
    goods: number[][];
    on_card: (Good | null)[];
    coins: number[];
    free_taken: number;
    deacon_paid: number;
  };
  'region-cards': {
    cards: Partial<Record<string, string[]>>;
    reshuffled: Partial<Record<string, string[]>>;
    unknown: number[][];
    unknown_drawn: number[];
    chosen: number;
  };
  universities: {
    places: (RegionId | null)[];
    tokens: number[];
    points: number[];
    pile: number[];
    top: (string | null)[];
    looked: number;
    ordered: number;
    knows: number[][];
    all_know: number[];
  };
  upgrades: {
    levels: number[];
    alchemist: CardId | null;
    spent: number;
    drawn: number;
    looked: (RegionId | null)[];
    points: number[];
    taken_back: number;
    went_back: number[];
    known_to: number[];
    looks: number[];
  };
  guilds: {
    spaces: (number | null)[];
    came: number;
    used: number;
    extra: number;
  };
  inns: {
    cities: (number | null)[];
    came: RegionId | null;
    extras: number[];
  };
}

/** What a citizen carries. */
export interface Load {
  potions: number;
  diplomat: boolean;
}
export const LOADS: readonly LoadType[] = [
  { type: 'potions', card: 'wizard', counted: true, laid: 'potion-laid', give: 'potion', given: 'potion-given' },
  { type: 'diplomat', card: 'sultan', counted: false, laid: 'diplomat-made' },
];

/** Why something cannot be chosen. */
export const WHY_NOT = [
  'barred',
  'no-tokens',
  'no-tokens-no-extra',
  'tokens-there',
  'full',
  'no-citizen-of-yours',
  'same-region',
  'too-far',
  'not-next-to-plague',
  'not-next-to',
  'no-room-around',
  'only-token-is-first',
  'nobody-there',
  'not-leading',
  'not-in-use',
  'not-your-decision',
  'other-question',
  'already-taken',
  'not-held',
  'used-already',
  'blocked',
  'nothing-to-do',
  'rests-by-tile',
  'no-ability',
  'taking-barred',
  'increased-already',
  'no-citizens-left',
  'no-region-to-increase',
] as const;

/** What an engine of the base game alone knows of the class cards. */
export const BASE_CARDS: readonly CardId[] = [
  'peasant',
  'monk',
  'merchant',
  'witch',
  'king',
  'knight',
  'caravanner',
  'sultan',
];

// --- Rattus Cartus

export const CARTUS_DECISIONS = [
  'supply',
  'look',
  'enter',
  'play-card',
  'sword-victim',
  'sword-give',
  'flute-victim',
  'action',
  'hospital-card',
  'tower-give',
] as const;
export type CartusDecision = (typeof CARTUS_DECISIONS)[number];

/** What each event tells. */
export interface CartusEvents {
  'building-in-game': { building: string; count: number };
  'building-card-in': { building: string; copy: number };
  'pile-order': { point: string; building?: string; copy?: number; value?: number; card?: Kind };
  'starting-player': { seat: number };
  'kind-drawn': { seat: number; card: Kind; count: number };
  'round-started': { round: number; seat: number };
  'building-drawn': { position: number; building: string; copy: number };
  'building-replaced': { position: number; building: string; copy: number };
  'final-round': object;
  'supply-secret': { seat: number };
  'supply-chosen': { seat: number; position: number; building: string };
  drawn: { seat: number; count: number };
  reshuffled: { count: number };
  'rats-gained': { seat: number; count: number };
  'rats-discarded': { seat: number; count: number };
  looked: { seat: number; position: number };
  'nun-seen': { seat: number; position: number; card: Kind };
  passed: { seat: number };
  entered: { seat: number; position: number; building: string; entry: number };
  'cards-played': { seat: number; position: number; count: number };
  'kind-played': { seat: number; card: Kind; count: number };
  resolving: { position: number; building: string };
  skipped: { position: number; building: string };
  'turned-over': { seat: number; card: Kind; count: number };
  influence: { seat: number; class: CartusClass; points: number; space: number };
  'sword-fight': { seat: number; other: number | null; position: number; count: number };
  'flute-play': { seat: number; other: number | null; position: number };
  'rat-given': { seat: number; other: number; count: number };
  'cards-given': { seat: number; other: number; count: number };
  'kind-given': { seat: number; other: number; card: Kind; count: number };
  premium: { seat: number; position: number };
  performed: { seat: number; position: number; building: string };
  declined: { seat: number; position: number; building: string };
  'action-void': { seat: number; position: number; building: string };
  taken: { seat: number; card: Kind; count: number };
  'token-taken': { seat: number; count: number };
  'token-value': { seat: number; value: number };
  'kind-discarded': { seat: number; card: Kind; count: number };
  'tower-givers': { seat: number; other: number; count: number };
  'cards-back': { position: number };
  'round-ended': object;
  'opened-kind': { seat: number; card: Kind; count: number };
  'opened-token': { seat: number; value: number };
  'opened-nun': { position: number; card: Kind };
  'opened-rats': { seat: number; count: number };
  scored: { seat: number; item: Item; class?: CartusClass; card?: Kind; points: number };
  killed: { seat: number; rats: number; nuns: number };
  survived: { seat: number; rats: number; nuns: number };
  placed: { seat: number; points: number; place: number; wins: boolean };
  forced: { seat: number; decision: CartusDecision; option?: CartusOption };
}

/** What each kind of option says besides. */
export interface CartusOptions {
  position: { position: number };
  nun: { position: number };
  card: { card: Kind };
  seat: { seat: number };
}

export const CARTUS_RULES: readonly HouseRule[] = [
  { key: 'buildings', clause: 'CART-16', values: ['fixed', 'random-per-class', 'mixed'], usual: 'fixed' },
  {
    key: 'starting_player',
    clause: 'CART-15',
    values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'],
    usual: 'random',
  },
  { key: 'supplies', clause: 'CART-35', values: ['turn-order', 'simultaneous'], usual: 'turn-order' },
  { key: 'show_rats', clause: 'CART-27', values: ['off', 'on'], usual: 'off' },
  { key: 'guard_tower_2p', clause: 'CART-18', values: ['avoid', 'allow'], usual: 'avoid', players: [2, 2] },
  { key: 'all_dead', clause: 'CART-86', values: ['nobody', 'fewest-rats'], usual: 'nobody' },
];
