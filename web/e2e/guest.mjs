// Somebody who plays the page as people do: looks at what is offered and clicks it.
import { complaints } from './browser.mjs';

/** Opens the first page. `seed` makes the same game each time; `moving` lets pieces move as soon as the system allows it. */
export async function enter(browser, url, { seed, moving, ...options } = {}) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, ...options });
  if (moving) await context.addInitScript(() => localStorage.setItem('rattus-settings', '{"speed":"normal"}'));
  const page = await context.newPage();
  const faults = complaints(page);
  await page.goto(seed ? `${url}?seed=${seed}` : url);
  await page.waitForSelector('.play');
  return { context, page, faults };
}

/** Sits down at a table of one's choice; resolves when the map is there. */
export async function sitDown(page, { opponents = 3, level = 'Novice', board = 'Classic' } = {}) {
  await page.locator('summary').click();
  await page.locator('label', { hasText: board }).click();
  await page.locator('label', { hasText: new RegExp(`^${opponents}$`) }).click();
  await page.locator('label', { hasText: level }).click();
  await page.locator('.play').click();
  await page.waitForSelector('.map svg.board');
}

/** Waits for a question or the result; tells which. */
export async function asked(page, timeout = 60_000) {
  const found = await page.waitForFunction(
    () => (document.querySelector('dialog table') ? 'over' : document.querySelector('.choice') ? 'asked' : null),
    null, { timeout, polling: 'raf' });
  return found.jsonValue();
}

/** What is asked, in the words of the page. */
export const question = (page) => page.locator('.prompt h2').innerText();

/** Clicks one of the options, now as a button, now on the map. The question goes from the page at once. */
export async function answer(page, nth) {
  const regions = page.locator('.region.choosable');
  const onMap = nth % 3 === 0 && (await regions.count()) > 0;
  const all = onMap ? regions : page.locator('.choice');
  const one = all.nth((nth * 7 + 3) % (await all.count()));
  await (onMap ? one.dispatchEvent('click') : one.click());
}

/** Plays until `enough(question)` says so, or the game is over; tells how many questions there were. */
export async function playOn(page, enough = () => false) {
  for (let count = 0; ; count++) {
    if (await asked(page) === 'over' || await enough(await question(page))) return count;
    await answer(page, count);
  }
}
