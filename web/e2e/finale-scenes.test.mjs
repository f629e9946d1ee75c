// The final ravaging on the screen, at all sizes: staged, within reach, and left at any time. Its clock is moved here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { complaints, device } from './browser.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);

async function open(board, { players, ...options } = {}) {
  const context = await device(it.browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${it.url}?scene=finale&board=${board}${players ? `&players=${players}` : ''}`);
  await page.clock.runFor(500);
  await page.waitForSelector('.choice');
  await page.locator('.choice').first().dispatchEvent('click');
  return { context, page, faults: complaints(page) };
}
/** Moves the clock until the page shows this. */
async function until(page, selector) {
  for (let n = 0; n < 900 && (await page.locator(selector).count()) === 0; n++) await page.clock.runFor(200);
  await page.locator(selector).first().waitFor({ state: 'attached' });
}
const END = '[data-finale=end]';

for (const [width, height, board, locale] of [
  [1440, 900, 'classic', 'en-GB'],
  [1024, 768, 'big-box', 'de-DE'],
  [768, 1024, 'big-box', 'en-GB'],
  [360, 740, 'classic', 'de-DE'],
  [844, 390, 'classic', 'de-DE'],
]) {
  test(`is staged and stays within reach at ${width}x${height} (${board}, ${locale})`, async () => {
    const { context, page, faults } = await open(board, {
      viewport: { width, height },
      locale,
      hasTouch: width < 400 || height < 400,
    });
    await until(page, '.finale .minus');
    // a line to whoever is struck, his loss, the way through the regions
    assert.ok((await page.locator('.finale .lines .ring').count()) > 0);
    assert.equal(await page.locator('.track li').count(), board === 'classic' ? 12 : 17);
    assert.equal(await page.locator('.track li.here').count(), 1);
    const reach = await page.locator(`${END}, .pace button`).evaluateAll((all) =>
      all.map((button) => {
        const { x, y, width: w, height: h } = button.getBoundingClientRect();
        return h >= 43.5 && button.contains(document.elementFromPoint(x + w / 2, y + h / 2));
      }),
    );
    assert.deepEqual(reach, [true, true]);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing scrolls sideways',
    );
    await accessible(page, 'the finale');
    // a click beside the button is no end of it
    await page.locator('.map').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(400);
    assert.equal(await page.locator(END).count(), 1);
    await page.locator(END).click();
    await until(page, 'dialog table');
    assert.equal(await page.locator('.finale').count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

/** In the page: what the token, its words and those who have fallen cover of each other, of who is struck, and of the
 *  safe haven. */
function overlaps() {
  const all = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => [selector, one.getBoundingClientRect()]);
  const over = ([, a], [, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  const clear = [
    ...all('[data-place=haven]'),
    ...all('.finale .ring'),
    ...all('.finale .minus'),
    ...all('.finale .fall'),
  ];
  return [...all('.finale .turn'), ...all('.finale .token p')].flatMap((part) =>
    clear.filter((other) => over(part, other)).map((other) => `${part[0]} over ${other[0]}`),
  );
}

for (const [width, height, players, locale] of [
  [1440, 900, 2, 'de-DE'],
  [1440, 900, 6, 'en-GB'],
  [844, 390, 6, 'de-DE'],
  [844, 390, 2, 'en-GB'],
  [360, 740, 6, 'en-GB'],
  [360, 740, 2, 'de-DE'],
]) {
  test(`the token covers neither those struck nor the haven, ${players} players, ${width}x${height}`, async () => {
    const { context, page, faults } = await open('classic', { players, viewport: { width, height }, locale });
    await until(page, '.finale .minus');
    // the map learns of its size at a picture of the browser's own, which the clock of the page does not move
    await page.waitForFunction(`(${overlaps})().length === 0`, null, { timeout: 10_000 }).catch(() => {});
    assert.deepEqual(await page.evaluate(overlaps), []);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing scrolls sideways',
    );
    if (width > 1000) {
      // what has been revealed scrolls behind the tools, and does not show through them
      const tools = page.locator('aside.left > :last-child');
      assert.notEqual(await tools.evaluate((one) => getComputedStyle(one).backgroundImage), 'none');
      assert.ok(
        await tools
          .locator('button')
          .last()
          .evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight),
      );
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('only the card by which a symbol strikes is lit; keys reach both buttons; every loss is heard', async () => {
  const { context, page, faults } = await open('classic');
  await until(page, '.rail li.lit');
  assert.equal(await page.locator('.rail li.lit').count(), 1);
  assert.equal(await page.locator('.rail li.dim').count(), 5);
  assert.ok((await page.locator('.losing').count()) > 0);
  await page.locator('.panel h2').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.pace [aria-pressed=true]').count(), 1);
  await page.keyboard.press('Tab');
  assert.ok(await page.locator(END).evaluate((button) => button === document.activeElement));
  await until(page, '.track li:last-child.here');
  assert.match(await page.locator('.corner [role=log]').innerText(), /lost \d citizens? in Russia/);
  await page.keyboard.press('Escape');
  await until(page, 'dialog table');
  assert.deepEqual(faults, []);
  await context.close();
});
