// English words of the card game's table. English is the source for all other languages.
import type { CartusClass } from '../wire/cartus';
import { buildingNames } from './buildings';
import { cartusLogEn } from './cartus-log.en';
import { People, Whose, few, inWords, list, object, one, people, percent, subject, upper, verb } from './grammar.en';

const classes: Record<CartusClass, string> = {
  peasantry: 'Peasantry',
  bourgeoisie: 'Bourgeoisie',
  church: 'Church',
  chivalry: 'Chivalry',
  royalty: 'Royalty',
  magic: 'Magic',
};
const specials: Record<string, string> = { joker: 'Joker', sword: 'Sword', flute: 'Flute', pass: 'Pass', gold: 'Gold' };
const nuns = (n: number) => (n === 0 ? 'no nun' : one(n, 'nun'));
const parts = (kind: string): [CartusClass, number] | null => {
  const at = kind.lastIndexOf('-');
  return at < 0 ? null : [kind.slice(0, at) as CartusClass, Number(kind.slice(at + 1))];
};
const kind = (id: string) => {
  const known = parts(id);
  return known ? `${classes[known[0]] ?? known[0]}, ${nuns(known[1])}` : (specials[id] ?? id);
};
const times = (n: number, what: string) => `${n} × ${what}`;

export const cartusEn = {
  title: 'Rattus Cartus',
  classes,
  specials,
  kind,
  /** The same where room is scarce: "Church 4". */
  brief: (id: string) =>
    parts(id)
      ?.map((part) => classes[part as CartusClass] ?? part)
      .join(' ') ??
    specials[id] ??
    id,
  times,
  nuns,
  listed: (parts: string[]) => list(parts),
  /** "one Church card and two Swords". */
  some: (cards: [string, number][]) =>
    list(
      cards.map(([id, n]) => {
        const known = parts(id);
        const name = known ? `${classes[known[0]] ?? known[0]} card` : (specials[id] ?? id);
        return few(n, name, { pass: 'Passes', gold: 'Gold' }[id] ?? `${name}s`);
      }),
    ),
  does: {
    joker: 'counts for any class',
    sword: 'take cards from one player here',
    flute: 'give a rat to one player here',
    pass: 'let others enter first',
    gold: 'worth points at the end',
  } as Record<string, string>,
  building: (id: string) => buildingNames('en')[id] ?? id,
  uses: {
    farm: 'Draw 4 cards; the others here draw 2.',
    brewery: 'Draw one card for each influence you scored; the others here one for every two.',
    marketplace: 'Take 2 Jokers; the others here take 1.',
    office: 'Take 2 Passes; the others here take 1.',
    monastery: 'Discard 2 rats; the others here discard 1.',
    hospital: 'Discard a rat, then up to 3 cards with a rat each; the others here up to 2 cards with a rat each.',
    castle: 'Take 2 Swords; the others here take 1.',
    'guard-tower':
      'Whoever is not at a Guard Tower and has at least as many cards as you gives you 3; the others here are safe.',
    palace: 'Take 2 victory point tokens; the others here take 1.',
    treasury: 'Take 2 Gold; the others here take 1.',
    'fortune-tellers-tent': 'Look at 2 cards of the nun row; the others here look at 1.',
    'pied-pipers-hut': 'Take 2 Flutes; the others here take 1.',
  } as Record<string, string>,
  head: {
    round: (n: number, of: number) => `Round ${n} of ${of}`,
    final: 'final round',
    left: (n: number) => (n === 0 ? 'the final round' : `${inWords(n)} more ${n === 1 ? 'round' : 'rounds'} to come`),
    starts: (name: string) => `${subject(name)} ${verb(name, 'start', 'starts')}`,
    over: 'The plague has passed',
    phases: {
      draw: 'New buildings',
      supplies: 'Supplies',
      enter: 'Entering',
      resolve: 'Resolving',
      end: 'End of the round',
      over: 'Finished',
    },
  },
  seat: {
    cards: (n: number) => one(n, 'card'),
    rats: (n: number) => one(n, 'rat'),
    hidden: 'rats hidden',
    tokens: (n: number) => one(n, 'token'),
    values: (points: number) => `worth ${one(points, 'point')}`,
    you: 'you',
    person: 'person',
    influence: (n: number) => `${one(n, 'point')} from influence`,
    total: (n: number) => one(n, 'point'),
    points: 'VP',
    starts: 'starting player',
    line: (n: number) => `${['', 'first', 'second', 'third', 'fourth', 'fifth'][n] ?? n} in line`,
    choose: (name: string) => `Choose ${object(name)}`,
  },
  row: {
    title: 'This round’s buildings',
    position: (n: number, name: string) => `Position ${n}: ${name}`,
    supply: {
      draw: (n: number) => `draw ${one(n, 'card')}`,
      look: (n: number) => `look at ${one(n, 'nun card')}`,
      discard_rats: (n: number) => `discard ${one(n, 'rat')}`,
    },
    nobody: 'nobody yet',
    choosing: 'choosing',
    faceDown: (n: number) => (n === 0 ? 'no cards' : `${n} face down`),
    open: (n: number) => (n === 0 ? 'no cards' : `${one(n, 'card')} open`),
    entrant: (n: number, name: string, what: string) => `${n}. ${name}, ${what}`,
    supplied: (names: string[]) => `supplies chosen by ${people(names)}`,
    secret: 'chosen secretly',
    resolving: 'resolving',
    choose: (name: string) => `Choose ${name}`,
    premium: 'premium player',
  },
  tracks: {
    title: 'Influence',
    on: (name: string, space: number) => `${name} ${space}`,
    order: (names: string[]) => `Ahead: ${people(names)}.`,
    nobody: 'Nobody has influence here yet.',
    ranks: ['first', 'second', 'third'],
    points: (n: number) => `${n} points`,
    award: 'If the game ended now: 10, 5 and 2 points',
    stack: 'On a shared space the lowest marker is ahead.',
  },
  nunRow: {
    title: 'The nuns',
    hint: 'you may keep one rat per nun',
    card: (n: number) => `Card ${n} of the nun row`,
    unseen: 'face down',
    seenBy: (names: string[]) => `seen by ${people(names)}`,
    certain: (n: number): string => (n === 1 ? 'nun known' : 'nuns known'),
    certainWhole: (n: number) => `At least ${one(n, 'nun')}.`,
    exactly: (n: number): string => (n === 1 ? 'nun' : 'nuns'),
    choose: (n: number) => `Look at card ${n}`,
  },
  survival: {
    title: 'If the game ended now',
    over: 'The plague',
    survive: (n: string) => ['Your chance of surviving the plague: ', percent(n), ', given what you know.'],
    sure: 'You are sure to survive the plague.',
    lost: 'The plague is sure to kill you.',
    rats: (rats: number, seen: number) =>
      `${one(rats, 'rat')} against the nuns of five cards, ` + `${inWords(seen, 'none')} of them seen.`,
    bar: (n: string) => `Chance of surviving: ${percent(n)}`,
    one: (n: string) => `With one fewer rat: ${percent(n)}.`,
    spectator: 'Only the players know how many rats they have.',
  },
  hand: {
    title: 'Your hand',
    of: (name: string) => `${Whose(name)} hand`,
    empty: 'No cards in hand.',
    card: (what: string, nth: number, of: number) => (of > 1 ? `${what}, ${nth} of ${of}` : what),
    picked: 'chosen',
    pick: 'can be chosen',
    nuns: (n: number) => nuns(n),
    played: (what: string) => `At your building: ${what}`,
    help: 'Use the arrow keys to move between cards and Enter to choose or put back.',
    count: (n: number) => `${one(n, 'card')} in hand`,
  },
  stock: {
    title: 'Supply and decks',
    deck: 'Deck',
    pile: 'Discard pile',
    buildings: 'Buildings left',
    tokens: 'Tokens',
    left: (what: string, n: number) => `${what}: ${n} left`,
    piles: 'Cards and decks',
    buildingsTitle: 'Buildings',
  },
  piles: {
    title: 'Cards and decks',
    pile: 'Discard pile',
    pileHint: 'Face up. When the deck runs out, it is shuffled into a new deck.',
    empty: 'Nothing has been discarded since the last shuffle.',
    nuns: 'Nuns',
    class: 'Class',
    total: 'Total',
    stocks: 'Supply',
    decks: 'Decks, face down',
    population: 'Population cards',
    buildingDeck: 'Building cards to come',
    replacement: 'Replacement deck',
    tokens: 'Victory point tokens',
    each: 'Each class has 14 cards: 4 without a nun, 2 each with 1, 2 and 3, and 4 with 4 nuns.',
  },
  built: {
    title: 'Buildings of the game',
    hint: 'Building cards that have been in a row are out of the game. The rest are in the two decks.',
    building: 'Building',
    inGame: 'In the game',
    used: 'Used',
    row: 'In the row',
    left: 'Still to come',
    under: 'Put under the replacement deck',
    unknown: 'not known',
    does: 'Effect',
    none: 'none',
  },
  help: {
    title: 'Help',
    rules: 'Read the rules',
    keys: 'Keys',
    on: 'Use keyboard shortcuts',
    guide: 'Show me one round',
    guideHint: 'A short guided game. Leave whenever you like.',
    rows: {
      numbers: 'choose an answer or a card in hand',
      arrows: 'move between cards or answers',
      enter: 'choose; elsewhere: play or give the chosen cards',
      back: 'put back the last card, or undo a step',
      drag: 'a card onto a building to choose it',
      dragKey: 'Drag',
      escape: 'close a window, or skip an animation',
    },
    deeds: {
      help: 'this help',
      rules: 'the rules',
      row: 'to the buildings',
      hand: 'to the hand',
      nuns: 'to the nun row',
      prompt: 'to your choice',
      log: 'to the log',
      piles: 'cards and decks',
      buildings: 'buildings of the game',
      back: 'undo a step',
    },
  },
  tools: { title: 'Tools', piles: 'Cards', buildings: 'Buildings', help: 'Help' },
  ask: {
    supply: ['Choose your supplies.', 'You get what one building card shows. You do not have to enter it later.'],
    look: ['Look at a card of the nun row.', 'Only you see it.'],
    enter: ['Enter a building.', 'Then you play cards there. Whoever enters first wins ties.'],
    'play-card': ['Play cards face down.', ''],
    'sword-victim': [
      'Who gives you cards?',
      'They tie for the fewest Swords here. The one you choose gives you half their hand.',
    ],
    'sword-give': ['Give cards away.', ''],
    'flute-victim': ['Who gets a rat from you?', 'They tie for the fewest Flutes here.'],
    action: ['Use the building?', ''],
    'hospital-card': ['Discard cards, each with a rat.', ''],
    'tower-give': ['Give cards to the Guard Tower.', ''],
  } as Record<string, [string, string]>,
  playAt: (building: string) => `Play cards face down at the ${building}.`,
  playHint: (cls: string) =>
    'Choose cards from your hand. Each population card and Joker gives one influence; classes other than ' +
    `${cls} bring a rat each.`,
  lookLeft: (n: number) => (n > 1 ? `You may look at ${inWords(n)}, one after the other.` : ''),
  giveTo: (n: number, name: string) => `Give ${few(n, 'card')} to ${object(name)}.`,
  giveHint: 'Any cards you like. Only the two of you will see them.',
  hospital: (n: number) => `Up to ${inWords(n)}: each card takes a rat with it.`,
  useIt: (building: string) => `Use the ${building}?`,
  chosen: (n: number, what: string) => `${upper(inWords(n))} chosen: ${what}.`,
  noneChosen: 'None chosen yet.',
  /** In small windows, where the hand lies above. */
  tapCards: 'Tap cards above to choose them.',
  owed: (n: number) => `${upper(inWords(n))} more.`,
  ready: 'That’s all.',
  playOnTurn: {
    play: (n: number) => (n === 0 ? 'Play none' : n === 1 ? 'Play this one' : `Play these ${inWords(n)}`),
    give: (n: number) => (n === 1 ? 'Give this one' : `Give these ${inWords(n)}`),
    discard: (n: number) => (n === 0 ? 'Discard none' : n === 1 ? 'Discard this one' : `Discard these ${inWords(n)}`),
    none: 'Play none',
    putBack: (what: string) => `Put back: ${what}`,
  },
  options: {
    pass: 'Play a Pass (go to the end of the line)',
    perform: 'Yes',
    decline: 'No',
    done: 'Done',
    stop: 'That’s enough',
    nun: (n: number) => `Card ${n}`,
    nunSeen: (n: number, what: string) => `Card ${n} (${what})`,
  },
  refused: 'Not available now.',
  end: {
    won: (name: string) => `${name} ${verb(name, 'win', 'wins')}!`,
    shared: (names: string[]) => `${People(names)} share the victory.`,
    nobody: 'The plague has killed everyone: nobody wins.',
    summary: (n: number) => `${upper(few(n, 'nun'))} prayed in the row. Anyone with more rats ` + 'than that is dead.',
    class: 'Influence',
    hand: 'Most cards in hand',
    gold: 'Gold',
    tokens: 'Victory point tokens',
    total: 'Points',
    rats: 'Rats',
    nuns: 'Nuns',
    place: 'Rank',
    special: (name: string) => `Most ${name === 'Flute' ? 'Flutes' : name === 'Pass' ? 'Passes' : 'Swords'}`,
    fate: 'The plague',
    killed: 'killed',
    survives: 'survives',
    wins: 'wins',
    ratsAgainst: (rats: number, all: number) => `${one(rats, 'rat')} against ${one(all, 'nun')}`,
    fewest: 'Everyone had too many rats. By house rule, whoever has the fewest counts as a survivor.',
    tie: (names: string[]) => `${People(names)} tie on points: fewer rats wins.`,
    reckoning: 'Scoring',
    nobodyHere: 'The points of the dead go to nobody.',
    held: (n: number) => `at ${n}`,
    look: 'Look at the table',
  },
  drop: 'Drop here',
  events: cartusLogEn,
};

export type CartusWords = typeof cartusEn;
