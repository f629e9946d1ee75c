// The first turn, with all cards to be had: none of them lies behind the buttons at the foot of what is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soonEqual } from './eventually.mjs';
import { enter } from './guest.mjs';
import { withSite } from './site.mjs';
import { LOCALES, SIZES } from './sizes.mjs';

const SEED = '00000000000000000000000000000007';
const it = withSite();

/** In the page: the answers of which something else lies over the middle. */
const covered = () =>
  [...document.querySelectorAll('[data-part=prompt] .choice')]
    .filter((choice) => {
      const { left, top, width, height } = choice.getBoundingClientRect();
      return !choice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map((choice) => choice.textContent.trim());

for (const size of ['wide', 'laptop', 'medium'])
  for (const locale of LOCALES)
    test(`every answer of the first turn is in sight (${locale}, ${SIZES[size].join('x')})`, async () => {
      const [width, height] = SIZES[size];
      const { context, page, faults } = await enter(it.browser, it.url, {
        reducedMotion: 'reduce',
        seed: SEED,
        locale,
        viewport: { width, height },
      });
      await page.locator('.play').click();
      await page.waitForSelector('.choice');
      while ((await page.locator('.choice.take').count()) === 0) {
        await page.locator('.choice').first().click();
        await page.waitForSelector('.choice');
      }
      assert.equal(await page.locator('.choice.take').count(), 6);
      await soonEqual(() => page.evaluate(covered).then((found) => found.join('; ')), '');
      assert.deepEqual(faults, []);
      await context.close();
    });
