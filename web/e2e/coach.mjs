// First-game guides in the browser: opened, followed, and what holds for each of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { enter } from './guest.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

/** Clicked in this order: what is recommended, or anything where the guide leaves it open. */
const PICKS = ['.choice.hinted', '.choice'];

/** In the page's own words: "no", "seven", "12". */
export const NUMBER = '(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)';

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
  // what is said can be read, and the page needs no scrolling to the side
  const awry = [];
  if (document.scrollingElement.scrollWidth > innerWidth) awry.push(`“${words}” scrolls sideways`);
  for (const part of document.querySelectorAll('.coach h2, .coach p, .coach button')) {
    const { left, right, width } = part.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth + 0.5 || part.scrollWidth > Math.ceil(width) + 1)
      awry.push(`“${words}”: ${part.tagName} “${part.textContent.trim().slice(0, 30)}” is cut`);
  }
  if (new RegExp(until).test(words)) return { words, awry, there: true };
  const go = document.querySelector('.coach .go');
  // the button of the last page ends the guide
  const more = go && document.querySelector('.coach .of')?.textContent.match(/^(\d+)\D+(\d+)$/);
  const found = picks.map((selector) => document.querySelector(selector)).find(Boolean);
  const next = more && more[1] !== more[2] ? go : found;
  next?.click();
  return next ? { words, awry } : null;
}

/** Does what the guide recommends until a page bears this title or the game is over; tells all titles on the way, and
 *  what was cut (`awry`). */
export async function follow(page, until, picks = PICKS) {
  const titles = new Set(),
    awry = new Set();
  const advice = ['.coach .go', ...picks, 'dialog[open]', '[data-finale=end]'].join(', ');
  for (let n = 0; n < 900; n++) {
    await page.waitForSelector(advice);
    const done = await page.evaluate(step, [picks, until.source]);
    if (done?.words) titles.add(done.words);
    for (const fault of done?.awry ?? []) awry.add(fault);
    if (done?.over || done?.there) return { titles: [...titles], awry: [...awry], over: Boolean(done.over) };
    // until the page has taken the click
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
  }
  throw new Error(`never came to ${until}: ${[...titles].join(' / ')}`);
}

/** The windows in which a guide is followed, and in which language: each window once, so that it stays quick. */
const WINDOWS = [
  ['wide', 'en-GB'],
  ['medium', 'de-DE'],
  ['tall', 'en-GB'],
  ['narrow', 'de-DE'],
  ['low', 'de-DE'],
];
export const windows = () =>
  WINDOWS.map(([size, locale]) => {
    const [width, height] = SIZES[size];
    return { size, locale, viewport: { width, height }, hasTouch: TOUCHED.has(size) };
  });

/** The log says this; in a small window it has a tab of its own. */
export async function told(page, words, why) {
  const tab = page.locator('#tab-log');
  const docked = (await tab.count()) > 0;
  if (docked) await tab.click();
  await soonMatch(() => page.locator('.lines').last().textContent(), words, why);
  if (docked) await page.locator('#tab-choose').click();
}

/** In windows of every size, in one language or the other: the guide comes by these titles to its end (`end`), with
 *  nothing out of reach on the way, and the game goes on without it. `more`: what else is looked at there. */
export function teaches(it, game, what, lessons, { picks, more } = {}) {
  for (const { size, locale, viewport, hasTouch } of windows()) {
    const [end, words] = lessons[locale.slice(0, 2)];
    test(`teaches ${what} and lets the game go on (${locale}, ${viewport.width}x${viewport.height})`, async (t) => {
      const { context, page, faults } = await openGuide(it, game, { locale, viewport, hasTouch });
      if (size === 'wide' || size === 'narrow') await accessible(page);
      const { titles, awry } = await follow(page, end, picks);
      t.diagnostic(titles.join(' / '));
      for (const word of words) assert.ok(titles.includes(word), word);
      assert.deepEqual(awry, []);
      await more?.(page);
      while ((await page.locator('.coach').count()) > 0) await page.locator('.coach .go').click();
      await page.waitForSelector('.choice');
      await soonEqual(() => page.locator('.hinted').count(), 0);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
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
