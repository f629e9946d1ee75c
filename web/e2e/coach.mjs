// First-game guides in the browser: opened, followed, and what holds for each of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual } from './eventually.mjs';
import { enter } from './guest.mjs';

/** Clicked in this order: what is recommended, or anything where the guide leaves it open. */
const PICKS = ['.choice.hinted', '.choice'];

export const title = (page) => page.locator('.coach h2').innerText();

/** `game`: as an address names the guide. */
export async function openGuide(it, game, options = {}) {
  const entered = await enter(it.browser, it.url, { reducedMotion: 'reduce', ...options });
  await entered.page.goto(`${it.url}guide?game=${game}`);
  await entered.page.waitForSelector('.coach');
  return entered;
}

/** In the page: the next thing that the guide recommends is clicked; tells which page of it was there, or that it is
 *  over. */
function step([picks, until]) {
  document.querySelector('[data-finale=end]')?.click();
  if (document.querySelector('dialog[open]')) return { over: true };
  const words = document.querySelector('.coach h2')?.textContent;
  if (!words) return null;
  if (new RegExp(until).test(words)) return { words, there: true };
  const go = document.querySelector('.coach .go');
  // the button of the last page ends the guide
  const more = go && document.querySelector('.coach .of')?.textContent.match(/^(\d+)\D+(\d+)$/);
  const found = picks.map((selector) => document.querySelector(selector)).find(Boolean);
  const next = more && more[1] !== more[2] ? go : found;
  next?.click();
  return next ? { words } : null;
}

/** Does what the guide recommends until a page bears this title or the game is over; tells all titles on the way. */
export async function follow(page, until, picks = PICKS) {
  const titles = new Set();
  const advice = ['.coach .go', ...picks, 'dialog[open]', '[data-finale=end]'].join(', ');
  for (let n = 0; n < 900; n++) {
    await page.waitForSelector(advice);
    const done = await page.evaluate(step, [picks, until.source]);
    if (done?.words) titles.add(done.words);
    if (done?.over || done?.there) return { titles: [...titles], over: Boolean(done.over) };
    // until the page has taken the click
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
  }
  throw new Error(`never came to ${until}: ${[...titles].join(' / ')}`);
}

/** In both languages, on a computer and a phone: the guide comes by these titles to its end (`end`), and the game goes
 *  on without it. `more`: what else is looked at there. */
export function teaches(it, game, what, lessons, { picks, more } = {}) {
  for (const [locale, viewport, end, words] of [
    ['en-GB', { width: 1440, height: 900 }, ...lessons.en],
    ['de-DE', { width: 360, height: 740 }, ...lessons.de],
  ])
    test(`teaches ${what} and lets the game go on (${locale}, ${viewport.width}x${viewport.height})`, async (t) => {
      const { context, page, faults } = await openGuide(it, game, { locale, viewport });
      await accessible(page);
      const { titles } = await follow(page, end, picks);
      t.diagnostic(titles.join(' / '));
      for (const word of words) assert.ok(titles.includes(word), word);
      await more?.(page);
      assert.ok(
        await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth),
        'nothing scrolls sideways',
      );
      while ((await page.locator('.coach').count()) > 0) await page.locator('.coach .go').click();
      await page.waitForSelector('.choice');
      await soonEqual(() => page.locator('.hinted').count(), 0);
      assert.deepEqual(faults, []);
      await context.close();
    });
}

/** Where a table with a module is set up its guide can be had; it begins with that title. */
export function offered(it, game, what, query, begins) {
  test(`is to be had where a table with ${what} is set up`, async () => {
    const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
    await page.goto(`${it.url}new?players=4&modules=${game}&${query}`);
    await page.locator(`[data-about=${game}] summary`).click();
    await page.getByRole('link', { name: 'Learn it step by step' }).click();
    await soonEqual(() => title(page), begins);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
