// Prepared scenes of the card game in a browser, without the engine: what each question looks like at all sizes, in
// both languages, and for those who do not see it; choosing cards by tap, key and drag.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { complaints, device } from './browser.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { withSite } from './site.mjs';
import { serve } from './serve.mjs';

const scenes = process.env.RATTUS_SCENES ?? new URL('../dist', import.meta.url).pathname;
const it = withSite(() => serve(scenes), scenes);
const SIZES = { wide: [1440, 900], medium: [1024, 768], tall: [768, 1024], narrow: [360, 740] };
const SCENES = ['play', 'enter', 'supply', 'look', 'give', 'hospital', 'action', 'victim', 'resolve', 'end', 'dead'];

async function open(scene, { size = 'wide', big = false, locale = 'en-GB', ...options } = {}) {
  const [width, height] = SIZES[size];
  const context = await device(it.browser, {
    reducedMotion: 'reduce',
    locale,
    viewport: { width, height },
    hasTouch: size === 'narrow',
    ...options,
  });
  const page = await context.newPage();
  const faults = complaints(page);
  await show(page, scene, big);
  return { context, page, faults };
}
async function show(page, scene, big = false) {
  await page.goto(`${it.url}?scene=cartus-${scene}${big ? '&board=big-box' : ''}`);
  await page.waitForSelector(['end', 'dead'].includes(scene) ? 'dialog table' : '[data-part=row] li');
}
const picked = (page) =>
  page.locator('[data-kind][aria-pressed=true]').evaluateAll((all) => all.map((one) => one.dataset.kind));

for (const [size, locale] of [
  ['wide', 'en-GB'],
  ['medium', 'de-DE'],
  ['tall', 'en-GB'],
  ['narrow', 'de-DE'],
]) {
  test(`nothing keeps anybody out, and nothing is cut off (${size}, ${locale})`, async () => {
    const { context, page, faults } = await open(SCENES[0], { size, locale });
    for (const scene of [...SCENES, 'play-big']) {
      await show(page, scene.replace('-big', ''), scene.endsWith('-big'));
      await accessible(page, scene);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${scene} scrolls sideways`,
      );
      const beyond = await page
        .locator('main.cartus > *, main.cartus .board > *')
        .evaluateAll((all) =>
          all
            .filter((node) => node.scrollWidth > node.clientWidth + 1 && !node.matches('.hand, [data-part=hand]'))
            .map((node) => `${node.className} ${node.scrollWidth}>${node.clientWidth}`),
        );
      assert.deepEqual(beyond, [], scene);
      assert.deepEqual(faults, [], scene);
    }
    await context.close();
  });
}

test('cards are chosen and put back by tap, and the question counts them', async () => {
  const { context, page } = await open('play');
  assert.deepEqual(await picked(page), ['church-4', 'sword']);
  await soonMatch(() => page.locator('.prompt .reason').innerText(), /Two chosen: one Church card and one Sword/);
  await page.locator('[data-kind=joker]').click({ position: { x: 20, y: 20 } });
  await soonEqual(() => picked(page), ['church-4', 'joker', 'sword']);
  await page.locator('[data-kind=gold]').dispatchEvent('click');
  assert.deepEqual(await picked(page), ['church-4', 'joker', 'sword'], 'a Gold is never played');
  await context.close();
});

test('a card is drawn onto the building', async () => {
  const { context, page } = await open('play');
  const joker = page.locator('[data-kind=joker]');
  await joker.hover({ position: { x: 20, y: 20 } }); // waits until the fan lies still
  const from = await joker.boundingBox();
  const to = await page.locator('[data-position="1"]').boundingBox();
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 120, { steps: 4 });
  await page.getByText('Drop here').waitFor();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await soonEqual(() => picked(page), ['church-4', 'joker', 'sword']);
  await context.close();
});

test('arrows walk the hand; digits, Enter and Backspace choose', async () => {
  const { context, page } = await open('play');
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement?.dataset.kind === 'bourgeoisie-1');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => document.activeElement?.dataset.kind === 'gold');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.dataset.kind === 'church-0');
  await page.keyboard.press('Enter');
  await soonMatch(() => picked(page).then(String), /church-0/);
  await context.close();
  const other = await open('play');
  await other.page.keyboard.press('7');
  await soonEqual(() => picked(other.page), ['church-4', 'joker', 'sword']);
  await other.context.close();
});

test('sheets: cards and decks, buildings, help; a building’s rules', async () => {
  const { context, page, faults } = await open('play');
  for (const [key, title] of [
    ['c', 'Cards and decks'],
    ['b', 'Buildings of the game'],
    ['?', 'Help'],
  ]) {
    await page.keyboard.press(key);
    await soonEqual(() => page.locator('dialog h2').first().innerText(), title);
    await accessible(page, title);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  }
  await page.locator('[data-position="3"] .rule').click();
  await soonMatch(() => page.locator('dialog').innerText(), /CART-69/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the reckoning names class by class who scored what, and who is dead', async () => {
  const { context, page } = await open('end');
  assert.equal(await page.locator('dialog header h2').innerText(), 'You win!');
  const rows = await page
    .locator('dialog tbody tr')
    .evaluateAll((all) => all.map((tr) => tr.innerText.replace(/\s+/g, ' ')));
  assert.equal(rows.length, 13);
  assert.match(
    rows.find((row) => row.startsWith('Church')),
    /^Church CART-78 10 at 7/,
  );
  assert.match(
    rows.find((row) => row.includes('Rats')),
    /7 rats against 10 nuns.*survives.*killed/,
  );
  const totals = await page.locator('dialog .total td').allTextContents();
  const beside = await page
    .locator('[data-place^=seat-] .points .hidden')
    .evaluateAll((all) => all.map((one) => /\d+/.exec(one.textContent)[0]));
  assert.deepEqual(beside.sort(), totals.sort(), 'the players bear the same points');
  await context.close();
  const dead = await open('dead', { locale: 'de-DE' });
  assert.equal(await dead.page.locator('dialog header h2').innerText(), 'Die Pest hat alle getötet: Niemand gewinnt.');
  await dead.context.close();
});
