// What goes wrong on a page fails the test, unless it was expected.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, device, forgive, nothingWentWrong } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { asked, enter } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();

test('an uncaught error, a rejection that nobody handles, an error on the console', async () => {
  const context = await device(it.browser);
  const page = await context.newPage();
  const faults = complaints(page);
  await page.goto(it.url);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    console.error('complained');
  });
  await eventually(() =>
    assert.deepEqual(faults.map((f) => f.replace('Error: ', '')).sort(), ['complained', 'rejected', 'thrown']),
  );
  assert.throws(nothingWentWrong, /thrown/);
  nothingWentWrong();
  forgive(context, /^Error: again$/);
  await page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(() => {
          setTimeout(done);
          throw new Error('again');
        });
      }),
  );
  await page.evaluate(() => console.error('last'));
  await eventually(() => assert.deepEqual(faults, ['last']));
  assert.throws(nothingWentWrong, /last/);
  await context.close();
});

test('a refusal that no question asked for', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, {
    reducedMotion: 'reduce',
    prepare: () => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function send(message, ...more) {
        window.table = this;
        return post.call(this, message, ...more);
      };
    },
  });
  await page.locator('.play').click();
  assert.equal(await asked(page), 'asked');
  await page.evaluate(() => window.table.postMessage({ type: 'why', region: 'nowhere' }));
  await page.locator('.refused').waitFor();
  assert.deepEqual(faults, [], 'an answer to a question');
  await page.evaluate(() => window.table.postMessage({ type: 'act', id: 'x', version: 999, option: 0 }));
  await eventually(() => assert.match(faults.join(), /^refused: .*stale-version/));
  assert.throws(nothingWentWrong, /refused/);
  await context.close();
});
