// Every string of the page, with the reader, a name, a long name, and 0, 1 and 2 of what is counted, in one file for
// each language. Read what changes there before you accept it: npx vitest run tests/strings.test.ts -u
import { expect, it } from 'vitest';
import { pageOf } from './strings/page';

const WORDS = {
  en: { you: 'You', region: 'Gallia', card: 'King' },
  de: { you: 'Du', region: 'Gallia', card: 'König' },
} as const;

for (const code of ['en', 'de'] as const)
  it(`the strings of ${code} are those that have been read`, async () => {
    const lines = await pageOf(code, WORDS[code]);
    expect(lines.length).toBeGreaterThan(3000);
    expect(lines.filter((line) => /undefined|NaN|\[object|null\b/.test(line))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/strings.${code}.txt`);
  });
