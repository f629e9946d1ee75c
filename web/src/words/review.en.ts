// Words of the teacher: the review of a game, and advice.
import { object, one, percent } from './grammar.en';

export const reviewEn = {
  title: 'Game review',
  open: 'Review',
  advise: 'Ask for advice',
  playOn: 'Play on from here',
  /** Who sits where when a game goes on. */
  yourSeat: 'You play this seat.',
  stays: (level: string) => `Computer player, ${level}`,
  instead: (level: string) => `Computer player, ${level}, in place of a person`,
  begin: 'Play on',
  sameLuck: 'Same luck: make the same choices and the same things happen.',
  working: (done: number, all: number) => `Reviewing choice ${done} of ${all} …`,
  cancel: 'Stop',
  thinking: 'Thinking …',
  failed: 'No advice here: this browser does not allow storage.',
  alike: 'Every choice here is equally good.',
  chances: 'Chances of winning',
  chancesHint: 'Judged from what the active player could know at the time.',
  of: 'Choices by',
  luck: 'Luck',
  noLuck: 'Luck changed little in this game.',
  costly: 'Costliest mistakes',
  noCostly: 'No costly mistakes.',
  chosen: 'Played',
  better: 'Better',
  lost: (points: number) => `chances −${percent(points)}`,
  show: 'Show on the board',
  table: 'Show as a table',
  moment: 'Step',
  best: ['Best', 'Second', 'Third'],
  takes: (card: string, from: string | null) =>
    from === null ? `takes the ${card}` : `takes the ${card} from ${object(from)}`,
  gains: (who: string, figure: string) => `${who}: ${one(figure, 'citizen')}`,
  loses: (who: string, figure: string) => `${who}: ${one(figure, 'citizen')} (plague)`,
  worth: (who: string, figure: string) => `${who}: ${one(figure, 'point')} at the end`,
  cards: (who: string, figure: string) => `${who}: ${one(figure, 'card')} in hand`,
  steps: (who: string, figure: string, cls: string) => `${who}: ${one(figure, 'step')}, ${cls}`,
  rats: (who: string, figure: string) => `${who}: ${one(figure, 'rat')}`,
  lives: (who: string, figure: string) => `${who}: ${percent(figure)} chance of surviving`,
  change: (who: string, from: number, to: number) => `${who}: ${percent(from)} → ${percent(to)}`,
  mean: 'All figures are averages.',
};

export type ReviewWords = typeof reviewEn;
