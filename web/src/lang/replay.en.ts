// Words of the replay screen.
export const replayEn = {
  title: 'A game looked at again',
  loading: 'The record is being read …',
  noRecord: 'This file is not the record of a game. Choose a file that was saved with “Download record”.',
  broken: (reason: string) => `This record does not agree with the rules: ${reason}`,
  leave: 'Close',
  first: 'To the beginning',
  turnBack: 'Back to the turn before',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step on',
  turnOn: 'On to the next turn',
  last: 'To the end',
  time: 'Time line',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  mark: {
    placement: () => 'Placement',
    turn: (round: number, who: string) => `Round ${round}, ${who}`,
    'final-turn': (_: number, who: string) => `Final turn, ${who}`,
    'final-ravage': () => 'The last reckoning',
  } as Record<string, (round: number, who: string) => string>,
  round: (n: number) => `Round ${n}`,
  chart: 'Citizens on the board',
  lost: (n: number) => (n === 1 ? 'one citizen lost' : `${n} citizens lost`),
  keys: 'Space plays, arrows step, Page up and Page down go from turn to turn.',
  result: 'Result',
};

export type ReplayWords = typeof replayEn;
