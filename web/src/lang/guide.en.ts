// What the first-game guide says. Each lesson has one page or more.
import type { LessonId } from '../guide/lesson';

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

const rats = (n: number) => (n === 1 ? 'one rat token' : `${n} rat tokens`);

export const guideEn: GuideWords = {
  name: 'First-game guide',
  next: 'Go on',
  back: 'Back',
  leave: 'Leave the guide',
  leaveHint: 'Back to the first page',
  playOn: 'Play on without the guide',
  loading: 'The table is being laid …',
  of: (page, pages) => `${page} of ${pages}`,
  hint: 'A good choice',
  lessons: {
    'place-first': (n) => [
      {
        title: 'Europe, 1347',
        text:
          'You are red, and the plague is coming. Whoever has the most citizens left on the map when it has ' +
          'passed wins. Here is one turn, step by step.',
      },
      {
        title: 'Rats and the plague',
        text:
          'The dark rounds with a rat are rat tokens, face down. Rats bring you new citizens, and in the end ' +
          `they bring death. The black figure is the plague: it stands in ${n.plague}.`,
      },
      {
        title: 'Your first two citizens',
        text:
          `Choose a region for them, on the map or in the list. ${n.about} is far from the plague: the glowing ` +
          'rim shows it.',
      },
    ],
    'place-second': (n) => [
      {
        title: 'And two more',
        text: `The others have placed theirs. Put your next two anywhere; ${n.about} would be a good place.`,
      },
    ],
    take: (n) => [
      {
        title: 'Your turn',
        text:
          'You may do three things, in any order: take one card, settle, use your cards. After that you move the ' +
          'plague.',
      },
      {
        title: 'Take a card',
        text:
          'Cards help you, but their symbol stands on the rat tokens: while you hold a card, its symbol strikes ' +
          `you. Take the ${n.about}: he brings one citizen more when you settle.`,
      },
    ],
    settle: () => [
      {
        title: 'Settle',
        text: 'Now your people grow. You settle in one region, and place as many citizens there as it has rat tokens.',
      },
    ],
    'settle-where': (n) => [
      { title: 'Where to?', text: `More rats mean more citizens, and more danger. ${n.about} has ${rats(n.rats)}.` },
    ],
    extra: (n) => [
      {
        title: 'Your card helps',
        text: `The ${n.about} adds one citizen to this region. Cards are used like this, each once in your turn.`,
      },
    ],
    use: (n) => [
      {
        title: 'Use your card',
        text: `You hold the ${n.about} and can use it now, once in this turn. You may also leave it.`,
      },
    ],
    step: () => [
      {
        title: 'One step after another',
        text: 'Every choice is one small step. As long as nothing hidden was shown you can take it back.',
      },
    ],
    'to-plague': () => [
      { title: 'On to the plague', text: 'You have done what you can. Now the plague has to be moved, by you.' },
    ],
    plague: (n) => [
      {
        title: 'Move the plague',
        text:
          `It cannot stay in ${n.plague}. The figures tell how likely an outbreak is, from what you know. Send ` +
          `it where others would lose more than you: ${n.about}, for instance.`,
      },
    ],
    spread: (n) => [
      {
        title: 'Rats spread',
        text:
          'Where the plague comes to, it brings new rats to its neighbours. They make a region richer and more ' +
          `dangerous. ${n.about} has none of yours.`,
      },
    ],
    neutral: () => [
      {
        title: 'The Knight’s choice',
        text:
          'The plague may count as two citizens. That makes an outbreak more likely, and costs nobody anything ' +
          'else.',
      },
    ],
    watch: () => [
      {
        title: 'Watch',
        text:
          'The tokens here are turned over one by one. If the region has as many citizens as the number says, ' +
          'there is an outbreak, and every symbol strikes.',
      },
    ],
    others: (n) => [
      {
        title: n.other ? `${n.other} is on turn` : 'The others are on turn',
        text:
          'They do the same as you: a card, settling, their cards, and then the plague. The line on the map says ' +
          'what happens, and the list keeps it.',
      },
    ],
    summary: () => [
      {
        title: 'That was a whole turn',
        text:
          'Card, settling, plague: so it goes round and round. The others may take your cards, and you may take ' +
          'theirs.',
      },
      {
        title: 'How it ends',
        text:
          'When the last rat token is taken from the supply, or somebody has all his citizens on the map, ' +
          'everybody has one last turn with his cards. Then all of Europe is ravaged once more, and who is left ' +
          'is counted. Citizens in the safe haven are safe.',
      },
      {
        title: 'What helps you',
        text:
          'Choose something that is not allowed, and it says why. The % on the map shows the danger everywhere. ' +
          '“Rat tokens” lists what has not been seen yet, and every line of the list opens its rule. Good luck!',
      },
    ],
  },
};
