// Goods and coins on the screen, in prepared positions: every part has its place at all sizes, choices say what they
// set off, a sale is staged and can be left or told again, keys and screen readers reach all of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { complaints, device } from './browser.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);
const ON = '[data-sale-on]';

async function open(scene, options = {}) {
  const context = await device(it.browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(`${it.url}?scene=${scene}`);
  await page.waitForSelector('main.table .choice');
  await page.evaluate(() => document.fonts.ready);
  return { context, page, faults: complaints(page) };
}
const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** In the page: which crates lie on a name, a citizen, a rat token or the plague, or on one another. */
function overlaps() {
  const all = (selector) => [...document.querySelectorAll(selector)].map((one) => [one, one.getBoundingClientRect()]);
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  const crates = all('[data-crate]');
  const others = [...all('.map [data-piece] > path:last-of-type'), ...all('.map svg.board > text')];
  return crates.flatMap(([one, box], i) =>
    [...others, ...crates.slice(i + 1)]
      .filter(([, other]) => over(box, other))
      .map(([other]) => `${one.parentElement.dataset.place} over ${other.textContent.trim() || other.tagName}`),
  );
}

for (const [width, height, locale] of [
  [1440, 900, 'en-GB'],
  [1366, 768, 'de-DE'],
  [1024, 768, 'en-GB'],
  [768, 1024, 'de-DE'],
  [360, 740, 'en-GB'],
  [844, 390, 'de-DE'],
]) {
  const touched = width < 800 || height < 400;
  test(`goods, coins and the shelf have their places at ${width}x${height}, ${locale}`, async () => {
    const { context, page, faults } = await open('goods-free', {
      viewport: { width, height },
      locale,
      hasTouch: touched,
    });
    await page.waitForSelector('[data-crate]');
    assert.equal(await page.locator('[data-crate]').count(), 12);
    // a telephone shows the whole map small, and comes closer where something is asked
    if (width > 700 && height > 500)
      await eventually(async () => assert.deepEqual(await page.evaluate(overlaps), [], 'crates lie on nothing'));
    assert.equal(await sideways(page), false);
    await accessible(page, 'choosing a good');
    if (await page.locator('#tab-shelf').count()) {
      await page.locator('#tab-shelf').click();
      await accessible(page, 'the shelf');
    }
    const shelf = page.locator('[data-shelf]');
    assert.equal(await shelf.count(), 4);
    const small = await shelf.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter((box) => box.width < 43.5 || box.height < 43.5),
    );
    assert.deepEqual(small, []);
    assert.match(await page.locator('.sold').innerText(), /\+6[\s\S]*\+0[\s\S]*\+3[\s\S]*\+0/);
    assert.equal(await sideways(page), false);
    await context.close();
    assert.deepEqual(faults, []);
  });

  test(`a sale is staged and stays within reach at ${width}x${height}, ${locale}`, async () => {
    const { context, page, faults } = await open('goods-sale', {
      viewport: { width, height },
      locale,
      hasTouch: touched,
    });
    await page.locator('.choice').first().click();
    await page.waitForSelector(ON);
    await soonEqual(() => page.locator('.sale ol > li').count(), 5);
    const reach = await page.locator(`${ON}, [data-sale-again]`).evaluateAll((all) =>
      all.map((button) => {
        const { x, y, width: w, height: h } = button.getBoundingClientRect();
        return h >= 43.5 && button.contains(document.elementFromPoint(x + w / 2, y + h / 2));
      }),
    );
    assert.deepEqual(reach, [true, true]);
    // again stops the clock: it stays until somebody goes on
    await page.locator('[data-sale-again]').click();
    await accessible(page, 'a sale');
    assert.equal(await sideways(page), false);
    // a click beside the buttons is no end of it
    await page.locator('.map').click({ position: { x: 5, y: Math.min(200, height / 4) } });
    assert.equal(await page.locator(ON).count(), 1);
    await page.locator(ON).click();
    await soonEqual(() => page.locator('.sale').count(), 0);
    await context.close();
    assert.deepEqual(faults, []);
  });
}

test('a choice says what it sets off; its good is lit, and the plate covers none of its regions', async () => {
  const { context, page, faults } = await open('goods-free');
  const cloth = page.locator('.choice', { hasText: 'Cloth' });
  assert.match(await cloth.innerText(), /one left · you lead in Anglia\s+Also sold: you \+3, Cosima \+3/);
  assert.ok(await page.locator('.choice', { hasText: 'Salt: none left' }).isDisabled());
  for (const [name, good] of [
    ['Cloth', 'cloth'],
    ['Fish', 'fish'],
    ['Lumber', 'lumber'],
  ]) {
    await page.locator('.choice', { hasText: name }).hover();
    await page.waitForSelector(`[data-plate=${good}]`);
    assert.equal(await page.locator(`[data-crate=${good}] > circle`).count(), 3);
    const covered = await page.locator('.plate').evaluate((plate, type) => {
      const a = plate.getBoundingClientRect();
      const places = [...document.querySelectorAll(`[data-crate=${type}]`)].map((one) =>
        one.closest('[data-place]').dataset.place.slice('crate-'.length),
      );
      return places.filter((id) => {
        const b = document.querySelector(`[data-place=region-${id}]`).getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom + 50 && b.top < a.bottom;
      });
    }, good);
    assert.deepEqual(covered, []);
  }
  await page.locator('.plate button').click();
  await soonEqual(() => page.locator('.plate').count(), 0);
  // from the shelf the same
  await page.locator('[data-shelf=salt]').click();
  await page.waitForSelector('[data-plate=salt]');
  assert.equal(await page.locator('.plate .leads').count(), 4);
  await context.close();
  assert.deepEqual(faults, []);
});

test('on touch the first tap shows the good, the second takes it', async () => {
  const { context, page, faults } = await open('goods-sale', { viewport: { width: 360, height: 740 }, hasTouch: true });
  const fish = page.locator('.choice', { hasText: 'Fish' });
  await fish.tap();
  await page.waitForSelector('[data-plate=fish]');
  assert.equal(await page.locator('.sale').count(), 0);
  await fish.tap();
  await page.waitForSelector(ON);
  await context.close();
  assert.deepEqual(faults, []);
});

test('keys choose a good and lead through a sale, and every line of it is heard', async () => {
  const { context, page, faults } = await open('goods-sale');
  await page.keyboard.press('Tab');
  await page.locator('.choice').first().focus();
  await page.waitForSelector('[data-plate=fish]');
  await page.keyboard.press('1');
  await page.waitForSelector(ON);
  await soonMatch(
    () => page.locator('.sale [role=status]').innerText(),
    new RegExp(
      [
        'Salt is sold\\. Italia: You, 3 against 2, \\+3',
        'Bulgaria: You, tied 1 : 1, \\+3',
        'Bulgaria: Cosima, tied 1 : 1, \\+3',
        'Turcia: Dietrich leads but has no salt, 0',
        'No majority: Bertrand: the salt goes back, 0',
      ].join(' '),
    ),
  );
  // who it is paid to sees the old and the new
  assert.match(await page.locator('[data-place=seat-1] .coins').innerText(), /7▸13/);
  assert.match(await page.locator('[data-shelf=salt]').innerText(), /returned/);
  await page.locator('[data-sale-again]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(await page.locator(ON).evaluate((one) => one === document.activeElement));
  await page.keyboard.press('Enter');
  await soonEqual(() => page.locator('.sale').count(), 0);
  await soonMatch(
    () => page.locator('.corner [role=log]').textContent(),
    /You sold salt in Italia and Bulgaria for 6 coins\./,
  );
  await soonMatch(() => page.locator('[data-place=seat-1] .coins').innerText(), /^13/);
  await context.close();
  assert.deepEqual(faults, []);
});

test('coins fly where motion is wanted, and Escape ends a sale', async () => {
  const { context, page, faults } = await open('goods-sale', { reducedMotion: 'no-preference' });
  await page.locator('.choice').first().click();
  await page.waitForSelector(`${ON}`);
  await page.waitForSelector('svg.coins path', { state: 'attached' });
  await page.keyboard.press('Escape');
  await soonEqual(() => page.locator('.sale').count(), 0);
  await context.close();
  assert.deepEqual(faults, []);
});

test('a card that works with a good shows it, or the place of one', async () => {
  const { context, page, faults } = await open('goods-action');
  assert.equal(await page.locator('[data-part=cards] .good.askew').count(), 2);
  assert.equal(await page.locator('[data-part=cards] .good:not(.askew)').count(), 1);
  assert.match(await page.locator('.choice', { hasText: 'Put a good on the Landowner' }).innerText(), /now holds fish/);
  await context.close();
  assert.deepEqual(faults, []);
});

test('after the last ravaging all goods are sold on the stage, then the points are told', async () => {
  const { context, page, faults } = await open('goods-final');
  await page.clock.install();
  await page.locator('.choice', { hasText: 'End' }).last().dispatchEvent('click');
  for (const [good, title] of [
    ['fish', 'Fish'],
    ['cloth', 'Cloth'],
    ['lumber', 'Lumber'],
    ['salt', 'Salt'],
  ]) {
    const sale = page.locator(`[data-sale=${good}]`);
    for (let n = 0; n < 300 && (await sale.count()) === 0; n++) await page.clock.runFor(200);
    await soonMatch(
      () => sale.innerText(),
      new RegExp(`${title} is sold\\.\\s+All goods are sold at the end, for 3 coins in each region`),
    );
    assert.equal(await page.locator('.finale').count(), 0, 'the ravaging has left the stage');
    assert.match(await page.locator('.shelf .note').innerText(), /Everything is sold once, after the final ravage/);
    await page.locator(ON).click();
    await soonEqual(() => sale.count(), 0);
  }
  const result = page.locator('dialog table');
  for (let n = 0; n < 300 && (await result.count()) === 0; n++) await page.clock.runFor(200);
  assert.match(await result.innerText(), /coins/i);
  await context.close();
  assert.deepEqual(faults, []);
});

test('a card shows its good also by the tile of another; a good comes back by name', async () => {
  const { context, page, faults } = await open('goods-tiles-action');
  // the Alchemist has the Shaman's ability
  assert.equal(await page.locator('[data-place=card-alchemist] .good.askew').count(), 1);
  assert.equal(await page.locator('[data-place=card-swindler] .good').count(), 0);
  for (const words of ['Take the lumber back from the Alchemist', 'Take the fish back from the Landowner'])
    assert.equal(await page.locator('.choice', { hasText: words }).count(), 1, words);
  await page.goto(`${it.url}?scene=goods-tiles-back`);
  await soonMatch(() => page.locator('.prompt').innerText(), /fish back from the Landowner\?[\s\S]*You lose the card/);
  await page.goto(`${it.url}?scene=goods-tiles-sold`);
  await soonMatch(() => page.locator('.prompt').innerText(), /Fish is sold now\.[\s\S]*Leave it there/);
  await context.close();
  assert.deepEqual(faults, []);
});
