// Somebody who plays with friends at other devices, at a real game server.
import assert from 'node:assert/strict';
import { complaints, device, forgive, PATIENCE } from './browser.mjs';
import { eventually, soonMatch } from './eventually.mjs';
import { answer } from './guest.mjs';

/** Somebody at a device of his own. `prepare` runs in each of his pages before anything else. */
export async function somebody({ browser }, name, { prepare, ...options } = {}) {
  const context = await device(browser, { reducedMotion: 'reduce', ...options });
  // what a browser says of a connection that a test cuts, or leaves; the last where the service worker had asked
  forgive(context, /WebSocket connection to|net::ERR_CONNECTION|net::ERR_FAILED/);
  if (name) await context.addInitScript((n) => localStorage.setItem('rattus-name', n), name);
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  return { name, context, page, faults: complaints(page) };
}

/** Opens a table with so many free seats and computer players; resolves to its address. */
export async function openTable({ url }, { page }, { free = 1, computers = 0, listed = true, level = 'novice' } = {}) {
  await page.goto(`${url}new?friends`);
  await page.waitForSelector('form ol li');
  const seats = page.locator('form ol li');
  while ((await seats.count()) > 2)
    await page
      .getByRole('button', { name: /^Remove seat/ })
      .last()
      .click();
  while ((await seats.count()) < 1 + free + computers) await page.locator('.add').click();
  for (let i = 1; i <= free + computers; i++)
    await seats
      .nth(i)
      .locator('select')
      .first()
      .selectOption(i <= free ? 'open' : 'computer');
  for (let i = free + 1; i <= free + computers; i++) await seats.nth(i).locator('select').nth(1).selectOption(level);
  if (listed) await page.getByText('Anyone: the table appears under Open tables').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.invite');
  return page.url();
}

export async function takeSeat({ page }, address, seat, name = `Take seat ${seat}`) {
  await page.goto(address);
  await page.getByRole('button', { name }).click();
}

/** The host begins, as soon as all seats are taken. */
export async function begin({ page }) {
  await page.getByText('All seats are taken. Everyone is waiting for you.').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

export const shownTable = ({ page }) => page.waitForSelector('.map svg.board');
export const atSeat = ({ page }, seat, words) =>
  soonMatch(() => page.locator(`[data-place=seat-${seat}]`).innerText(), words);
export const log = ({ page }) => page.locator('[data-part=log] p').allTextContents();
export const state = ({ page }) =>
  page.evaluate(
    () => (
      document.querySelector('[data-finale=end]')?.click(),
      document.querySelector('dialog table') ? 'over' : document.querySelector('.choice') ? 'asked' : 'waiting'
    ),
  );

/** Waits until somebody is asked, or the game is over at somebody's device; tells what each of them sees. */
async function somebodyAsked(people) {
  for (const end = Date.now() + PATIENCE; ;) {
    const all = await Promise.all(people.map(state));
    if (all.some((now) => now !== 'waiting')) return all;
    if (Date.now() > end) {
      const seen = await Promise.all(people.map(({ page }) => page.evaluate(() => document.body.innerText)));
      throw new Error(`Nobody is asked:\n${seen.join('\n----\n')}`);
    }
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** All play until the game is over or `enough` says so while somebody is asked: whoever is asked answers. */
export async function playTogether(people, enough = () => false) {
  for (let count = 0; ; count++) {
    const all = await somebodyAsked(people);
    const now = people[all.indexOf('asked')];
    if (!now) {
      await Promise.all(people.map((one) => eventually(async () => assert.equal(await state(one), 'over'))));
      return count;
    }
    if (await enough(count)) return count;
    await answer(now.page, count);
  }
}

/** Nobody saw a fault; then they go. */
export async function farewell(assert, people) {
  for (const { name, faults, context } of people) {
    assert.deepEqual(faults, [], name);
    await context.close();
  }
}
