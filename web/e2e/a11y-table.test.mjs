// No violation of accessibility rules on the table and its sheets, in both languages, at three widths.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { soonEqual } from './eventually.mjs';
import { answer, asked, enter, plagueAsked, playOn } from './guest.mjs';
import { withSite } from './site.mjs';
import { inTurn, SIZES } from './sizes.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const closed = (page) => page.waitForSelector('dialog', { state: 'detached' });

for (const [[width, height], locale] of inTurn([SIZES.wide, SIZES.tall, SIZES.narrow])) {
  test(`table and sheets, ${locale}, ${width} wide`, async () => {
    const { context, page, faults } = await enter(it.browser, it.url, {
      reducedMotion: 'reduce',
      seed: SEED,
      locale,
      viewport: { width, height },
    });
    const sound = (what) => accessible(page, what);
    await page.locator('.play').click();
    await page.waitForSelector('.choice');
    await sound('placement');
    for (let n = 0; n < 9; n++) {
      await asked(page);
      await answer(page, n);
    }
    await asked(page);
    await sound('a turn');
    // on to a question about regions: only there one that cannot be chosen has a reason of its own
    await playOn(page, plagueAsked);
    await page.keyboard.press('o');
    await page.waitForSelector('[data-odds]');
    await page.locator('[data-region]').first().focus();
    await page.waitForSelector('.info');
    await sound('odds and details of a region');
    await page.keyboard.press('o');
    await page.waitForSelector('[data-odds]', { state: 'detached' });
    await page.locator('[data-region]:not(.choosable), .rail .main[aria-disabled=true]').first().dispatchEvent('click');
    await page.waitForSelector('.refused', { state: 'attached' });
    await sound('after choosing what cannot be chosen');
    for (const key of ['?', 't', 'b', 'r']) {
      await page.keyboard.press(key);
      await page.waitForSelector('dialog h2');
      await sound(`the sheet of ${key}`);
      if (key === 'r') {
        await page.locator('dialog nav .cards button').first().click();
        await page.waitForSelector('dialog article');
        await sound('a card');
        await page.locator('dialog article button').first().click();
        await page.waitForSelector('dialog article', { state: 'detached' });
        await page.waitForSelector('dialog .text');
        await sound('a clause');
      }
      await page.keyboard.press('Escape');
      await closed(page);
    }
    for (const tab of await page.locator('[role=tab]').all()) {
      await tab.click();
      await soonEqual(() => tab.getAttribute('aria-selected'), 'true');
      await sound(`the tab ${await tab.innerText()}`);
    }
    if (width < 700) await page.locator('[role=tab]').first().click();
    if (width !== 768) {
      await playOn(page);
      await sound('the result');
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}
