// Whose citizens: chosen on the map where they stand, by mouse, finger and keys; with the real engine and the Courier.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { eventually, soonMatch } from './eventually.mjs';
import { asked, happened, log, playOn, question, sitDownWith } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000003';
const CARDS = [1, 2, 3, 5, 6, 11];
const NAMES = ['You', 'Bertrand', 'Cosima', 'Dietrich'];

/** Begins to use the Courier, in one of the first turns. */
async function send({ turn = 1, ...options } = {}) {
  const entered = await sitDownWith(it.browser, it.url, CARDS, { seed: SEED, ...options });
  const { page } = entered;
  const takes = page.locator('.choice', { hasText: 'Take the Courier' });
  let turns = 0;
  await playOn(page, async (words) => /take a card/i.test(words) && ++turns >= turn && (await takes.count()) > 0);
  for (const what of ['Take the Courier', 'Use the Courier']) await page.locator('.choice', { hasText: what }).click();
  await page.waitForFunction(() => /from which region/.test(document.querySelector('.prompt h2')?.textContent));
  return entered;
}

/** How many citizens of each seat stand in a region, as the map says it. */
async function crowd(page, region) {
  const words = await page.locator(`[data-region=${region}]`).getAttribute('aria-label');
  return NAMES.map((name) => Number(new RegExp(`${name} (\\d+)`).exec(words)?.[1] ?? 0));
}

/** A region among those asked for in which several players have citizens, not counting those of one seat. */
const shared = (page, but = 0) =>
  page.locator('.region.choosable').evaluateAll(
    (all, names) =>
      all.find(
        (one) => names.filter((name) => new RegExp(`${name} \\d`).test(one.getAttribute('aria-label'))).length > 1,
      )?.dataset.region,
    NAMES.filter((_, i) => i + 1 !== but),
  );

const elsewhere = (page) =>
  page.waitForFunction(() => /one from where/.test(document.querySelector('.prompt h2')?.textContent));
const owners = (page) => page.locator('[data-owner]').evaluateAll((all) => all.map((one) => Number(one.dataset.owner)));
const pick = (page, region) => page.locator(`[data-region=${region}]`).dispatchEvent('click');

test('the Courier’s citizens are chosen on the map', async () => {
  const { context, page, faults } = await send({ turn: 3 });
  const from = await shared(page);
  assert.ok(from, 'players meet somewhere');
  await pick(page, from);
  await page.waitForSelector('[data-owner]');
  assert.match(await question(page), /Whose citizen/);
  await soonMatch(() => page.locator('.prompt .reason').innerText(), new RegExp(`One of those in ${from}`, 'i'));
  // those on the map are those in the list, and they stand where the map says
  const there = await crowd(page, from);
  assert.equal((await owners(page)).length, await page.locator('.choice').count());
  for (const seat of await owners(page)) assert.ok(there[seat - 1] > 0, `seat ${seat} in ${from}`);
  const first = (await owners(page))[0];
  assert.match(
    await page.locator(`[data-owner="${first}"]`).getAttribute('aria-label'),
    new RegExp(`: ${there[first - 1]} citizens?, ${from}`, 'i'),
  );
  assert.equal(await page.locator('[data-seat-choice]').count(), 0, 'and not a second time at the side');
  const sizes = await page
    .locator('[data-owner]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  assert.ok(
    sizes.every((size) => size >= 44),
    sizes.join(),
  );
  await accessible(page, 'whose citizen', 'h2');
  await page.locator(`[data-owner="${first}"]`).click();

  await elsewhere(page);
  assert.equal(await page.locator('[data-owner]').count(), 0);
  const to = await shared(page, first);
  assert.ok(to, 'two others meet somewhere');
  const before = await crowd(page, to);
  await pick(page, to);
  await page.waitForSelector('[data-owner]');
  assert.ok(!(await owners(page)).includes(first), 'another player’s than the first');
  const second = (await owners(page)).at(-1);
  await page.locator(`[data-owner="${second}"]`).click();
  await happened(page, 'swapped places with one of');
  await eventually(async () => {
    const [here, beyond] = [await crowd(page, from), await crowd(page, to)];
    assert.equal(here[first - 1], there[first - 1] - 1);
    assert.equal(beyond[first - 1], before[first - 1] + 1);
    assert.equal(beyond[second - 1], before[second - 1] - 1);
  });
  assert.deepEqual(faults, []);
  await context.close();
});

test('owners are walked by arrows, and a step taken back finds them again', async () => {
  const { context, page, faults } = await send();
  const from = await shared(page);
  await pick(page, from);
  await page.waitForSelector('[data-owner]');
  assert.equal(await page.locator('[data-owner][tabindex="0"]').count(), 1, 'one stop of the tab key');
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.dataset.owner);
  const all = await owners(page);
  const focus = () => page.evaluate(() => Number(document.activeElement?.dataset.owner));
  const start = await focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await focus(), all[(all.indexOf(start) + 1) % all.length]);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await focus(), start);
  await page.keyboard.press('Enter');
  await elsewhere(page);
  await page.keyboard.press('z');
  await page.waitForSelector('[data-owner]');
  assert.deepEqual(await owners(page), all);
  assert.deepEqual(faults, []);
  await context.close();
});

test('who comes to the question anew finds the owners at the side', async () => {
  const { context, page, faults } = await send();
  await pick(page, await shared(page));
  await page.waitForSelector('[data-owner]');
  const all = await owners(page);
  await page.reload();
  assert.equal(await asked(page), 'asked');
  await page.waitForSelector('[data-seat-choice]');
  assert.equal(await page.locator('[data-owner]').count(), 0);
  assert.deepEqual(
    await page.locator('[data-seat-choice]').evaluateAll((some) => some.map((one) => Number(one.dataset.seatChoice))),
    all,
  );
  await accessible(page, 'owners at the side', 'h2');
  await page.locator(`[data-seat-choice="${all[0]}"]`).click();
  await elsewhere(page);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a finger chooses an owner at 360 pixels', async () => {
  const { context, page, faults } = await send({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await pick(page, await shared(page));
  await page.waitForSelector('[data-owner]');
  const boxes = await page.locator('[data-owner]').evaluateAll((all) => {
    const map = document.querySelector('.map').getBoundingClientRect();
    return all
      .map((one) => one.getBoundingClientRect())
      .map((box) => ({
        size: Math.min(box.width, box.height),
        inside: box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom,
      }));
  });
  assert.ok(
    boxes.every(({ size, inside }) => size >= 44 && inside),
    JSON.stringify(boxes),
  );
  await page.locator('[data-owner]').first().tap();
  await elsewhere(page);
  await page.getByRole('tab', { name: 'Log' }).tap();
  assert.ok((await log(page)).every((line) => !/undefined/.test(line)));
  assert.deepEqual(faults, []);
  await context.close();
});
