import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSeal } from '../src/table/people/seal';

const seed = '0123456789abcdef0123456789abcdef';
const hash = createHash('sha256').update(seed).digest('hex');

describe('a sealed shuffle', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fits its seal, in small letters and capitals', async () => {
    expect(await checkSeal(seed, hash)).toBe('good');
    expect(await checkSeal(seed, hash.toUpperCase())).toBe('good');
  });

  it('does not fit another', async () => {
    expect(await checkSeal(seed.replace('0', '1'), hash)).toBe('bad');
  });

  it('cannot be checked where the browser does not', async () => {
    vi.stubGlobal('crypto', {});
    expect(await checkSeal(seed, hash)).toBe('cannot');
  });
});
