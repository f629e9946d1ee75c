// Goods and coins where a game is looked at again, where several people share a device, and where there is no network;
// with the real engine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PATIENCE } from './browser.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { answer, asked, enter, log, question, share, sitDownAt } from './guest.mjs';
import { cutOff } from './offline.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const NEW = 'new?board=classic&players=3&modules=mercatus';
const FILE = fileURLToPath(new URL('../../tests/games/mercatus-3-rats-cards-34-35-36-38-39-43.json', import.meta.url));

const lines = (page) => page.locator('.replay .lines p').allTextContents();
async function at(page, n) {
  await page.locator('.replay input[type=range]').fill(String(n));
  await page.waitForFunction(
    (wanted) =>
      document
        .querySelector('.replay input[type=range]')
        ?.getAttribute('aria-valuetext')
        ?.includes(`Step ${wanted} of`),
    n,
  );
}

test('a record with goods is leafed through: goods, coins, sales and what was said', async (t) => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await page.goto(`${it.url}records`);
  await page.locator('input[type=file]').setInputFiles(FILE);
  await page.waitForSelector('.replay .timeline');
  const { steps } = JSON.parse(readFileSync(FILE, 'utf8'));
  /** Coins of each seat after so many steps, by what the record tells. */
  const coinsAfter = (n) =>
    steps
      .slice(0, n)
      .flatMap((step) => step.events)
      .reduce(
        (coins, e) => {
          const by = { 'coins-paid': -e.count, 'coins-received': e.count, 'goods-sold': e.coins }[e.type] ?? 0;
          return coins.map((all, i) => (i + 1 === e.seat ? all + by : all));
        },
        [4, 4, 4],
      );
  for (const [n, words, goods] of [
    [73, /put lumber on the Shaman/],
    [150, null, ['2 cloth, lumber, salt', 'lumber', '2 fish, lumber']],
    [151, /Lumber is sold[\s\S]*sold lumber in Polonia for 3 coins[\s\S]*could not sell the lumber: no majority/],
    [steps.length, /Salt is sold[\s\S]*sold salt in Gallia and Hungaria for 6 coins/],
  ]) {
    await at(page, n);
    await eventually(async () => {
      const shown = await page
        .locator('.replay [data-place^=seat-]')
        .evaluateAll((all) => all.map((one) => Number(/(\d+) coins?/.exec(one.textContent)?.[1])));
      assert.deepEqual(shown, coinsAfter(n), `coins after step ${n}`);
    });
    if (goods)
      assert.deepEqual(
        await page.locator('.replay .own .hidden').allTextContents(),
        goods.map((own) => `, goods: ${own}`),
      );
    if (words) await soonMatch(async () => (await lines(page)).join('\n'), words);
  }
  t.diagnostic((await lines(page)).slice(-4).join(' / '));
  assert.ok((await lines(page)).every((line) => !/undefined|\bD-[A-Z]/.test(line)));
  await page.locator('.replay .lines button', { hasText: 'MERC-44' }).first().click();
  await soonMatch(() => page.locator('dialog').innerText(), /MERC-44/);
  assert.deepEqual(faults, []);
  await context.close();
});

/** Sits down at a table with goods. */
const sitDown = (page, prepare) => sitDownAt(page, `${it.url}${NEW}&seed=${SEED}`, prepare);

test('two people share a device with goods; under the curtain nothing of it is there', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await sitDown(page, share);
  const taken = new Set();
  for (let n = 0; taken.size < 2; n++) {
    assert.ok(n < 120, 'both come to their turns');
    await page.waitForSelector('.curtain, .choice', { timeout: PATIENCE });
    if ((await page.locator('.curtain').count()) > 0) {
      assert.equal(await page.locator('.table, .map, [data-region], [data-shelf], [role=log]').count(), 0);
      assert.doesNotMatch(await page.locator('body').innerText(), /fish|cloth|lumber|salt|coins?\b/i);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.curtain', { state: 'detached' });
      continue;
    }
    const who = (await page.locator('.prompt .whose').innerText()).trim();
    const free = page.locator('.choice', { hasText: /free good|Take (fish|cloth|lumber|salt)/ });
    if ((await free.count()) > 0) {
      await free.first().click();
      taken.add(who);
    } else await answer(page, n);
  }
  assert.deepEqual([...taken].sort(), ['Agnes', 'Cosima']);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game with goods begins and goes on without a network', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await cutOff(context, page);
  await sitDown(page);
  for (let n = 0; n < 40 && !(await log(page)).some((line) => /MERC-22/.test(line)); n++) {
    await asked(page);
    const good = page.locator('.choice', { hasText: /free good|Take (fish|cloth|lumber|salt)/ });
    if ((await good.count()) > 0) await good.first().click();
    else await answer(page, n);
  }
  await asked(page);
  const [said, words] = [(await log(page)).length, await question(page)];
  await page.reload();
  await asked(page);
  await soonEqual(() => question(page), words);
  await soonEqual(async () => (await log(page)).length, said);
  assert.equal(await page.evaluate(() => navigator.onLine), false);
  assert.deepEqual(faults, []);
  await context.close();
});
