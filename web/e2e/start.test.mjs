// The screens before a game, on a host without a game server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { enter } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SIZES = { wide: [1440, 900], tall: [768, 1024], narrow: [360, 740] };
/** What is on a screen when all of it is there, whatever the language. */
const WHOLE = {
  '/': '.play',
  '/new': 'form ol li',
  '/lobby': '[role=status] .button',
  '/records': 'label[for=file]',
  '/nowhere/at/all': 'article .main',
};

async function show(page, path) {
  await page.goto(new URL(path, it.url).href);
  await page.waitForSelector(WHOLE[new URL(page.url()).pathname] ?? 'h1');
}

/** Opens one of the screens. */
async function open(path, options = {}) {
  const entered = await enter(it.browser, it.url, { reducedMotion: 'reduce', ...options });
  if (path !== '/') await show(entered.page, path);
  return entered;
}
const seats = (page) => page.locator('form ol li');
const kindOf = (page, seat) =>
  seats(page)
    .nth(seat - 1)
    .locator('select')
    .first();

for (const locale of ['en-GB', 'de-DE']) {
  for (const path of ['/', '/new', '/lobby', '/records', '/nowhere/at/all']) {
    test(`nothing keeps anybody out of ${path} (${locale})`, async () => {
      const { context, page, faults } = await open(path === '/nowhere/at/all' ? '/' : path, { locale });
      if (path === '/nowhere/at/all') {
        await page.evaluate(
          () => history.pushState({}, '', '/nowhere/at/all') ?? dispatchEvent(new PopStateEvent('popstate')),
        );
        await page.waitForSelector(WHOLE[path]);
      }
      for (const details of await page.locator('summary').all()) await details.click();
      await soonEqual(() => page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
      await accessible(page);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  test(`nothing scrolls sideways, and what can be touched is large enough (${size}, German)`, async () => {
    const { context, page } = await open('/', { locale: 'de-DE', viewport: { width, height }, hasTouch: true });
    for (const path of ['/', '/new', '/lobby', '/records']) {
      await show(page, path);
      for (const details of await page.locator('summary').all()) await details.click();
      assert.ok(
        await page.evaluate(() => document.querySelector('main').scrollWidth <= innerWidth),
        `${path} at ${width}`,
      );
      const small = await page.locator('button, a, select, input:not(.hidden), summary').evaluateAll((all) =>
        all
          .map((node) => (node.matches('input[type=radio], input[type=checkbox]') ? node.closest('label') : node))
          .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 43.5)
          .map((node) => node.outerHTML.slice(0, 90)),
      );
      assert.deepEqual(small, [], path);
    }
    await context.close();
  });
}

test('the back button goes through the screens, and their titles are heard', async () => {
  const { context, page } = await open('/');
  await page.getByRole('link', { name: /New game/ }).click();
  await page.waitForFunction(() => document.activeElement.matches('h1') && location.pathname === '/new');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'New game');
  await soonMatch(() => page.title(), /^New game/);
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
  await page.getByText(/has no game server/).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Open tables' }).count(), 0);
  await page.getByRole('link', { name: 'New game' }).click();
  await kindOf(page, 2).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Seats for friends need a connection to the game server.').waitFor();
  await context.close();
});

test('an impossible set-up is refused beside what causes it', async () => {
  const { context, page } = await open('/new');
  await page.locator('.add').click();
  const board = page.locator('section', { has: page.getByRole('heading', { name: 'Board' }) });
  await board.getByText(/This board is not for 5/).waitFor();
  await page.getByRole('button', { name: 'Start' }).click({ force: true });
  assert.equal(new URL(page.url()).pathname, '/new');
  await board.locator('label', { hasText: 'Big Box' }).click();
  await board.getByText(/This board is not for/).waitFor({ state: 'detached' });

  const cards = page.locator('section', { has: page.getByRole('heading', { name: 'Class cards' }) });
  await cards.getByText('I choose').click();
  await cards.getByText(/Class cards chosen: 6/).waitFor();
  await page.locator('[data-card=knight]').click();
  await cards.getByText(/No chivalry card/).waitFor();
  await page.locator('summary', { hasText: 'House rules' }).click();
  await page.getByRole('group', { name: 'Chivalry card required' }).getByText('no').click();
  await cards.getByText(/No chivalry card/).waitFor({ state: 'detached' });
  await page.getByLabel('Citizens per player').fill('99');
  await page
    .locator('details', { hasText: 'House rules' })
    .getByText(/does not allow that value/)
    .waitFor();
  await context.close();
});

test('a file that is no record is refused with a reason', async () => {
  const { context, page } = await open('/records');
  const put = (name, text) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const text of ['', '{}', '[]', '{"format":"rattus-position"}', '\u0000\u0001']) {
    await show(page, '/records'); // else it would be said already
    await put('x.json', text);
    await page.getByText(/not a Rattus replay/).waitFor();
  }
  await context.close();
});

test('a table that is not kept any more says so', async () => {
  const { context, page } = await open('/play?game=gone');
  await page.getByText('This browser no longer has this game.').waitFor();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.waitForSelector('.play');
  await context.close();
});
