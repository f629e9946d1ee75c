// script/progress tells how far a build or an installation is.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

const told = (input, ...words) => {
  const { status, stderr, stdout } = spawnSync('script/progress', words, { input, encoding: 'utf8' });
  assert.equal(status, 0);
  assert.equal(stdout, '', 'standard output belongs to the program');
  return stderr.split('\n').filter(Boolean);
};

const steps = Array.from({ length: 200 }, (_, i) => `[${i + 1}/200] Building something`).join('\n');
const build = told(`${steps}\n`, 'Building native');
assert.equal(build.length, 11, 'a line for each tenth, not for each step');
assert.match(build[0], /^Building native: step 1 of 200 \(0 %\)/);
assert.match(build.at(-1), /^Building native: step 200 of 200 \(100 %\)$/);

const packages = told('Reading lists\nUnpacking a (1.0) ...\nSelecting b\nSetting up a (1.0) ...\n', 'Packages', '2');
assert.deepEqual(packages, ['Packages: step 1 of 2 (50 %)', 'Packages: step 2 of 2 (100 %)']);

assert.deepEqual(told('nothing to count\n', 'Building web'), []);
