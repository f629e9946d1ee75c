// Keyboard alone plays a whole game, and a screen reader hears it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, soonEqual } from './eventually.mjs';
import { asked, enter, question, sitDown } from './guest.mjs';
import { focused, playByKeys } from './keys.mjs';
import { seeded } from './random.mjs';
import { withSite } from './site.mjs';

const SEED = '00000000000000000000000000000021';
const RANDOM = Number(process.env.KEYS_SEED ?? 7);
const still = { reducedMotion: 'reduce' };
const it = withSite();

/** Begins by keys: Tab to the button, Enter. */
async function begin(page) {
  for (let n = 0; n < 30; n++) {
    if (await page.evaluate(() => document.activeElement?.classList.contains('play'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.map svg.board');
}

/** Keeps every line that appears in the log that screen readers follow, and every prompt they are told. */
const listen = (page) =>
  page.evaluate(() => {
    window.heard = [];
    const tell = (text) => {
      if (text && window.heard.at(-1) !== text) window.heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const change of changes) {
        const at = change.target instanceof Element ? change.target : change.target.parentElement;
        if (at?.closest('[role=log]')) for (const node of change.addedNodes) tell(`log: ${node.textContent.trim()}`);
        const status = at?.closest('.corner [role=status]');
        if (status) tell(`asked: ${status.textContent.trim()}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

test('a whole game by keyboard alone; the focus is never lost', async (t) => {
  t.diagnostic(`KEYS_SEED=${RANDOM}`);
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await page.evaluate(() => {
    for (const kind of ['mousedown', 'pointerdown', 'touchstart'])
      addEventListener(
        kind,
        () => {
          window.touched = true;
        },
        true,
      );
  });
  await begin(page);
  await listen(page);
  const lost = [],
    random = seeded(RANDOM);
  const questions = await playByKeys(page, random, async (count) => {
    if ((await focused(page)) === 'nothing') lost.push(`${count}: ${await question(page)}`);
  });
  t.diagnostic(`${questions} questions`);
  assert.ok(questions > 20);
  assert.deepEqual(lost, [], 'the focus was nowhere at these questions');
  await eventually(async () => assert.notEqual(await focused(page), 'nothing', 'the result has the focus'));
  assert.equal(await page.evaluate(() => window.touched ?? false), false);

  const heard = await page.evaluate(() => window.heard);
  const events = heard.filter((line) => line.startsWith('log:'));
  assert.ok(events.length > 100, `${events.length} events were heard`);
  assert.equal(events.filter((line) => line.includes('BASE-')).length, 0, 'clauses are not read aloud');
  assert.ok(heard.some((line) => /^asked: Move the plague/.test(line)));
  // every line of the log that is seen was heard, in the same order
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  const seen = await page.locator('.lines p').evaluateAll((all) => all.map((p) => p.firstChild.textContent.trim()));
  const spoken = events.map((line) => line.slice(5));
  // `listen` hears the same words twice in a row as one
  const once = seen.filter((line, i) => line !== seen[i - 1]);
  assert.deepEqual(spoken.slice(-60), once.slice(-spoken.length).slice(-60));
  assert.deepEqual(faults, []);
  await context.close();
});

test('keys open the sheets, Escape closes them, and the focus comes back', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await begin(page);
  await asked(page);
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.dataset.region);
  const before = await focused(page);
  for (const [key, heading] of [
    ['?', 'Help'],
    ['t', 'Rat tokens'],
    ['b', 'Board as text'],
    ['r', 'Rules'],
  ]) {
    await page.keyboard.press(key);
    await page.waitForSelector('dialog h2');
    await soonEqual(() => page.locator('dialog h2').first().innerText(), heading);
    // keys of the table mean nothing while a sheet lies on it
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await soonEqual(() => focused(page), before, `after ${heading}`);
  }
  assert.equal(await asked(page), 'asked');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the map is one stop of the tab key; arrows go to neighbours', async () => {
  const { context, page } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page);
  await asked(page);
  assert.equal(await page.locator('[data-region][tabindex="0"]').count(), 1);
  await page.locator('[data-region=gallia]').focus();
  await page.keyboard.press('ArrowRight');
  await soonEqual(() => focused(page), 'region germania');
  await page.keyboard.press('ArrowUp');
  await soonEqual(() => focused(page), 'region scandia');
  // the focus is seen
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.activeElement).strokeWidth) >= 3);
  await context.close();
});

test('letters and digits can be turned off', async () => {
  const { context, page } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page);
  await asked(page);
  await page.keyboard.press('?');
  await page.locator('dialog input[type=checkbox]').uncheck();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  const words = await question(page);
  for (const key of ['1', 'r', '?', 'o']) await page.keyboard.press(key);
  assert.equal(await page.locator('dialog').count(), 0);
  assert.equal(await question(page), words);
  assert.equal(await page.locator('[data-odds]').count(), 0);
  await context.close();
});
