// What is there without being seen at once: the bell, and parts of the page without a network or through a slow one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { accessible } from './axe.mjs';
import { dialogGone, soonEqual, soonMatch } from './eventually.mjs';
import { answer, asked, enter } from './guest.mjs';
import { cutOff } from './offline.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const still = { reducedMotion: 'reduce' };
const record = fileURLToPath(new URL('../../tests/games/classic-4-rats.json', import.meta.url));

/** In the page: instead of a sound, a list of the tones that were begun. */
function listen() {
  window.tones = [];
  const level = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    resume() {
      return Promise.resolve();
    }
    createGain() {
      return { gain: level(), connect: (to) => to };
    }
    createOscillator() {
      const tone = {
        frequency: level(),
        connect: (to) => to,
        stop() {},
        start() {
          window.tones.push(tone.frequency.value);
        },
      };
      return tone;
    }
  };
}

test('a bell rings when one’s turn comes, if it is wanted', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { ...still, seed: SEED, prepare: listen });
  const rung = () => page.evaluate(() => window.tones.length / 3);
  /** How often it has rung after each answer, until it is enough. */
  const play = async (enough) => {
    const list = [];
    while (list.length < 60 && (await asked(page)) === 'asked' && !enough(list)) {
      await answer(page, list.length);
      await asked(page);
      list.push(await rung());
    }
    return list;
  };
  await page.locator('.play').click();
  await asked(page);
  const silent = await play((list) => list.length === 12);
  assert.equal(silent.at(-1), 0, 'nobody wanted it');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Listen' }).click();
  await soonEqual(rung, 1);
  await page.getByLabel('Ring a soft bell when it is your turn').check();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await rung(), 1);
  const list = [1, ...(await play((rings) => rings.at(-1) >= 3))];
  assert.ok(list.at(-1) >= 3, `the turn came again: ${list}`);
  const more = list.slice(1).map((rings, i) => rings - list[i]);
  assert.ok(
    more.every((n) => n === 0 || n === 1) && more.includes(0),
    `once for a turn, not at each of its questions: ${list}`,
  );
  assert.deepEqual(
    await page.evaluate(() => window.tones.slice(0, 3)),
    await page.evaluate(() => window.tones.slice(3, 6)),
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('a page at rest fetches what is left; then everything opens without a network', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, still);
  await cutOff(context, page);
  await page.reload();

  await page.getByRole('link', { name: /New game/ }).click();
  await page.waitForSelector('form ol li');
  await page.goBack();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await asked(page);
  for (const [key, title] of [
    ['r', 'Regeln'],
    ['t', 'Rattenplättchen'],
    ['b', 'Plan als Text'],
    ['?', 'Hilfe'],
  ]) {
    await page.keyboard.press(key);
    await soonMatch(() => page.locator('dialog h2').first().innerText(), new RegExp(title, 'i'));
    await page.keyboard.press('Escape');
    await dialogGone(page);
  }
  await page.goto(`${it.url}guide`);
  await page.waitForSelector('.coach');
  await page.goto(`${it.url}records`);
  await page.locator('input[type=file]').setInputFiles(record);
  await page.waitForSelector('.replay .timeline');
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [locale, words] of [
  ['en-GB', 'One moment …'],
  ['de-DE', 'Einen Augenblick …'],
]) {
  test(`a screen that is long on its way says so (${locale})`, async () => {
    const { context, page, faults } = await enter(it.browser, it.url, { ...still, locale, serviceWorkers: 'block' });
    let arrive;
    const arrived = new Promise((resolve) => {
      arrive = resolve;
    });
    await page.route(/assets\/NewTable-.*\.js/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.locator('a[href="/new"]').click();
    await page.getByRole('status').getByText(words).waitFor();
    assert.equal(await page.locator('.opening h1').innerText(), 'Rattus');
    await accessible(page, 'on the way', '.opening h1');
    arrive();
    await page.waitForSelector('form ol li');
    assert.equal(await page.locator('.opening').count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
