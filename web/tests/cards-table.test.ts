import '../src/games';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withCards } from '../src/words/cards';
import { cardsDe } from '../src/words/cards.de';
import { cardsEn } from '../src/words/cards.en';
import { de as firstDe } from '../src/words/de';
import { en as firstEn } from '../src/words/en';
import { edgePlace } from '../src/games/board/map/edges';
import { aloneIn, piecesIn } from '../src/games/board/map/pieces';
import { sheet } from '../src/games/board/ground/sheet';
import { describeRegion } from '../src/games/board/map/walk';
import { DRAWINGS } from '../src/games/board/pieces/drawings';
import { cardScene, cardsView } from '../src/scenes/card-scenes';
import { sampleView, seats } from '../src/scenes/fixtures';
import { MockSession } from '../src/scenes/mock-session';
import type { Decision, FromTable } from '../src/wire/protocol';
import { Game } from '../src/table/play/game.svelte';
import { settings } from '../src/ui/settings.svelte';
import { choicesOf, promptOf } from '../src/games/board/play/choices';
import { reasonOf } from '../src/words/reasons';
import {
  bestAim,
  chancesAt,
  covered,
  nearestCell,
  nextCell,
  placeAt,
  SHIFT,
  type Cell,
} from '../src/games/board/play/scatter';
import { regionRows } from '../src/games/board/words';
import { settled, withVirtualTime } from './settled';

withVirtualTime();

const en = withCards(firstEn, cardsEn),
  de = withCards(firstDe, cardsDe);
const view = cardsView('classic');
const name = (seat: number): string => ['You', 'Bertrand', 'Cosima', 'Dietrich'][seat - 1]!;
const decisionOf = (scene: string): Decision => (cardScene(scene, 'classic')![0] as { decision: Decision }).decision;
const labels = (scene: string): string[] => choicesOf(en, decisionOf(scene), view, null, name).map((c) => c.label);

describe('pieces in words', () => {
  it('are told with a region, in both languages', () => {
    const words = describeRegion(en, view, 'hungaria', false, null, name);
    for (const part of [
      'A nun: limits here are one higher.',
      'A bishop: no rat token can enter.',
      'A wall towards Polonia',
      'Bertrand 3 with a diplomat, with 1 potion',
    ])
      expect(words).toContain(part);
    expect(piecesIn(de, view, 'gallia', String)).toEqual([
      'Zwei Nonnen: Die Grenzen sind hier um zwei höher.',
      'Eine Mauer zu Hispania: Dort kommt nichts hinüber.',
    ]);
  });
  it('count the level of the Nun’s tile, unless its card is blocked (UPG-10, -29)', () => {
    const cards = view.cards.some(({ id }) => id === 'nun') ? view.cards : [{ ...view.cards[0]!, id: 'nun' as const }];
    const levels = cards.map(({ id }) => (id === 'nun' ? 3 : 0));
    const tiled = { ...view, cards, modules: { upgrades: { levels, alchemist: null, points: [0, 0, 0, 0] } } };
    expect(piecesIn(en, tiled, 'gallia', String)[0]).toBe('Two nuns: limits here are six higher.');
    const blocked = { ...tiled, cards: cards.map((card) => ({ ...card, blocked: true })) };
    expect(piecesIn(en, blocked, 'gallia', String)[0]).toBe('Two nuns: limits here are two higher.');
  });
  it('stand in the board in words', () => {
    const row = regionRows(en, view, new Set(), String).find((r) => r.id === 'hungaria')!;
    expect(row.here).toBe('1 nun, bishop, wall to Polonia');
    expect(row.citizens[1]).toBe('3 with a diplomat, with 1 potion');
  });
});

it('the help of a card that bears a tile says nothing of the card without it', () => {
  const cards = [{ ...view.cards[0]!, id: 'king' as const }];
  const asked: Decision = { name: 'D-KING', seat: 1, clause: 'BASE-64', options: [], can_take_back: true, version: 1 };
  const help = (level: number): string => {
    const upgrades = { levels: [level], alchemist: null, points: [0, 0, 0, 0] };
    return promptOf(en, asked, { ...view, cards, modules: { upgrades } }, false, false).hint;
  };
  expect([help(0), help(2)]).toEqual(['Only from a region without rats.', '']);
});

it('the owner of the Baker’s citizens is not told who has taken the card (UPG-27)', () => {
  const cards = [{ ...view.cards[0]!, id: 'baker' as const, holder: 2 }];
  const turn = { ...view.turn, active: 3, phase: 'action' as const };
  const asked = (seat: number): string => {
    const decision: Decision = { ...decisionOf('pieces'), name: 'D-BAKER-PLACE', seat };
    return reasonOf(en, decision, { ...view, cards, turn, pieces: { on_cards: { baker: 2 } } }, [], name);
  };
  expect(asked(2)).toBe('It is Cosima’s turn.');
  expect(asked(3)).toBe('You took the Baker with Bertrand’s two citizens on it. You choose where they go.');
});

describe('every type of piece', () => {
  const messages = readFileSync(new URL('../../docs/reference/messages.md', import.meta.url), 'utf8');
  const types = [.../"pieces"\?: \{([\s\S]*?)"action"/.exec(messages)![1]!.matchAll(/"(\w+)"\?:/g)]
    .map((m) => m[1]!)
    .filter((type) => type !== 'on_cards');

  it('of the messages is drawn, and has words', () => {
    expect(types).toContain('walls');
    for (const has of [[...DRAWINGS.keys()], Object.keys(cardsEn.pieces.here), Object.keys(cardsEn.pieces.short)])
      expect(has.sort()).toEqual([...types].sort());
  });
  it('that there is one of stands beside the tokens of its region', () => {
    const alone = { ...view, pieces: { ...view.pieces, caravan: 'hungaria' } };
    expect(aloneIn(alone, 'hungaria')).toEqual(['caravan']);
    expect(aloneIn(alone, 'gallia')).toEqual([]);
  });
});

describe('answers of the class cards', () => {
  it('name edges, cards, owners, loads and declining', () => {
    expect(labels('walls')[0]).toBe('Anglia – Gallia');
    expect(labels('block')).toEqual(['Bertrand’s Baker', 'Dietrich’s Inquisitor', 'Block none']);
    expect(labels('owner')).toEqual(['Bertrand', 'Cosima']);
    expect(labels('loss').slice(0, 2)).toEqual([
      'Lose: A citizen with 1 potion',
      'Spend a potion: keep a citizen with 1 potion',
    ]);
    expect(labels('haven').at(-1)).toBe('The safe haven');
    const mayor = {
      ...decisionOf('block'),
      name: 'D-ACTION',
      options: [{ kind: 'increase' }, { kind: 'increase', card: 'mayor' }],
    };
    expect(choicesOf(en, mayor, view, null, name).map((c) => c.label)).toEqual([
      'Settle a region',
      'Settle with the Mayor',
    ]);
  });
  it('say why somebody is asked in another’s turn', () => {
    const turn = { ...view.turn, phase: 'action' as const, active: 4, losses: [2, 0, 0, 0] };
    const past = [{ type: 'outbreak', clause: 'BASE-48', region: 'gallia' }];
    expect(reasonOf(en, decisionOf('loss'), { ...view, turn }, past, name)).toBe(
      'It is Dietrich’s turn. The outbreak in Gallia costs you two citizens.',
    );
    expect(reasonOf(en, decisionOf('caravan'), { ...view, turn }, past, name)).toContain(
      'Dietrich moved the caravan past Italia',
    );
    const baker = { ...decisionOf('caravan'), name: 'D-BAKER-PLACE' };
    expect(reasonOf(en, baker, { ...view, turn: { ...turn, active: 1 } }, past, name)).toContain(
      'You took the Baker with Bertrand’s three citizens on it.',
    );
    expect(reasonOf(de, baker, { ...view, turn: { ...turn, phase: 'final-turns' } }, past, name)).toContain(
      'links vom Besitzer des Bäckers',
    );
  });
});

describe('edges on the map', () => {
  it.each(['classic', 'big-box'] as const)('all have a place of their own on %s', (board) => {
    const places = sheet.boards[board].edges.map((edge) => edgePlace(edge)!);
    expect(
      places.every((p) => p.at.every(Number.isFinite) && p.line.startsWith('M') && !/NaN|undefined/.test(p.wall(58))),
    ).toBe(true);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThan(14);
  });
});

describe('the Jester’s chart', () => {
  const cells = (place: string): Cell[] =>
    Array.from({ length: 48 * 36 }, (_, i): Cell => [i % 48, Math.floor(i / 48)]).filter(
      (c) => placeAt(c, view) === place,
    );
  const on = (board: 'classic' | 'big-box', players: number) => {
    const two = ['polonia', 'russia', 'tartaria', 'turcia'],
      three = ['russia', 'tartaria'];
    const out = players === 2 ? two : players === 3 ? three : [];
    const all = sampleView(board);
    return { regions: Object.fromEntries(Object.entries(all.regions).filter(([id]) => !out.includes(id))) };
  };

  it('has the chances of the rules (CARD-338)', () => {
    expect(SHIFT.reduce((a, b) => a + b)).toBe(625);
    const rows: [Cell, string, 'classic' | 'big-box', number, number, number][] = [
      [[2, 2], 'haven', 'classic', 4, 145161, 229546],
      [[19, 12], 'germania', 'classic', 4, 308800, 15180],
      [[38, 24], 'turcia', 'classic', 4, 248875, 112050],
      [[6, 23], 'hispania', 'big-box', 5, 284755, 67463],
    ];
    for (const [aim, place, board, players, touched, lost] of rows) {
      const chances = chancesAt(aim, on(board, players));
      expect(Math.round(chances.touches.find((t) => t.place === place)!.chance * 390625)).toBe(touched);
      expect(Math.round(chances.lost * 390625)).toBe(lost);
    }
  });
  it('covers two by two cells (CW-333a, -b)', () => {
    expect(covered([35, 13], view).sort()).toEqual(['hungaria', 'polonia', 'russia', 'tartaria']);
    expect(covered([0, 2], view)).toEqual(['haven']);
    expect([covered([5, 2], view), covered([-1, 2], view), covered([4, 4], view)]).toEqual([[], [], ['haven']]);
  });
  it('begins at the best point, and is walked by arrows and pointed at', () => {
    const germania = cells('germania'),
      best = bestAim(germania, 'germania', view);
    const chance = (c: Cell): number => chancesAt(c, view).touches.find((t) => t.place === 'germania')!.chance;
    expect(placeAt(best, view)).toBe('germania');
    expect(Math.max(...germania.map(chance))).toBe(chance(best));
    expect(nearestCell(cells('haven'), [47, 35])).toEqual([4, 4]);
    const reached = new Set([best.join()]);
    for (const at of reached)
      for (const d of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as [number, number][])
        reached.add(nextCell(germania, at.split(',').map(Number) as Cell, d).join());
    expect(reached.size).toBe(germania.length);
    expect(nextCell(cells('haven'), [1, 1], [-1, 0])).toEqual([1, 1]);
  });
});

describe('not again this turn', () => {
  const asked = (version: number, active: number): FromTable => {
    const decision = { ...decisionOf('caravan'), version };
    return {
      type: 'update',
      version,
      view: { ...sampleView('classic'), turn: { ...view.turn, active } },
      decision,
      events: [],
    };
  };
  it('declines the same question until the turn is over', async () => {
    settings.speed = 'off';
    const session = new MockSession([asked(1, 4), asked(2, 4), asked(3, 3)]);
    const game = new Game(session, seats);
    await settled();
    game.declineAll();
    await settled();
    // the second question was answered without asking; the third one belongs to another turn
    expect(session.sent.flatMap((m) => (m.type === 'act' ? [[m.version, m.option]] : []))).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(game.decision?.version).toBe(3);
  });
});
