// What helps at the table: odds over the map, reasons, rules behind every line, the tokens not yet seen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { answer, asked, enter, plagueAsked, playOn, question, sitDown } from './guest.mjs';
import { withSite } from './site.mjs';

const SEED = '00000000000000000000000000000007';
const still = { reducedMotion: 'reduce', seed: SEED };
const it = withSite();
const label = (page, region) => page.locator(`[data-region=${region}]`).getAttribute('aria-label');
/** A number as sentences of the page have it. */
const inWords = (n) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][n] ?? String(n);
const closed = (page) => page.waitForSelector('dialog', { state: 'detached' });

test('the odds of every region lie over the map, and say the same in words', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await sitDown(page);
  await playOn(page, plagueAsked);
  await page.getByRole('button', { name: 'Odds on the map' }).click();
  await page.waitForSelector('[data-odds]');
  const regions = await page.locator('[data-region]').evaluateAll((all) => all.map((one) => one.dataset.region));
  const shown = await eventually(async () => {
    const read = Object.fromEntries(
      await page.locator('[data-odds]').evaluateAll((all) =>
        all.map((one) => [
          one.dataset.odds,
          {
            percent: one.querySelector('b').textContent,
            losses: [...one.querySelectorAll('li')].map((l) => l.textContent.trim().replace('−', '')),
          },
        ]),
      ),
    );
    assert.deepEqual(Object.keys(read).sort(), [...regions].sort());
    return read;
  });
  for (const region of regions) {
    await eventually(async () => {
      const words = await label(page, region);
      assert.ok(words.includes(`${shown[region].percent} chance of an outbreak`), `${region}: ${words}`);
      for (const loss of shown[region].losses)
        assert.ok(
          words.includes(`would lose ${loss}`) || words.includes(`you would lose ${loss}`),
          `${region}: ${words}`,
        );
    });
  }
  assert.ok(
    Object.values(shown).some((o) => o.losses.length > 0),
    'somebody is in danger',
  );
  // what the prompt says of the regions that can be chosen is the same
  for (const choice of await page.locator('.choice').all()) {
    const [name, percent] = [await choice.locator('.label').innerText(), await choice.locator('.percent').innerText()];
    assert.equal(shown[name.toLowerCase()].percent, percent);
  }
  // details of a region tell every player's loss
  const endangered = regions.find((r) => shown[r].losses.length > 0);
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.dataset.region);
  await page.locator(`[data-region=${endangered}]`).focus();
  await soonEqual(() => page.locator('.info .odds li').count(), shown[endangered].losses.length);
  await page.keyboard.press('o');
  await page.waitForSelector('[data-odds]', { state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('what cannot be chosen says why, with its rule, near the question and aloud', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await sitDown(page);
  await playOn(page, plagueAsked);
  const plague = await page
    .locator('[data-region]')
    .evaluateAll((all) => all.find((one) => /plague is here/.test(one.getAttribute('aria-label'))).dataset.region);
  const before = await question(page);
  await page.locator(`[data-region=${plague}]`).dispatchEvent('click');
  await soonMatch(
    () => page.locator('.refused').innerText(),
    new RegExp(`The plague must leave ${plague}\\.\\s*BASE-40`, 'i'),
  );
  await soonMatch(() => page.locator('.corner [role=alert]').innerText(), /must leave/);
  const far = page.locator('[data-region]:not(.choosable)').filter({ hasNot: page.locator(`[data-region=${plague}]`) });
  const other = await far.evaluateAll(
    (all, here) => all.map((one) => one.dataset.region).find((id) => id !== here),
    plague,
  );
  await page.locator(`[data-region=${other}]`).dispatchEvent('click');
  await page.waitForFunction(() => /too far/.test(document.querySelector('.refused')?.textContent));
  assert.equal(await question(page), before, 'the question stands');
  await page.locator('.refused .rule').click();
  await soonMatch(() => page.locator('dialog').innerText(), /BASE-40[\s\S]*must move the plague/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a card that cannot be chosen says why, in German too', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, locale: 'de-DE' });
  await page.locator('.play').click();
  await page.waitForSelector('.map svg.board');
  for (let n = 0; ; n++) {
    assert.equal(await asked(page), 'asked');
    if ((await page.locator('.take').count()) > 0) break;
    await answer(page, n);
  }
  await page.locator('.take').first().click();
  await page.waitForFunction(() => document.querySelector('.choice') && !document.querySelector('.take'));
  const other = page.locator('.rail .main[aria-disabled=true]').last();
  await other.dispatchEvent('click');
  await soonMatch(() => page.locator('.refused').innerText(), /schon eine Karte genommen\.\s*BASE-24/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('every line of a whole game opens its rule', async (t) => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await sitDown(page, { opponents: 5, board: 'Big Box' });
  await playOn(page);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await closed(page);
  const buttons = await page.locator('.lines button').allTextContents();
  const cited = [...new Set(buttons)];
  t.diagnostic(`${cited.length} clauses: ${cited.join(' ')}`);
  assert.ok(cited.length >= 15);
  for (const clause of cited) {
    await page
      .locator('.lines')
      .evaluate((lines, n) => lines.querySelectorAll('button')[n].click(), buttons.indexOf(clause));
    await page.waitForFunction(
      (wanted) =>
        document.querySelector('dialog h2')?.textContent === wanted &&
        document.querySelector('dialog .text')?.textContent.length > 15,
      clause,
      { polling: 25 },
    );
    await page.keyboard.press('Escape');
    await closed(page);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('the rules are searched by heading and word', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await sitDown(page);
  await asked(page);
  await page.keyboard.press('r');
  await page.locator('#rule-search').fill('settling');
  await page.waitForFunction(() => document.querySelectorAll('dialog section').length < 10);
  await soonEqual(() => page.locator('dialog section h3').first().innerText(), 'Settling');
  await page.locator('#rule-search').fill('xyzzy');
  await page.waitForSelector('text=No matching section.');
  await page.locator('#rule-search').fill('');
  await page.locator('dialog nav .cards button', { hasText: 'Knight' }).click();
  await soonMatch(() => page.locator('dialog').innerText(), /Knight[\s\S]*up to two regions/);
  await page.locator('dialog button', { hasText: 'BASE-65' }).click();
  await soonEqual(() => page.locator('dialog h2').innerText(), 'BASE-65');
  assert.deepEqual(faults, []);
  await context.close();
});

test('tokens seen, unseen and gone are all the tokens there are', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await sitDown(page);
  let turns = 0;
  await playOn(page, (words) => plagueAsked(words) && ++turns > 2);
  await page.keyboard.press('t');
  await page.waitForSelector('dialog .row');
  const set = JSON.parse(readFileSync(new URL('../../data/tokens-classic.json', import.meta.url), 'utf8'));
  const all = (set.tokens ?? set).length;
  const count = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('dialog .row')];
    const inRows = rows.map((row) =>
      [...row.querySelectorAll('li')].reduce((n, li) => n + Number(/×(\d+)/.exec(li.textContent)?.[1] ?? 1), 0),
    );
    return {
      rows: inRows,
      labels: rows.map((row) => /: (\w+) tokens?$/.exec(row.querySelector('.limit .hidden').textContent)[1]),
      known: document.querySelectorAll('dialog .known li').length,
      used: document.querySelectorAll('dialog .used svg').length,
    };
  });
  assert.deepEqual(count.labels, count.rows.map(inWords), 'each row says how many it holds');
  assert.equal(count.rows.reduce((a, b) => a + b, 0) + count.known + count.used, all);
  assert.match(
    await page.locator('dialog .intro').innerText(),
    new RegExp(`^${inWords(count.rows.reduce((a, b) => a + b, 0))} tokens`, 'i'),
  );
  assert.deepEqual(faults, []);
  await context.close();
});
