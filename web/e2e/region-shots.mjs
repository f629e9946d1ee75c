// Pictures of the table with region cards and upgrades, for people to look at: node e2e/region-shots.mjs [part of a
// name]. They land in shots/regions/.
import { mkdirSync } from 'node:fs';
import { complaints, device, openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

const wanted = process.argv[2] ?? '';
const out = process.env.SHOTS ?? new URL('../shots/regions/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
// a build that can show scenes: vite build --mode development
const site = await serve(process.env.RATTUS_SCENES ?? new URL('../dist', import.meta.url).pathname);
const browser = await openBrowser();

const tab = (name) => async (page) => {
  if ((await page.locator(`#tab-${name}`).count()) > 0) await page.locator(`#tab-${name}`).click();
};
const piles = async (page) => {
  if ((await page.locator('#tab-shelf').count()) > 0) await page.locator('#tab-shelf').click();
  else await page.locator('.drawers button').first().click();
};
/** What is looked at: a scene, and what is done there. */
const VIEWS = {
  protect: ['regions-protect'],
  wanted: ['regions-protect', (page) => page.locator('[data-region-card="egypt:any"]').first().click()],
  card: ['regions-card'],
  none: ['regions-none'],
  many: ['regions-many'],
  others: ['regions-others'],
  astronomer: ['regions-astronomer'],
  explorer: ['regions-explorer'],
  action: ['regions-action'],
  piles: ['regions-action', piles],
  players: ['regions-protect', tab('players')],
  cards: ['regions-others', tab('cards')],
  tiles: ['tiles-action'],
  alchemist: ['tiles-alchemist'],
  lent: ['tiles-lent', tab('cards')],
  both: ['tiles-protect'],
  'all-tiles': [
    'tiles-action',
    async (page) => {
      if ((await page.locator('#tab-shelf').count()) > 0) await page.locator('#tab-shelf').click();
      else await page.getByRole('button', { name: /^(Tiles|Ausbau)/ }).click();
    },
  ],
  final: ['regions-final', (page) => page.locator('.choice.end').first().dispatchEvent('click')],
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
      await page.waitForSelector('[data-place=seat-1] .held');
      await page.evaluate(() => document.fonts.ready);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(1000);
      await act?.(page);
      await page.clock.runFor(1000);
      await page.screenshot({ path: `${out}${name}.png` });
      if (complaints(page).length > 0) console.log(`${name}:`, complaints(page).join('\n'));
      await context.close();
    }
  }
}
await browser.close();
await site.close();
