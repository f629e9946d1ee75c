// Looks for what keeps people with disabilities out.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations on the screen that is there, or comes, one line each; everything in WCAG 2.2 AA and axe's best
 *  practices. */
export async function violations(page, heading = 'h1:not(.opening h1)') {
  await page.waitForSelector(heading, { state: 'attached' }); // not what is there between two screens
  // not as a script element: the content policy allows none from elsewhere
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations: found } = await page.evaluate(() =>
    globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  );
  return found.map(
    (v) =>
      `${v.id}: ${v.help}; ${v.nodes
        .slice(0, 4)
        .map((n) => n.target.join(' '))
        .join(', ')}`,
  );
}

/** Nothing keeps anybody out of the screen that is there. */
export async function accessible(page, what, heading) {
  assert.deepEqual(await violations(page, heading), [], what);
}
