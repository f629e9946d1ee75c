// Games of this device are not lost: not between two tabs, not where there is no room, not when many have begun.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual } from './eventually.mjs';
import { answer, asked, enter, playOn, question } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const open = (options = {}) => enter(it.browser, it.url, { seed: SEED, reducedMotion: 'reduce', ...options });
const kept = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('rattus-table-'))
      .map((key) => JSON.parse(localStorage.getItem(key))),
  );
/** Answers so many questions, and waits for the one after. */
async function play(page, times) {
  for (let n = 0; n < times; n++) {
    assert.equal(await asked(page), 'asked');
    await answer(page, n);
  }
  assert.equal(await asked(page), 'asked');
}

const noLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
for (const [how, prepare] of [
  ['', undefined],
  [', also without locks', noLocks],
])
  test(`one game in two tabs is played in one at a time${how}`, async () => {
    const { context, page, faults } = await open(prepare ? { prepare } : {});
    await page.locator('.play').click();
    await play(page, 3);
    const other = await context.newPage();
    await other.goto(page.url());
    if (!prepare) {
      await other.getByText('open in another tab').waitFor();
      await accessible(other);
      await play(page, 3);
      await other.getByRole('button', { name: 'Play here' }).click();
    }
    assert.equal(await asked(other), 'asked');
    await page.getByText('open in another tab').waitFor();
    await play(other, 4);
    const [{ inputs }] = await kept(other);
    assert.ok(inputs.length >= 7, `${inputs.length} inputs`);
    // back again: all that was played there is there
    await page.getByRole('button', { name: 'Play here' }).click();
    assert.equal(await asked(page), 'asked');
    await other.getByText('open in another tab').waitFor();
    await play(page, 1);
    const [after] = await kept(page);
    assert.deepEqual(after.inputs.slice(0, inputs.length), inputs);
    assert.ok(after.inputs.length > inputs.length);
    // whoever loads the page anew keeps the game
    await page.reload();
    assert.equal(await asked(page), 'asked');
    assert.deepEqual(faults, []);
    await context.close();
  });

test('where there is no room the page says so at once, and the game goes to a file and on from there', async () => {
  const { context, page, faults } = await open({ viewport: { width: 360, height: 740 } });
  await page.locator('.play').click();
  await play(page, 2);
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let n = 0; ; n++)
        try {
          localStorage.setItem(`other-${size}-${n}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await answer(page, 1);
  const alert = page.getByRole('alert').filter({ hasText: 'no room left' });
  await alert.waitFor();
  await play(page, 2);
  const words = await question(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const buffer = readFileSync(await file.path());
  await alert.getByRole('button', { name: 'Close' }).click();
  await alert.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();

  const elsewhere = await open();
  await elsewhere.page.goto(`${it.url}records`);
  await elsewhere.page
    .locator('input[type=file]')
    .setInputFiles({ name: file.suggestedFilename(), mimeType: 'application/json', buffer });
  assert.equal(await asked(elsewhere.page), 'asked');
  await soonEqual(() => question(elsewhere.page), words);
  await elsewhere.page.reload();
  assert.equal(await asked(elsewhere.page), 'asked');
  await playOn(elsewhere.page);
  assert.deepEqual(elsewhere.faults, []);
  await elsewhere.context.close();
});

test('many games that are not over all stay, and all are shown when asked for', async () => {
  const { context, page, faults } = await open({
    prepare: () => {
      window.persisted = 0;
      navigator.storage.persist = () => {
        window.persisted += 1;
        return Promise.resolve(true);
      };
    },
  });
  await page.locator('.play').click();
  await play(page, 1);
  assert.equal(await page.evaluate(() => window.persisted), 1, 'the browser is asked to keep what is played');
  const [table] = await kept(page);
  await page.evaluate((one) => {
    for (let n = 0; n < 9; n++)
      localStorage.setItem(`rattus-table-game-${n}`, JSON.stringify({ ...one, id: `game-${n}`, changed: n }));
  }, table);
  await play(page, 1);
  await page.goto(it.url);
  await page.getByRole('button', { name: 'Show all 10' }).click();
  await soonEqual(() => page.getByRole('link', { name: /on this device/ }).count(), 10);
  assert.deepEqual(faults, []);
  await context.close();
});
