import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../src/games/cartus/play/kinds';
import type { CartusEvent } from '../src/wire/cartus';
import { namesOf, SILENT } from '../src/games/cartus/telling';
import { cartusDe } from '../src/words/cartus.de';
import { cartusEn } from '../src/words/cartus.en';
import { CARTUS_DECISIONS } from '../src/wire/catalogue';
import { CARTUS_EVENTS } from './declared';

function keys(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${path}:${typeof value}`];
  return Object.entries(value).flatMap(([k, v]) => keys(v, `${path}.${k}`));
}

const messages = readFileSync(new URL('../../docs/reference/messages-cartus.md', import.meta.url), 'utf8');
const section = (from: string): string => messages.slice(messages.indexOf(from)).split(/\n## /)[0] ?? '';
describe.each([cartusEn, cartusDe])('the words of Cartus', (w) => {
  it('have a line for every event', () => {
    expect(CARTUS_EVENTS.filter((type) => !w.events[type] && !SILENT.has(type))).toEqual([]);
  });

  it('have words for every decision, option, building and kind', () => {
    expect(CARTUS_DECISIONS.filter((name) => !w.ask[name])).toEqual([]);
    const kinds = [...section('| Option | in |').matchAll(/"kind": "([a-z-]+)"/g)].map((m) => m[1]!);
    expect(kinds.filter((kind) => !['position', 'card', 'seat'].includes(kind) && !(kind in w.options))).toEqual([]);
    for (const building of Object.values(BUILDINGS).flat())
      expect([w.building(building) === building, w.uses[building]]).toEqual([false, expect.any(String)]);
    expect(w.kind('church-0')).not.toBe(w.kind('church-4'));
    expect(
      w.some([
        ['church-4', 2],
        ['sword', 1],
        ['joker', 2],
      ]),
    ).toMatchSnapshot();
  });

  it('speak to the reader and about others', () => {
    const you = w === cartusDe ? 'Du' : 'You';
    const lines = (e: CartusEvent) =>
      [1, 2, null].map((reader) =>
        w.events[e.type]!(namesOf(w, e, (seat) => (seat === reader ? you : ['Agnes', 'Bertrand'][seat - 1]!))),
      );
    const told: CartusEvent[] = [
      { type: 'entered', clause: 'CART-40', seat: 1, position: 1, building: 'monastery', entry: 2 },
      { type: 'cards-played', clause: 'CART-42', seat: 1, position: 1, count: 0 },
      { type: 'turned-over', clause: 'CART-44', seat: 1, card: 'church-4', count: 2 },
      { type: 'influence', clause: 'CART-46', seat: 1, class: 'church', points: 3, space: 7 },
      { type: 'sword-fight', clause: 'CART-50', seat: 1, other: 2, position: 1, count: 3 },
      { type: 'sword-fight', clause: 'CART-51', seat: 1, other: null, position: 1 },
      { type: 'cards-given', clause: 'CART-52', seat: 1, other: 2, count: 3 },
      { type: 'scored', clause: 'CART-80', seat: 1, item: 'specials', card: 'sword', points: 2 },
      { type: 'killed', clause: 'CART-84', seat: 1, rats: 12, nuns: 11 },
      { type: 'placed', clause: 'CART-87', seat: 1, points: 41, place: 1, wins: true },
    ];
    expect(told.map(lines)).toMatchSnapshot();
  });
});

it('the languages of Cartus say the same things', () => {
  expect(keys(cartusDe)).toEqual(keys(cartusEn));
});
