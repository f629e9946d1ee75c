// Pictures of the final ravaging, for people to look at: node e2e/finale-shots.mjs [part of a name]. They land in
// shots/finale/. Its pace is that of a clock which this program moves.
import { mkdirSync } from 'node:fs';
import { complaints, device, openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const SIZES = { wide: [1440, 900], medium: [1024, 768], tall: [768, 1024], narrow: [360, 740], flat: [844, 390] };
const wanted = process.argv[2] ?? '';
const out = new URL('../shots/finale/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
// a build that can show scenes: vite build --mode development
const site = await serve(process.env.RATTUS_SCENES ?? new URL('../dist', import.meta.url).pathname);
const browser = await openBrowser();
const MOMENTS = {
  opening: '.panel .told',
  aim: '.finale .ring',
  fall: '.finale .minus',
  card: 'li.lit',
  late: '.track li:nth-last-child(4).here ~ li',
  done: '.panel .told',
};

for (const locale of ['en-GB', 'de-DE']) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const board of ['classic', 'big-box', 'two']) {
      const name = `${size}-${board}-${locale.slice(0, 2)}`;
      if (!name.includes(wanted)) continue;
      const context = await device(browser, {
        locale,
        viewport: { width, height },
        hasTouch: height < 400 || width < 400,
        reducedMotion: process.env.MOVING ? 'no-preference' : 'reduce',
      });
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(`${site.url}?scene=finale&board=${board}`);
      await page.clock.runFor(1000);
      await page.waitForSelector('.choice');
      await page.evaluate(() => document.fonts.ready);
      await page.locator('.choice').first().dispatchEvent('click');
      for (const [moment, selector] of Object.entries(MOMENTS)) {
        for (let n = 0; n < 900 && (await page.locator(selector).count()) === 0; n++) await page.clock.runFor(180);
        await page.waitForSelector(selector, { state: 'attached' });
        await page.clock.runFor(16);
        await page.screenshot({ path: `${out}${name}-${moment}.png` });
        if (moment === 'opening') await page.clock.runFor(2100);
      }
      if (complaints(page).length > 0) console.log(`${name}:`, complaints(page).join('\n'));
      await context.close();
    }
  }
}
await browser.close();
await site.close();
