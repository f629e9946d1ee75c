// The first game with guilds and inns: which lesson fits a position, what it recommends, and its words.
import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/wire/board';
import { withCity, withSpace } from '../src/games/board/side-boards/places';
import { sheet } from '../src/games/board/ground/sheet';
import { sideBoardLessonOf } from '../src/games/board/coach/side-board-lesson';
import { guideNamed, hasGuide } from '../src/games/guides';
import { guideSetUp } from '../src/table/guide/guides';
import { guideSideBoardWords } from '../src/words/guide-side-boards';
import { regionsView } from '../src/scenes/region-scenes';
import type { Decision, Option } from '../src/wire/protocol';
import { guideQuery } from '../src/wire/setup';

const start = regionsView();
const scene: BoardView = {
  ...start,
  modules: {
    guilds: { spaces: [null, 2, null, null, 1, null], came: 0, used: 0, extra: 0 },
    inns: { cities: sheet.boards['big-box'].regions.map(() => null), came: null },
  },
};
const ask = (name: string, ...options: Option[]): Decision => ({
  name,
  seat: 1,
  clause: 'GLD-3',
  version: 1,
  options,
  can_take_back: false,
});
const lesson = (decision: Decision | null, view = scene) => sideBoardLessonOf(view, decision, null)!;
const turn = (round: number): BoardView => ({ ...scene, turn: { ...scene.turn, round, increased: false } });
const regions = (...ids: string[]): Option[] => ids.map((region) => ({ kind: 'region', region }));
const END: Option = { kind: 'end-actions' };

describe('the first game with guilds and inns', () => {
  it('is one for both, laid with their cards', () => {
    for (const name of ['guilds', 'inns']) {
      expect(hasGuide(name)).toBe(true);
      const { setup } = guideSetUp(guideNamed(name), ['A', 'B']);
      expect(setup).toMatchObject({ board: 'classic', players: 3, modules: ['guilds', 'inns'] });
      expect((setup as { cards: string[] }).cards).toEqual(expect.arrayContaining(['guild-master', 'inn-keeper']));
      expect(guideQuery({ modules: { [name]: {} } })).toBe(`?game=${name}`);
    }
  });

  it('has the Guild Master taken first, then the Inn Keeper, and goes on as the board game does', () => {
    const takes: Option[] = ['king', 'inn-keeper', 'guild-master'].map((card) => ({ kind: 'take', card }));
    const first = ask('D-ACTION', ...takes, { kind: 'increase' }, END);
    expect(lesson(first, turn(1))).toMatchObject({ id: 'first-card', hinted: [2] });
    const settle = lesson(ask('D-ACTION', { kind: 'increase' }, END), turn(1));
    expect([settle.id, settle.base!.id]).toEqual([null, 'settle']);
    const second = ask('D-ACTION', ...takes.slice(0, 2), END);
    expect(lesson(second, turn(2))).toMatchObject({ id: 'how', hinted: [1], spaces: 1, cities: 0 });
    expect(lesson(second, turn(3)).id).toBe('again');
  });

  it('speaks of what is there to be used', () => {
    const use = (card: string): Option => ({ kind: 'use', card });
    expect(lesson(ask('D-ACTION', use('inn-keeper'), use('guild-master'), END))).toMatchObject({
      id: 'master',
      hinted: [1],
    });
    expect(lesson(ask('D-ACTION', use('inn-keeper'), END))).toMatchObject({ id: 'keeper', hinted: [0] });
    const guild = ask('D-ACTION', END, { kind: 'guild', card: 'king' });
    expect(lesson(guild)).toMatchObject({ id: 'lent', hinted: [1], card: 'king' });
  });

  it('GLD-3: recommends the space that helps most, the Peasant’s while it can be had', () => {
    const spaces = (...cards: string[]): Decision =>
      ask('D-GUILD-SPACE', ...cards.map((card): Option => ({ kind: 'space', card })));
    expect(lesson(spaces('monk', 'peasant', 'knight'))).toMatchObject({ id: 'space', hinted: [1], card: 'peasant' });
    expect(lesson(spaces('witch', 'knight'))).toMatchObject({ hinted: [0], card: 'witch' });
  });

  it('INN-2: recommends a city where many rats are, an empty one rather than one that is taken', () => {
    const tokens = (id: string): number => scene.regions[id]!.tokens.length;
    const [more, less] = tokens('italia') > tokens('germania') ? ['italia', 'germania'] : ['germania', 'italia'];
    expect(lesson(ask('D-INN-CITY', ...regions(less, more)))).toMatchObject({ id: 'city', hinted: [1], region: more });
    const even = Object.keys(scene.regions).filter((id) => tokens(id) === tokens('gallia') && id !== 'gallia');
    const taken = even.reduce((view, id) => withCity(view, id, 2), scene);
    expect(lesson(ask('D-INN-CITY', ...regions(...even, 'gallia')), taken).region).toBe('gallia');
  });

  it('INN-4: settles where a city helps, but not where the reader has just come', () => {
    const own = withCity(scene, 'gallia', 1);
    const where = ask('D-INC-REGION', ...regions('gallia'));
    expect(lesson(where, own)).toMatchObject({ id: 'settle-city', hinted: [0], region: 'gallia', cities: 1 });
    const fresh: BoardView = { ...own, modules: { ...own.modules, inns: { ...own.modules!.inns!, came: 'gallia' } } };
    expect(lesson(where, fresh).id).toBeNull();
    expect(lesson(where, withCity(scene, 'gallia', 2)).id).toBeNull();
  });

  it('tells where an extra citizen comes from', () => {
    const none: Option = { kind: 'none' };
    expect(lesson(ask('D-INC-EXTRA', { kind: 'extra', module: 'guilds' }, none))).toMatchObject({ id: 'by-guild' });
    const city: Option = { kind: 'extra', module: 'inns', region: 'italia' };
    expect(lesson(ask('D-INC-EXTRA', none, city))).toMatchObject({ id: 'by-city', hinted: [1], region: 'italia' });
    expect(lesson(ask('D-INC-EXTRA', { kind: 'extra', card: 'peasant' }, none)).id).toBeNull();
  });

  it('counts what is the reader’s, to the end', () => {
    const more = withSpace(withCity(scene, 'italia', 1), 'monk', 1);
    expect(lesson(ask('D-FINAL'), more)).toMatchObject({ id: 'final', spaces: 2, cities: 1 });
    expect(lesson(null, { ...scene, score: [] }).id).toBe('end');
  });

  it('speaks of every position in whole sentences, as many in each language', () => {
    for (const n of [0, 1, 2]) {
      const names = { card: 'King', does: 'Does it.', region: 'Gallia', spaces: n, cities: n, points: n, byBoards: n };
      const pages = ['de', 'en'].map((code) =>
        Object.entries(guideSideBoardWords(code)).map(([id, say]) => [id, say({ ...names, wins: n > 1 })] as const),
      );
      for (const page of pages.flat().flatMap(([, list]) => list))
        expect(page.text).toMatch(/^[A-ZÄÖÜ](?!.*undefined).{39,}[.!]$/s);
      const counts = pages.map((all) => all.map(([id, list]) => [id, list.length]));
      expect(counts[0]).toEqual(counts[1]);
    }
  });
});
