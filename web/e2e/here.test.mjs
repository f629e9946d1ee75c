// Games at this device, on a host without a game server: a table of one's own, several people at one device, a game
// that outlives its tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { PATIENCE } from './browser.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { answer, asked, enter, plagueAsked, playOn, question } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const open = (options = {}) => enter(it.browser, it.url, { reducedMotion: 'reduce', ...options });
const seats = (page) => page.locator('form ol li');
const kindOf = (page, seat) =>
  seats(page)
    .nth(seat - 1)
    .locator('select')
    .first();
const nameOf = (page, seat) =>
  seats(page)
    .nth(seat - 1)
    .locator('input');

/** The screen of a new table; the computer is quick. */
async function newTable(options) {
  const entered = await open(options);
  await entered.page.goto(`${it.url}new?seed=${SEED}`);
  await entered.page.waitForSelector('form ol li');
  for (const select of await entered.page.locator('form ol li select.second').all())
    await select.selectOption('novice');
  return entered;
}

test('house rules and one’s own cards are played', async () => {
  const { context, page, faults } = await newTable();
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.locator('summary', { hasText: 'House rules' }).click();
  await page.getByLabel('Citizens per player').fill('12');
  await page.getByRole('group', { name: 'Who begins' }).getByText('Seat 1').click();
  await page.getByRole('button', { name: 'Start' }).click();
  assert.equal(await asked(page), 'asked');
  await soonMatch(() => page.locator('[data-place=seat-1] .stock').innerText(), /12 in supply/);
  assert.equal(await page.locator('[data-place^=seat-]').count(), 3);
  await playOn(page);
  assert.equal(await page.locator('dialog tbody tr').count(), 3);
  assert.deepEqual(faults, []);
  await context.close();
});

test('house rules that are being unfolded stay so, whatever changes meanwhile', async () => {
  const { context, page } = await newTable();
  const rules = page.locator('details', { has: page.getByText('House rules') });
  // a browser tells of the opening in a later task; what changes in between is drawn before
  await rules.evaluate((details) => {
    details.querySelector('summary').click();
    const citizens = details.querySelector('#rule-citizens');
    citizens.value = '12';
    citizens.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByText('1 change').waitFor();
  assert.equal(await rules.evaluate(({ open }) => open), true);
  await context.close();
});

test('a game outlives its tab', async () => {
  const { context, page, faults } = await open();
  await page.goto(`${it.url}?seed=${SEED}`);
  await page.locator('.play').click();
  await playOn(page, plagueAsked);
  const [before, lines] = [await question(page), await page.locator('[data-part=log] p').count()];
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(it.url);
  await again.getByRole('link', { name: /Bertrand.*your turn/s }).click();
  assert.equal(await asked(again), 'asked');
  assert.equal(again.url(), address);
  await soonEqual(() => question(again), before);
  await soonEqual(() => again.locator('[data-part=log] p').count(), lines);
  await answer(again, 1);
  await asked(again);
  await again.reload();
  await playOn(again);
  assert.equal(await again.locator('dialog tbody tr').count(), 4);
  await again.goto(it.url);
  await again.waitForSelector('.play');
  assert.equal(await again.getByRole('heading', { name: 'Continue' }).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

/** Two people and a computer sit down; resolves when there is something to see. */
async function shareDevice(options) {
  const entered = await newTable(options);
  const { page } = entered;
  await nameOf(page, 1).fill('Agnes');
  await kindOf(page, 2).selectOption('here');
  await nameOf(page, 2).fill('Cosima');
  await page.locator('form ol li').nth(3).locator('.remove').click();
  await page.locator('form .main').click();
  await page.waitForSelector('.map svg.board, .curtain');
  return entered;
}

/** Answers until the device has to change hands or the game is over; tells which. */
async function playToCurtain(page) {
  for (let count = 0; ; count++) {
    const found = await page.waitForFunction(
      () =>
        document.querySelector('.curtain')
          ? 'curtain'
          : (document.querySelector('[data-finale=end]')?.click(), document.querySelector('dialog table'))
            ? 'over'
            : document.querySelector('.choice')
              ? 'asked'
              : null,
      null,
      { timeout: PATIENCE, polling: 25 },
    );
    const what = await found.jsonValue();
    if (what !== 'asked') return what;
    // whoever can look at tokens does, so that there is something to hide
    const witch = page.locator('.choice', { hasText: /(Take|Use) the Witch|Hexe (nehmen|nutzen)/ });
    if ((await witch.count()) > 0) await witch.first().click();
    else await answer(page, count);
  }
}

test('two people share a device, and a curtain falls between their hands', async (t) => {
  const { context, page, faults } = await shareDevice();
  let curtains = 0;
  while ((await playToCurtain(page)) === 'curtain') {
    curtains += 1;
    assert.match(await page.locator('.curtain h1').innerText(), /Pass the device to (Agnes|Cosima)/);
    assert.equal(
      await page.locator('.table, .map, [data-region], [role=log]').count(),
      0,
      'nothing of the hand is there',
    );
    if (curtains === 1) await accessible(page);
    await page.keyboard.press('Enter');
  }
  t.diagnostic(`${curtains} curtains`);
  assert.ok(curtains > 1);
  assert.match(await page.locator('dialog tbody').innerText(), /Agnes[\s\S]*Cosima|Cosima[\s\S]*Agnes/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the curtain speaks German', async () => {
  const { context, page, faults } = await shareDevice({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  assert.equal(await playToCurtain(page), 'curtain');
  assert.match(await page.locator('.curtain h1').innerText(), /Gib das Gerät an (Agnes|Cosima)/);
  await accessible(page);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a German plays at 360 pixels', async () => {
  const { context, page, faults } = await open({
    level: null,
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await page.getByText('Diese Partie ändern').tap();
  await page.locator('label', { hasText: 'Neuling' }).tap();
  await page.goto(`${it.url}?seed=${SEED}`);
  await page.getByRole('button', { name: 'Jetzt spielen' }).tap();
  assert.equal(await asked(page), 'asked');
  await soonMatch(() => page.title(), /Du bist am Zug · Rattus/);
  await playOn(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.match(await page.locator('dialog h2').innerText(), /gewonnen/);
  assert.deepEqual(faults, []);
  await context.close();
});
