// The teacher: a review of a game, playing on from a step of it, and advice while playing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually, soonEqual } from './eventually.mjs';
import { enter, sitDown } from './guest.mjs';
import { withSite } from './site.mjs';

const SEED = '00000000000000000000000000000007';
const still = { reducedMotion: 'reduce' };
const it = withSite();
const cards = fileURLToPath(new URL('../../tests/games/cartus-3-fixed.json', import.meta.url));
const game = fileURLToPath(new URL('../../tests/games/classic-2-rats.json', import.meta.url));

async function openFile(page, file) {
  await page.goto(`${it.url}records`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForSelector('.replay .timeline');
}
const slider = (page) => page.locator('.replay input[type=range]').inputValue();

test('a review: chances, luck and costly choices, each a click from the board; play on from one', async (t) => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await openFile(page, game);
  const begun = Date.now();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.waitForSelector('dialog progress');
  await page.waitForSelector('dialog figure svg', { timeout: 120_000 });
  t.diagnostic(`${Date.now() - begun} ms`);
  const sections = page.locator('dialog section');
  assert.ok((await sections.nth(1).locator('li').count()) > 2, 'chance did something in this game');
  // the same as a table, for whoever does not see the curve
  await page.locator('dialog summary').click();
  const last = page.locator('dialog table tbody tr').last();
  assert.deepEqual((await last.locator('td').allTextContents()).sort(), ['0%', '100%']);

  // player 1 moved the plague where it did him harm (step 235)
  await page.locator('dialog select').selectOption('1');
  const costly = sections.nth(0).locator('li');
  assert.ok((await costly.count()) > 0);
  const best = costly.first();
  assert.match(await best.innerText(), /Played[\s\S]+\d+%[\s\S]+Better[\s\S]+\d+%/);
  await best.getByRole('button', { name: 'Show on the board' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  const step = await eventually(async () => {
    const now = await slider(page);
    assert.notEqual(now, '0');
    return now;
  });

  // it is still there, at once, and the game goes on from that moment
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.waitForSelector('dialog figure svg');
  assert.equal(await page.locator('dialog progress').count(), 0);
  await page.locator('dialog select').selectOption('1');
  await costly.first().getByRole('button', { name: 'Play on from here' }).click();
  // who sits where is said before it begins
  const chairs = page.locator('dialog[open] li');
  await eventually(async () => assert.equal(await chairs.count(), 2));
  assert.match(await chairs.nth(0).innerText(), /^You\s+You play this seat\.$/);
  assert.match(await chairs.nth(1).innerText(), /^\S+\s+Computer player, [A-Z][a-z]+/);
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/play\?game=/);
  await page.waitForSelector('.map svg.board');
  await page.waitForSelector('[data-part=prompt].asked');
  t.diagnostic(`played on from step ${step}`);
  // it is kept, as any table of this device
  await page.reload();
  await page.waitForSelector('[data-part=prompt].asked');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a review of Cartus tells what chance did, to the nun row at its end', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await openFile(page, cards);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.waitForSelector('dialog figure svg', { timeout: 120_000 });
  const luck = page.getByRole('region', { name: 'Luck' }).locator('li');
  const words = await luck.allInnerTexts();
  assert.ok(words.length > 2, words.join());
  for (const one of words) assert.match(one, /Round \d+:|drew|saw card|took|survived|killed/);
  for (const one of words) assert.match(one, /\d+%/);
  await luck.first().getByRole('button', { name: 'Show on the board' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  await eventually(async () => assert.notEqual(await slider(page), '0'));
  assert.deepEqual(faults, []);
  await context.close();
});

test('a review can be stopped, and the game looked at meanwhile', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await openFile(page, game);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.waitForSelector('dialog progress');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await soonEqual(() => slider(page), '1');
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await page.waitForSelector('dialog [data-part=advice] dd');
  assert.deepEqual(faults, []);
  await context.close();
});

test('advice for whoever plays alone', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page, { opponents: 1 });
  await page.waitForSelector('[data-part=prompt].asked');
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await page.waitForSelector('[data-part=advice] dd', { timeout: 60_000 });
  const words = await page.locator('[data-part=advice]').innerText();
  assert.match(words, /Best[\s\S]+\d+%[\s\S]+Second[\s\S]+\d+%/);
  // the advice goes with its question
  await page.locator('.choice').first().click();
  await page.waitForSelector('[data-part=advice]', { state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});
