import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../tools/tokens.mjs';

const SOURCE = new URL('../src/', import.meta.url).pathname;
const sheet = readFileSync(join(SOURCE, 'ui/tokens.css'), 'utf8');
const declared = (css: string) => [...css.matchAll(/(?:^|[;{\s])(--[a-z][\w-]*):/g)].map(([, name]) => name!);
const tokens = new Set(declared(sheet));

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && !/^(generated|wasm)\/|^ui\/tokens\.css$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));
const everything = files.map(({ text }) => text).join('\n');

/** Drawn where no style reaches: the page's sign in its tab. The colours of the seats are part of it. */
const BY_VALUE = ['table/people/favicon.ts', 'ui/pieces/shapes.ts'];

async function complaints(style: string): Promise<string[]> {
  const code = `<p>text</p>\n\n<style>\n  p {\n    ${style};\n  }\n</style>\n`;
  const { results } = await stylelint.lint({ code, codeFilename: join(SOURCE, 'ui/Sample.svelte') });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('names of colours and sizes', () => {
  it.each([
    ['color: #2b1a0e', 'color-no-hex'],
    ['background: linear-gradient(#fff, transparent)', 'color-no-hex'],
    ['color: maroon', 'color-named'],
    ['box-shadow: 0 1px 2px rgb(40 22 8 / 20%)', 'function-disallowed-list'],
    ['font-size: 15px', 'declaration-property-value-allowed-list'],
    ['font-size: calc(var(--size-8) + 1px)', 'declaration-property-value-allowed-list'],
    ['font: 700 15px/1.2 var(--sans)', 'declaration-property-value-allowed-list'],
  ])('the lint complains of %s', async (style, rule) => expect(await complaints(style)).toEqual([rule]));

  it.each(['color: var(--ink)', 'fill: none', 'font: 700 var(--size-4)/1.2 var(--sans)', 'font-size: var(--size-4)'])(
    'the lint accepts %s',
    async (style) => expect(await complaints(style)).toEqual([]),
  );

  it('only what no style reaches is drawn by value', () => {
    const byValue = files.filter(({ text }) => /['"]#(?:[\da-f]{3}|[\da-f]{6})['"]/i.test(text));
    expect(byValue.map(({ file }) => file).sort()).toEqual(BY_VALUE);
  });

  it('every name that is used is declared', () => {
    const elsewhere = [...everything.matchAll(/style:(--[\w-]+)|setProperty\(\s*'(--[\w-]+)'/g)];
    const known = new Set([...tokens, ...declared(everything), ...elsewhere.map(([, one, other]) => one ?? other!)]);
    const used = [...everything.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name]) => name!);
    expect(used.length).toBeGreaterThan(1000);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('every colour and size is used', () => {
    const inUse = everything + sheet;
    expect([...valuesOf(sheet).keys()].filter((name) => !inUse.includes(`var(${name})`))).toEqual([]);
  });

  it('none is declared twice', () => {
    expect(declared(sheet)).toHaveLength(tokens.size);
    expect(
      files.flatMap(({ file, text }) => declared(text).flatMap((name) => (tokens.has(name) ? [file] : []))),
    ).toEqual([]);
  });

  it('there are at most eight sizes of letters', () =>
    expect([...tokens].filter((name) => name.startsWith('--size-')).length).toBeLessThanOrEqual(8));
});
