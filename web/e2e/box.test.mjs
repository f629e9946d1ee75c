// All modules of the big box with the real engine: whole set-ups for the taking, and whole games with everything on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soonMatch } from './eventually.mjs';
import { asked, answer, enter, log, sitDownAt } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const ALL = 'modules=upgrades-region-cards-universities-guilds-inns';
const SEED = '00000000000000000000000000000009';

test('a tap lays the whole box, with the cards that its modules need', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await page.goto(`${it.url}new?players=4`);
  await page.locator('[data-preset=whole]').click();
  for (const module of ['upgrades', 'region-cards', 'universities', 'guilds', 'inns'])
    assert.equal(await page.locator(`input[data-module=${module}]`).isChecked(), true, module);
  await soonMatch(() => page.locator('main').innerText(), /Guild Master[\s\S]*Inn Keeper/);
  assert.equal(await page.locator('form .main:not([type=button])').getAttribute('aria-disabled'), 'false');
  await page.locator('[data-preset=two]').click();
  assert.equal(await page.locator('input[data-module=guilds]').isChecked(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

/** A whole game: the guild board and the inns are used whenever that can be, everything else is answered in turn. What
 *  was seen on the table: citizens on spaces of the guild board, a page that is too wide. */
async function play(page, query) {
  await sitDownAt(page, `${it.url}new?board=big-box&${ALL}&${query}&seed=${SEED}`);
  const seen = { guests: 0, wide: 0 };
  for (let n = 0; (await asked(page)) !== 'over'; n++) {
    seen.guests = Math.max(seen.guests, await page.locator('[data-space][data-seat]').count());
    const [inner, whole] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    seen.wide = Math.max(seen.wide, whole - inner);
    const use = page.locator('.choice', { hasText: /Use the (Guild|Inn)/ });
    if ((await use.count()) > 0) await use.first().click();
    else await answer(page, n);
  }
  return seen;
}

const TABLES = [
  ['English, wide, six players', { viewport: { width: 1440, height: 900 } }, 'players=6&cards=3-6-12-20-23-24-29-30'],
  ['English, a telephone', { viewport: { width: 360, height: 740 } }, 'players=3&cards=1-6-20-25-29-30'],
];
for (const [name, options, query] of TABLES)
  test(`a whole game with everything: ${name}`, async (t) => {
    const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce', ...options });
    const seen = await play(page, query);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    const lines = await log(page);
    t.diagnostic(`${lines.length} lines, ${JSON.stringify(seen)}`);
    assert.equal(seen.wide, 0, 'nothing needs sideways scrolling');
    assert.ok(lines.some((line) => /Event: /.test(line)));
    assert.deepEqual(
      lines.filter((line) => /undefined|\bD-[A-Z]|guild-|city-|university-|event-/.test(line)),
      [],
    );
    assert.deepEqual(faults, []);
    await context.close();
  });
