// The measured strength of levels that screens tell: that of the file, which docs/ai.md tells, too.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { levels } from '../../data/ratings.json';
import { LEVELS } from '../src/session/protocol';
import { ratingOf } from '../src/state/ratings';

test('every level has a rating above that of the one below it', () => {
  expect(Object.keys(levels)).toEqual([...LEVELS]);
  LEVELS.reduce((below, level) => {
    expect(ratingOf(level)).toBeGreaterThan(ratingOf(below));
    return level;
  });
});

test('the document tells the same', () => {
  const text = readFileSync(new URL('../../docs/ai.md', import.meta.url), 'utf8');
  for (const level of LEVELS) {
    const { rating, deviation } = levels[level];
    expect(text).toMatch(new RegExp(`\\| \`${level}\`[^|]* \\| ${rating.toFixed(1)} \\| ${deviation.toFixed(1)} \\|`));
  }
});
