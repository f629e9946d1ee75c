// Words of the replay screen.
import { few, subject } from './grammar.en';

export const replayEn = {
  title: 'Replay',
  eyes: { title: 'View', all: 'everything', spectator: 'spectator' },
  loading: 'Loading the replay …',
  noRecord: 'This file is not a replay. Choose one saved with “Download replay”.',
  broken: (reason: string) => `This replay does not follow the rules: ${reason}`,
  leave: 'Close',
  first: 'Start',
  turnBack: 'Previous turn',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  turnOn: 'Next turn',
  last: 'End',
  time: 'Timeline',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  mark: {
    placement: () => 'Placement',
    turn: (round: number, who: string) => `Round ${round}, ${subject(who)}`,
    'final-turn': (_: number, who: string) => `Final turn, ${subject(who)}`,
    start: () => 'Set-up',
    round: (n) => `Round ${n}`,
    end: () => 'End of the game',
    'final-ravage': () => 'Final ravage',
  } as Record<string, (round: number, who: string) => string>,
  round: (n: number) => `Round ${n}`,
  chartInfluence: 'Total influence',
  chart: 'Citizens on the board',
  lost: (n: number) => `${few(n, 'citizen')} lost`,
  keys: 'Space: play. Arrows: one step. Page Up and Page Down: one turn.',
  result: 'Result',
};

export type ReplayWords = typeof replayEn;
