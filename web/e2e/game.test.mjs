// The built page with the real engine, under a strict content policy: one click to a whole game, also without a network.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { complaints, openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const dist = new URL('../dist/', import.meta.url).pathname;
const engine = existsSync(new URL('../src/wasm/rattus.wasm', import.meta.url));
let browser, site;

before(async () => {
  assert.ok(existsSync(`${dist}index.html`), 'Build the page first: npm run build');
  site = await serve(dist);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Answers every question with some option, now from the buttons, now from the map, until the result is there. */
async function playOut(page, minutes = 4) {
  const end = Date.now() + minutes * 60_000;
  let choices = 0;
  while (Date.now() < end) {
    if (await page.locator('dialog table').count() > 0) return choices;
    const open = page.locator('.choice');
    const count = await open.count();
    if (count === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    const regions = page.locator('.region.choosable');
    const onMap = choices % 3 === 0 && (await regions.count()) > 0;
    const pick = (n) => (choices * 7 + 3) % n;
    if (onMap) await regions.nth(pick(await regions.count())).dispatchEvent('click');
    else await open.nth(pick(count)).click({ timeout: 2000 }).catch(() => {});
    choices++;
  }
  throw new Error(`The game was not over after ${choices} choices.`);
}

async function enter(context) {
  const page = await context.newPage();
  const faults = complaints(page);
  await page.goto(site.url);
  await page.waitForSelector('.play');
  return { page, faults };
}

test('the page keeps to the content policy', async () => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const { page, faults } = await enter(context);
  await page.evaluate(() => document.fonts.ready);
  assert.deepEqual(faults, []);
  await context.close();
});

test('one click starts a game, and it can be played to the last point', { skip: !engine && 'engine not built' }, async () => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const { page, faults } = await enter(context);
  await page.getByText('Choose the table').click();
  await page.getByText('Novice').click();
  await page.locator('.play').click();
  await page.waitForSelector('.map svg.board');
  const choices = await playOut(page);
  assert.ok(choices > 10, `${choices} choices`);
  assert.equal(await page.locator('dialog tbody tr').count(), 4);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download record' }).last().click()]);
  assert.match(download.suggestedFilename(), /\.json$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('after the first load no network is needed', { skip: !engine && 'engine not built' }, async () => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const { page } = await enter(context);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.play').click();
  await page.waitForSelector('.choice', { timeout: 60_000 });
  await context.close();
});
