// The published schemas of records and positions (docs/reference/schema) take what the program writes and what the
// documents show.
import { readdirSync, readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../src/games/board/setup/modules';

interface Setup {
  game?: string;
  modules?: string[];
}
interface GameRecord {
  setup: Setup;
  start: { chance?: { name: string }[] };
  steps: { chance?: { name: string }[] }[];
}

const TOP = new URL('../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, TOP), 'utf8');
const SCHEMAS = 'docs/reference/schema/';
const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, strictTuples: false });
const schema = (name: string): ValidateFunction => ajv.compile(JSON.parse(text(SCHEMAS + name)) as object);
const record = schema('record.schema.json');
const position = schema('position.schema.json');

/** What is wrong, place by place; nothing if it fits. */
function faults(fits: ValidateFunction, json: unknown): string[] {
  if (fits(json)) return [];
  return [...new Set((fits.errors ?? []).map((e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`))];
}

const names = readdirSync(new URL('tests/games/', TOP)).filter((name) => name.endsWith('.json'));
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
    const cartus = ['starting-player', 'population', 'reshuffle', 'buildings', 'vp'];
    for (const name of cartus) expect(page).toContain(`\`${name}\``);
    const known = JSON.parse(text(`${SCHEMAS}record.schema.json`)) as {
      $defs: { chance: { properties: { name: { enum: string[] } } } };
    };
    expect([...known.$defs.chance.properties.name.enum].sort()).toEqual([...new Set([...rows, ...cartus])].sort());
    for (const game of games.values()) expect([...rows, ...cartus]).toEqual(expect.arrayContaining(chanceOf(game)));
  });

  it('refuses what is no record', () => {
    const game = games.get('universities-classic-3.json')!;
    const with_ = (chance: object) => ({ ...game, start: { ...game.start, chance: [chance] } });
    expect(faults(record, with_({ name: 'dice' }))).not.toEqual([]);
    expect(faults(record, with_({ name: 'region-deck', seat: 1, region_card: 'gallia' }))).not.toEqual([]);
    expect(faults(record, with_({ name: 'events', event_card: 'feast' }))).not.toEqual([]);
    expect(faults(record, { ...game, more: 1 })).not.toEqual([]);
  });
});

/** The objects of a text that are whole JSON, from the outermost in. */
function objectsIn(page: string): object[] {
  const found: object[] = [];
  for (let from = page.indexOf('{'); from >= 0; from = page.indexOf('{', from + 1)) {
    for (let to = page.indexOf('}', from), depth = 0; to >= 0 && depth < 40; to = page.indexOf('}', to + 1), ++depth) {
      const piece = page.slice(from, to + 1);
      try {
        found.push(JSON.parse(piece) as object);
        from = to;
        break;
      } catch {
        // it ends at a later bracket, or is cut
      }
    }
  }
  return found;
}

/** Objects within, itself included. */
const within = (json: unknown): Record<string, unknown>[] =>
  json === null || typeof json !== 'object'
    ? []
    : [json as Record<string, unknown>, ...Object.values(json).flatMap((value) => within(value))];

describe('the examples of the documents', () => {
  const pages = readdirSync(new URL('docs/', TOP), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const examples = pages.flatMap((page) =>
    objectsIn(text(`docs/${page}`)).flatMap((json) => within(json).map((one) => ({ page, one }))),
  );
  const isPosition = (one: Record<string, unknown>): boolean =>
    'setup' in one && ('holders' in one || 'regions' in one);

  it('that are positions fit their schema', () => {
    const positions = examples.filter(({ one }) => isPosition(one));
    expect(positions.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['reference/position-format.md', 'ask.md']),
    );
    for (const { page, one } of positions) expect([page, ...faults(position, one)]).toEqual([page]);
  });

  it('that are set-ups fit the schema of records', () => {
    const id = 'record.schema.json';
    const setups = examples.flatMap(({ page, one }) =>
      'setup' in one && !isPosition(one) ? [{ page, setup: one['setup'] }] : [],
    );
    expect(setups.length).toBeGreaterThan(2);
    for (const { page, setup } of setups) {
      const cartus = (setup as Setup).game === 'cartus';
      const fits = ajv.getSchema(`${id}#/$defs/${cartus ? 'cartus-setup' : 'setup'}`)!;
      // a question may leave out what has its default
      const usual = cartus ? { players: 4 } : { board: 'classic', players: 4 };
      expect([page, ...faults(fits, { ...usual, ...(setup as object) })]).toEqual([page]);
    }
  });
});
