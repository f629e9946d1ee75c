// The nets by which the strongest computer players and the teacher judge: that of the game comes when the table is
// there, and nobody misses it.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pack } from '../../server/http/pack.mjs';
import { forgive } from './browser.mjs';
import { asked as askedAtCartus, sitDownAtCartus } from './cartus-guest.mjs';
import { eventually } from './eventually.mjs';
import { answer, asked, enter, playOn, sitDown } from './guest.mjs';
import { cutOff } from './offline.mjs';
import { dist, withSite } from './site.mjs';

const MOST_BYTES = 400_000;
const it = withSite();
const files = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.net'));
const skip = files.length === 0 && 'this page was built without a net';
/** Only the table asks for it, not a page at rest that keeps all files. */
const alone = { reducedMotion: 'reduce', serviceWorkers: 'block' };
const fetched = () => [...it.site.asked].flatMap((file) => /(\w+)-[\w-]{8}\.net$/.exec(file)?.[1] ?? []);

test('each is small', { skip }, async (t) => {
  for (const file of files) {
    const plain = readFileSync(join(dist, 'assets', file));
    const { length } = (await pack(plain)).brotli ?? plain;
    t.diagnostic(`${file}: ${(length / 1000).toFixed(1)} kB compressed, of ${plain.length / 1000}`);
    assert.ok(length <= MOST_BYTES, `${length} bytes`);
  }
});

test('it comes when the table is there, and the game goes on with it', { skip }, async () => {
  const { context, page, faults } = await enter(it.browser, it.url, alone);
  const refusals = [];
  context.on('console', (message) => {
    if (message.type() === 'warning') refusals.push(message.text());
  });
  assert.deepEqual(fetched(), [], 'nobody plays yet');
  await sitDown(page, { level: 'Strong', opponents: 1 });
  await eventually(() => assert.deepEqual(fetched(), ['board']));
  await playOn(page);
  assert.deepEqual([...refusals, ...faults], []);
  await context.close();
});

test('where nobody judges by it, it comes when the teacher is asked', { skip }, async () => {
  const { context, page, faults } = await enter(it.browser, it.url, alone);
  let came = 0;
  page.on('response', (answer) => {
    if (answer.url().endsWith('.net')) came++;
  });
  await sitDown(page, { opponents: 1 });
  const teacher = page.getByRole('button', { name: 'Ask for advice' });
  assert.equal(await asked(page), 'asked');
  for (let n = 0; n < 6 || !(await teacher.isVisible()); n++) {
    await answer(page, n);
    assert.equal(await asked(page), 'asked');
  }
  assert.equal(came, 0, 'a novice judges by hand');
  await teacher.click();
  await page.waitForSelector('[data-part=advice] dd', { timeout: 60_000 });
  assert.equal(came, 1, 'it was there before there was advice');
  assert.deepEqual(faults, []);
  await context.close();
});

test('at a table of Cartus its own comes', { skip }, async () => {
  assert.ok(!fetched().includes('cartus'));
  const { context, page, faults } = await sitDownAtCartus(it.browser, it.url, { ...alone, level: 'strong' });
  assert.equal(await askedAtCartus(page), 'asked');
  await eventually(() => assert.ok(fetched().includes('cartus')));
  assert.deepEqual(faults, []);
  await context.close();
});

test('without it the game goes on, too', { skip }, async () => {
  const { context, page, faults } = await enter(it.browser, it.url, alone);
  forgive(context, /Failed to load resource: net::ERR_FAILED/);
  let blocked = 0;
  await context.route(/\.net$/, (route) => {
    blocked++;
    return route.abort();
  });
  await sitDown(page, { level: 'Strong', opponents: 1 });
  await eventually(() => assert.equal(blocked, 1));
  await playOn(page);
  assert.deepEqual(faults, []);
  await context.close();
});

test('it is kept for a day without a network', { skip }, async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await cutOff(context, page);
  for (const file of files)
    assert.ok(await page.evaluate(async (path) => (await caches.match(path))?.ok, `/assets/${file}`), file);
  await page.reload();
  await sitDown(page);
  for (let n = 0; n < 4; n++) {
    assert.equal(await asked(page), 'asked');
    await answer(page, n);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
