// Pictures of the class cards beyond the first six, for people to look at: node e2e/cards-shots.mjs [part of a name].
// They land in shots/cards/.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { complaints, device, openBrowser } from './browser.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

const SCENES = ['pieces', 'walls', 'block', 'loss', 'caravan', 'owner', 'courier', 'aim', 'aimhaven', 'haven', 'fall'];
const wanted = process.argv[2] ?? '';
const out = new URL('../shots/cards/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, hmr: { overlay: false } },
  logLevel: 'error',
});
await server.listen();
const url = server.resolvedUrls.local[0];
const browser = await openBrowser();
for (const locale of (process.env.LOCALE ?? 'en-GB,de-DE').split(',')) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    const context = await device(browser, {
      viewport: { width, height },
      locale,
      hasTouch: TOUCHED.has(size),
      reducedMotion: 'reduce',
    });
    for (const scene of SCENES) {
      for (const board of ['classic', 'big-box']) {
        const title = `${locale.slice(0, 2)}-${size}-${board}-${scene}`;
        if (!title.includes(wanted)) continue;
        const page = await context.newPage();
        const faults = complaints(page);
        await page.goto(`${url}?scene=${scene}&board=${board}`);
        await page.waitForSelector('.map');
        await page.waitForSelector('.choice, [data-chart]');
        await page.evaluate(() => document.fonts.ready);
        if (scene === 'courier') {
          await page.locator('[data-region=hungaria]').dispatchEvent('click');
          await page.waitForSelector('[data-owner]');
        }
        await page.waitForTimeout(600);
        await page.screenshot({ path: `${out}${title}.png` });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wider > 0) console.log(`${title}: ${wider} px too wide`);
        if (faults.length > 0) console.log(`${title}:`, faults.join('\n'));
        await page.close();
      }
    }
    await context.close();
  }
}
await browser.close();
await server.close();
