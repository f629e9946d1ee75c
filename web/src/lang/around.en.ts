// English words that the first screen needs, besides those of the table.
import type { Names } from './names';

export const aroundEn = {
  back: 'Back',
  start: {
    more: 'More ways to play',
    newTable: 'New table',
    newTableHint: 'Players, board, house rules',
    friends: 'With friends',
    friendsHint: 'Open, join or watch a table',
    guide: 'First game',
    guideHint: 'Learn one turn, step by step',
    records: 'Look at a game',
    recordsHint: 'Replay the file of a game',
    family: 'The family of games',
    bigBox: 'Big Box',
    bigBoxHint: 'Africa and the East, for six',
    mercatus: 'Mercatus',
    mercatusHint: 'Goods, sales and coins',
    cartus: 'Rattus Cartus',
    cartusHint: 'The card game of the plague: win influence, and keep no more rats than the hidden nuns can pray away.',
    cartusPlay: 'Play Cartus',
    cartusGuide: 'Learn it',
    cartusTable: 'Set it up',
    rules: 'Rules of both games',
    continue: 'Continue',
    round: (n: number) => (n === 0 ? 'placement' : `round ${n}`),
    yourTurn: 'your turn',
    turnOf: (name: string) => `${name}’s turn`,
    over: 'over',
    gathering: 'people gather',
    here: 'on this device',
    forget: (names: string) => `Forget the table of ${names}`,
    youAre: (name: string) => `You are ${name}.`,
    changeName: 'Change',
    chooseName: 'Choose your name',
    nameKept: 'Others see it beside your pieces. It is kept in this browser.',
    name: 'Your name',
    saveName: 'That is my name',
    nameHelp: 'A name has 1 to 24 letters.',
    language: 'Language',
  },
  reach: {
    asking: 'Looking for the server …',
    away:
      'The server cannot be reached now. You can play against computers and on this device; tables with friends ' +
      'come back with the connection.',
    none:
      'This page comes from a place without a game server, so there are no tables with friends here. Computers ' +
      'and people at this device can play.',
    again: 'Try again',
  },
  settings: {
    sound: 'A soft bell when it is your turn',
    tryBell: 'Listen',
    mute: 'Mute the chat',
    name: 'Your name',
  },
  turn: {
    yours: 'Your turn',
    asks: (name: string) => `${name}’s turn`,
    over: 'Over',
    gathering: 'People gather',
  },
  local: {
    home: 'To the start',
    gone: 'This table is no longer kept in this browser.',
    broken: 'This table was kept by another version of the game and cannot be opened any more.',
  },
  load: {
    opening: 'One moment …',
    failed: 'This part of the page could not be loaded. Check the connection and try again.',
    again: 'Try again',
  },
};

/** Lines of the log about people. */
export const peopleEventsEn: Record<string, (n: Names) => string> = {
  sat: (n) => `${n.who} sat down.`,
  rose: (n) => `${n.who} stood up.`,
  started: () => 'The game begins.',
  proposed: (n) => `${n.who} suggested ${n.what === 'resign' ? 'to end the game here' : 'that a computer stands in'}.`,
  agreed: (n) => `${n.who} agreed.`,
  objected: (n) => `${n.who} objected.`,
  'stood-in': (n) => (n.isYou ? 'A computer plays for you.' : `A computer plays for ${n.who}.`),
  returned: (n) => `${n.who} came back.`,
  resigned: () => 'The game was ended by agreement.',
  rematch: () => 'A rematch was opened.',
};
