// What the first-game guide says. Each lesson has one page or more.
import { Whose, few } from './grammar.en';

/** What a lesson is about. */
export type LessonId =
  | 'place-first'
  | 'place-second'
  | 'take'
  | 'settle'
  | 'settle-where'
  | 'extra'
  | 'use'
  | 'step'
  | 'to-plague'
  | 'plague'
  | 'spread'
  | 'neutral'
  | 'watch'
  | 'others'
  | 'summary';

/** What a page may speak of, already in words. */
export interface GuideNames {
  about: string;
  plague: string;
  rats: number;
  other: string;
}

export interface Page {
  title: string;
  text: string;
}

export interface GuideWords {
  name: string;
  next: string;
  back: string;
  leave: string;
  leaveHint: string;
  playOn: string;
  loading: string;
  of: (page: number, pages: number) => string;
  hint: string;
  lessons: Record<LessonId, (n: GuideNames) => Page[]>;
}

export const guideEn: GuideWords = {
  name: 'First-game guide',
  next: 'Next',
  back: 'Back',
  leave: 'Leave the guide',
  leaveHint: 'Back to the home page',
  playOn: 'Keep playing without the guide',
  loading: 'Setting up the table …',
  of: (page, pages) => `${page} of ${pages}`,
  hint: 'A good choice',
  lessons: {
    'place-first': (n) => [
      {
        title: 'Europe, 1347',
        text:
          'You are red, and the plague is coming. You win if you have the most citizens left when it has ' +
          'passed. Let’s play one turn, step by step.',
      },
      {
        title: 'Rats and the plague',
        text:
          'The dark discs are rat tokens, lying face down. Rats bring you new citizens, and later ' +
          `they bring death. The black figure is the plague. It starts in ${n.plague}.`,
      },
      {
        title: 'Your first two citizens',
        text:
          `Choose a region for them, on the map or in the list. ${n.about} (glowing) is a good choice: it is ` +
          'far ' +
          'from the plague.',
      },
    ],
    'place-second': (n) => [
      {
        title: 'And two more',
        text: `The others have placed theirs. Now place two more, anywhere you like; ${n.about} would be good.`,
      },
    ],
    take: (n) => [
      {
        title: 'Your turn',
        text:
          'You can do three things, in any order: take one card, settle one region, and use your cards. After ' +
          'that you must move the plague.',
      },
      {
        title: 'Take a card',
        text:
          'Cards help you, but they put you in danger: while you hold a card, every rat token with its symbol ' +
          'strikes ' +
          `you. Take the ${n.about}: it adds one citizen when you settle.`,
      },
    ],
    settle: () => [
      {
        title: 'Settle',
        text: 'Rats bring you citizens. Choose one region and place one citizen there for each of its rat tokens.',
      },
    ],
    'settle-where': (n) => [
      {
        title: 'Where to?',
        text: `More rats mean more citizens, and more danger. ${n.about} has ${few(n.rats, 'rat token')}.`,
      },
    ],
    extra: (n) => [
      {
        title: 'Your card helps',
        text: `The ${n.about} adds one citizen here. You can use each of your cards once in your turn.`,
      },
    ],
    use: (n) => [
      {
        title: 'Use your card',
        text: `You hold the ${n.about}. You can use it now, once this turn, or leave it.`,
      },
    ],
    step: () => [
      {
        title: 'One step after another',
        text: 'Every choice is one small step. You can undo it as long as it has revealed nothing hidden.',
      },
    ],
    'to-plague': () => [
      { title: 'On to the plague', text: 'That was your action phase. Now you have to move the plague.' },
    ],
    plague: (n) => [
      {
        title: 'Move the plague',
        text:
          `It cannot stay in ${n.plague}. The percentages show how likely an outbreak is. Send it where others ` +
          `would lose more than you, for instance to ${n.about}.`,
      },
    ],
    spread: (n) => [
      {
        title: 'Rats spread',
        text:
          'The plague spreads new rats to the regions around it. They make a region richer and more ' +
          `dangerous. You have no citizens in ${n.about}.`,
      },
    ],
    neutral: () => [
      {
        title: 'The Knight’s choice',
        text: 'The plague may count as two citizens. That makes an outbreak more likely and has no other effect.',
      },
    ],
    watch: () => [
      {
        title: 'Watch',
        text:
          'The tokens here are revealed one by one. If the region has at least as many citizens as the number ' +
          'on the token, there is an outbreak, and every symbol on it strikes.',
      },
    ],
    others: (n) => [
      {
        title: n.other ? `${Whose(n.other)} turn` : 'The others take their turns',
        text:
          'They do the same: take a card, settle, use their cards, move the plague. The banner on the map ' +
          'shows what happens, and the log keeps it.',
      },
    ],
    summary: () => [
      {
        title: 'That was a whole turn',
        text:
          'Card, settling, plague: the turns go round like this. The others can take your cards, and you can ' +
          'take theirs.',
      },
      {
        title: 'How it ends',
        text:
          'When the last rat token leaves the supply, or a player has all citizens on the map, everyone else ' +
          'gets one final turn to use cards. Then the plague ravages every region once, and the survivors are ' +
          'counted. Nothing strikes the safe haven.',
      },
      {
        title: 'What helps you',
        text:
          'Choose something that is not allowed, and the game tells you why. “Odds” shows the danger in every ' +
          'region, “Rat tokens” lists what you have not seen yet, and every line of the log opens its rule. ' +
          'Good luck!',
      },
    ],
  },
};
