import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/wire/board';
import { mercatusLessonOf, type MercatusLesson } from '../src/games/board/coach/mercatus-lesson';
import { guideNamed } from '../src/games/guides';
import { guideSetUp } from '../src/table/guide/guides';
import { guideMercatusWords } from '../src/words/guide-mercatus';
import { goodsView } from '../src/scenes/mercatus-scenes';
import type { Decision, Option } from '../src/wire/protocol';
import { guideQuery } from '../src/wire/setup';

// salt has run out; the reader owns what the mock-ups say
const scene = goodsView();
const turn = (part: Partial<BoardView['turn']>): BoardView => ({
  ...scene,
  turn: { ...scene.turn, round: 1, card_taken: false, increased: false, phase: 'action', ...part },
});
const ask = (name: string, ...options: Option[]): Decision => ({
  name,
  seat: 1,
  clause: 'MERC-22',
  version: 1,
  options,
  can_take_back: true,
});
const lesson = (view: BoardView, decision: Decision | null): MercatusLesson => mercatusLessonOf(view, decision, null)!;
const merc = scene.modules!.mercatus!;

describe('the first game with goods', () => {
  it('begins with what the crates are for, and recommends what the board game does', () => {
    const seats = scene.seats.map((seat) => ({ ...seat, on_board: 0 }));
    const first = lesson({ ...turn({}), seats }, ask('D-PLACE', { kind: 'region', region: 'anglia' }));
    expect(first).toMatchObject({ id: 'begin', hinted: [0], region: 'anglia' });
  });

  it('has a good taken first in the first turn, and leads on as in the board game', () => {
    const free = ask('D-ACTION', { kind: 'increase' }, { kind: 'free-good' }, { kind: 'end-actions' });
    expect(lesson(turn({}), free)).toMatchObject({ id: 'free-good', hinted: [1] });
    const plain = ask('D-ACTION', { kind: 'increase' }, { kind: 'end-actions' });
    expect(lesson(turn({}), plain)).toMatchObject({ id: null, hinted: [0] });
    expect(lesson(turn({}), plain).base!.id).toBe('settle');
  });

  it('recommends a good that is wanted where the reader leads', () => {
    const none = { ...turn({}), modules: { mercatus: { ...merc, goods: merc.goods.map(() => [0, 0, 0, 0]) } } };
    // salt: Italia and Bulgaria are led, Turcia is not; of lumber no region
    const which = lesson(none, ask('D-FREE-GOOD', { kind: 'good', good: 'lumber' }, { kind: 'good', good: 'salt' }));
    expect(which).toMatchObject({ id: 'which-good', good: 'salt', hinted: [1] });
  });

  it('sends new citizens where own goods are wanted, if there are such', () => {
    const goods = merc.goods.map((_, i) => (i === 0 ? [1, 0, 0, 0] : [0, 0, 0, 0]));
    const view = { ...turn({}), modules: { mercatus: { ...merc, goods } } };
    const where = ask('D-INC-REGION', { kind: 'region', region: 'russia' }, { kind: 'region', region: 'polonia' });
    expect(lesson(view, where)).toMatchObject({ id: 'settle-market', good: 'fish', region: 'polonia', hinted: [1] });
    const poor = { ...view, modules: { mercatus: { ...merc, goods: goods.map(() => [0, 0, 0, 0]) } } };
    expect(lesson(poor, where).base!.id).toBe('settle-where');
  });

  it('tells how a sale comes about in the second turn, and in later ones what is coming', () => {
    const end = ask('D-ACTION', { kind: 'end-actions' });
    expect(lesson(turn({ round: 2 }), end)).toMatchObject({ id: 'how-sold', hinted: [0] });
    const sale = lesson(turn({ round: 3 }), end);
    expect(sale).toMatchObject({ id: 'sale', good: 'salt', left: 0 });
    expect(sale.gets % 3).toBe(0);
    const supply = merc.supply.map((n) => Math.max(n, 1));
    const later = { ...turn({ round: 3 }), modules: { mercatus: { ...merc, supply } } };
    expect(lesson(later, end).id).toBe('again');
  });

  it('goes to the end: the last turn, the final sale, the points', () => {
    expect(lesson(turn({ round: 9, phase: 'final-turns' }), ask('D-FINAL')).id).toBe('final');
    expect(lesson({ ...scene, score: [] }, null)).toMatchObject({ id: 'end', coins: merc.coins[0] });
  });
});

describe('the words of the guide to Mercatus', () => {
  const names = { good: 'fish', left: 1, led: 2, region: 'Gallia', wanted: 'salt', coins: 7, gets: 3, points: 9 };
  it('have as many pages in every language, whoever wins', () => {
    const pages = (code: string, wins: boolean) =>
      Object.entries(guideMercatusWords(code)).map(([id, say]) => [id, say({ ...names, wins }).length]);
    for (const wins of [true, false]) expect(pages('de', wins)).toEqual(pages('en', wins));
    for (const code of ['en', 'de'])
      for (const say of Object.values(guideMercatusWords(code)))
        for (const page of say({ ...names, wins: true })) expect(page.text).toMatch(/^\S.{39,}[.!]$/);
  });
});

describe('the table of the guide to Mercatus', () => {
  it('is laid with goods and the first six cards', () => {
    const { setup } = guideSetUp(guideNamed('mercatus'), ['A', 'B']);
    expect(setup).toMatchObject({ board: 'classic', players: 3, modules: ['mercatus'] });
    expect(setup).not.toHaveProperty('cards');
  });
  it('is named by the address, also from a table in play', () => {
    expect(guideQuery(scene)).toBe('?game=mercatus');
    expect(guideQuery({})).toBe('');
    expect(guideQuery({ game: 'cartus' })).toBe('?game=cartus');
    expect(guideNamed('moon')).toBe(guideNamed(null));
  });
});
