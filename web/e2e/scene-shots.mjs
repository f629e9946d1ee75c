// Pictures of prepared scenes, for people to look at, in every size and language. LOCALE names the languages, SHOTS
// another folder than `shots/`, RATTUS_SCENES a build that can show scenes: vite build --mode development.
import { mkdirSync } from 'node:fs';
import { complaints, device, openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

export const tab = (name) => async (page) => {
  if ((await page.locator(`#tab-${name}`).count()) > 0) await page.locator(`#tab-${name}`).click();
};

/** `views`: by name, a scene and what is done there, its clock moved here. `ready`: then it is there. The first
 *  argument of the program: part of a picture's name, all others are left out. */
export async function shoot(folder, views, ready) {
  const wanted = process.argv[2] ?? '';
  const out = process.env.SHOTS ?? new URL(`../shots/${folder}/`, import.meta.url).pathname;
  mkdirSync(out, { recursive: true });
  const site = await serve(process.env.RATTUS_SCENES ?? new URL('../dist', import.meta.url).pathname);
  const browser = await openBrowser();
  const all = (process.env.LOCALE ?? 'en-GB,de-DE')
    .split(',')
    .flatMap((locale) =>
      Object.keys(SIZES).flatMap((size) =>
        Object.entries(views).map(([view, [scene, act]]) => ({ locale, size, scene, act, name: `${size}-${view}` })),
      ),
    );
  for (const { locale, size, scene, act, name } of all) {
    const title = `${name}-${locale.slice(0, 2)}`;
    if (!new RegExp(wanted).test(title)) continue;
    const [width, height] = SIZES[size];
    const context = await device(browser, {
      locale,
      viewport: { width, height },
      hasTouch: TOUCHED.has(size),
      reducedMotion: process.env.MOVING ? 'no-preference' : 'reduce',
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.url}?scene=${scene}`);
    await page.waitForSelector(ready);
    await page.evaluate(() => document.fonts.ready);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(1000);
    await act?.(page);
    await page.clock.runFor(1000);
    // whatever takes a moment to change has changed
    const animations = process.env.MOVING ? 'allow' : 'disabled';
    await page.screenshot({ path: `${out}${title}.png`, animations });
    if (complaints(page).length > 0) console.log(`${title}:`, complaints(page).join('\n'));
    await context.close();
  }
  await browser.close();
  await site.close();
}
