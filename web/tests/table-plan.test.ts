import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onlineDe } from '../src/lang/online.de';
import { onlineEn } from '../src/lang/online.en';
import { changedRules, HOUSE_RULES, isRange, valueInWords } from '../src/screens/rules';
import { CARDS, placeOf, TablePlan } from '../src/state/table-plan.svelte';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

function keys(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${path}:${typeof value}`];
  return Object.entries(value).flatMap(([k, v]) => keys(v, `${path}.${k}`));
}

describe('house rules', () => {
  it('are those of the engine, with their values', () => {
    const table = /option_table\{\{([\s\S]*?)\}\};/.exec(read('engine/board/options.hpp'))![1]!;
    const rows = [...table.matchAll(/\{"(\w+)", &Options::\w+, (\{\}|option_names::\w+), (\d+), (\d+)/g)];
    expect(rows.map((row) => row[1])).toEqual(HOUSE_RULES.map((rule) => rule.key));
    for (const [i, row] of rows.entries()) {
      const { values } = HOUSE_RULES[i]!;
      if (isRange(values)) expect(values).toEqual([Number(row[3]), Number(row[4])]);
      else expect(values).toHaveLength(Number(row[4]) + 1);
    }
  });

  it('have a name and a sentence in both languages, and words for their values', () => {
    for (const words of [onlineEn, onlineDe]) {
      for (const rule of HOUSE_RULES) {
        expect(words.rules[rule.key]?.text).toMatch(/\w.*[.:;]/);
        if (!isRange(rule.values)) for (const value of rule.values) expect(valueInWords(words, rule.key, value)).not.toBe(value);
      }
    }
  });

  it('are told only where they are not as usual', () => {
    expect(changedRules(onlineEn, { spread_3: 3, citizens: 20 })).toEqual([['Rats from three', '3']]);
    expect(changedRules(onlineEn)).toEqual([]);
  });
});

describe('words around the table', () => {
  it('are the same in all languages', () => {
    expect(keys(onlineDe)).toEqual(keys(onlineEn));
  });
});

describe('class cards', () => {
  it('are those of the data, with class and board', () => {
    const data = JSON.parse(read('data/cards.json')) as { cards: { number: number }[] };
    for (const card of CARDS) expect(data.cards.find((row) => row.number === card.number)).toMatchObject(card);
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
    expect(table.flaws).toEqual([{ seat: 1, what: 'name-missing' }, { seat: 2, what: 'name-missing' }]);
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
      board: 'classic', players: 4, cards: ['peasant', 'monk', 'merchant', 'witch', 'king'], options: { spread_3: 3 },
    });
    table.toggle('knight');
    expect(table.chosen.at(-1)).toBe('knight');
  });

  it.each([['player-count', 'board'], ['needs-big-box', 'cards'], ['no-chivalry', 'cards'], ['card-count', 'cards'], ['option-value', 'rules'], ['bad-message', 'table']])(
    'shows %s beside the %s', (code, place) => {
      expect(placeOf({ code, text: '' })).toBe(place);
    });
});
