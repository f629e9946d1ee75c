import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/wire/board';
import { LOOKS } from '../src/games/board/side-boards/looks';
import { cityOf, SPACES, spaceOf, withCity, withSpace } from '../src/games/board/side-boards/places';
import { sheet } from '../src/games/board/ground/sheet';
import { regionsView } from '../src/scenes/region-scenes';
import { CARDS, surprise, withCard, withoutCard } from '../src/games/board/setup/card-table';
import { broughtBy, SWITCHES } from '../src/games/board/setup/modules';
import { PRESET_IDS, PRESETS } from '../src/games/board/setup/presets';
import { TablePlan } from '../src/pages/new/table-plan.svelte';

function view(): BoardView {
  const one = regionsView();
  return {
    ...one,
    modules: {
      ...one.modules,
      guilds: { spaces: [null, 2, null, null, 1, null], came: 0, used: 0, extra: 0 },
      inns: { cities: sheet.boards['big-box'].regions.map((id) => (id === 'gallia' ? 3 : null)), came: null },
    },
  };
}

describe('side boards', () => {
  it('GLD-2: the spaces go by the first six cards', () => {
    expect(SPACES).toEqual(CARDS.slice(0, 6).map((card) => card.id));
    expect([spaceOf(view(), 'monk'), spaceOf(view(), 'king'), spaceOf(view(), 'knight')]).toEqual([2, 1, null]);
    expect(spaceOf(withSpace(view(), 'knight', 4), 'knight')).toBe(4);
  });

  it('INN-2: a city is told by its region', () => {
    expect([cityOf(view(), 'gallia'), cityOf(view(), 'italia')]).toEqual([3, null]);
    expect(cityOf(withCity(view(), 'italia', 1), 'italia')).toBe(1);
  });

  it('INN-2: who comes out of the region leaves it on stage, and the city is his', () => {
    const look = LOOKS['city-entered']!;
    const before = view();
    const there = before.regions['gallia']!.citizens;
    const seat = there.findIndex((n) => n > 0) + 1;
    const told = { type: 'city-entered', clause: 'INN-2', seat, from: 'gallia', to: 'gallia' } as const;
    const left = look.leave!(before, told);
    expect(left.regions['gallia']!.citizens[seat - 1]).toBe(there[seat - 1]! - 1);
    expect(cityOf(look.arrive!(left, told), 'gallia')).toBe(seat);
  });
});

describe('modules with a class card', () => {
  it('GLD-1, INN-1: bring it, and take it away again', () => {
    const plan = new TablePlan('Agnes', false);
    plan.play('guilds', true);
    expect(plan.setup).toMatchObject({ modules: ['guilds'], cards: expect.arrayContaining(['guild-master']) });
    expect(plan.chosen).toHaveLength(6);
    plan.play('inns', true);
    expect(plan.chosen).toEqual(expect.arrayContaining(['guild-master', 'inn-keeper', 'knight']));
    expect(plan.chosen).toHaveLength(6);
    plan.play('guilds', false);
    plan.play('inns', false);
    expect(plan.chosen).toEqual(['peasant', 'monk', 'merchant', 'witch', 'king', 'knight']);
  });

  it('one of the same class gives way, and the set keeps its size', () => {
    const base = CARDS.slice(0, 6).map((card) => card.id);
    expect(withCard(base, 'inn-keeper', 6)).toEqual(['monk', 'merchant', 'witch', 'king', 'knight', 'inn-keeper']);
    expect(withoutCard(withCard(base, 'inn-keeper', 6), 'inn-keeper')).toEqual(base);
    expect(withCard(base, 'inn-keeper', 8)).toHaveLength(7);
  });

  it('GLD-1: cards by surprise have it too', () => {
    const modules = SWITCHES.map(({ module }) => module);
    for (const eachClass of [true, false])
      for (const fresh of [true, false])
        for (let k = 0; k < 20; ++k)
          expect(surprise({ board: 'big-box', players: 4, modules }, { eachClass, fresh })).toEqual(
            expect.arrayContaining(broughtBy(modules)),
          );
  });
});

describe('presets', () => {
  it('are set-ups with as many cards as are due', () => {
    for (const id of PRESET_IDS)
      for (let k = 0; k < 20; ++k) {
        const plan = new TablePlan('Agnes', false);
        plan.preset(id);
        const {
          cards,
          modules = [],
          players,
          board,
        } = plan.setup as { cards?: string[]; modules?: string[] } & {
          players: number;
          board: string;
        };
        if (cards) expect(cards).toHaveLength(players > 4 ? 8 : 6);
        expect([...(cards ?? []), ...broughtBy([])]).toEqual(expect.arrayContaining(broughtBy(modules)));
        if (modules.includes('region-cards')) expect(board).toBe('big-box');
      }
  });

  it('for two has two at the table, the whole box all modules', () => {
    const plan = new TablePlan('Agnes', false);
    plan.preset('two');
    expect(plan.setup.players).toBe(2);
    plan.preset('whole');
    expect(plan.setup).toMatchObject({ modules: SWITCHES.map(({ module }) => module), players: 2 });
    expect(PRESETS.taste()).toMatchObject({ cards: 'first' });
  });
});
