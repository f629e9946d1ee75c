import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameFault } from '../src/ui/naming';

const names = JSON.parse(readFileSync(new URL('../../tests/codec/names.json', import.meta.url), 'utf8')) as Record<
  'good' | 'bad',
  [string, string][]
>;

describe('the form for a name', () => {
  it.each(names.good)('takes what the server takes: %s', (_, name) => expect(nameFault(name)).toBeNull());
  it.each(names.bad)('refuses what the server refuses: %s', (_, name) => expect(nameFault(name)).not.toBeNull());
});
