// Pictures of the table with goods and coins, for people to look at: node e2e/mercatus-shots.mjs [part of a name]. They
// land in shots/mercatus/. A sale is left as it is told; its clock is moved here.
import { mkdirSync } from 'node:fs';
import { complaints, device, openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

const wanted = process.argv[2] ?? '';
const out = process.env.SHOTS ?? new URL('../shots/mercatus/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
// a build that can show scenes: vite build --mode development
const site = await serve(process.env.RATTUS_SCENES ?? new URL('../dist', import.meta.url).pathname);
const browser = await openBrowser();

const sell = async (page, lines) => {
  await page.locator('.choice').first().dispatchEvent('click');
  await page.clock.runFor(600);
  for (let n = 0; n < 200 && (await page.locator('.sale ol > li:not(.ahead)').count()) < lines; n++)
    await page.clock.runFor(100);
  await page.waitForTimeout(1500);
};
const tab = (name) => async (page) => {
  if ((await page.locator(`#tab-${name}`).count()) > 0) await page.locator(`#tab-${name}`).click();
};
const look = async (page) => {
  await page.locator('.choice').nth(1).hover();
  await page.locator('.choice').nth(1).focus();
};
/** What is looked at: a scene, and what is done there. */
const VIEWS = {
  free: ['goods-free'],
  plate: ['goods-free', look],
  shelf: ['goods-free', tab('shelf')],
  players: ['goods-free', tab('players')],
  cards: ['goods-free', tab('cards')],
  action: ['goods-action'],
  put: ['goods-put'],
  buy: ['goods-buy'],
  deacon: ['goods-deacon'],
  hand: ['goods-hand'],
  sale: ['goods-sale', (page) => sell(page, 3)],
  many: ['goods-many'],
  'many-sale': ['goods-many', (page) => sell(page, 4)],
  'many-players': ['goods-many', tab('players')],
  final: ['goods-final'],
  over: ['goods-final', (page) => sell(page, 2)],
};

for (const locale of (process.env.LOCALE ?? 'en-GB,de-DE').split(',')) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const [view, [scene, act]] of Object.entries(VIEWS)) {
      const name = `${size}-${view}-${locale.slice(0, 2)}`;
      if (!new RegExp(wanted).test(name)) continue;
      const context = await device(browser, {
        locale,
        viewport: { width, height },
        hasTouch: TOUCHED.has(size),
        reducedMotion: process.env.MOVING ? 'no-preference' : 'reduce',
      });
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(`${site.url}?scene=${scene}`);
      await page.waitForSelector('.choice');
      await page.evaluate(() => document.fonts.ready);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(1000);
      await act?.(page);
      await page.clock.runFor(400);
      await page.screenshot({ path: `${out}${name}.png` });
      if (complaints(page).length > 0) console.log(`${name}:`, complaints(page).join('\n'));
      await context.close();
    }
  }
}
await browser.close();
await site.close();
