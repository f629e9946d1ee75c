// Pictures of the prepared scenes, for people to look at: npm run shots [-- part of a name]... They land in shots/.
// LOCALE=de-DE takes them in German.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { complaints, device, openBrowser } from './browser.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

const SCENES = {
  start: '',
  plague: 'scene=plague',
  action: 'scene=action',
  end: 'scene=end',
  'plague-2': 'scene=plague&players=2',
  'plague-6': 'scene=plague&players=6',
  'action-6': 'scene=action&players=6',
  'big-plague': 'scene=plague&board=big-box',
  'big-action': 'scene=action&board=big-box',
  ravage: 'scene=ravage',
};
const locale = process.env.LOCALE ?? 'en-GB';
const wanted = process.argv.slice(2);
const out = new URL('../shots/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, hmr: { overlay: false } },
  logLevel: 'error',
});
await server.listen();
const url = server.resolvedUrls.local[0];
const browser = await openBrowser();
for (const [size, [width, height]] of Object.entries(SIZES)) {
  const context = await device(browser, { viewport: { width, height }, locale, hasTouch: TOUCHED.has(size) });
  for (const [scene, query] of Object.entries(SCENES)) {
    const name = `${size}-${scene}${locale.startsWith('de') ? '-de' : ''}`;
    if (wanted.length > 0 && !wanted.some((w) => name.includes(w))) continue;
    const page = await context.newPage();
    const faults = complaints(page);
    await page.emulateMedia({ reducedMotion: scene === 'ravage' ? 'no-preference' : 'reduce' });
    await page.goto(`${url}?${query}`);
    await page.waitForSelector(scene === 'start' ? '.play' : scene === 'end' ? 'dialog table' : '.map svg.board');
    await page.evaluate(() => document.fonts.ready);
    if (scene === 'ravage') {
      await page.locator('.choice').first().click();
      await page.waitForSelector('.struck');
    }
    await page.screenshot({ path: `${out}${name}.png` });
    if (faults.length > 0) console.log(`${name}:`, faults.join('\n'));
    await page.close();
  }
  await context.close();
}
await browser.close();
await server.close();
