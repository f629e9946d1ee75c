// The measured strength of levels that screens tell: that of the file, which docs/strength.md and docs/ai.md tell, too.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { levels } from '../../data/ratings.json';
import { LEVELS } from '../src/wire/protocol';
import { ratingOf } from '../src/pages/new/ratings';

test('every level has a rating above that of the one below it', () => {
  expect(Object.keys(levels)).toEqual([...LEVELS]);
  LEVELS.reduce((below, level) => {
    expect(ratingOf(level)).toBeGreaterThan(ratingOf(below));
    return level;
  });
});

const documentOf = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

test('the documents tell the same', () => {
  const [strength, players] = [documentOf('strength.md'), documentOf('ai.md')];
  for (const level of LEVELS) {
    const { rating, deviation } = levels[level];
    expect(strength).toMatch(
      new RegExp(`^\\| \`${level}\` \\| ${rating.toFixed(1)} \\| ${deviation.toFixed(1)} \\|`, 'm'),
    );
    expect(players).toMatch(new RegExp(`^\\| \`${level}\` \\|.* \\| ${rating.toFixed(1)} \\|$`, 'm'));
  }
});
