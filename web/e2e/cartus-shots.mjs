// Pictures of the prepared scenes of the card game, for people to look at: node e2e/cartus-shots.mjs [name]... They
// land in shots/cartus/. LOCALE=de-DE takes them in German.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { complaints, device, openBrowser } from './browser.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

const SCENES = ['play', 'enter', 'supply', 'look', 'give', 'hospital', 'action', 'victim', 'resolve', 'end', 'dead'];
const locale = process.env.LOCALE ?? 'en-GB';
const wanted = process.argv.slice(2);
const out = new URL('../shots/cartus/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });

const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
const url = server.resolvedUrls.local[0];
const browser = await openBrowser();
for (const [size, [width, height]] of Object.entries(SIZES)) {
  const context = await device(browser, {
    viewport: { width, height },
    locale,
    hasTouch: TOUCHED.has(size),
    reducedMotion: 'reduce',
  });
  for (const scene of [...SCENES, 'play-big']) {
    const name = `${size}-${scene}${locale.startsWith('de') ? '-de' : ''}`;
    if (wanted.length > 0 && !wanted.some((w) => name.includes(w))) continue;
    const page = await context.newPage();
    const faults = complaints(page);
    await page.goto(
      `${url}?scene=cartus-${scene.replace('-big', '')}${scene.endsWith('-big') ? '&board=big-box' : ''}`,
    );
    await page.waitForSelector(['end', 'dead'].includes(scene) ? 'dialog table' : '[data-part=row] li');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${out}${name}.png` });
    const [wide, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    if (wide > view) faults.push(`${wide} pixels wide in a window of ${view}`);
    if (faults.length > 0) console.log(`${name}:`, faults.join('\n'));
    await page.close();
  }
  await context.close();
}
await browser.close();
await server.close();
