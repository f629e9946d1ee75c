// The screens before a game, on a host without a game server: a table of one's own, several people at one device, a
// game that outlives its tab.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { violations } from './axe.mjs';
import { openBrowser } from './browser.mjs';
import { answer, asked, enter, playOn, question } from './guest.mjs';
import { serve } from './serve.mjs';

const SEED = '00000000000000000000000000000007';
const dist = process.env.RATTUS_PAGE ?? new URL('../dist', import.meta.url).pathname;
const still = { reducedMotion: 'reduce' };
const SIZES = { wide: [1440, 900], tall: [768, 1024], narrow: [360, 740] };
let browser, site;

before(async () => {
  assert.ok(existsSync(`${dist}/index.html`), 'Build the page first: npm run build');
  site = await serve(dist);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens one of the screens. */
async function open(path, options = {}) {
  const entered = await enter(browser, site.url, { ...still, ...options });
  if (path !== '/') {
    await entered.page.goto(new URL(path, site.url).href);
    await entered.page.waitForSelector('h1');
  }
  return entered;
}
const seats = (page) => page.locator('form ol li');
const kindOf = (page, seat) => seats(page).nth(seat - 1).locator('select').first();
const nameOf = (page, seat) => seats(page).nth(seat - 1).locator('input');

for (const locale of ['en-GB', 'de-DE']) {
  for (const path of ['/', '/new', '/lobby', '/records', '/nowhere/at/all']) {
    test(`nothing keeps anybody out of ${path} (${locale})`, async () => {
      const { context, page, faults } = await open(path === '/nowhere/at/all' ? '/' : path, { locale });
      if (path === '/nowhere/at/all') await page.evaluate(() => history.pushState({}, '', '/nowhere/at/all') ?? dispatchEvent(new PopStateEvent('popstate')));
      for (const details of await page.locator('summary').all()) await details.click();
      assert.equal(await page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  test(`nothing scrolls sideways, and what can be touched is large enough (${size}, German)`, async () => {
    const { context, page } = await open('/', { locale: 'de-DE', viewport: { width, height }, hasTouch: true });
    for (const path of ['/', '/new', '/lobby', '/records']) {
      await page.goto(new URL(path, site.url).href);
      await page.waitForSelector('h1');
      for (const details of await page.locator('summary').all()) await details.click();
      assert.ok(await page.evaluate(() => document.querySelector('main').scrollWidth <= innerWidth), `${path} at ${width}`);
      const small = await page.locator('button, a, select, input:not(.hidden), summary').evaluateAll((all) => all
        .map((node) => (node.matches('input[type=radio], input[type=checkbox]') ? node.closest('label') : node))
        .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 43.5)
        .map((node) => node.outerHTML.slice(0, 90)));
      assert.deepEqual(small, [], path);
    }
    await context.close();
  });
}

test('the back button goes through the screens, and their titles are heard', async () => {
  const { context, page } = await open('/');
  await page.getByRole('link', { name: /New table/ }).click();
  await page.waitForFunction(() => document.activeElement.matches('h1') && location.pathname === '/new');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'New table');
  assert.match(await page.title(), /^New table/);
  await page.goBack();
  await page.waitForSelector('.play');
  await page.goForward();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForSelector('.play');
  assert.equal(new URL(page.url()).pathname, '/');
  await context.close();
});

test('without a server, friends are told why', async () => {
  const { context, page } = await open('/lobby');
  await page.getByText(/without a game server/).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Open tables' }).count(), 0);
  await page.getByRole('link', { name: 'New table' }).click();
  await kindOf(page, 2).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Free seats need the game server.').waitFor();
  await context.close();
});

test('an impossible set-up is refused beside what causes it', async () => {
  const { context, page } = await open('/new');
  await page.locator('.add').click();
  const board = page.locator('section', { has: page.getByRole('heading', { name: 'Board' }) });
  await board.getByText(/This board cannot be played by 5/).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click({ force: true });
  assert.equal(new URL(page.url()).pathname, '/new');
  await board.locator('label', { hasText: 'Big box' }).click();
  await board.getByText(/cannot be played/).waitFor({ state: 'detached' });

  const cards = page.locator('section', { has: page.getByRole('heading', { name: 'Class cards' }) });
  await cards.getByText('My choice').click();
  await cards.getByText(/There are 6 class cards/).waitFor();
  await cards.getByRole('button', { name: 'Knight' }).click();
  await cards.getByText(/No chivalry card/).waitFor();
  await page.locator('summary').click();
  await page.getByRole('group', { name: 'Always a chivalry card' }).getByText('no').click();
  await cards.getByText(/No chivalry card/).waitFor({ state: 'detached' });
  await page.getByLabel('Citizens each').fill('99');
  await page.locator('details').getByText(/cannot/).waitFor();
  await context.close();
});

test('house rules and one’s own cards are played', async () => {
  const { context, page, faults } = await open(`/new?seed=${SEED}`);
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.locator('summary').click();
  await page.getByLabel('Citizens each').fill('12');
  await page.getByRole('group', { name: 'Who begins' }).getByText('Seat 1').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  assert.equal(await asked(page), 'asked');
  assert.match(await page.locator('[data-place=seat-1] .stock').innerText(), /12 in supply/);
  assert.equal(await page.locator('[data-place^=seat-]').count(), 3);
  await playOn(page);
  assert.equal(await page.locator('dialog tbody tr').count(), 3);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game outlives its tab', async () => {
  const { context, page, faults } = await open('/', {});
  await page.goto(`${site.url}?seed=${SEED}`);
  await page.locator('.play').click();
  await playOn(page, (words) => /plague/.test(words));
  const [before, lines] = [await question(page), await page.locator('[data-part=log] p').count()];
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(site.url);
  await again.getByRole('link', { name: /Bertrand.*your turn/s }).click();
  assert.equal(await asked(again), 'asked');
  assert.equal(again.url(), address);
  assert.equal(await question(again), before);
  assert.equal(await again.locator('[data-part=log] p').count(), lines);
  await answer(again, 1);
  await asked(again);
  await again.reload();
  await playOn(again);
  assert.equal(await again.locator('dialog tbody tr').count(), 4);
  await again.goto(site.url);
  await again.waitForSelector('.play');
  assert.equal(await again.getByRole('heading', { name: 'Continue' }).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('two people share a device, and a curtain falls between their hands', async (t) => {
  const { context, page, faults } = await open(`/new?seed=${SEED}`);
  await nameOf(page, 1).fill('Agnes');
  await kindOf(page, 2).selectOption('here');
  await nameOf(page, 2).fill('Cosima');
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.map svg.board');
  let curtains = 0;
  for (let count = 0; ; count++) {
    const what = await page.waitForFunction(() => (document.querySelector('.curtain') ? 'curtain'
      : document.querySelector('dialog table') ? 'over' : document.querySelector('.choice') ? 'asked' : null), null, { timeout: 60_000, polling: 'raf' });
    if (await what.jsonValue() === 'over') break;
    if (await what.jsonValue() === 'curtain') {
      curtains += 1;
      assert.match(await page.locator('.curtain h1').innerText(), /Pass the device to (Agnes|Cosima)/);
      assert.equal(await page.locator('.table, .map, [data-region], [role=log]').count(), 0, 'nothing of the hand is there');
      if (curtains === 1) assert.deepEqual(await violations(page), []);
      await page.keyboard.press('Enter');
      continue;
    }
    // whoever can look at tokens does, so that there is something to hide
    const witch = page.locator('.choice', { hasText: /Take the Witch|Use the Witch/ });
    if (await witch.count() > 0) await witch.first().click();
    else await answer(page, count);
  }
  t.diagnostic(`${curtains} curtains`);
  assert.ok(curtains > 1);
  assert.match(await page.locator('dialog tbody').innerText(), /Agnes[\s\S]*Cosima|Cosima[\s\S]*Agnes/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a German plays at 360 pixels', async () => {
  const { context, page, faults } = await open('/', { locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.getByText('Den Tisch wählen').tap();
  await page.locator('label', { hasText: 'Neuling' }).tap();
  await page.goto(`${site.url}?seed=${SEED}`);
  await page.getByRole('button', { name: 'Jetzt spielen' }).tap();
  assert.equal(await asked(page), 'asked');
  assert.match(await page.title(), /Du bist am Zug · Rattus/);
  await playOn(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.match(await page.locator('dialog h2').innerText(), /gewonnen/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a file that is no record is refused with a reason', async () => {
  const { context, page } = await open('/records');
  const put = (name, text) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const text of ['', '{}', '[]', '{"format":"rattus-position"}', '\u0000\u0001']) {
    await put('x.json', text);
    await page.getByText(/not the record of a game/).waitFor();
  }
  await context.close();
});

test('a table that is not kept any more says so', async () => {
  const { context, page } = await open('/play?game=gone');
  await page.getByText('no longer kept').waitFor();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.waitForSelector('.play');
  await context.close();
});
