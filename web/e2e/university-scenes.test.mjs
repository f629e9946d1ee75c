// Universities on the screen, in prepared positions: every part has its place at all sizes, pieces and tokens on
// the map hide nothing, an event takes the prompt's place for a moment, keys and screen readers reach all of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { complaints, device } from './browser.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { faultsOfLayout, lasting } from './layout.mjs';
import { faultsOnMap, hiddenByOdds, hiddenByThings } from './map-layout.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';
import { LOCALES, localesAt, SIZES, windowOf } from './sizes.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);
const SCENES = ['action', 'move', 'bonus', 'discard', 'others', 'order', 'final', 'piece', 'box'];
const LOOKED_AT = ['wide', 'medium', 'tall', 'narrow', 'low'];
/** Those in which all that lies on the map is looked at. */
const MAPS = ['wide', 'laptop', 'medium', 'tall', 'narrow', 'low'];
/** The least share of the window that belongs to the map. */
const SHARE = { wide: 0.45, medium: 0.41, tall: 0.38, narrow: 0.38, low: 0.58 };

async function show(page, scene) {
  await page.goto(`${it.url}?scene=universities-${scene}`);
  await page.waitForSelector('[data-place=seat-1] [data-points]');
  await page.waitForSelector(['others', 'full'].includes(scene) ? '.prompt h2' : 'main.table .choice');
}
async function open(scene, options = {}) {
  const context = await device(it.browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults = complaints(page);
  await show(page, scene);
  await page.evaluate(() => document.fonts.ready);
  return { context, page, faults };
}
const title = (page) => page.locator('.prompt h2').innerText();
const log = (page) => page.locator('[role=log]').first().textContent();

for (const size of LOOKED_AT) {
  for (const locale of localesAt(size)) {
    test(`with universities every part has its place at ${SIZES[size].join('x')}, ${locale}`, async () => {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      const found = [];
      for (const scene of SCENES) {
        await show(page, scene);
        const read = () => page.evaluate(faultsOfLayout, SHARE[size]);
        found.push(...(await lasting(page, read)).map((fault) => `${scene}: ${fault}`));
      }
      await context.close();
      assert.deepEqual([...found, ...faults], []);
    });
  }

  test(`nothing about universities keeps anybody out at ${SIZES[size].join('x')}`, async () => {
    const { context, page, faults } = await windowOf(it.browser, size, 'en-GB');
    for (const scene of ['discard', 'order', 'others']) {
      await show(page, scene);
      await accessible(page, scene);
    }
    if (await page.locator('#tab-shelf').count()) {
      await page.locator('#tab-shelf').click();
      await accessible(page, 'the shelf');
    } else {
      await page.locator('.drawers [data-place=shelf-events]').click();
      await page.waitForSelector('dialog .events');
      await accessible(page, 'the events');
      await soonMatch(() => page.locator('dialog').innerText(), /18 of 30 left[\s\S]*University founded\s*number 1/);
    }
    await context.close();
    assert.deepEqual(faults, []);
  });
}

for (const [scene, sizes, cities] of [
  ['full', MAPS, 17],
  ['box', ['wide', 'medium', 'narrow'], 11],
])
  for (const size of sizes)
    test(`universities, tokens and cities hide no name and no piece (${scene}, ${size})`, async () => {
      for (const locale of LOCALES) {
        const { context, page, faults } = await windowOf(it.browser, size, locale);
        await show(page, scene);
        assert.equal(await page.locator('[data-city]').count(), cities);
        assert.deepEqual(await lasting(page, () => page.evaluate(hiddenByThings)), [], locale);
        await context.close();
        assert.deepEqual(faults, []);
      }
    });

for (const size of MAPS)
  test(`six players in every region cover nothing of their neighbours (${SIZES[size].join('x')})`, async () => {
    for (const locale of LOCALES) {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      await show(page, 'full');
      assert.equal(await page.locator('.map svg.board > .pieces [data-piece]').count(), 17 * 6);
      // the box of a name is higher than its capitals; where names have no room numbers are smaller
      const limits = { least: size === 'narrow' ? 10 : 12, names: 6, figures: 3 };
      const read = () => page.evaluate(faultsOnMap, limits);
      assert.deepEqual(await lasting(page, read), [], locale);
      await page.locator('.zoom .odds').click();
      await page.waitForSelector('[data-loss]');
      assert.deepEqual(await lasting(page, read), [], `odds, ${locale}`);
      assert.deepEqual(await lasting(page, () => page.evaluate(hiddenByOdds)), [], locale);
      await context.close();
      assert.deepEqual(faults, []);
    }
  });

test('universities and tokens are told with their regions', async () => {
  const { context, page, faults } = await open('full');
  assert.equal(await page.locator('[data-university-token]').count(), 17);
  assert.equal(await page.locator('[data-university]').count(), 2);
  assert.match(
    await page.locator('[data-region=egypt]').getAttribute('aria-label'),
    /The white university stands here\..*A university token: no university can return here yet/,
  );
  await context.close();
  assert.deepEqual(faults, []);
});

test('who stands on a space of the guild board, or in a city, is told with it', async () => {
  const { context, page, faults } = await open('box');
  assert.deepEqual(
    (await page.locator('.choice').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
    ['1 Peasant Eleonora', '2 Monk Fulko', '3 Merchant', '4 Witch', '5 King Bertrand', '6 Knight'],
  );
  assert.match(await page.locator('[data-region=anglia]').getAttribute('aria-label'), /In its city: /);
  await context.close();
  assert.deepEqual(faults, []);
});

test('a player’s tokens are counted, and the deck says what is left', async () => {
  const { context, page, faults } = await open('action');
  assert.match(await page.locator('[data-place=seat-3]').innerText(), /three victory point tokens/);
  assert.equal(await page.locator('[data-place=seat-2] [data-points]').count(), 0);
  assert.deepEqual(
    (await page.locator('.drawers [data-place=shelf-events]').innerText()).replace(/\s+/g, ' ').trim(),
    'Events 18 of 30 left , Founded: 4 , Bonus: 9 , Discard: 2 , None: 3',
  );
  await context.close();
  assert.deepEqual(faults, []);
});

test('an event takes the prompt’s place for a moment, and goes to the log', async () => {
  const { context, page, faults } = await open('founded', { reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.locator('.choice.end').click();
  await page.waitForSelector('[data-event=founded]');
  assert.match(
    (await page.locator('[data-event=founded]').innerText()).replace(/\s+/g, ' '),
    /University founded.*Bulgaria: Eleonora leads and moves it\..*Egypt: a tie, so it stays\. Continue/i,
  );
  await accessible(page, 'an event');
  // Where looking took long it has gone by itself.
  await page.evaluate(() => document.querySelector('[data-event-on]')?.click());
  for (let n = 0; n < 40 && (await page.locator('[data-event]').count()) > 0; n++) await page.clock.runFor(200);
  for (let n = 0; n < 60; n++) await page.clock.runFor(200);
  await soonMatch(() => log(page), /Event: University founded\..*took a victory point token and has 2 now/s);
  await soonEqual(() => page.locator('[data-place=seat-5] [data-points]').getAttribute('data-points'), '2');
  await context.close();
  assert.deepEqual(faults, []);
});

test('where nothing moves an event is only told', async () => {
  const { context, page, faults } = await open('founded');
  await page.evaluate(() => {
    globalThis.seen = 0;
    new MutationObserver(() => {
      if (document.querySelector('[data-event]')) globalThis.seen += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('.choice.end').click();
  await soonMatch(() => log(page), /Event: University founded\..*The white university: no sole leader in Egypt/s);
  assert.equal(await page.evaluate(() => globalThis.seen), 0);
  await context.close();
  assert.deepEqual(faults, []);
});

test('while it is asked what comes of an event, the prompt tells how far it is', async () => {
  const { context, page, faults } = await open('discard');
  assert.equal(await title(page), 'Put a class card back on the table?');
  assert.match(
    (await page.locator('[data-course=discard]').innerText()).replace(/\s+/g, ' '),
    /Event: Discard a class card Eleonora: kept all Fulko: put back the Inquisitor You: may put back the King or/,
  );
  assert.deepEqual(
    (await page.locator('.choice').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
    ['1 III King , level III', '2 Professor', '3 Keep all'],
  );
  await show(page, 'bonus');
  assert.match(await page.locator('.prompt .reason').innerText(), /For the Professor/);
  assert.equal(await page.locator('.region.choosable').count(), 2);
  await show(page, 'others');
  assert.match(await title(page), /Cosima is thinking/);
  assert.equal((await page.locator('[data-course=discard] li').count()) > 3, true);
  await context.close();
  assert.deepEqual(faults, []);
});

test('keys alone order events, and move a university on the map', async () => {
  const { context, page, faults } = await open('order');
  assert.deepEqual(
    (await page.locator('.choice .label').allInnerTexts()).map((text) => text.split('\n')[0].trim()),
    ['Bonus: Magic', 'Discard a class card', 'No event'],
  );
  await show(page, 'move');
  assert.equal(await page.locator('.region.choosable').count(), 10);
  await page.locator('[data-region=scandia]').focus();
  await page.keyboard.press('Enter');
  await soonMatch(
    () => log(page),
    /You moved a university from Bulgaria to Scandia\..*Bulgaria now has a university token/s,
  );
  await soonEqual(() => page.locator('[data-university-token=bulgaria]').count(), 1);
  await context.close();
  assert.deepEqual(faults, []);
});
