import { describe, expect, it } from 'vitest';
import { distances, lessonOf } from '../src/games/board/coach/lesson';
import type { LessonId } from '../src/words/guide.en';
import { pageOf, turnTo } from '../src/table/guide/places';
import { guideNamed } from '../src/games/guides';
import { guideSetUp } from '../src/table/guide/guides';
import { guideWords } from '../src/words/guide';
import { actionDecision, regionDecision, sampleView } from '../src/scenes/fixtures';
import type { BoardView } from '../src/wire/board';
import type { Decision } from '../src/wire/protocol';

const view = sampleView('classic');
const turn = (part: Partial<BoardView['turn']>): BoardView => ({
  ...view,
  turn: { ...view.turn, round: 1, card_taken: false, increased: false, ...part },
});
const id = (v: BoardView, d: Decision | null): LessonId | undefined => lessonOf(v, d, null)?.id;

describe('the pages of a lesson', () => {
  it('go on where they were left when the lesson comes again, and begin anew in another game', () => {
    const game = {};
    expect(pageOf(game, 'summary')).toBe(0);
    turnTo(game, 'summary', 3);
    expect(pageOf(game, 'others')).toBe(0);
    expect(pageOf(game, 'summary')).toBe(3);
    expect(pageOf({}, 'summary')).toBe(0);
  });
});

describe('the lesson', () => {
  it('leads through a turn: card, settling, using, plague', () => {
    expect(id(turn({}), actionDecision)).toBe('take');
    expect(
      id(turn({ card_taken: true }), {
        ...actionDecision,
        options: actionDecision.options.filter((o) => o.kind !== 'take'),
      }),
    ).toBe('settle');
    const left = { ...actionDecision, options: [{ kind: 'use', card: 'king' }, { kind: 'end-actions' }] };
    expect(lessonOf(turn({ card_taken: true, increased: true }), left, null)).toEqual({
      id: 'use',
      hinted: [0],
      about: 'king',
    });
    expect(id(turn({ card_taken: true, increased: true }), { ...left, options: [{ kind: 'end-actions' }] })).toBe(
      'to-plague',
    );
  });

  it('follows whoever does it otherwise', () => {
    const plain = { ...actionDecision, options: [{ kind: 'increase' }, { kind: 'end-actions' }] };
    expect(id(turn({}), plain)).toBe('settle');
    expect(id(turn({}), { ...actionDecision, name: 'D-WITCH-1' })).toBe('step');
  });

  it('comes to its end with the second turn', () => expect(id(turn({ round: 2 }), actionDecision)).toBe('summary'));

  it('recommends places that are options', () => {
    for (const name of ['D-PLACE', 'D-INC-REGION', 'D-PLAGUE', 'D-SPREAD']) {
      const decision = regionDecision(name, 'BASE-15', ['gallia', 'italia', 'turcia']);
      const lesson = lessonOf(turn({}), decision, null)!;
      expect(lesson.hinted, name).toHaveLength(1);
      expect(decision.options[lesson.hinted[0]!]!.region, name).toBe(lesson.about);
    }
  });

  it('sends the plague where others lose more', () => {
    const decision = regionDecision('D-PLAGUE', 'BASE-40', ['gallia', 'italia']);
    const odds = { gallia: { outbreak: 1, losses: [2, 0, 0, 2] }, italia: { outbreak: 0.5, losses: [0, 0, 0.5, 0] } };
    expect(lessonOf(turn({}), decision, odds)!.about).toBe('italia');
  });

  it('says nothing when the game is over', () => expect(lessonOf({ ...view, score: [] }, null, null)).toBeNull());
});

describe('distances', () => {
  it('are counted over borders and ship routes', () => {
    const far = distances(view);
    expect([far.get('germania'), far.get('scandia'), far.get('hispania'), far.get('turcia')]).toEqual([0, 1, 2, 3]);
    expect(far.size).toBe(Object.keys(view.regions).length);
  });
});

describe('the words of the guide', () => {
  const names = { about: 'Gallia', plague: 'Italia', rats: 2, other: 'Bertrand' };
  it('have as many pages in every language', () => {
    const pages = (code: string) =>
      Object.entries(guideWords(code).lessons).map(([lesson, say]) => [lesson, say(names).length]);
    expect(pages('de')).toEqual(pages('en'));
    for (const code of ['en', 'de'])
      for (const say of Object.values(guideWords(code).lessons))
        for (const page of say(names)) expect(page.text.length).toBeGreaterThan(40);
  });
});

describe('the table of the guide', () => {
  it('has a seat for each player and lets the newcomer begin', () => {
    const { setup, seats } = guideSetUp(guideNamed(null), ['A', 'B']);
    expect(seats).toHaveLength(setup.players);
    expect(setup.options).toEqual({ first_player: 'seat-1' });
    expect(seats.map((s) => s.kind)).toEqual(['me', 'computer', 'computer']);
  });
});
