import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildingNames } from '../src/words/buildings';
import { cartusSetupWords } from '../src/words/cartus-setup';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { onlineDe } from '../src/words/online.de';
import { onlineEn } from '../src/words/online.en';
import { changes, laidFor } from '../src/pages/laid';
import { reasonInWords } from '../src/pages/reasons';
import { CARTUS_RULES } from '../src/wire/catalogue';
import type { CartusSetUp } from '../src/wire/setup';
import { BUILDINGS, CLASSES } from '../src/games/cartus/play/split';
import { CartusPlan, METHODS } from '../src/games/cartus/setup/cartus-plan.svelte';
import { fileOf, hasSetup, queryOf, readSetup, setupIn } from '../src/pages/new/setup-link';
import { placeOf, TablePlan } from '../src/pages/new/table-plan.svelte';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

function keys(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${path}:${typeof value}`];
  return Object.entries(value).flatMap(([k, v]) => keys(v, `${path}.${k}`));
}

describe('options of Cartus', () => {
  it.each(['en', 'de'])('have a name and words for their values (%s)', (code) => {
    const { rules, methodHints, splitOf } = cartusSetupWords(code);
    expect(Object.keys(rules).sort()).toEqual(CARTUS_RULES.map(({ key }) => key).sort());
    for (const { key, values } of CARTUS_RULES) {
      for (const value of values) expect(rules[key]?.values[value], `${key}: ${value}`).toMatch(/\w/);
      if (key !== 'buildings') expect(rules[key]?.text).toMatch(/\w.*\.$/);
    }
    for (const method of METHODS) expect(methodHints[method]).toMatch(/\.$/);
    expect(splitOf('X')).toContain('X');
  });

  it('are told in the same words in both languages', () =>
    expect(keys(cartusSetupWords('de'))).toEqual(keys(cartusSetupWords('en'))));

  it.each([
    ['en', en, onlineEn],
    ['de', de, onlineDe],
  ] as const)('are refused in words of the game (%s)', (code, text, online) => {
    const codes = [...read('engine/cartus/setup.cpp').matchAll(/refuse\("([a-z-]+)"/g)]
      .map((m) => m[1]!)
      .filter((one) => !one.startsWith('data-'));
    expect(new Set(codes).size).toBe(10);
    for (const one of [...codes, 'guard-tower-2p']) expect(cartusSetupWords(code).refusals[one], one).toBeDefined();
    const say = (refused: string, subject: string) =>
      reasonInWords(text, online, 'cartus', { code: refused, subject, text: '?' });
    expect(say('split-sum', 'church')).toContain(text.classes.church);
    expect(say('other-class', 'guard-tower')).toContain(buildingNames(code)['guard-tower']);
    expect(say('bad-part', 'farm=-1')).toContain('-1');
    expect(say('cartus-player-count', '6')).toContain('6');
    expect(reasonInWords(text, online, 'rattus', { code: 'player-count', subject: '6', text: '' })).not.toBe(
      say('player-count', '6'),
    );
    expect(say('something-new', '')).toBe('?');
  });
});

describe('buildings', () => {
  it('are two of each class, those of a first game first', () => {
    expect(CLASSES).toHaveLength(6);
    expect(CLASSES.map((name) => BUILDINGS[name][0])).toEqual([
      'farm',
      'marketplace',
      'monastery',
      'castle',
      'palace',
      'fortune-tellers-tent',
    ]);
  });
  it.each(['en', 'de'])('have a name (%s)', (code) => {
    expect(Object.keys(buildingNames(code)).sort()).toEqual(Object.values(BUILDINGS).flat().sort());
  });
});

describe('the plan of a game of Cartus', () => {
  it('says only what differs from a first game', () => {
    const plan = new CartusPlan();
    expect(plan.setup(4)).toEqual({ game: 'cartus', players: 4 });
    plan.share('church', 2);
    plan.setOption('supplies', 'simultaneous');
    plan.setOption('show_rats', 'on');
    plan.setOption('show_rats', 'off');
    expect(plan.setup(3)).toEqual({
      game: 'cartus',
      players: 3,
      split: { church: { monastery: 2, hospital: 3 } },
      options: { supplies: 'simultaneous' },
    });
    plan.share('church', 5);
    expect(plan.usualSplit).toBe(true);
    expect(plan.setup(3).split).toBeUndefined();
  });

  it('shares five cards out, never more and never fewer', () => {
    const plan = new CartusPlan();
    for (const n of [-3, 0, 2.4, 5, 9]) {
      plan.share('magic', n);
      const [a, b] = plan.split.magic;
      expect(a + b).toBe(5);
      expect(Math.min(a, b)).toBeGreaterThanOrEqual(0);
    }
  });

  it('keeps a split to itself while a lot decides', () => {
    const plan = new CartusPlan();
    plan.share('royalty', 0);
    plan.method = 'mixed';
    expect(plan.setup(5)).toEqual({ game: 'cartus', players: 5, options: { buildings: 'mixed' } });
    plan.method = 'fixed';
    expect(plan.setup(5).split).toEqual({ royalty: { palace: 0, treasury: 5 } });
  });

  it('knows whether a guard tower may come (CART-18)', () => {
    const plan = new CartusPlan();
    expect(plan.guardTower).toBe(false);
    plan.share('chivalry', 4);
    expect(plan.guardTower).toBe(true);
    plan.method = 'random-per-class';
    expect(plan.guardTower).toBe(false);
    plan.setOption('guard_tower_2p', 'allow');
    expect(plan.guardTower).toBe(true);
  });
});

describe('a set-up of Cartus to be given away', () => {
  const setup: CartusSetUp = {
    game: 'cartus',
    players: 5,
    split: { peasantry: { farm: 3, brewery: 2 }, church: { monastery: 0, hospital: 5 } },
    options: { supplies: 'simultaneous', starting_player: 'seat-3' },
  };

  it('is an address that says the same', () => {
    expect(queryOf(setup)).toBe(
      '?game=cartus&players=5&split=farm:3,brewery:2,monastery:0,hospital:5' +
        '&rules=supplies:simultaneous,starting_player:seat-3',
    );
    expect(setupIn(queryOf(setup))).toEqual(setup);
    expect(setupIn('?game=cartus')).toEqual({ game: 'cartus', players: 4 });
    expect(setupIn('?game=cartus&players=2&rules=buildings:mixed')).toEqual({
      game: 'cartus',
      players: 2,
      options: { buildings: 'mixed' },
    });
    for (const broken of [
      '?game=chess',
      '?game=cartus&players=6',
      '?game=cartus&players=x',
      '?game=cartus&split=inn:3',
      '?game=cartus&split=farm:many',
    ]) {
      expect(hasSetup(broken)).toBe(true);
      expect(setupIn(broken), broken).toBeNull();
    }
  });
  it('is a file that says the same, and so is the record of a game', async () => {
    expect(await readSetup(new Blob([fileOf(setup)]))).toEqual(setup);
    expect(
      await readSetup(new Blob([JSON.stringify({ format: 'rattus-record', setup: { ...setup, seed: 1 } })])),
    ).toEqual(setup);
    for (const broken of [
      { players: 9 },
      { players: 3, split: { church: { inn: 5 } } },
      { players: 3, split: { church: { hospital: '5' } } },
    ])
      expect(
        await readSetup(new Blob([JSON.stringify({ format: 'rattus-setup', setup: { game: 'cartus', ...broken } })])),
      ).toBeNull();
  });
  it('fills in a new table, and leaves what the rules refuse to be seen', () => {
    const table = new TablePlan('Agnes', false);
    table.take(setup);
    expect([table.game, table.seats.length]).toEqual(['cartus', 5]);
    expect(table.setup).toEqual(setup);
    table.take({ game: 'cartus', players: 3, split: { church: { monastery: 3, hospital: 1 } } });
    expect(table.cartus.split.church).toEqual([3, 1]);
    expect(table.setup).toEqual({ game: 'cartus', players: 3, split: { church: { monastery: 3, hospital: 1 } } });
    table.take({ board: 'big-box', players: 6 });
    expect(table.setup).toEqual({ board: 'big-box', players: 6 });
  });
  it('is told in a list of tables', () => {
    expect(laidFor(en, onlineEn, setup)).toBe('Rattus Cartus');
    expect(changes(en, onlineEn, setup)).toEqual([
      ['Buildings', '3 × Farm, 2 × Brewery, 5 × Hospital'],
      ['Who begins', 'Seat 3'],
      ['Choosing supplies', 'Together'],
    ]);
    expect(changes(de, onlineDe, { game: 'cartus', players: 4 })).toEqual([]);
  });
});

describe('a new table of Cartus', () => {
  it('has two to five seats, and tells whoever comes with six', () => {
    const table = new TablePlan('Agnes', false);
    for (let n = 0; n < 4; n++) table.add();
    expect(table.seats).toHaveLength(6);
    table.game = 'cartus';
    expect([table.most, table.setup.players]).toEqual([5, 6]);
    table.remove(5);
    table.add();
    expect(table.seats).toHaveLength(5);
  });

  it.each([
    ['player-count', '6', 'game'],
    ['board-game-module', 'guilds', 'game'],
    ['split-sum', 'church', 'buildings'],
    ['other-class', 'castle', 'buildings'],
    ['bad-part', 'farm=-1', 'buildings'],
    ['unknown-value', 'buildings=all', 'buildings'],
    ['unknown-value', 'supplies=fast', 'rules'],
    ['no-such-seat', 'seat-4', 'rules'],
    ['unknown-option', 'wind', 'rules'],
    ['bad-message', '', 'table'],
  ])('shows %s (%s) beside the %s', (code, subject, place) =>
    expect(placeOf({ code, subject, text: '' }, 'cartus')).toBe(place),
  );
});
