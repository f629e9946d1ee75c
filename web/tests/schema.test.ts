// The published schemas take what the program writes, every recorded game, and refuse what it does not know.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../src/games/board/setup/modules';
import { faults, schema, text } from './schemas';

interface Step {
  seat: number;
  decision: string;
  choice: object;
  events: Record<string, unknown>[];
  chance?: { name: string }[];
}
interface GameRecord {
  setup: { game?: string; modules?: string[]; options?: object };
  start: { chance?: { name: string }[] };
  steps: Step[];
}

const record = schema('record');
const names = readdirSync(new URL('../../tests/games/', import.meta.url)).filter((name) => name.endsWith('.json'));
const games = new Map(names.map((name) => [name, JSON.parse(text(`tests/games/${name}`)) as GameRecord]));
const chanceOf = ({ start, steps }: GameRecord): string[] =>
  [start, ...steps].flatMap(({ chance = [] }) => chance.map(({ name }) => name));

describe('the schema of records', () => {
  it.each(names)('takes %s', (name) => {
    expect(faults(record, games.get(name))).toEqual([]);
  });

  it('has been tried with every module and both games', () => {
    const tried = new Set(
      [...games.values()].flatMap(({ setup }) => [setup.game ?? 'rattus', ...(setup.modules ?? [])]),
    );
    expect([...tried].sort()).toEqual(['cartus', 'rattus', ...MODULES].sort());
  });

  it('knows the chance points that the document lists, and no other (BASE-106)', () => {
    const page = text('docs/reference/record-format.md');
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map((row) => row[1]!);
    const { $defs } = JSON.parse(text('docs/reference/schema/record.schema.json')) as {
      $defs: Record<string, { oneOf: { properties: { name: { const: string } } }[] }>;
    };
    const known = (name: string) => $defs[name]!.oneOf.map(({ properties }) => properties.name.const);
    expect(known('chance').sort()).toEqual(rows.sort());
    for (const name of known('cartus-chance')) expect(page).toContain(`\`${name}\``);
    for (const game of games.values())
      expect([...rows, ...known('cartus-chance')]).toEqual(expect.arrayContaining(chanceOf(game)));
  });
});

/** A game with its first step of this decision changed. */
function changed(name: string, decision: string, change: (step: Step) => object): object {
  const game = games.get(name)!;
  const at = game.steps.findIndex((step) => step.decision === decision);
  expect([name, decision, at >= 0]).toEqual([name, decision, true]);
  return { ...game, steps: game.steps.map((step, i) => (i === at ? { ...step, ...change(step) } : step)) };
}
const UNIVERSITIES = 'universities-classic-3.json';
const CARTUS = 'cartus-3-fixed.json';

describe('the schema of records refuses', () => {
  const game = games.get(UNIVERSITIES)!;
  const withChance = (chance: object) => ({ ...game, start: { ...game.start, chance: [chance] } });
  const withSetUp = (more: object) => ({ ...game, setup: { ...game.setup, ...more } });
  const eventOf = (decision: string, change: (event: Record<string, unknown>) => object) =>
    changed(UNIVERSITIES, decision, ({ events: [first, ...rest] }) => ({ events: [change(first!), ...rest] }));
  const onCartus = (change: object) => changed(CARTUS, 'enter', () => change);

  const wrong: Record<string, () => object> = {
    'a field too many': () => ({ ...game, more: 1 }),
    'a chance point that does not exist': () => withChance({ name: 'dice' }),
    'a chance point with a wrong value': () => withChance({ name: 'region-deck', seat: 1, region_card: 'gallia' }),
    'a chance point with what another one has': () => withChance({ name: 'plague-start', region: 'gallia', seat: 1 }),
    'an event card that does not exist': () => withChance({ name: 'events', event_card: 'feast' }),
    'a house rule that does not exist': () => withSetUp({ options: { rats: 3 } }),
    'a house rule with a wrong value': () => withSetUp({ options: { citizens: 31 } }),
    'a module that does not exist': () => withSetUp({ modules: ['wells'] }),
    'an event with a field too many': () => eventOf('D-PLACE', (event) => ({ ...event, good: 'fish' })),
    'an event without one of its fields': () => eventOf('D-PLACE', ({ seat: _, ...event }) => event),
    'an event that does not exist': () => eventOf('D-PLACE', (event) => ({ ...event, type: 'well-dug' })),
    'an event of the other game': () => eventOf('D-PLACE', () => ({ type: 'reshuffled', clause: 'CART-23', count: 3 })),
    'a decision that does not exist': () => changed(UNIVERSITIES, 'D-PLACE', () => ({ decision: 'D-WELL' })),
    'a decision of the other game': () => onCartus({ decision: 'D-PLACE' }),
    'an option that does not exist': () =>
      changed(UNIVERSITIES, 'D-PLACE', () => ({ choice: { kind: 'well', region: 'gallia' } })),
    'an option of another decision': () =>
      changed(UNIVERSITIES, 'D-PLACE', () => ({ choice: { kind: 'end-actions' } })),
    'an option of the other game': () => onCartus({ choice: { kind: 'region', region: 'gallia' } }),
    'an option with a field too many': () => onCartus({ choice: { kind: 'position', position: 1, seat: 1 } }),
  };
  it.each(Object.keys(wrong))('%s', (what) => {
    expect(faults(record, wrong[what]!())).not.toEqual([]);
  });
  it('nothing of the games that these were made from', () => {
    for (const name of [UNIVERSITIES, CARTUS]) expect(faults(record, games.get(name))).toEqual([]);
  });
});

describe('the schema of messages', () => {
  const messages = schema('messages');
  const update = { type: 'update', version: 2, base: 1, changes: {}, decision: null, events: [] };
  const decision = (name: string, clause: string, option: object) => ({
    ...update,
    decision: { name, seat: 1, clause, options: [option], can_take_back: false, version: 2 },
  });
  const event = (one: object) => ({ ...update, events: [one] });
  const region = { kind: 'region', region: 'gallia' };

  it.each<[string, object]>([
    ['an update', update],
    ['a decision of the board game', decision('D-PLACE', 'BASE-15', region)],
    ['a decision of the card game', decision('enter', 'CART-40', { kind: 'pass' })],
    ['an event', event({ type: 'plague-start', clause: 'BASE-12', region: 'gallia' })],
    ['what people do', event({ type: 'chat', seat: 1, name: 'Agnes', text: 'Well!', version: 2 })],
    ['a question', { type: 'why', region: 'gallia' }],
    ['a choice', { type: 'act', id: 'm1', version: 2, option: 0 }],
  ])('takes %s', (_, message) => {
    expect(faults(messages, message)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a message that does not exist', { type: 'cheat', id: 'm1' }],
    ['a choice without an id', { type: 'act', version: 2, option: 0 }],
    ['a field too many', { ...update, rats: 3 }],
    ['a decision that does not exist', decision('D-WELL', 'BASE-15', region)],
    ['a decision with a wrong clause', decision('D-PLACE', 'BASE-16', region)],
    ['an option of the other game', decision('enter', 'CART-40', region)],
    ['an option of another decision', decision('D-PLACE', 'BASE-15', { kind: 'stop' })],
    ['an event with a field too many', event({ type: 'plague-start', clause: 'BASE-12', region: 'gallia', seat: 1 })],
    [
      'a decision and an event of two games',
      {
        ...decision('enter', 'CART-40', { kind: 'pass' }),
        events: [{ type: 'plague-start', clause: 'BASE-12', region: 'gallia' }],
      },
    ],
    ['a view key that does not exist', { ...update, changes: { wells: 3 } }],
  ])('refuses %s', (_, message) => {
    expect(faults(messages, message)).not.toEqual([]);
  });
});
