import { describe, expect, it } from 'vitest';
import type { CartusDecision, CartusOption, CartusView } from '../src/wire/cartus';
import { cartusLessonOf, chanceOf, type CartusLesson } from '../src/games/cartus/coach/cartus-lesson';
import { guideNamed } from '../src/games/guides';
import { guideSetUp } from '../src/table/guide/guides';
import { guideCartusWords } from '../src/words/guide-cartus';
import type { CartusGuideNames } from '../src/words/guide-cartus.en';

/** Three players, the second round, seat 1 looks. */
const view: CartusView = {
  game: 'cartus',
  players: 3,
  viewer: 1,
  options: {},
  round: 2,
  rounds: 9,
  final: false,
  start: 1,
  phase: 'supplies',
  row: [
    { building: 'monastery', copy: 0, class: 'church', supply: { draw: 4 }, entrants: [] },
    { building: 'palace', copy: 4, class: 'royalty', supply: { discard_rats: 2 }, entrants: [2] },
  ],
  resolving: null,
  seats: [
    {
      seat: 1,
      color: 'red',
      cards: 5,
      face_down: 0,
      tokens: 0,
      supply: null,
      rats: 10,
      hand: { 'church-4': 1, 'royalty-0': 2, 'magic-1': 1, sword: 1 },
    },
    { seat: 2, color: 'yellow', cards: 6, face_down: 2, tokens: 0, supply: 1 },
    { seat: 3, color: 'green', cards: 9, face_down: 0, tokens: 1, supply: 2 },
  ],
  influence: {} as CartusView['influence'],
  ranks: {} as CartusView['ranks'],
  nuns: [{ seen: [1], card: 'church-4' }, { seen: [] }, { seen: [2] }, { seen: [] }, { seen: [] }],
  survival: { certain: 4, chances: Array.from({ length: 21 }, (_, i) => Math.max(0, 10_000 - i * 500)) },
  stock: {},
  decks: { population: 40, pile: {}, buildings: 16, replacement: 12, tokens: 20 },
  under: [],
  used: [],
  in_game: {} as CartusView['in_game'],
  line: [],
  action: null,
  waiting: { seat: 1, decision: 'supply' },
  score: null,
};
const ask = (name: string, options: CartusOption[]): CartusDecision => ({
  name,
  seat: 1,
  clause: 'CART-33',
  version: 3,
  can_take_back: false,
  options,
});
const places = [
  { kind: 'position', position: 1 },
  { kind: 'position', position: 2 },
];
const at = (v: Partial<CartusView>, name: string, options: CartusOption[]): CartusLesson =>
  cartusLessonOf({ ...view, ...v }, ask(name, options))!;

describe('the lesson of Cartus', () => {
  it('begins, sums up after a round, and tells the last one', () => {
    const ids = [{ round: 1 }, { round: 2 }, { round: 3 }, { round: 9, final: true }].map(
      (v) => at(v, 'supply', places).id,
    );
    expect(ids).toEqual(['begin', 'summary', 'supply', 'final']);
  });

  it('recommends cards at first, and fewer rats when they are feared', () => {
    expect(at({ round: 1 }, 'supply', places)).toMatchObject({ hinted: [0], building: 'monastery', supply: 'draw' });
    const feared = { ...view.survival, chances: view.survival.chances.map(() => 500) };
    expect(at({ round: 8, survival: feared }, 'supply', places)).toMatchObject({ hinted: [1], supply: 'discard_rats' });
  });

  it('looks where nothing is known yet', () => {
    const options = [1, 2, 3].map((position) => ({ kind: 'nun', position }));
    expect(at({ action: { name: 'look', left: 2 } }, 'look', options)).toMatchObject({
      id: 'look',
      hinted: [1],
      count: 2,
    });
  });

  it('enters where the hand belongs', () => {
    expect(at({ round: 1, phase: 'enter' }, 'enter', [...places, { kind: 'pass' }])).toMatchObject({
      id: 'enter',
      hinted: [1],
      building: 'palace',
      class: 'royalty',
      count: 2,
    });
    expect(at({ phase: 'enter' }, 'enter', places).id).toBe('enter-again');
  });

  it('plays what brings no rats, and then is content', () => {
    const row = [view.row[0]!, { ...view.row[1]!, entrants: [2, 1] }];
    const cards = (...kinds: string[]): CartusOption[] => [
      ...kinds.map((card) => ({ kind: 'card', card })),
      { kind: 'done' },
    ];
    expect(at({ row, picked: {} }, 'play-card', cards('church-4', 'magic-1', 'royalty-0', 'sword'))).toMatchObject({
      id: 'play',
      hinted: [2],
      class: 'royalty',
    });
    expect(at({ row, picked: { 'royalty-0': 2 } }, 'play-card', cards('church-4', 'sword'))).toMatchObject({
      id: 'done',
      hinted: [2],
      count: 2,
    });
  });

  it('knows whose action is the better one', () => {
    const options = [{ kind: 'perform' }, { kind: 'decline' }];
    const asked = (premium: number): CartusLesson =>
      at({ phase: 'resolve', action: { name: 'resolve', position: 2, premium } }, 'action', options);
    expect(asked(1)).toMatchObject({ id: 'action', hinted: [0], building: 'palace', premium: true });
    expect(asked(2).premium).toBe(false);
  });

  it('names whoever has most to give, and gives away what is missed least', () => {
    expect(
      at({}, 'sword-victim', [
        { kind: 'seat', seat: 2 },
        { kind: 'seat', seat: 3 },
      ]).hinted,
    ).toEqual([1]);
    const cards = ['church-4', 'royalty-0', 'sword'].map((card) => ({ kind: 'card', card }));
    expect(at({ action: { name: 'give', to: 2, count: 2 } }, 'sword-give', cards)).toMatchObject({
      id: 'sword-give',
      hinted: [0],
      count: 2,
    });
    expect(at({ action: { name: 'give', to: 2, count: 3 } }, 'tower-give', cards)).toMatchObject({
      id: 'tower',
      count: 3,
    });
    expect(at({ action: { name: 'hospital', most: 3 } }, 'hospital-card', [...cards, { kind: 'stop' }])).toMatchObject({
      id: 'hospital',
      hinted: [0],
      count: 3,
    });
  });

  it('speaks while others choose, when buildings are resolved and at the end, and never to a spectator', () => {
    expect(cartusLessonOf(view, null)?.id).toBe('others');
    expect(cartusLessonOf({ ...view, phase: 'resolve' }, null)?.id).toBe('watch');
    expect(cartusLessonOf({ ...view, phase: 'over', score: [] }, null)?.id).toBe('end');
    expect(cartusLessonOf({ ...view, viewer: null }, null)).toBeNull();
  });

  it('has something to say to every decision of the messages', () => {
    const names = [
      'supply',
      'look',
      'enter',
      'play-card',
      'sword-victim',
      'sword-give',
      'flute-victim',
      'action',
      'hospital-card',
      'tower-give',
    ];
    for (const name of names)
      expect(cartusLessonOf(view, ask(name, [{ kind: 'card', card: 'church-4' }, ...places])), name).not.toBeNull();
  });

  it('reckons with what the reader knows', () => {
    expect(chanceOf(view)).toBe(0.5);
    expect(chanceOf({ ...view, survival: { certain: 0, chances: [] } })).toBe(0);
  });
});

describe('the words of the guide to Cartus', () => {
  const names: CartusGuideNames = {
    building: 'Palace',
    class: 'Royalty',
    count: 2,
    rats: 11,
    certain: 4,
    percent: 46,
    supply: 'draw',
    premium: true,
    other: 'Bertrand',
    rounds: 9,
    nuns: 9,
    killed: true,
    wins: false,
  };
  it('have as many pages in every language', () => {
    const pages = (code: string) =>
      Object.entries(guideCartusWords(code)).map(([lesson, say]) => [lesson, say(names).length]);
    expect(pages('de')).toEqual(pages('en'));
  });
  it.each(['en', 'de'])('are whole sentences, whatever they speak of (%s)', (code) => {
    for (const more of [
      {},
      { count: 0, rats: 0 },
      { count: 1, rats: 1, supply: null, premium: false, other: '', killed: false },
      { nuns: 1, killed: false, wins: true },
    ])
      for (const say of Object.values(guideCartusWords(code)))
        for (const page of say({ ...names, ...more }))
          expect(page.text).toMatch(/^[A-ZÄÖÜ](?!.*(undefined|null|NaN)).{38,}[.:!]$/s);
  });
});

describe('the table of the guide to Cartus', () => {
  it('lets the newcomer begin', () => {
    const { setup, seats } = guideSetUp(guideNamed('cartus'), ['A', 'B']);
    expect(setup).toEqual({ game: 'cartus', players: 3, options: { starting_player: 'seat-1' } });
    expect(seats.map((s) => s.kind)).toEqual(['me', 'computer', 'computer']);
  });
});
