// Games of people at different devices, with the real server.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { violations } from './axe.mjs';
import { complaints, openBrowser } from './browser.mjs';
import { answer } from './guest.mjs';
import { host, program } from './host.mjs';

const dist = process.env.RATTUS_PAGE ?? new URL('../dist', import.meta.url).pathname;
let browser, server;

before(async () => {
  assert.ok(existsSync(`${dist}/index.html`), 'Build the page first: npm run build');
  assert.ok(program, 'Build the program first: script/build');
  server = await host(dist);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Somebody at a device of his own. */
async function somebody(name, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options });
  await context.addInitScript((n) => localStorage.setItem('rattus-name', n), name);
  const page = await context.newPage();
  return { name, context, page, faults: complaints(page) };
}

/** Opens a table with so many free seats and computer players; resolves to its address. */
async function openTable({ page }, { free = 1, computers = 0, listed = true, level = 'novice' } = {}) {
  await page.goto(`${server.url}new?friends`);
  await page.waitForSelector('form ol li');
  const seats = page.locator('form ol li');
  while (await seats.count() > 2) await page.getByRole('button', { name: /^Remove seat/ }).last().click();
  while (await seats.count() < 1 + free + computers) await page.locator('.add').click();
  for (let i = 1; i <= free + computers; i++) await seats.nth(i).locator('select').first().selectOption(i <= free ? 'open' : 'computer');
  for (let i = free + 1; i <= free + computers; i++) await seats.nth(i).locator('select').nth(1).selectOption(level);
  if (!listed) await page.getByText('Only who has the link').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.invite');
  return page.url();
}

async function sitDown({ page }, address, seat) {
  await page.goto(address);
  await page.getByRole('button', { name: `Sit here, seat ${seat}` }).click();
}

const state = (page) => page.evaluate(() => (document.querySelector('dialog table') ? 'over' : document.querySelector('.choice') ? 'asked' : 'waiting'));
const log = (page) => page.locator('[data-part=log] p').allTextContents();
const shownTable = ({ page }) => page.waitForSelector('.map svg.board');

/** All play until the game is over or `enough` says so: whoever is asked answers. */
async function playTogether(people, enough = () => false) {
  for (let count = 0; ; count++) {
    const now = await Promise.race(people.map(async ({ page }, i) => {
      await page.waitForFunction(() => document.querySelector('dialog table, .choice'), null, { timeout: 60_000, polling: 50 });
      return i;
    })).catch(async (error) => {
      const seen = await Promise.all(people.map(({ page }) => page.evaluate(() => document.body.innerText)));
      throw new Error(`Nobody is asked:\n${seen.join('\n----\n')}`, { cause: error });
    });
    const all = await Promise.all(people.map(({ page }) => state(page)));
    if (all[now] === 'over') {
      await Promise.all(people.map(({ page }) => page.waitForSelector('dialog table')));
      return count;
    }
    if (await enough(count)) return count;
    if (all[now] === 'asked') await answer(people[now].page, count);
  }
}

const ranking = (page) => page.locator('dialog tbody tr').evaluateAll((rows) => rows.map((row) => row.querySelector('.points').textContent));

test('two play at two devices to the end, and the server is killed in the middle', async (t) => {
  const [agnes, bert] = [await somebody('Agnes'), await somebody('Bert', { locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true })];
  const address = await openTable(agnes, { computers: 1 });
  assert.deepEqual(await violations(agnes.page), []);
  await bert.page.goto(address);
  const free = bert.page.getByRole('button', { name: 'Hier sitzen, Platz 2' });
  await free.waitFor();
  assert.deepEqual(await violations(bert.page), []);
  await free.tap();
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  assert.match(await agnes.page.locator('[data-place=seat-2]').innerText(), /Bert/);
  await playTogether([agnes, bert], (count) => count > 12);

  const before = await log(agnes.page);
  await server.kill();
  await agnes.page.getByText('The connection is gone').waitFor();
  // whoever is asked chooses while nobody can hear it
  const asked = await state(agnes.page) === 'asked' ? agnes : bert;
  if (await state(asked.page) === 'asked') await answer(asked.page, 1);
  await server.start();
  await agnes.page.getByText('The connection is back').waitFor({ timeout: 60_000 });
  const questions = await playTogether([agnes, bert]);
  t.diagnostic(`${questions} more questions after the restart`);
  assert.deepEqual(await ranking(agnes.page), await ranking(bert.page));
  await agnes.page.getByRole('button', { name: 'Look at the board' }).click();
  assert.deepEqual((await log(agnes.page)).slice(0, before.length), before, 'nothing was lost or doubled');

  // a fresh load tells the same
  const whole = await log(agnes.page);
  await agnes.page.reload();
  await agnes.page.waitForSelector('dialog table');
  await agnes.page.getByRole('button', { name: 'Look at the board' }).click();
  assert.deepEqual(await log(agnes.page), whole);
  for (const one of [agnes, bert]) {
    assert.deepEqual(one.faults.filter((fault) => !/WebSocket|ERR_CONNECTION/.test(fault)), []);
    await one.context.close();
  }
});

test('a table is found in the list, joined, and begun by its host; chat, watching and muting', async () => {
  const [agnes, bert, cosima] = await Promise.all(['Agnes', 'Bert', 'Cosima'].map((name) => somebody(name)));
  const address = await openTable(agnes, { free: 2 });
  await bert.page.goto(`${server.url}lobby`);
  await bert.page.locator(`a[href="${new URL(address).pathname}"]`).click();
  await bert.page.getByRole('button', { name: 'Sit here, seat 3' }).click();
  await agnes.page.locator('li', { hasText: 'Bert' }).waitFor();
  await agnes.page.getByText('A computer player takes the free seat.').waitFor();
  await agnes.page.getByRole('button', { name: 'Begin the game' }).click();
  await Promise.all([shownTable(agnes), shownTable(bert)]);

  await cosima.page.goto(address);
  await shownTable(cosima);
  assert.equal(await cosima.page.locator('.choice').count(), 0);

  await agnes.page.getByRole('button', { name: /^People/ }).click();
  await agnes.page.getByText('One person is watching.').waitFor();
  await agnes.page.getByLabel('Write to the table').fill('Good luck <b>all</b>');
  await agnes.page.keyboard.press('Enter');
  await bert.page.getByRole('button', { name: /1 new message/ }).waitFor();
  await bert.page.getByRole('button', { name: /^People/ }).click();
  await bert.page.getByText('Good luck <b>all</b>').waitFor();
  assert.deepEqual(await violations(bert.page), []);
  await bert.page.getByText('Mute the chat').click();
  await bert.page.getByText('Good luck').waitFor({ state: 'detached' });
  await bert.page.keyboard.press('Escape');
  await agnes.page.getByLabel('Write to the table').fill('Do you hear me?');
  await agnes.page.keyboard.press('Enter');
  await cosima.page.getByRole('button', { name: /2 new messages/ }).waitFor();
  assert.equal(await bert.page.getByText(/new message/).count(), 0);
  await bert.page.reload();
  await shownTable(bert);
  assert.equal(await bert.page.getByText(/new message/).count(), 0, 'muting is kept');
  await cosima.page.getByRole('button', { name: /^People/ }).click();
  await cosima.page.getByText('Who watches cannot write.').waitFor();

  // what is private to the table stays out of the list
  await cosima.page.goto(`${server.url}lobby`);
  await cosima.page.getByRole('heading', { name: 'Open tables' }).waitFor();
  assert.equal(await cosima.page.locator(`a[href="${new URL(address).pathname}"]`).count(), 0);
  for (const one of [agnes, bert, cosima]) {
    assert.deepEqual(one.faults, []);
    await one.context.close();
  }
});

test('a computer player stands in for whoever is away, and gives the seat back at once', async () => {
  const [agnes, bert] = [await somebody('Agnes'), await somebody('Bert')];
  const address = await openTable(agnes);
  await sitDown(bert, address, 2);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await playTogether([agnes, bert], (count) => count > 4);
  await bert.page.close();
  await agnes.page.getByRole('button', { name: /^People/ }).click();
  await agnes.page.getByRole('button', { name: 'Let a computer play for Bert' }).click();
  await agnes.page.getByText('a computer stands in').first().waitFor();
  await agnes.page.keyboard.press('Escape');
  await playTogether([agnes], (count) => count > 3);
  await agnes.page.locator('[data-part=log]').getByText('A computer plays for Bert.').waitFor();

  const back = await bert.context.newPage();
  await back.goto(address);
  await back.waitForSelector('.map svg.board');
  await agnes.page.locator('[data-part=log]').getByText('Bert came back.').waitFor();
  await playTogether([agnes, { ...bert, page: back }], (count) => count > 5);
  await agnes.context.close();
  await bert.context.close();
});

test('a game ends by agreement, after an objection, and a rematch follows', async () => {
  const [agnes, bert] = [await somebody('Agnes'), await somebody('Bert')];
  const address = await openTable(agnes, { computers: 1 });
  await sitDown(bert, address, 2);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  const suggest = async () => {
    if (await agnes.page.locator('.panel').count() === 0) await agnes.page.getByRole('button', { name: /^People/ }).click();
    if (await agnes.page.locator('.panel details[open]').count() === 0) await agnes.page.getByText('More …').click();
    await agnes.page.getByRole('button', { name: 'End the game by agreement' }).click();
  };
  await suggest();
  await bert.page.getByText('Agnes suggests to end the game here, without a winner.').waitFor();
  assert.deepEqual(await violations(bert.page), []);
  await bert.page.getByRole('button', { name: 'Object' }).click();
  await agnes.page.getByText('You suggest to end the game here').waitFor({ state: 'detached' });
  await suggest();
  await bert.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [agnes, bert]) await page.getByText('The game was ended by agreement. Nobody wins.').waitFor();
  await bert.page.getByRole('button', { name: /Rematch/ }).click();
  await bert.page.waitForURL((url) => url.pathname.startsWith('/tables/') && url.href !== address);
  await agnes.page.getByRole('link', { name: 'To the rematch' }).click();
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  assert.equal(agnes.page.url(), bert.page.url());
  assert.match(await agnes.page.locator('[data-place=seat-2]').innerText(), /You/, 'one seat further');
  await agnes.context.close();
  await bert.context.close();
});

test('a name is asked for once', async () => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const agnes = await somebody('Agnes');
  const address = await openTable(agnes, { free: 2, listed: false });
  await page.goto(address);
  await page.getByRole('button', { name: 'Sit here, seat 2' }).click();
  await page.getByLabel('How shall the others call you?').fill('Ole');
  await page.keyboard.press('Enter');
  await agnes.page.locator('li', { hasText: 'Ole' }).waitFor();
  await page.getByRole('button', { name: 'Stand up' }).click();
  await page.getByRole('button', { name: 'Sit here, seat 3' }).click();
  await agnes.page.locator('li', { hasText: 'Ole' }).waitFor();
  await page.goto(server.url);
  await page.getByText('You are Ole.').waitFor();
  await page.getByRole('link', { name: /Agnes.*people gather/s }).waitFor();
  await agnes.page.goto(`${server.url}lobby`);
  await agnes.page.getByLabel('Link or sign of the table').fill('nonsense here');
  await agnes.page.keyboard.press('Enter');
  await agnes.page.getByText('That is no table.').waitFor();
  await agnes.page.getByLabel('Link or sign of the table').fill(address);
  await agnes.page.keyboard.press('Enter');
  await agnes.page.waitForURL(address);
  await context.close();
  await agnes.context.close();
});

test('a table that does not exist says so', async () => {
  const { page, context } = await somebody('Agnes');
  await page.goto(`${server.url}tables/nosuchtable`);
  await page.getByText('There is no such table').waitFor();
  assert.deepEqual(await violations(page), []);
  await context.close();
});

test('the shuffle is sealed before, and checked after the game', async () => {
  const agnes = await somebody('Agnes');
  await openTable(agnes, { free: 1 });
  const [seal] = await Promise.all([agnes.page.evaluate(async () => (await (await fetch(`/api${location.pathname}`)).json()).seed_hash),
    agnes.page.getByRole('button', { name: 'Begin the game' }).click()]);
  await playTogether([agnes]);
  await agnes.page.getByText('Honest shuffle').click();
  assert.equal(await agnes.page.locator('dialog code').first().innerText(), seal);
  await agnes.page.getByRole('button', { name: 'Check the seal' }).click();
  await agnes.page.getByText('The seal fits').waitFor();
  await agnes.context.close();
});
