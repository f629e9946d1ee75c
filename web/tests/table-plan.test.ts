import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withCards } from '../src/words/cards';
import { cardsDe } from '../src/words/cards.de';
import { cardsEn } from '../src/words/cards.en';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { onlineDe } from '../src/words/online.de';
import { onlineEn } from '../src/words/online.en';
import { changedRules, isRange, refusalInWords, valueInWords } from '../src/table/rules';
import { HOUSE_RULES } from '../src/wire/catalogue';
import { withMercatus } from '../src/words/mercatus';
import {
  CARDS,
  cardsOf,
  fits,
  groupsListed,
  groupsWith,
  SUGGESTED,
  surprise,
} from '../src/games/board/setup/card-table';
import { FAMILY } from '../src/pages/new/family';
import { MODULES } from '../src/games/board/setup/modules';
import { fileOf, queryOf, readSetup, setupIn } from '../src/pages/new/setup-link';
import { placeOf, TablePlan } from '../src/pages/new/table-plan.svelte';

function keys(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${path}:${typeof value}`];
  return Object.entries(value).flatMap(([k, v]) => keys(v, `${path}.${k}`));
}

describe('house rules', () => {
  it('have a name and a sentence in both languages, and words for their values', () => {
    for (const words of [onlineEn, onlineDe]) {
      for (const rule of HOUSE_RULES) {
        expect(words.rules[rule.key]?.text).toMatch(/\w.*[.:;]/);
        if (!isRange(rule.values))
          for (const value of rule.values) expect(valueInWords(words, rule.key, value)).not.toBe(value);
      }
    }
  });

  it('are told only where they are not as usual', () => {
    expect(changedRules(onlineEn, { spread_3: 3, citizens: 20 })).toEqual([['Spreading from three rats', '3']]);
    expect(changedRules(onlineEn)).toEqual([]);
  });
});

describe('words around the table', () => {
  it('are the same in all languages', () => {
    expect(keys(onlineDe)).toEqual(keys(onlineEn));
  });
});

describe('class cards', () => {
  const classOf = (id: string): string => CARDS.find((card) => card.id === id)!.class;
  const classic = { board: 'classic', players: 4 } as const,
    big = { board: 'big-box', players: 6 } as const;

  it('are 33, of which those that need a module cannot be chosen yet', () => {
    expect(CARDS.map((card) => card.number)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
    expect(CARDS.filter((card) => card.module && card.number < 34).map((card) => card.number)).toEqual([
      19, 20, 23, 24, 25, 28, 29, 30,
    ]);
    expect(CARDS.filter((card) => fits(card, classic))).toHaveLength(23);
    expect(CARDS.filter((card) => fits(card, big))).toHaveLength(25);
    expect(CARDS.filter((card) => fits(card, { board: 'classic', players: 2 })).map((card) => card.id)).not.toContain(
      'philosopher',
    );
  });
  it('have a name and a sentence in both languages', () => {
    for (const text of [withMercatus(withCards(en, cardsEn)), withMercatus(withCards(de, cardsDe))])
      for (const card of CARDS) expect(text.cards[card.id]?.short, card.id).toMatch(/^\S.+\.$/);
  });
  it.each(['base', 'pied-piper', 'africanus', 'academicus', 'bonus'])('can be taken as the set %s', (group) => {
    for (const frame of [classic, big]) {
      const cards = cardsOf(group, frame);
      expect(cards).toHaveLength(frame.players > 4 ? 8 : 6);
      expect(new Set(cards).size).toBe(cards.length);
      expect(cards.map(classOf)).toContain('chivalry');
      expect(
        cards.every((id) =>
          fits(
            CARDS.find((c) => c.id === id)!,
            frame,
          ),
        ),
      ).toBe(true);
    }
  });
  it('can be a surprise, of each class one, and without the first six', () => {
    for (let n = 0; n < 60; n++) {
      const cards = surprise(classic, { eachClass: true, fresh: n % 2 === 0 });
      expect(new Set(cards.map(classOf)).size).toBe(6);
      if (n % 2 === 0) expect(cards.every((id) => CARDS.find((c) => c.id === id)!.number > 6)).toBe(true);
      expect(surprise(big, { eachClass: false, fresh: false }).map(classOf)).toContain('chivalry');
      expect(new Set(surprise(big, { eachClass: true, fresh: true }).map(classOf)).size).toBe(7);
    }
  });
});

describe('a set-up to be given away', () => {
  const setup = {
    board: 'big-box',
    players: 5,
    cards: ['peasant', 'nun', 'emperor', 'jester'],
    options: { spread_3: 3, mayor_each: 'must' },
  } as const;
  const plain = { ...setup, cards: [...setup.cards], options: { ...setup.options } };

  it('is an address that says the same', () => {
    expect(queryOf(plain)).toBe('?board=big-box&players=5&cards=1-9-15-33&rules=spread_3:3,mayor_each:must');
    expect(setupIn(queryOf(plain))).toEqual(plain);
    expect(setupIn(queryOf({ board: 'classic', players: 2, cards: 'random' }))).toEqual({
      board: 'classic',
      players: 2,
      cards: 'random',
    });
    expect(setupIn('?friends')).toBeNull();
    for (const broken of [
      '?board=moon&players=3',
      '?board=classic&players=x',
      '?board=classic&players=77',
      '?board=classic',
    ])
      expect(setupIn(broken)).toBeNull();
  });
  it('is a file that says the same, and so is the record of a game', async () => {
    expect(await readSetup(new Blob([fileOf(plain)]))).toEqual(plain);
    expect(await readSetup(new Blob([JSON.stringify({ format: 'rattus-record', setup: plain })]))).toEqual(plain);
    for (const broken of ['', '{}', '[1]', 'null', '{"format":"rattus-setup","setup":{"board":7}}'])
      expect(await readSetup(new Blob([broken]))).toBeNull();
  });
  // tests/cli/commands_test.cpp plays with these files
  it.each(['setup-of-page', 'cartus-setup-of-page'])('is the file that the terminal takes: %s', async (name) => {
    const text = readFileSync(`../tests/cli/${name}.json`, 'utf8');
    const setup = await readSetup(new Blob([text]));
    expect(fileOf(setup!)).toBe(text);
  });
  it('fills in a new table', () => {
    const table = new TablePlan('Agnes', false);
    table.take(plain);
    expect(table.setup).toEqual(plain);
    expect(table.plans[0]!.kind).toBe('me');
    table.take({ board: 'classic', players: 2 });
    expect(table.setup).toEqual({ board: 'classic', players: 2 });
  });
});

/** A number below `n`; the same row of numbers for the same seed. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

describe('a set-up that cannot be played', () => {
  it('shows the card of a module that is off, to be put back', () => {
    const table = new TablePlan('Agnes', false);
    table.take(setupIn('?board=classic&players=4&cards=1-2-3-4-6-45')!);
    expect(table.chosen).toContain('treasurer');
    expect(groupsWith(table.inPlay)).not.toContain('mercatus');
    expect(groupsListed(table.inPlay, table.chosen)).toContain('mercatus');
    table.toggle('treasurer');
    expect(groupsListed(table.inPlay, table.chosen)).toEqual(groupsWith(table.inPlay));
  });
  it('has a control for each of its parts, whatever the link says', () => {
    const SEED = 40;
    const any = dice(SEED);
    const some = <T>(all: readonly T[]): T[] => all.filter(() => any(3) === 0);
    for (let n = 0; n < 500; n++) {
      const query = queryOf({
        board: (['classic', 'big-box'] as const)[any(2)]!,
        players: 2 + any(5),
        modules: some([...MODULES, 'dance']),
        cards: some(CARDS.map((card) => card.id)),
      });
      const table = new TablePlan('Agnes', false);
      table.take(setupIn(query)!);
      const listed = groupsListed(table.inPlay, table.chosen);
      for (const id of table.chosen) expect(listed, query).toContain(CARDS.find((card) => card.id === id)!.group);
      for (const module of table.modules) expect(MODULES, query).toContain(module);
      // a game of the family is chosen with its board
      expect(table.board, query).toBe(FAMILY[table.kin].board);
      expect(table.removable || table.seats.length === 2).toBe(true);
    }
  });
  it('drops modules of a file that have no switch', () => {
    const table = new TablePlan('Agnes', false);
    table.take({ board: 'classic', players: 3, modules: ['dance', 'inns'] });
    expect(table.setup).toMatchObject({ modules: ['inns'] });
  });
  it('is refused in words that name card, module and house rule', () => {
    const said = (code: string, subject: string): string => refusalInWords(onlineEn, code, subject, '', () => 'Card');
    expect(said('card-needs-module', '28 upgrades')).toBe(
      'The Card needs the module “upgrades”. Choose it above, or replace the card.',
    );
    expect(said('module-needs-card', 'guilds 29')).toMatch(/^The Card must be among/);
    expect(said('option-needs-module', 'merc_swindler_final mercatus')).toContain('“Swindler');
    expect(said('option-value', 'citizens=999')).toMatch(/: Citizens per player: 999\.$/);
    expect(said('card-count', '1')).not.toMatch(/are 1/);
  });
});

describe('a new table', () => {
  const plan = (): TablePlan => new TablePlan('Agnes', false);

  it('begins with one person and three computer players, and nothing against it', () => {
    const { plans, setup, flaws, online } = plan();
    expect(plans.map((seat) => seat.kind)).toEqual(['me', 'computer', 'computer', 'computer']);
    expect(new Set(plans.map((seat) => seat.name)).size).toBe(4);
    expect(setup).toEqual({ board: 'classic', players: 4 });
    expect(flaws).toEqual([]);
    expect(online).toBe(false);
  });

  it('with friends has a free seat', () => {
    const { plans, online } = new TablePlan('Agnes', true);
    expect(plans.map((seat) => seat.kind)).toEqual(['me', 'open', 'computer']);
    expect(online).toBe(true);
  });

  it('wants names where several people have to be told apart', () => {
    const table = new TablePlan('', false);
    expect(table.flaws).toEqual([]);
    table.change(1, 'here', '');
    expect(table.flaws).toEqual([
      { seat: 1, what: 'name-missing' },
      { seat: 2, what: 'name-missing' },
    ]);
    table.seats[0]!.name = 'Agnes';
    table.seats[1]!.name = ' Agnes ';
    expect(table.flaws.map((flaw) => flaw.what)).toEqual(['name-twice', 'name-twice']);
    table.seats[1]!.name = 'Bert';
    expect(table.flaws).toEqual([]);
    expect(table.plans[1]).toEqual({ kind: 'me', name: 'Bert' });
  });

  it('gives computer players other names than people have', () => {
    const table = new TablePlan('Bertrand', false);
    expect(table.flaws).toEqual([]);
    expect(new Set(table.plans.map((seat) => seat.name)).size).toBe(4);
    expect(table.plans[0]!.name).toBe('Bertrand');
  });

  it('needs somebody who plays here', () => {
    const table = plan();
    table.change(0, 'computer', 'Agnes');
    expect(table.flaws).toEqual([{ seat: 0, what: 'nobody' }]);
  });

  it('has two to six seats', () => {
    const table = plan();
    for (let n = 0; n < 5; n++) table.add();
    expect(table.seats).toHaveLength(6);
    expect(table.due).toBe(8);
    expect(new Set(table.seats.map((seat) => seat.name)).size).toBe(6);
    for (let n = 0; n < 9; n++) table.remove(0);
    expect(table.seats).toHaveLength(2);
  });

  it('says only what differs from the rules', () => {
    const table = plan();
    table.setOption('spread_3', 3, 2);
    table.setOption('citizens', 15, 20);
    table.setOption('citizens', 20, 20);
    table.cardWay = 'chosen';
    table.toggle('knight');
    expect(table.setup).toEqual({
      board: 'classic',
      players: 4,
      cards: ['peasant', 'monk', 'merchant', 'witch', 'king'],
      options: { spread_3: 3 },
    });
    table.toggle('knight');
    expect(table.chosen.at(-1)).toBe('knight');
  });

  it.each([
    ['player-count', 'board'],
    ['needs-big-box', 'cards', '20'],
    ['needs-big-box', 'board', 'region-cards'],
    ['no-chivalry', 'cards'],
    ['card-count', 'cards'],
    ['option-value', 'rules'],
    ['bad-message', 'table'],
  ])('shows %s beside the %s', (code, place, subject = '') => {
    expect(placeOf({ code, subject, text: '' })).toBe(place);
  });
});

describe('the family of games', () => {
  const plan = (): TablePlan => new TablePlan('Agnes', false);
  it('is one choice of four', () => {
    const one = plan();
    expect(one.kin).toBe('rattus');
    one.kin = 'mercatus';
    expect(one.setup).toMatchObject({ board: 'classic', modules: ['mercatus'] });
    expect(one.most).toBe(4);
    one.kin = 'big-box';
    expect(one.setup).toMatchObject({ board: 'big-box' });
    expect(one.setup).not.toHaveProperty('modules');
    one.kin = 'cartus';
    expect(one.setup).toMatchObject({ game: 'cartus' });
  });
  it('takes the suggested sets of Mercatus, and gives its cards back', () => {
    const one = plan();
    one.kin = 'mercatus';
    for (const [id, numbers] of Object.entries(SUGGESTED['mercatus']!)) {
      one.suggest('mercatus', id);
      expect(one.shown.map((card) => card.number)).toEqual([...numbers].sort((a, b) => a - b));
      expect(one.suggested('mercatus')).toBe(id);
    }
    one.suggest('mercatus', 'merc-aristocrats');
    one.kin = 'rattus';
    expect(one.chosen).toEqual(['king', 'knight']);
  });
  it('goes along in a link', () => {
    const one = plan();
    one.kin = 'mercatus';
    const query = queryOf(one.setup);
    expect(query).toBe('?board=classic&players=4&modules=mercatus');
    expect(setupIn(query)).toMatchObject({ modules: ['mercatus'] });
    expect(setupIn('?board=classic&players=4')).not.toHaveProperty('modules');
  });
});
