// English words that the first screen needs, besides those of the table.
import { Whose, object, people, verb, whose } from './grammar.en';
import type { Names } from './names';

export const aroundEn = {
  back: 'Back',
  start: {
    more: 'More ways to play',
    newTable: 'New game',
    newTableHint: 'Players, board, house rules',
    friends: 'With friends',
    friendsHint: 'Open, join or watch a table',
    guide: 'First game',
    guideHint: 'Learn to play, step by step',
    records: 'Watch a replay',
    recordsHint: 'Open a saved game file',
    family: 'The Rattus family',
    bigBox: 'Big Box',
    bigBoxHint: 'Africa and the East, up to six players',
    mercatus: 'Mercatus',
    mercatusHint: 'Goods, sales and coins',
    cartus: 'Rattus Cartus',
    cartusHint: 'The card game: win influence, and keep no more rats than the hidden nuns can pray away.',
    cartusPlay: 'Play Cartus',
    cartusGuide: 'Learn Cartus',
    cartusTable: 'Set up Cartus',
    rules: 'Rules of both games',
    continue: 'Continue',
    showAll: (n: number) => `Show all ${n}`,
    round: (n: number) => (n === 0 ? 'placement' : `round ${n}`),
    yourTurn: 'your turn',
    turnOf: (name: string) => `${whose(name)} turn`,
    over: 'finished',
    gathering: 'waiting for players',
    here: 'on this device',
    forget: (names: string[]) => `Delete the game of ${people(names)}`,
    youAre: (name: string) => `You are ${name}.`,
    changeName: 'Change',
    chooseName: 'Choose your name',
    nameKept: 'The others see it next to your pieces. This browser remembers it.',
    name: 'Your name',
    saveName: 'Save name',
    language: 'Language',
  },
  reach: {
    asking: 'Looking for the server …',
    away:
      'The server cannot be reached. You can still play against computers and on this device; online tables ' +
      'return with the connection.',
    none:
      'This copy of the page has no game server, so there are no online tables. You can play against computers ' +
      'and on this device.',
    again: 'Try again',
  },
  settings: {
    sound: 'Ring a soft bell when it is your turn',
    tryBell: 'Listen',
    mute: 'Mute the chat',
    name: 'Your name',
  },
  turn: {
    yours: 'Your turn',
    asks: (name: string) => `${Whose(name)} turn`,
    over: 'Finished',
    gathering: 'Waiting for players',
  },
  local: {
    home: 'Home',
    gone: 'This browser no longer has this game.',
    broken: 'This game was saved by another version of Rattus and can no longer be opened.',
  },
  load: {
    opening: 'One moment …',
    failed: 'This part of the page could not be loaded. Check the connection and try again.',
    again: 'Try again',
  },
};

/** Lines of the log about people. */
export const peopleEventsEn: Record<string, (n: Names) => string> = {
  sat: (n) => `${n.who} took a seat.`,
  rose: (n) => `${n.who} left ${verb(n.who, 'your', 'their')} seat.`,
  started: () => 'The game begins.',
  proposed: (n) => `${n.who} suggested ${n.what === 'resign' ? 'ending the game' : 'a computer stand-in'}.`,
  agreed: (n) => `${n.who} agreed.`,
  objected: (n) => `${n.who} refused.`,
  'stood-in': (n) => `A computer is standing in for ${object(n.who)}.`,
  returned: (n) => `${n.who} came back.`,
  resigned: () => 'The players agreed to end the game.',
  rematch: () => 'A rematch was opened.',
  'left-out': (n) =>
    `${n.who ? Whose(n.who) : 'The host’s'} device did not answer in time: the shuffle is sealed without it.`,
};
