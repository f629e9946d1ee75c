// Upgrade tiles on the screen, in prepared positions: seals and the words of their level have their places at all
// sizes, an upgrade says what it brings, the drawer tells all tiles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { complaints, device } from './browser.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { faultsOfLayout, lasting } from './layout.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';
import { LOCALES, localesAt, SIZES, windowOf } from './sizes.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);
const SCENES = ['action', 'alchemist', 'lent', 'protect'];
/** The least share of the window that belongs to the map; on a tablet upright so many answers take all they may,
 *  on a low screen the words of eight cards. */
const SHARE = { wide: 0.45, laptop: 0.42, medium: 0.41, tall: 0.33, narrow: 0.38, low: 0.58 };

async function show(page, scene) {
  await page.goto(`${it.url}?scene=tiles-${scene}`);
  await page.waitForSelector('main.table .choice');
  await page.waitForSelector('[data-place=seat-1] .held');
}

for (const size of Object.keys(SHARE)) {
  for (const locale of localesAt(size)) {
    test(`with tiles every part has its place at ${SIZES[size].join('x')}, ${locale}`, async () => {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      const found = [];
      for (const scene of SCENES) {
        await show(page, scene);
        found.push(
          ...(await lasting(page, () => page.evaluate(faultsOfLayout, SHARE[size]))).map((f) => `${scene}: ${f}`),
        );
      }
      await context.close();
      assert.deepEqual([...found, ...faults], []);
    });
  }
}

test('a card bears the seal and the words of its level, and its holder the number', async () => {
  const { context, page, faults } = await windowOf(it.browser, 'narrow', 'en-GB');
  await show(page, 'action');
  await page.locator('#tab-cards').click();
  const king = page.locator('[data-place=card-king]');
  assert.equal(await king.locator('[data-seal="3"]').count(), 1);
  assert.match(await king.locator('.short').innerText(), /Bring one or two citizens from any region to the safe haven/);
  assert.deepEqual(await king.locator('.short b').allInnerTexts(), ['one or two citizens', 'any region']);
  assert.equal(await page.locator('[data-seal]').count(), 3);
  await accessible(page, 'the cards');
  await page.locator('#tab-players').click();
  assert.match(await page.locator('li.list[data-place=seat-4] .cards').innerText(), /II/);
  await page.locator('#tab-shelf').click();
  await soonMatch(() => page.locator('.drawers').innerText(), /Instead of taking a card[\s\S]*King[\s\S]*on its card/);
  await accessible(page, 'the tiles');
  await context.close();
  assert.deepEqual(faults, []);
});

/** In the page: which cards do not say all they do, or hide some of it under a sign. */
function cutWords() {
  const faults = [];
  for (const card of document.querySelectorAll('[data-part=cards] > li')) {
    const short = card.querySelector('.short');
    const words = document.createRange();
    words.selectNodeContents(short);
    const name = card.dataset.place;
    if (short.scrollHeight > short.clientHeight + 1) faults.push(`words run out of ${name}`);
    const signs = [...card.querySelectorAll('.rule span, .lock, [data-seal] svg')].map((one) =>
      one.getBoundingClientRect(),
    );
    const walk = document.createTreeWalker(short, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (text.parentElement.closest('svg')) continue;
      words.selectNodeContents(text);
      for (const line of words.getClientRects())
        for (const sign of signs)
          if (
            Math.min(line.right, sign.right) - Math.max(line.left, sign.left) > 3 &&
            Math.min(line.bottom, sign.bottom) - Math.max(line.top, sign.top) > 4
          )
            faults.push(`words of ${name} under a sign: ${text.data}`);
    }
  }
  return faults;
}

for (const size of ['wide', 'laptop'])
  test(`eight cards say what they do in one row beside the map (${SIZES[size].join('x')})`, async () => {
    for (const locale of LOCALES) {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      for (const scene of [...SCENES.map((one) => `tiles-${one}`), 'universities-action', 'universities-full']) {
        await page.goto(`${it.url}?scene=${scene}`);
        await page.waitForSelector('[data-place=seat-1] .held');
        const tops = () =>
          page
            .locator('[data-part=cards] .short')
            .evaluateAll((all) => all.map((one) => Math.round(one.closest('li').offsetTop)));
        await soonEqual(async () => (await tops()).length, 8, `${scene}, ${locale}`);
        assert.equal(new Set(await tops()).size, 1, scene);
        assert.deepEqual(await lasting(page, () => page.evaluate(cutWords)), [], `${scene}, ${locale}`);
      }
      await context.close();
      assert.deepEqual(faults, []);
    }
  });

test('in little the whole map shows which part a phone sees', async () => {
  const { context, page, faults } = await windowOf(it.browser, 'narrow', 'en-GB');
  await show(page, 'protect');
  const inset = page.locator('[data-part=inset]');
  await soonEqual(() => inset.count(), 1);
  const [little, map] = [await inset.boundingBox(), await page.locator('.map').boundingBox()];
  assert.ok(little.y + little.height <= map.y + map.height);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await soonEqual(() => inset.count(), 0);
  await context.close();
  assert.deepEqual(faults, []);
});

test('an upgrade says what it brings; the tile flies to its card, whose words change', async () => {
  const context = await device(it.browser, { reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const faults = complaints(page);
  await show(page, 'action');
  assert.match(await page.locator('.choice', { hasText: 'Use the King' }).innerText(), /III/);
  const upgrade = page.locator('.choice', { hasText: 'Upgrade the Merchant to II' });
  assert.match(await upgrade.innerText(), /Move any number of your citizens from one region to a neighbouring one\./);
  await upgrade.click();
  await page.waitForSelector('.flights circle.wax', { state: 'attached' });
  await soonEqual(() => page.locator('[data-place=card-merchant] [data-seal="2"]').count(), 1);
  await soonMatch(() => page.locator('.lines').first().innerText(), /You upgraded the Merchant to level II\.\s+UPG-3/);
  await show(page, 'alchemist');
  assert.equal(await page.locator('.choice', { hasText: 'Tile of the' }).count(), 4);
  await show(page, 'lent');
  assert.match(
    await page.locator('[data-place=card-alchemist] .main').getAttribute('title'),
    /Works as the Merchant at level III\./,
  );
  await page.getByRole('button', { name: /^Tiles \d+ left/ }).click();
  await soonMatch(() => page.locator('dialog').innerText(), /on the Alchemist/);
  await context.close();
  assert.deepEqual(faults, []);
});
