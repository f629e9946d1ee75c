// Regions under the names that the Big Box board prints: a setting shows them wherever a region is named, at tables of
// that board alone; they have room on the map.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, device } from './browser.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';
import { SIZES, windowOf } from './sizes.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);
const PRINTED = 'Region names as printed on the Big Box board';
const BIG_BOX = 'scene=plague&board=big-box&players=6';

async function show(page, scene) {
  await page.goto(`${it.url}?${scene}`);
  await page.waitForSelector('.map svg.board > g.pieces');
  await page.evaluate(() => document.fonts.ready);
}
const onMap = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.map svg.board > text')].map((one) => one.textContent));
const spoken = (page, id) => page.locator(`[data-region=${id}]`).first().getAttribute('aria-label');

/** In the page: which names lie over one another or out of sight. */
function faultsOfNames() {
  const map = document.querySelector('.map').getBoundingClientRect();
  const names = [...document.querySelectorAll('.map svg.board > text')].map((one) => [
    one.textContent,
    one.getBoundingClientRect(),
  ]);
  return names.flatMap(([name, a], i) => [
    ...(a.left < map.left || a.right > map.right ? [`${name} is cut`] : []),
    ...names
      .slice(i + 1)
      .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map(([other]) => `${name} over ${other}`),
  ]);
}

test('a setting calls regions as the Big Box board prints them, at all its tables and nowhere else', async () => {
  const context = await device(it.browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = complaints(page);
  await show(page, BIG_BOX);
  assert.ok((await onMap(page)).includes('Tartaria'));
  assert.match(await spoken(page, 'gallia'), /^Gallia/);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(PRINTED).check();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await soonEqual(
    async () => (await onMap(page)).filter((name) => /^(Anglia|Tartaria|England|Golden Horde)$/.test(name)).sort(),
    ['England', 'Golden Horde'],
  );
  assert.match(await spoken(page, 'gallia'), /^France/);
  assert.match(await page.locator('.prompt').innerText(), /France[\s\S]*Scandinavia/);
  await soonMatch(() => page.locator('.log, [data-part=log]').first().innerText(), /in France/);
  assert.doesNotMatch(await page.locator('body').innerText(), /Gallia|Scandia|Hispania/);

  // kept for the next visit, and nothing for the classic board
  await show(page, BIG_BOX);
  await soonEqual(async () => (await onMap(page)).includes('Golden Horde'), true);
  await show(page, 'scene=plague');
  assert.match(await spoken(page, 'gallia'), /^Gallia/);
  assert.ok((await onMap(page)).includes('Tartaria'));
  assert.deepEqual(faults, []);
  await context.close();
});

for (const size of ['wide', 'medium', 'low', 'least'])
  test(`the printed names have room on the map at ${SIZES[size].join('x')}`, async () => {
    const { context, page, faults } = await windowOf(it.browser, size, 'en-GB');
    await page.addInitScript(() => localStorage.setItem('rattus-settings', JSON.stringify({ printedNames: true })));
    await show(page, BIG_BOX);
    await soonEqual(async () => (await onMap(page)).includes('Scandinavia'), true);
    assert.deepEqual(await page.evaluate(faultsOfNames), []);
    assert.deepEqual(faults, []);
    await context.close();
  });
