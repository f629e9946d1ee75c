// The card game on the screens before a game: choosing it, its buildings and options, the link that carries them, the
// rules to read, and the way to its table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { dialogGone, soonEqual, soonMatch } from './eventually.mjs';
import { enter } from './guest.mjs';
import { withSite } from './site.mjs';
import { inTurn } from './sizes.mjs';

const it = withSite();
const SIZES = { wide: [1440, 900], tall: [768, 1024], narrow: [360, 740] };

async function open(path, options = {}) {
  const entered = await enter(it.browser, it.url, { reducedMotion: 'reduce', ...options });
  await entered.page.goto(new URL(path, it.url).href);
  await entered.page.waitForSelector(path.startsWith('/new') ? 'form ol li' : '.play');
  return entered;
}
const buildings = (page) => page.locator('section', { has: page.getByRole('heading', { name: 'Buildings' }) });
const share = (page, name) => page.getByRole('slider', { name: `Buildings of ${name}` });
const link = async (page) => new URL(await page.locator('#setup-link').inputValue()).search;
const unfold = (page) =>
  page.locator('details:not([open]) > summary').evaluateAll((all) => all.forEach((summary) => summary.click()));
/** The question or the curtain of a table of Cartus. */
const laid = (page) => page.waitForSelector('main.cartus [data-part=prompt] h2, .curtain');

test('a table is set up for the card game, and the link says how', async () => {
  const { context, page, faults } = await open('/new');
  await page.getByRole('radio', { name: /Rattus Cartus/ }).check();
  await page.getByRole('heading', { name: 'Buildings' }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Class cards' }).count(), 0);
  await unfold(page);
  await soonEqual(() => link(page), '?game=cartus&players=4');
  await share(page, 'Church').fill('2');
  await soonMatch(() => share(page, 'Church').getAttribute('aria-valuetext'), /2 × Monastery, 3 × Hospital/);
  await soonEqual(() => link(page), '?game=cartus&players=4&split=monastery:2,hospital:3');
  await page.getByRole('group', { name: 'Choosing supplies' }).getByText('Together').click();
  await page.getByLabel('Who begins').selectOption('seat-3');
  const said = await link(page);
  assert.match(said, /&rules=supplies:simultaneous,starting_player:seat-3$/);

  // whoever opens the link finds the same
  await page.goto(new URL(`/new${said}`, it.url).href);
  await unfold(page);
  await soonEqual(() => link(page), said);
  assert.equal(await share(page, 'Church').inputValue(), '2');
  assert.equal(await page.getByLabel('Who begins').inputValue(), 'seat-3');

  // by lot there is nothing to share out
  await page.getByText('Mixed', { exact: true }).click();
  await soonEqual(() => page.getByRole('slider').count(), 0);
  await soonMatch(() => link(page), /players=4&rules=buildings:mixed/);
  // and the board game is still as it was
  await page.getByRole('radio', { name: /The board game/ }).check();
  await page.getByRole('heading', { name: 'Class cards' }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is refused says why, beside its cause, until it is mended', async () => {
  const { context, page, faults } = await open(
    '/new?game=cartus&players=3&split=monastery:3,hospital:1&rules=starting_player:seat-5',
  );
  const begin = page.getByRole('button', { name: 'Start' });
  await buildings(page)
    .getByText(/The two buildings of Church must have five cards in total/)
    .waitFor();
  await page
    .locator('details', { hasText: 'House rules' })
    .getByText(/Nobody has seat 5/)
    .waitFor();
  await begin.click({ force: true });
  assert.equal(new URL(page.url()).pathname, '/new');
  await share(page, 'Church').fill('4');
  await buildings(page)
    .getByText(/must have five cards/)
    .waitFor({ state: 'detached' });
  await page.getByLabel('Who begins').selectOption('seat-2');
  await page.getByText(/Nobody has seat 5/).waitFor({ state: 'detached' });
  await soonEqual(() => begin.getAttribute('aria-disabled'), 'false');

  // six come from the board game
  await page.getByRole('radio', { name: /The board game/ }).check();
  for (let n = 0; n < 3; n++) await page.locator('.add').click();
  await page.getByRole('radio', { name: /Rattus Cartus/ }).check();
  await page.getByText(/takes 2 to 5 players, not 6/).waitFor();
  assert.equal(await page.locator('.add').isDisabled(), true);
  await page.getByRole('button', { name: 'Remove seat 6' }).click();
  await page.getByText(/takes 2 to 5 players, not 6/).waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('with two players the Guard Tower comes with a warning, and can be played', async () => {
  const { context, page } = await open('/new?game=cartus&players=2&split=castle:0,guard-tower:5');
  await buildings(page)
    .getByText(/not recommended/)
    .waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await laid(page);
  await context.close();
});

test('people at one device and computers sit down at a table of Cartus', async () => {
  const { context, page, faults } = await open(
    '/new?game=cartus&players=3&split=farm:3,brewery:2&rules=starting_player:seat-1' +
      '&seed=00000000000000000000000000000007',
  );
  const seat = (n) => page.locator('form ol li').nth(n - 1);
  await seat(2).locator('select').first().selectOption('here');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Seat 2 needs a name.').waitFor();
  await seat(1).locator('input').fill('Agnes');
  await seat(2).locator('input').fill('Bert');
  await seat(3).locator('select.second').selectOption('novice');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.curtain');
  await page.getByRole('button', { name: 'I am Agnes' }).click();
  await page.waitForSelector('main.cartus .choice');
  await soonMatch(() => page.locator('main.cartus').innerText(), /Bert/);
  const address = page.url();

  // the table is kept, and is found again from the first page
  await page.goto(it.url);
  await page.locator(`a[href$="${new URL(address).search}"]`).click();
  await page.waitForSelector('.curtain, main.cartus .choice');
  assert.deepEqual(faults, []);
  await context.close();
});

test('one click on the first page begins the card game, another shows how to set it up', async () => {
  const { context, page, faults } = await open('/');
  await page.getByRole('link', { name: 'Set up Cartus' }).click();
  await page.getByRole('heading', { name: 'Buildings' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Play Cartus' }).click();
  await laid(page);
  await soonEqual(() => new URL(page.url()).pathname, '/play');
  await page.goto(it.url);
  await page.waitForSelector('#continue');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the rules of both games are read from the first page, and a clause where it is cited', async () => {
  const { context, page, faults } = await open('/');
  await page.getByRole('button', { name: 'Rules of both games' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Settling' }).waitFor();
  await dialog.getByText('Rattus Cartus', { exact: true }).click();
  await dialog.getByRole('heading', { name: 'Swords and Flutes' }).waitFor();
  await dialog.getByLabel('Search the rules').fill('cart-41');
  await soonEqual(() => dialog.locator('h3').allInnerTexts(), ['Entering and playing cards']);
  await accessible(page);
  await dialog.getByRole('button', { name: 'CART-41', exact: true }).click();
  await soonMatch(() => dialog.innerText(), /face down, as many population cards/);
  await page.keyboard.press('Escape');
  await dialogGone(page);

  await page.goto(new URL('/new?game=cartus', it.url).href);
  await page.getByRole('button', { name: 'CART-16' }).click();
  await soonMatch(() => page.getByRole('dialog').innerText(), /Thirty building cards/);
  await page.getByRole('button', { name: 'All rules' }).click();
  await page.getByRole('button', { name: 'Guard Tower' }).click();
  await soonMatch(() => page.getByRole('dialog').innerText(), /CART-68/);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [[size, [width, height]], locale] of inTurn(Object.entries(SIZES))) {
  test(`everybody can use it, and nothing scrolls sideways (${size}, ${locale})`, async () => {
    const { context, page, faults } = await open('/new?game=cartus&players=2&split=castle:3,guard-tower:2', {
      locale,
      viewport: { width, height },
      hasTouch: true,
    });
    await unfold(page);
    await soonEqual(() => page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
    await accessible(page);
    const small = await page.locator('main :is(button, a, select, input:not(.hidden), summary)').evaluateAll((all) =>
      all
        .map((node) => (node.matches('input[type=radio], input[type=checkbox]') ? node.closest('label') : node))
        .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 43.5)
        .map((node) => node.outerHTML.slice(0, 90)),
    );
    assert.deepEqual(small, []);
    for (const part of ['main', 'dialog[open]']) {
      if (part !== 'main') {
        await page.getByRole('button', { name: 'CART-16' }).click();
        await page.waitForSelector('dialog .all');
        await page.locator('dialog .all').click();
        await page.waitForSelector('#rule-nuns');
        await accessible(page);
      }
      assert.ok(
        await page.evaluate(
          (selector) => document.querySelector(selector).scrollWidth <= document.querySelector(selector).clientWidth,
          part,
        ),
        `${part} at ${width}`,
      );
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}
