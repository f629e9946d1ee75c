// Pictures of the prepared scenes, for people to look at: npm run shots [-- name]. They land in shots/.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { complaints, openBrowser } from './browser.mjs';

const SIZES = { wide: [1440, 900], medium: [1024, 768], tall: [768, 1024], narrow: [360, 740] };
const SCENES = [
  ['start', ''], ['plague', 'scene=plague'], ['action', 'scene=action'], ['ravage', 'scene=ravage'], ['end', 'scene=end'],
  ['big-plague', 'scene=plague&board=big-box'], ['big-action', 'scene=action&board=big-box'],
];

const wanted = process.argv[2];
const out = new URL('../shots/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const server = await createServer({ root: new URL('..', import.meta.url).pathname, server: { port: 4179 }, logLevel: 'error' });
await server.listen();
const browser = await openBrowser();
for (const [size, [width, height]] of Object.entries(SIZES)) {
  const context = await browser.newContext({ viewport: { width, height }, locale: process.env.LOCALE ?? 'en-GB', hasTouch: size === 'narrow' });
  for (const [name, query] of SCENES) {
    if (wanted && !`${size}-${name}`.includes(wanted)) continue;
    const page = await context.newPage();
    const faults = complaints(page);
    await page.goto(`http://localhost:4179/?${query}`);
    await page.waitForSelector(name === 'start' ? '.play' : '.map');
    await page.evaluate(() => document.fonts.ready);
    if (name === 'ravage') {
      await page.waitForTimeout(500);
      await page.locator('.choice').first().click();
      await page.waitForSelector('.struck');
    } else await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}${size}-${name}.png` });
    if (faults.length > 0) console.log(`${size}-${name}:`, faults.join('\n'));
    await page.close();
  }
  await context.close();
}
await browser.close();
await server.close();
