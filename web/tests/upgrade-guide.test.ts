import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/wire/board';
import { guideNamed } from '../src/games/guides';
import { guideSetUp } from '../src/table/guide/guides';
import { upgradeLessonOf, type UpgradeLesson } from '../src/games/board/coach/upgrade-lesson';
import { guideUpgradeWords } from '../src/words/guide-upgrades';
import { upgradeScene } from '../src/scenes/upgrade-scenes';
import type { Decision, Option } from '../src/wire/protocol';
import { guideQuery } from '../src/wire/setup';

// the reader holds the King at level III, the Merchant without a tile, and the Alchemist
const scene = upgradeScene('tiles-action')![0]!.view as BoardView;
const turn = (round: number): BoardView => ({ ...scene, turn: { ...scene.turn, round } });
const ask = (name: string, ...options: Option[]): Decision => ({
  name,
  seat: 1,
  clause: 'UPG-3',
  version: 1,
  options,
  can_take_back: true,
});
const lesson = (view: BoardView, decision: Decision | null): UpgradeLesson => upgradeLessonOf(view, decision, null)!;
const END: Option = { kind: 'end-actions' };

describe('the first game with upgrades', () => {
  it('begins with what tiles are, and recommends what the board game does', () => {
    const seats = scene.seats.map((seat) => ({ ...seat, on_board: 0 }));
    const first = lesson({ ...turn(1), seats }, ask('D-PLACE', { kind: 'region', region: 'anglia' }));
    expect(first).toMatchObject({ id: 'begin', hinted: [0], region: 'anglia' });
  });

  it('has a card taken in the first turn, and goes on as in the board game', () => {
    const take = ask('D-ACTION', { kind: 'increase' }, { kind: 'take', card: 'peasant' }, END);
    expect(lesson(turn(1), take)).toMatchObject({ id: 'first-card', hinted: [1], card: 'peasant' });
    const later = lesson(turn(1), ask('D-ACTION', { kind: 'increase' }, END));
    expect([later.id, later.base!.id]).toEqual([null, 'settle']);
  });

  it('upgrades in the second turn, what is highest first', () => {
    const up = (card: string): Option => ({ kind: 'upgrade', card });
    const from = (level: number): BoardView => ({
      ...turn(2),
      modules: {
        ...scene.modules,
        upgrades: { ...scene.modules!.upgrades!, levels: scene.cards.map((c) => (c.id === 'king' ? level : 0)) },
      },
    });
    const both = ask('D-ACTION', { kind: 'take', card: 'serf' }, up('merchant'), up('king'), END);
    expect(lesson(from(0), both)).toMatchObject({ id: 'upgrade', hinted: [1], card: 'merchant', level: 2 });
    expect(lesson(from(2), both)).toMatchObject({ id: 'upgrade-again', hinted: [2], card: 'king', level: 3 });
  });

  it('uses what has just become stronger, and then tells how long it lasts', () => {
    const use = ask('D-ACTION', { kind: 'use', card: 'merchant' }, { kind: 'use', card: 'king' }, END);
    expect(lesson(turn(2), use)).toMatchObject({ id: 'upgraded', hinted: [1], card: 'king', level: 3 });
    const plain = ask('D-ACTION', { kind: 'increase' }, END);
    expect(lesson(turn(2), plain)).toMatchObject({ id: 'how', hinted: [0], cards: 3, higher: 1 });
    expect(lesson(turn(3), plain).id).toBe('again');
  });

  it('has the Alchemist taken before any other further card', () => {
    const takes = ['king', 'alchemist'].map((card): Option => ({ kind: 'take', card }));
    expect(lesson(turn(4), ask('D-ACTION', { kind: 'increase' }, ...takes, END))).toMatchObject({ hinted: [2] });
    expect(lesson(turn(4), ask('D-ACTION', { kind: 'increase' }, takes[0]!, END))).toMatchObject({ hinted: [1] });
  });

  it('lends the Alchemist the tile that helps most', () => {
    const tile = (card: string): Option => ({ kind: 'tile', card });
    expect(lesson(turn(4), ask('D-ACTION', tile('serf'), tile('king'), tile('monk'), END))).toMatchObject({
      id: 'lend',
      hinted: [1],
      card: 'king',
      level: 3,
    });
  });

  it('has another card taken when the reader has lost his', () => {
    const poor = { ...turn(3), cards: scene.cards.map((card) => ({ ...card, holder: 2 })) };
    const takes = ['king', 'peasant'].map((card): Option => ({ kind: 'take', card }));
    expect(lesson(poor, ask('D-ACTION', ...takes, END))).toMatchObject({ id: 'gone', hinted: [1], cards: 0 });
  });

  it('says where a question comes from that only a tile asks, and leads to the end', () => {
    expect(lesson(turn(3), ask('D-ZERO', { kind: 'yes' }, { kind: 'no' }))).toMatchObject({ id: 'by-tile' });
    expect(lesson(turn(3), ask('D-PEASANT-REGION', { kind: 'region', region: 'russia' }))).toMatchObject({
      id: 'anywhere',
      region: 'russia',
    });
    expect(lesson(turn(9), ask('D-FINAL')).id).toBe('final');
    expect(lesson({ ...scene, score: [] }, null).id).toBe('end');
  });
});

describe('the words of the guide to upgrades', () => {
  const all = [0, 1, 3].flatMap((cards) =>
    [0, 1, 2].map((higher) => ({
      card: 'King',
      does: 'Bring a citizen from any region to the safe haven.',
      region: 'Gallia',
      cards,
      higher,
      points: cards,
      wins: higher === 0,
    })),
  );
  it('are whole sentences, as many pages in every language', () => {
    for (const names of all) {
      const pages = ['de', 'en'].map((code) =>
        Object.entries(guideUpgradeWords(code)).map(([id, say]) => [id, say(names)]),
      );
      for (const page of pages.flat().flatMap(([, list]) => list as { text: string }[]))
        expect(page.text).toMatch(/^[A-ZÄÖÜ„](?!.*undefined).{39,}[.!]$/);
      const counts = pages.map((language) => language.map(([id, list]) => [id, list!.length]));
      expect(counts[0]).toEqual(counts[1]);
    }
  });
});

describe('the table of the guide to upgrades', () => {
  it('is laid with tiles and the Alchemist, and named by the address', () => {
    const { setup } = guideSetUp(guideNamed('upgrades'), ['A', 'B']);
    expect(setup).toMatchObject({ board: 'classic', players: 3, modules: ['upgrades'] });
    expect(guideQuery({ modules: { upgrades: {} } })).toBe('?game=upgrades');
  });
});
