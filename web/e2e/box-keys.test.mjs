// A table with everything on is for everybody: by the keyboard alone, with nothing that keeps a screen reader out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual } from './eventually.mjs';
import { enter, log, sitDownAt } from './guest.mjs';
import { focused, playByKeys } from './keys.mjs';
import { seeded } from './random.mjs';
import { withSite } from './site.mjs';
import { inTurn, SIZES } from './sizes.mjs';

const it = withSite();
const RANDOM = Number(process.env.KEYS_SEED ?? 19);
const TABLE =
  'board=big-box&modules=upgrades-region-cards-universities-guilds-inns&players=3&cards=1-6-20-24-29-30' +
  '&seed=00000000000000000000000000000011';
const still = { reducedMotion: 'reduce' };

test('a whole game with everything by keyboard alone; the focus is never lost', async (t) => {
  t.diagnostic(`KEYS_SEED=${RANDOM}`);
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await sitDownAt(page, `${it.url}new?${TABLE}`);
  const lost = [];
  await playByKeys(page, seeded(RANDOM), async (count) => {
    if ((await focused(page)) === 'nothing') lost.push(count);
  });
  assert.deepEqual(lost, []);
  await page.getByRole('button', { name: 'Look at the board' }).press('Enter');
  const lines = await log(page);
  for (const told of [/Event: /, /region card/, /guild|city/i])
    assert.ok(
      lines.some((line) => told.test(line)),
      told,
    );
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [[width, height], locale] of inTurn([SIZES.wide, SIZES.medium]))
  test(`drawers open by keys and keep nobody out, ${locale}, ${width} wide`, async () => {
    const { context, page, faults } = await enter(it.browser, it.url, {
      ...still,
      locale,
      viewport: { width, height },
    });
    await sitDownAt(page, `${it.url}new?${TABLE}`);
    await page.waitForSelector('.drawers button');
    await accessible(page, 'a table with everything');
    const drawers = page.locator('.drawers button');
    await soonEqual(() => drawers.count(), 4);
    for (const drawer of await drawers.all()) {
      await drawer.press('Enter');
      await page.waitForSelector('dialog h2');
      await accessible(page, 'what lies in a drawer');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
      assert.ok(await drawer.evaluate((it) => it === document.activeElement), 'the focus is back at the drawer');
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
