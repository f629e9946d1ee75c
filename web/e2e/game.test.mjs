// The built page with the real engine, under a strict content policy: from one click to the last point, also without a
// network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pack } from '../../server/http/pack.mjs';
import { eventually, soonMatch } from './eventually.mjs';
import { answer, asked, enter, plagueAsked, playOn, question, sitDown } from './guest.mjs';
import { withSite } from './site.mjs';

/** As the server sends it to a browser, with Brotli. */
// 330 kB for the base game and its cards, 15 for tiles and hands of region cards, 15 for universities, guilds and inns.
const MOST_BYTES = 362_000;
const SEED = '00000000000000000000000000000007';
const still = { reducedMotion: 'reduce' };
const it = withSite();

const ranking = (page) =>
  page.locator('dialog tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      rank: Number(row.cells[0].textContent),
      name: row.cells[1].textContent.trim(),
      points: Number(row.querySelector('.points').textContent),
    })),
  );

async function recordOf(page) {
  const button = page.locator('dialog').getByRole('button', { name: 'Download replay' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  assert.match(download.suggestedFilename(), /\.json$/);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

test('the first load is small', async (t) => {
  // what a page at rest fetches for a day without a network is no part of it, however long the first load takes, nor is
  // the net of computer players, which comes after it (net.test.mjs)
  const { context, page, faults } = await enter(it.browser, it.url, {
    ...still,
    level: null,
    prepare: () => {
      ServiceWorker.prototype.postMessage = () => undefined;
    },
  });
  await page.locator('.play').click();
  await asked(page);
  await page.evaluate(() => Promise.all([document.fonts.ready, navigator.serviceWorker.ready]));
  const sizes = await Promise.all(
    [...it.site.asked]
      .filter((file) => !file.endsWith('.net'))
      .map(async (file) => {
        const plain = readFileSync(file);
        return [file, ((await pack(plain)).brotli ?? plain).length];
      }),
  );
  const sum = sizes.reduce((n, [, size]) => n + size, 0);
  t.diagnostic(
    `first load: ${sizes.length} files, ${(sum / 1000).toFixed(1)} kB compressed, of ${MOST_BYTES / 1000} kB`,
  );
  assert.ok(
    sizes.some(([file]) => file.endsWith('.wasm')),
    'the engine is among them',
  );
  assert.ok(sum < MOST_BYTES, `${sum} bytes:\n${sizes.map(([file, size]) => `${size} ${file}`).join('\n')}`);
  assert.deepEqual(faults, [], 'nothing against the content policy');
  await context.close();
});

test('a whole game against three computer players', async (t) => {
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page);
  const questions = await playOn(page, null, { mouse: true });
  const shown = await ranking(page);
  t.diagnostic(`${questions} questions; ${shown.map((s) => `${s.name} ${s.points}`).join(', ')}`);

  const record = await recordOf(page);
  const name = (seat) => record.seats[seat - 1].name || 'You';
  const scores = [...record.result.scores].sort((a, b) => a.rank - b.rank);
  assert.deepEqual(
    shown,
    scores.map((s) => ({ rank: s.rank, name: name(s.seat), points: s.points })),
  );
  assert.equal(record.seed, SEED);
  assert.ok(record.steps.filter((step) => step.seat === 1).length >= questions, 'every answer is in the record');
  assert.match(
    await page.locator('dialog h2').innerText(),
    new RegExp(scores[0].seat === 1 ? 'You win!' : `${name(scores[0].seat)} wins!`),
  );

  await page.getByRole('button', { name: 'Look at the board' }).click();
  const log = await page.locator('.lines p').allTextContents();
  for (const s of scores)
    assert.ok(
      log.some((line) => line.includes(`${name(s.seat)} scored ${s.points} point`)),
      `${name(s.seat)} in the log`,
    );
  assert.deepEqual(faults, []);
  await context.close();
});

test('six at the big box play to the end', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page, { opponents: 5, board: 'Big Box' });
  await playOn(page);
  assert.deepEqual(
    (await ranking(page)).map((s) => s.rank),
    [1, 2, 3, 4, 5, 6],
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('odds stand beside the regions the plague may go to', async () => {
  const { context, page } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page);
  await playOn(page, plagueAsked);
  await page.waitForSelector('.choice .percent');
  await soonMatch(() => page.locator('.choice .percent').first().innerText(), /^\d+%$/);
  await context.close();
});

test('a step taken back is asked again', async () => {
  const { context, page } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page);
  await playOn(page, (words) => /settle/i.test(words));
  const before = await question(page);
  const supply = () => page.locator('[data-place=seat-1] .stock').innerText();
  const full = await supply();
  await page.getByRole('button', { name: 'Settle a region' }).click();
  await asked(page);
  await answer(page, 1);
  await asked(page);
  const back = page.getByRole('button', { name: 'Undo' });
  while ((await question(page)) !== before || (await supply()) !== full) {
    await back.click();
    await asked(page);
  }
  assert.equal(await page.getByRole('button', { name: 'Settle a region' }).count(), 1);
  await eventually(async () =>
    assert.ok(
      (await page.locator('.lines p').allTextContents()).some((line) => /^\s*You undid \d+ steps?\./.test(line)),
    ),
  );
  await context.close();
});

test('computer players move one after another, in sight', async () => {
  const { context, page } = await enter(it.browser, it.url, { seed: SEED });
  await page.evaluate(() => {
    window.seen = new Set();
    new MutationObserver(() => {
      const turn = document.querySelector('.flights') && document.querySelector('.on-turn .who')?.textContent;
      if (turn) window.seen.add(turn.split(/\s/)[0]);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await sitDown(page);
  const names = ['Bertrand', 'Cosima', 'Dietrich'];
  const unseen = () =>
    page.evaluate((all) => all.filter((name) => ![...window.seen].some((s) => s.includes(name))), names);
  await playOn(page, async () => (await unseen()).length === 0);
  assert.deepEqual(await unseen(), []);
  await context.close();
});

test('after the first load no network is needed', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  assert.equal(await page.evaluate(() => navigator.onLine), false);
  await sitDown(page);
  for (let n = 0; n < 8; n++) {
    assert.equal(await asked(page), 'asked');
    await answer(page, n);
  }
  await asked(page);
  assert.deepEqual(faults, []);
  await context.close();
});
