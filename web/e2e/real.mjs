// Pictures of real games, for people to look at: node e2e/real.mjs [part of a name]. They land in shots/real/.
import { mkdirSync } from 'node:fs';
import { openBrowser } from './browser.mjs';
import { answer, asked, enter, plagueAsked, playOn, sitDown, sitDownWith } from './guest.mjs';
import { serve } from './serve.mjs';

const SIZES = { wide: [1440, 900], tall: [768, 1024], narrow: [360, 740] };
const TABLES = {
  classic: { opponents: 3 },
  big: { opponents: 5, board: 'Big Box' },
  cards: { cards: [7, 9, 10, 11, 13, 15, 21, 26], players: 6, board: 'big-box' },
  jester: { cards: [8, 12, 14, 17, 22, 31, 32, 33], players: 5, board: 'big-box' },
};
const SEED = process.env.SEED ?? '00000000000000000000000000000011';
const wanted = process.argv[2] ?? '';
const out = new URL('../shots/real/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const site = await serve(process.env.RATTUS_PAGE ?? new URL('../dist', import.meta.url).pathname);
const browser = await openBrowser();

/** A ravage is only in sight while the pieces move. */
async function ravage(page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (let n = 0; n < 60; n++) {
    const what = await page.waitForFunction(
      () =>
        document.querySelector('.struck')
          ? 'struck'
          : document.querySelector('dialog table')
            ? 'over'
            : document.querySelector('.choice')
              ? 'asked'
              : null,
      null,
      { timeout: 120_000, polling: 'raf' },
    );
    if ((await what.jsonValue()) !== 'asked') return;
    await answer(page, n);
  }
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const [name, table] of Object.entries(TABLES)) {
    if (!`${size}-${name}`.includes(wanted)) continue;
    // still only because the system asks for it: a ravage is seen as soon as that is taken back
    const options = {
      seed: SEED,
      viewport: { width, height },
      reducedMotion: 'reduce',
      moving: true,
      hasTouch: size === 'narrow',
      locale: process.env.LOCALE ?? 'en-GB',
    };
    const { cards, ...rest } = table;
    const { context, page, faults } = cards
      ? await sitDownWith(browser, site.url, cards, { ...options, ...rest })
      : await enter(browser, site.url, options);
    const shot = (part) => page.screenshot({ path: `${out}${size}-${name}-${part}.png` });
    if (!cards) await sitDown(page, table);
    await asked(page);
    await page.evaluate(() => document.fonts.ready);
    await shot('1-placement');
    let turns = 0;
    await playOn(page, (words) => /take a card/i.test(words) && ++turns > 5);
    await shot('2-action');
    await playOn(page, plagueAsked);
    await page.waitForSelector('.choice .percent');
    await shot('3-plague');
    await ravage(page);
    await shot('4-ravage');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playOn(page);
    await shot('5-end');
    await page.locator('dialog').getByRole('button', { name: 'Look at the board' }).click();
    await shot('6-over');
    if (faults.length > 0) console.log(`${size}-${name}:`, faults.join('\n'));
    await context.close();
  }
}
await browser.close();
await site.close();
