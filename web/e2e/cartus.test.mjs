// The card game with the real engine: whole games by mouse and by keys, taking back, reloading, several people at one
// device, a game looked at again, without a network, at all sizes, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import {
  answer,
  asked,
  lines,
  newCartusTable,
  picked,
  playOn,
  question,
  SEED,
  sitDownAtCartus,
  until,
} from './cartus-guest.mjs';
import { cutOff } from './offline.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const sit = (options) => sitDownAtCartus(it.browser, it.url, options);
const discs = (page, position) => page.locator(`[data-position="${position}"] .entrant`).count();
/** Of the replay: the step that is shown. */
const at = (page, n) =>
  page.waitForFunction((wanted) => {
    const slider = document.querySelector('.replay input[type=range]');
    return Number(slider?.value) === wanted && slider.getAttribute('aria-valuetext').includes(`Step ${wanted} of`);
  }, n);

test('a whole game against computer players, then looked at again', async (t) => {
  const { context, page, faults } = await sit();
  const { what, count } = await playOn(page);
  assert.equal(what, 'over');
  t.diagnostic(`${count} questions`);
  assert.ok(count >= 8 * 3, 'each round asks for supplies, a building and cards');

  // the reckoning adds up
  const columns = await page.locator('dialog table').evaluate((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].map((tr) =>
      [...tr.querySelectorAll('td')].map((td) => parseInt(td.textContent, 10)),
    );
    const total = [...table.querySelectorAll('tbody tr')].findIndex((tr) => tr.classList.contains('total'));
    return {
      sums: rows[0].map((_, i) => rows.slice(0, total).reduce((sum, row) => sum + row[i], 0)),
      totals: rows[total],
    };
  });
  assert.equal(columns.totals.length, 4);
  assert.deepEqual(columns.sums, columns.totals);
  await accessible(page, 'the reckoning');

  // every line cites a clause of these rules, and has words
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const told = await page
    .locator('[data-part=log] p')
    .evaluateAll((all) =>
      all.map((p) => [p.firstChild.textContent.trim(), p.querySelector('button')?.textContent ?? '']),
    );
  assert.ok(told.length > 150, `${told.length} lines`);
  assert.deepEqual(
    told.filter(([words, clause]) => !/^CART-\d+$/.test(clause) || !/[ .]/.test(words)),
    [],
  );
  await page.getByRole('button', { name: 'Show the result' }).click();
  const points = await page.locator('dialog .total td').allTextContents();

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.waitForSelector('.replay .timeline');
  const last = Number(await page.locator('.replay input[type=range]').getAttribute('max'));
  assert.ok(last > 40, `${last} steps`);
  await soonMatch(() => page.locator('.where').innerText(), /^Round 1/);
  await page.keyboard.press('PageDown');
  await soonMatch(() => page.locator('.where').innerText(), /^Round 2/);
  await page.waitForSelector('.replay [data-part=hand] li');
  const all = await page.locator('.replay [data-part=log] p').count();
  await page.getByLabel('View').selectOption('none');
  await soonEqual(() => page.locator('.replay [data-part=hand] li').count(), 0);
  assert.ok((await page.locator('.replay [data-part=log] p').count()) < all, 'a spectator hears less');
  await page.getByLabel('View').selectOption('2');
  await page.waitForSelector('.replay [data-part=hand] li');
  await page.locator('.replay input[type=range]').focus();
  await page.keyboard.press('End');
  await at(page, last);
  await soonMatch(() => page.locator('.where').innerText(), /^End of the game/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.replay', { state: 'detached' });
  await soonEqual(() => page.locator('dialog .total td').allTextContents(), points);
  assert.deepEqual(faults, []);
  await context.close();
});

test('turns by keys alone: nothing is out of reach, and the focus is never lost', async (t) => {
  const { context, page, faults } = await sit({ seed: `${SEED.slice(0, -1)}8` });
  await page.evaluate(() =>
    addEventListener(
      'pointerdown',
      () => {
        window.touched = true;
      },
      true,
    ),
  );
  const names = new Set(),
    lost = [];
  for (let count = 0; count < 60 && (await asked(page)) === 'asked'; count++) {
    const words = await question(page);
    names.add(words.replace(/ .*/, ''));
    if (await page.evaluate(() => document.activeElement === document.body)) lost.push(words);
    const [choosing, end, digits] = await page.evaluate(() => [
      document.querySelector('[data-kind][aria-pressed]') !== null,
      document.querySelector('.choice.end') !== null,
      [...document.querySelectorAll('li.free:not(.picked) kbd')].map((k) => k.textContent),
    ]);
    if (choosing && digits.length > 0 && (!end || count % 3 < 2)) {
      const before = (await picked(page)).length;
      await page.keyboard.press(digits[count % digits.length]);
      await eventually(async () => assert.notEqual((await picked(page)).length, before));
    } else if (choosing) {
      // a key that presses a button is for the button
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (text) =>
          document.querySelector('main.cartus .prompt h2')?.textContent !== text ||
          document.querySelector('dialog table'),
        words,
      );
    } else {
      const keys = await page.locator('.choice kbd').allTextContents();
      await page.keyboard.press(keys[count % keys.length]);
      await page.waitForFunction(
        (text) =>
          document.querySelector('main.cartus .prompt h2')?.textContent !== text ||
          !document.querySelector('.prompt.asked'),
        words,
      );
    }
  }
  t.diagnostic([...names].join(', '));
  assert.deepEqual(lost, []);
  assert.equal(await page.evaluate(() => window.touched ?? false), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('taking back: a card, one under others, the building; not what has ended', async () => {
  const { context, page, faults } = await sit({ rules: 'starting_player:seat-1' });
  await until(page, /^Enter a building/);
  await page.locator('[data-choice="1"]').click();
  await soonMatch(() => question(page), /^Play cards/);
  assert.equal(await discs(page, 1), 1);
  const kinds = [
    ...new Set(await page.locator('li.free [data-kind]').evaluateAll((all) => all.map((one) => one.dataset.kind))),
  ];
  assert.ok(kinds.length >= 3, kinds.join());
  for (const kind of kinds.slice(0, 3))
    await page
      .locator(`li:not(.picked) [data-kind="${kind}"]`)
      .first()
      .evaluate((one) => one.click());
  await soonEqual(() => picked(page), kinds.slice(0, 3));
  await page.locator(`li.picked [data-kind="${kinds[0]}"]`).evaluate((one) => one.click());
  await soonEqual(() => picked(page), kinds.slice(1, 3));
  await page.keyboard.press('Backspace');
  await soonEqual(() => picked(page), kinds.slice(1, 2));
  await page.keyboard.press('z');
  await soonEqual(() => picked(page), []);
  await page.getByRole('button', { name: 'Undo' }).click();
  await soonMatch(() => question(page), /^Enter a building/);
  assert.equal(await discs(page, 1), 0);

  // others hear nothing of it but what stands
  await page.locator('[data-choice="2"]').click();
  await soonMatch(() => question(page), /^Play cards/);
  await page
    .locator(`[data-kind="${kinds[1]}"]`)
    .first()
    .evaluate((one) => one.click());
  await soonEqual(() => picked(page), [kinds[1]]);
  await page.getByRole('button', { name: 'Play this one' }).click();
  await eventually(async () => assert.ok((await lines(page)).some((line) => /You played 1 card face down/.test(line))));
  await soonMatch(() => page.locator('[data-part=hand]').innerText(), /At your building/);
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game outlives its tab, with the cards that are picked', async () => {
  const { context, page, faults } = await sit({ rules: 'starting_player:seat-1' });
  await until(page, /^Play cards/);
  const kind = await page.locator('li.free [data-kind]').first().getAttribute('data-kind');
  await page
    .locator(`[data-kind="${kind}"]`)
    .first()
    .evaluate((one) => one.click());
  await soonEqual(() => picked(page), [kind]);
  const [words, hand] = [await question(page), await page.locator('[data-kind]').count()];
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('rattus-table-')));
  await page.reload();
  await asked(page);
  await soonEqual(() => question(page), words);
  await soonEqual(() => picked(page), [kind]);
  assert.equal(await page.locator('[data-kind]').count(), hand);
  await page.getByRole('button', { name: 'Play this one' }).click();
  await until(page, /^Choose your supplies/);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const rules of ['supplies:turn-order', 'supplies:simultaneous']) {
  test(`two people share a device, and a curtain falls between their hands (${rules})`, async (t) => {
    const { context, page, faults } = await sit({
      players: 3,
      names: ['Agnes', 'Berta'],
      rules,
      seed: `${SEED.slice(0, -1)}9`,
    });
    let curtains = 0;
    const own = new Set();
    while (curtains < 7) {
      const { what } = await playOn(page);
      if (what !== 'curtain') break;
      curtains += 1;
      const name = /Pass the device to (Agnes|Berta)/.exec(await page.locator('.curtain h1').innerText())?.[1];
      assert.ok(name);
      assert.equal(
        await page.locator('main.cartus, [data-kind], [role=log]').count(),
        0,
        'nothing of the hand is there',
      );
      if (curtains === 1) await accessible(page, 'the curtain');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-part=hand]');
      own.add(name);
      assert.equal(await page.locator('[data-part=hand]').getAttribute('aria-label'), `${name}’s hand`);
    }
    t.diagnostic(`${curtains} curtains`);
    assert.equal(own.size, 2);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

for (const [width, height, locale] of [
  [1440, 900, 'en-GB'],
  [768, 1024, 'de-DE'],
  [360, 740, 'de-DE'],
  [360, 740, 'en-GB'],
]) {
  test(`two rounds at ${width} pixels (${locale})`, async () => {
    const { context, page, faults } = await sit({
      players: 5,
      locale,
      viewport: { width, height },
      hasTouch: width < 700,
      rules: 'buildings:mixed',
    });
    const supplies = /^(Choose your supplies|Wähle deinen Nachschub)/;
    for (let round = 0; round < 2; round++) {
      await until(page, supplies);
      await answer(page, round);
      await asked(page);
      await accessible(page, `${width} ${locale}`);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing scrolls sideways',
      );
    }
    await until(page, supplies);
    const cut = await page
      .locator('main.cartus .choice, main.cartus .prompt h2')
      .evaluateAll((all) =>
        all.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent),
      );
    assert.deepEqual(cut, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('without a network a table is laid and played', async () => {
  const { context, page, faults } = await sit();
  await cutOff(context, page);
  await newCartusTable(page, it.url, { players: 2 });
  const { what } = await playOn(page);
  assert.equal(what, 'over');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.waitForSelector('.replay .timeline');
  assert.deepEqual(faults, []);
  await context.close();
});
