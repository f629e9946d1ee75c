// Region cards on the screen, in prepared positions: every part has its place at all sizes, a card of the fan is the
// same as a line of the prompt, keys and screen readers reach all of it, others see no more than the rules tell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { complaints, device } from './browser.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { faultsOfLayout, lasting } from './layout.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';
import { localesAt, SIZES, windowOf } from './sizes.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);
const SCENES = ['protect', 'card', 'none', 'many', 'others', 'astronomer', 'explorer', 'action'];
const LOOKED_AT = ['wide', 'medium', 'tall', 'narrow', 'low'];
/** The least share of the window that belongs to the map. */
const SHARE = { wide: 0.45, medium: 0.41, tall: 0.38, narrow: 0.38, low: 0.58 };

async function show(page, scene) {
  await page.goto(`${it.url}?scene=regions-${scene}`);
  await page.waitForSelector('[data-place=seat-1] .held');
  await page.waitForSelector(scene === 'others' ? '.prompt h2' : 'main.table .choice');
}
async function open(scene, options = {}) {
  const context = await device(it.browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await show(page, scene);
  await page.evaluate(() => document.fonts.ready);
  return { context, page, faults: complaints(page) };
}
const card = (page, id) => page.locator(`button[data-region-card="${id}"]`).first();
const title = (page) => page.locator('.prompt h2').innerText();

/** In the page: what of one's own cards lies out of sight, or cannot be touched. */
function faultsOfHand() {
  const faults = [];
  for (const hand of document.querySelectorAll('.hand ul')) {
    if (!hand.checkVisibility()) continue;
    const room = hand.getBoundingClientRect();
    if (room.right > innerWidth + 0.5 || room.bottom > innerHeight + 0.5) faults.push('the fan is out of sight');
    const cards = [...hand.querySelectorAll('li')];
    for (const [i, one] of cards.entries()) {
      const box = one.getBoundingClientRect(),
        after = cards[i + 1]?.getBoundingClientRect();
      if (after && after.left - box.left < 38) faults.push(`too little of card ${i + 1} is seen`);
      if (cards.length < 5 && box.right > room.right + 6) faults.push(`card ${i + 1} is cut`);
    }
  }
  return faults;
}

for (const size of LOOKED_AT) {
  for (const locale of localesAt(size)) {
    test(`with region cards every part has its place at ${SIZES[size].join('x')}, ${locale}`, async () => {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      const found = [];
      for (const scene of SCENES) {
        await show(page, scene);
        const read = async () => [
          ...(await page.evaluate(faultsOfLayout, SHARE[size])),
          ...(await page.evaluate(faultsOfHand)),
        ];
        found.push(...(await lasting(page, read)).map((fault) => `${scene}: ${fault}`));
      }
      await context.close();
      assert.deepEqual([...found, ...faults], []);
    });
  }

  test(`nothing about region cards keeps anybody out at ${SIZES[size].join('x')}`, async () => {
    const { context, page, faults } = await windowOf(it.browser, size, 'en-GB');
    for (const scene of ['protect', 'astronomer', 'others']) {
      await show(page, scene);
      await accessible(page, scene);
    }
    if (await page.locator('#tab-shelf').count()) {
      await page.locator('#tab-shelf').click();
      await accessible(page, 'the shelf');
    } else {
      await page.getByRole('button', { name: /^Regions \d+ left/ }).click();
      await page.waitForSelector('dialog .piles');
      await accessible(page, 'the piles');
      await soonMatch(() => page.locator('dialog').innerText(), /Bulgaria[\s\S]*Discard pile\s*4/i);
    }
    await context.close();
    assert.deepEqual(faults, []);
  });
}

test('the prompt says what would be lost, by what, and what each protection saves', async () => {
  const { context, page, faults } = await open('protect');
  assert.equal(await title(page), 'Protect a card, or let it strike?');
  assert.match(
    await page.locator('.prompt .reason').innerText(),
    /^Gallia: 10 citizens against limit 3\. You would lose three of your four citizens: most here, Merchant, King\.$/,
  );
  assert.deepEqual(
    (await page.locator('.choice').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
    [
      '1 Protect the King with Gallia or Egypt saves 1',
      '2 Protect the Merchant with Anglia or Egypt saves 1',
      '3 Let it strike',
    ],
  );
  // those that can be played are raised; the symbol that fits is red
  assert.equal(await page.locator('.hand li').count(), 4);
  assert.equal(await page.locator('.hand li.usable').count(), 3);
  assert.equal(await page.locator('.hand li:has-text("Gallia") .classes .lit').count(), 1);
  assert.equal(await page.locator('[data-part=cards] .target').count(), 2);
  await context.close();
  assert.deepEqual(faults, []);
});

test('a card of the fan is its line of the prompt', async () => {
  const { context, page, faults } = await open('protect');
  // fits the King alone: it is played at once
  await card(page, 'gallia:royalty+islamic').click();
  await soonMatch(() => page.locator('[role=log]').first().textContent(), /You protected the King with Gallia/);
  await context.close();

  const other = await open('protect');
  // fits both: which one is asked first
  await card(other.page, 'egypt:any').click();
  await soonMatch(() => other.page.locator('.hand p').innerText(), /Which card does Egypt protect\?/);
  assert.equal(await other.page.locator('.hand .wanted').count(), 1);
  await other.page.locator('.choice').first().click();
  await soonMatch(() => other.page.locator('[role=log]').first().textContent(), /You protected the King/);
  await other.context.close();
  assert.deepEqual([...faults, ...other.faults], []);
});

test('keys alone protect a card', async () => {
  const { context, page, faults } = await open('protect');
  await page.keyboard.press('1');
  await soonEqual(() => title(page), 'Which region card protects the King?');
  assert.match(await page.locator('.hand p').innerText(), /Raised cards can protect the King/);
  await card(page, 'gallia:royalty+islamic').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.regionCard), 'egypt:any');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await soonMatch(() => page.locator('[role=log]').first().textContent(), /You protected the King with Gallia/);
  await context.close();
  assert.deepEqual(faults, []);
});

test('whose cards do not fit is asked all the same, and can ask to be left in peace', async () => {
  const { context, page, faults } = await open('none');
  assert.deepEqual(await page.locator('.choice').allInnerTexts(), ['1\nLet it strike']);
  await soonMatch(() => page.locator('.prompt').innerText(), /None of your region cards fits/);
  await page.clock.install();
  await page.getByRole('button', { name: 'Don’t ask me this turn' }).dispatchEvent('click');
  // the same question once more: the page answers it, not at once
  await eventually(async () => {
    await page.clock.runFor(300);
    assert.match(await title(page), /You pass/);
  });
  await context.close();
  assert.deepEqual(faults, []);
});

test('others see that somebody is asked, and nothing of his cards', async () => {
  const { context, page, faults } = await open('others');
  assert.match(await title(page), /Dietrich is thinking/);
  assert.equal(await page.locator('.choice, .hand li.usable').count(), 0);
  assert.match(await page.locator('[data-place=seat-4] .held').innerText(), /3/);
  assert.match(
    await page.locator('[data-place=card-king] .main').getAttribute('title'),
    /Protected by Gallia: royalty and Islamic world for this ravage/,
  );
  await context.close();
  assert.deepEqual(faults, []);
});

test('the cards that were drawn, and those that lie open, are shown over the question', async () => {
  const { context, page, faults } = await open('astronomer');
  assert.match(await page.locator('.prompt .cards').innerText(), /You drew[\s\S]*Egypt/i);
  assert.equal(await page.locator('.choice').count(), 3);
  await show(page, 'explorer');
  assert.match(await page.locator('.prompt .cards').innerText(), /Revealed[\s\S]*Turcia/i);
  assert.equal(await page.locator('.region.choosable').count(), 3);
  await context.close();
  assert.deepEqual(faults, []);
});

test('cards fly where motion is wanted; at the end hands are opened and score', async () => {
  const { context, page, faults } = await open('protect', { reducedMotion: 'no-preference' });
  await page.locator('.choice').first().click();
  await soonEqual(() => title(page), 'Which region card protects the King?');
  await page.locator('.choice', { hasText: 'Gallia' }).click();
  await page.waitForSelector('.flights rect.paper', { state: 'attached' });
  await page.waitForSelector('[data-protects=king]', { state: 'attached' });
  await context.close();

  const end = await open('final');
  await end.page.locator('.choice.end').click();
  await soonMatch(() => end.page.locator('dialog table').innerText(), /from region cards/);
  await soonMatch(
    () => end.page.locator('[role=log]').first().textContent(),
    /You held .*You scored a point for Anglia/s,
  );
  await end.context.close();
  assert.deepEqual([...faults, ...end.faults], []);
});
