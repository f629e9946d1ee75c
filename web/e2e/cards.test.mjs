// The class cards beyond the first six, with the real engine: set up by link, played by mouse and by keyboard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { device } from './browser.mjs';
import {
  answer,
  asked,
  happened,
  log,
  plagueAsked,
  playOn,
  question,
  sitDownWith as sitDown,
  takeAndUse,
} from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '0000000000000000000000000000002a';
const sitDownWith = (cards, { seed = SEED, ...more } = {}) => sitDown(it.browser, it.url, cards, { seed, ...more });
const button = (page, name) => page.locator('.choice', { hasText: name });

test('a whole game with eight cards of the expansions', async (t) => {
  const { context, page, faults } = await sitDownWith([7, 9, 13, 14, 15, 21, 26, 33], {
    players: 5,
    board: 'big-box',
    rules: 'jester_push:on',
  });
  const questions = await playOn(page);
  const ranks = await page
    .locator('dialog tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(row.cells[0].textContent)));
  assert.deepEqual(ranks, [1, 2, 3, 4, 5]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog').getByRole('button', { name: 'Download replay' }).click(),
  ]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.deepEqual(record.setup.cards.length, 8);
  const seen = new Set(record.steps.flatMap((step) => step.events).map((e) => e.type));
  t.diagnostic(
    `${questions} questions; ${[...seen].filter((type) => /set|laid|card|jester|citizen-/.test(type)).join(', ')}`,
  );
  assert.ok(seen.has('nun-set') || seen.has('wall-set') || seen.has('jester-landed'), 'expansion cards were used');
  await page.locator('dialog').getByRole('button', { name: 'Look at the board' }).click();
  assert.ok((await log(page)).every((line) => !/undefined|\bD-[A-Z]/.test(line)));
  assert.deepEqual(faults, []);
  await context.close();
});

test('the Jester is aimed by keyboard', async () => {
  const { context, page, faults } = await sitDownWith([1, 2, 3, 4, 6, 33]);
  await takeAndUse(page, 'jester');
  await page.waitForFunction(
    () =>
      /aim at/i.test(document.querySelector('.prompt h2')?.textContent ?? '') && document.querySelector('[data-haven]'),
  );
  await page.locator('[data-haven]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-chart]').focus();
  const words = () => page.locator('.aim [role=status]').innerText();
  const first = await words();
  assert.match(first, /column \d+, row \d+.*Safe haven \d+%.*falls into the sea \d+%/);
  await page.keyboard.press('ArrowUp');
  assert.notEqual(await words(), first);
  await page.keyboard.press('ArrowDown');
  assert.equal(await words(), first);
  await page.keyboard.press('Enter');
  await happened(page, 'You aimed at the safe haven');
  await happened(page, 'landed on the chart');
  assert.deepEqual(faults, []);
  await context.close();
});

test('walls are set on the map, by mouse and by keyboard', async () => {
  const { context, page, faults } = await sitDownWith([1, 2, 3, 5, 6, 15], {
    seed: '00000000000000000000000000000003',
  });
  await takeAndUse(page, 'emperor');
  await page.waitForSelector('[data-edge]');
  const edges = await page.locator('[data-edge]').count();
  assert.ok(edges > 15, `${edges} borders`);
  await page.locator('[data-edge="gallia-hispania"] .touch').dispatchEvent('click');
  await page.waitForFunction(() => document.querySelector('.reason')?.textContent.startsWith('2 of 3'));
  assert.equal(await page.locator('[data-edge="gallia-hispania"]').count(), 0);
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.dataset.edge);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.reason')?.textContent.startsWith('3 of 3'));
  await button(page, '–').first().click();
  await asked(page);
  assert.equal((await log(page)).filter((line) => /You built a wall/.test(line)).length, 3);
  assert.match(await page.locator('[data-region=gallia]').getAttribute('aria-label'), /[Ww]alls? towards .*Hispania/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a card is blocked on the table', async (t) => {
  for (let n = 1; n <= 6; n++) {
    const { context, page, faults } = await sitDownWith([1, 2, 3, 4, 5, 26], {
      seed: n.toString(16).padStart(32, '0'),
    });
    const found = await lead(page);
    if (found) {
      t.diagnostic(`game ${n}`);
      const target = page.locator('.rail li.target').first();
      const id = await target.getAttribute('data-place');
      await target.locator('.main').click();
      await happened(page, 'You blocked');
      // it may be over already: the computer players have had their turns
      assert.ok(
        (await log(page)).some((line) => /You blocked .+’s .+CARD-261/.test(line)),
        id,
      );
      assert.deepEqual(faults, []);
      await context.close();
      return;
    }
    await context.close();
  }
  assert.fail('no game came to a block');
});

/** Plays for many deaths until a card can be blocked; false if the game ends before. */
async function lead(page) {
  for (let n = 0; ; n++) {
    if ((await asked(page)) === 'over') return false;
    const words = await question(page);
    if (/Block a class card/.test(words)) return true;
    const take = page.locator('[data-place=card-inquisitor] .main[aria-label^=Take]');
    if (/take a card/i.test(words) && (await take.count()) > 0) await take.click();
    else if (plagueAsked(words)) {
      const shares = await page
        .locator('.choice')
        .evaluateAll((all) => all.map((c) => parseInt(c.querySelector('.percent')?.textContent ?? '0', 10)));
      await page
        .locator('.choice')
        .nth(shares.indexOf(Math.max(...shares)))
        .click();
    } else if (/card|settle/i.test(words) && (await button(page, 'Move the plague').count()) > 0)
      await button(page, 'Move the plague').click();
    else await answer(page, n);
  }
}

test('a set-up that cannot be played says why, beside the card', async () => {
  const context = await device(it.browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${it.url}new?board=classic&players=2&cards=1-2-3-22-27-33`);
  await page.waitForSelector('[data-card]');
  const beside = (id) => page.locator(`li:has([data-card=${id}]) p`);
  await beside('sultan').waitFor();
  assert.match(await beside('sultan').innerText(), /Big Box board/);
  assert.match(await beside('philosopher').innerText(), /needs more players/);
  assert.equal(await page.locator('[data-card=astronomer]').getAttribute('aria-disabled'), 'true');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-card][aria-pressed=true]').length === 6);
  await beside('sultan').waitFor({ state: 'detached' });
  await page.getByText('Share this set-up').click();
  const link = await page.getByLabel('Link to this set-up').inputValue();
  await page.goto(link);
  await page.waitForSelector('[data-card]');
  assert.equal(await page.getByLabel('Link to this set-up').inputValue(), link);
  await context.close();
});
