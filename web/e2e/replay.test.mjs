// A game looked at again: the one just played, and one from a file.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { forgive } from './browser.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { enter, playOn, sitDown } from './guest.mjs';
import { withSite } from './site.mjs';

const SEED = '00000000000000000000000000000007';
const still = { reducedMotion: 'reduce' };
const it = withSite();
const game = fileURLToPath(new URL('../../tests/games/classic-4-rats.json', import.meta.url));

const board = (page) =>
  page.locator('.replay [data-region]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
const steps = async (page) => Number(await page.locator('.replay input[type=range]').getAttribute('max'));
/** The slider is there at once; what it says, and all else, follows when the engine has answered. */
const at = (page, n) =>
  page.waitForFunction((wanted) => {
    const slider = document.querySelector('.replay input[type=range]');
    return Number(slider?.value) === wanted && slider.getAttribute('aria-valuetext').includes(`Step ${wanted} of`);
  }, n);
const press = (page, name) => page.locator('.replay').getByRole('button', { name, exact: true }).click();

async function openFile(page, file) {
  await page.goto(`${it.url}records`);
  await page.locator('input[type=file]').setInputFiles(file);
}

test('the game just played, from its end back to its beginning', async (t) => {
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, seed: SEED });
  await sitDown(page, { opponents: 1 });
  await playOn(page);
  const points = await page.locator('dialog .points').allTextContents();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.waitForSelector('.replay .timeline');
  const last = await steps(page);
  t.diagnostic(`${last} steps`);
  await at(page, 0);
  const beginning = await eventually(async () => {
    const words = await board(page);
    assert.ok(
      words.length > 0 && words.every((w) => /No citizens here/.test(w)),
      'nobody is there before the placement',
    );
    return words;
  });

  await press(page, 'End');
  await at(page, last);
  const end = await board(page);
  const finished = await page
    .locator('.table [data-region]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  assert.deepEqual(
    end.map((w) => w.replace(/ \(limit[^)]*\)/g, '')),
    finished.map((w) => w.replace(/ \(limit[^)]*\)/g, '')),
    'the end is the end of the game',
  );
  assert.deepEqual(
    new Set(await page.locator('.replay .legend b').allTextContents()),
    new Set(points),
    'the chart counts the same',
  );

  await press(page, 'Step back');
  await at(page, last - 1);
  await press(page, 'Step forward');
  await at(page, last);
  await soonEqual(() => board(page), end);
  await press(page, 'Start');
  await at(page, 0);
  await soonEqual(() => board(page), beginning);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.replay', { state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('a file, by keys: steps, turns, the slider', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await openFile(page, game);
  await page.waitForSelector('.replay .timeline');
  const record = JSON.parse(readFileSync(game, 'utf8'));
  assert.equal(await steps(page), record.steps.length);
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  await page.keyboard.press('ArrowLeft');
  await at(page, 1);
  const turns = record.steps.flatMap((s, i) => (s.events.some((e) => e.type === 'turn-started') ? [i + 1] : []));
  await page.keyboard.press('PageDown');
  await at(page, turns[0]);
  await soonMatch(() => page.locator('.where').innerText(), /Round 1/);
  await page.keyboard.press('PageDown');
  await at(page, turns[1]);
  await page.keyboard.press('PageUp');
  await at(page, turns[0]);
  await page.keyboard.press('End');
  await at(page, record.steps.length);
  await eventually(async () => {
    const lines = await page.locator('.replay .lines p').count();
    assert.ok(lines > 100, `${lines} lines of the log`);
  });
  await page.locator('.replay input[type=range]').focus();
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await soonMatch(
    () => page.locator('.replay input[type=range]').getAttribute('aria-valuetext'),
    /^Placement\. Step 1 of/,
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('the final ravaging is staged here too, and left at any time', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await openFile(page, game);
  await page.waitForSelector('.replay .timeline');
  const record = JSON.parse(readFileSync(game, 'utf8'));
  const before = record.steps.findIndex((s) => s.events.some((e) => e.type === 'final-ravage'));
  await page.keyboard.press('End');
  await at(page, record.steps.length);
  assert.equal(await page.locator('.replay .finale').count(), 0, 'whoever jumps to the end sees the end');
  for (let n = record.steps.length; n > before; n--) {
    await page.keyboard.press('ArrowLeft');
    await at(page, n - 1);
  }
  await page.keyboard.press('ArrowRight');
  await page.locator('.replay .finale .lines').waitFor({ state: 'attached' });
  await page.locator('.replay [data-finale=end]').click();
  await page.locator('.replay .finale').waitFor({ state: 'detached' });
  await eventually(async () =>
    assert.match((await page.locator('.replay .lines p').allTextContents()).at(-1), /scored \d+ points?\./),
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('plays by itself until it is stopped', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await openFile(page, game);
  await page.waitForSelector('.replay .timeline');
  await page.locator('.replay .play').focus();
  await page.keyboard.press(' ');
  await page.waitForFunction(() => Number(document.querySelector('.replay input[type=range]').value) >= 3);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('says what is wrong with a file', async () => {
  const { context, page } = await enter(it.browser, it.url, still);
  forgive(context, /^refused: .*"(not-the-same|no-record)"/);
  const record = JSON.parse(readFileSync(game, 'utf8'));
  record.steps[20].option += 1;
  await openFile(page, {
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await soonMatch(() => page.locator('.replay [role=alert]').innerText(), /does not follow the rules/);
  await page.locator('.replay .leave').click();
  await openFile(page, { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"chess"}') });
  await soonMatch(() => page.locator('[role=alert]:not(:empty)').first().innerText(), /not a Rattus replay/);
  await context.close();
});
