// The examples of the documents fit the published schemas: messages, options, events, positions and set-ups.
import { readdirSync } from 'node:fs';
import type { ValidateFunction } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './declared';
import { faults, schema, text } from './schemas';

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

type Example = Record<string, unknown>;
/** Objects within, itself included. */
const within = (json: unknown): Example[] =>
  json === null || typeof json !== 'object'
    ? []
    : [json as Example, ...Object.values(json).flatMap((value) => within(value))];

const pages = [
  ...readdirSync(new URL('../../docs/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('lab'))
    .map((name) => `docs/${name}`),
  'wasm/README.md',
];
const examples = pages.flatMap((page) =>
  // a field that can be missing is written "id"?
  objectsIn(text(page).replaceAll('"?:', '":')).flatMap((json) => within(json).map((one) => ({ page, one }))),
);

interface Kind {
  fits: ValidateFunction;
  words: Set<string>;
}
const kindsOf = (key: string, ...definitions: string[]): Kind[] =>
  definitions.map((name) => ({ fits: schema(`messages#${name}`), words: new Set(wordsOf(name, key)) }));

/** Examples with this key that no definition takes, with what speaks against it; and how many there are. */
function tried(key: string, ...definitions: string[]): { wrong: unknown[]; found: string[] } {
  const kinds = kindsOf(key, ...definitions);
  const found: string[] = [];
  const wrong: unknown[] = [];
  for (const { page, one } of examples) {
    const word = one[key];
    const mine = typeof word === 'string' ? kinds.filter(({ words }) => words.has(word)) : [];
    if (mine.length === 0) continue;
    found.push(word as string);
    const { text: _, ...bare } = one; // `rattus ask` adds it to options
    const against = mine.map(({ fits }) => faults(fits, key === 'kind' ? bare : one));
    if (against.every((list) => list.length > 0)) wrong.push([page, one, against]);
  }
  return { wrong, found: [...new Set(found)] };
}

const isPosition = (one: Example): boolean => 'setup' in one && ('holders' in one || 'regions' in one);

describe('the examples of the documents', () => {
  it('that are messages or events fit their schema', () => {
    const { wrong, found } = tried('type', 'to-table', 'from-table', 'note', 'event', 'cartus-event');
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThan(25);
  });
  it('that are options fit theirs', () => {
    const { wrong, found } = tried('kind', 'option', 'cartus-option');
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThan(30);
  });
  it('that are positions fit theirs', () => {
    const positions = examples.filter(({ one }) => isPosition(one));
    expect(positions.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['docs/reference/position-format.md', 'docs/ask.md']),
    );
    for (const { page, one } of positions) expect([page, ...faults(schema('position'), one)]).toEqual([page]);
  });
  it('that are set-ups fit theirs', () => {
    const setups = examples.flatMap(({ page, one }) =>
      'setup' in one && !isPosition(one) ? [{ page, setup: one['setup'] }] : [],
    );
    expect(setups.length).toBeGreaterThan(2);
    for (const { page, setup } of setups)
      expect([page, ...faults(schema('messages#any-setup'), setup)]).toEqual([page]);
  });
});
