// Universities with the real engine: whole games in both languages, on a computer and a phone, and the same looked at
// again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonMatch } from './eventually.mjs';
import { enter, log, playOn, sitDownAt } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const NEW = 'new?board=big-box&players=3&modules=universities-upgrades&cards=23-24-25-2-4-6';

for (const [locale, viewport, words] of [
  [
    'en-GB',
    { width: 1440, height: 900 },
    {
      event: /^Event: .*UNI-5/,
      founded: /university: (.* had more citizens|no sole leader) in .*UNI-9/,
      board: 'Look at the board',
    },
  ],
  [
    'de-DE',
    { width: 360, height: 740 },
    {
      event: /^Ereignis: .*UNI-5/,
      founded: /Universität: (Niemand führt|.*(hatte|hattest)) in .*UNI-9/,
      board: 'Den Plan ansehen',
    },
  ],
])
  test(`a whole game with universities (${locale}, ${viewport.width}x${viewport.height})`, async (t) => {
    const options = { reducedMotion: 'reduce', locale, viewport };
    const { context, page, faults } = await enter(it.browser, it.url, options);
    await sitDownAt(page, `${it.url}${NEW}&seed=${SEED}`);
    await page.waitForSelector('[data-university]', { state: 'attached' });
    assert.equal(await page.locator('[data-university]').count(), 2);
    await accessible(page);
    let turns = 0;
    const questions = await playOn(page, () => ++turns > 40);
    assert.ok(
      await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth),
      'nothing scrolls sideways',
    );
    const more = await playOn(page);
    t.diagnostic(`${questions} and ${more} questions`);
    await soonMatch(() => page.locator('dialog table').innerText(), /from tokens|durch Plättchen/);
    await page.getByRole('button', { name: words.board }).click();
    const lines = await log(page);
    for (const wanted of [words.event, words.founded])
      assert.ok(
        lines.some((line) => wanted.test(line.trim())),
        String(wanted),
      );
    assert.deepEqual(
      lines.filter((line) => /undefined|\bD-[A-Z]|event-|university-|point-taken/.test(line)),
      [],
    );
    assert.deepEqual(faults, []);
    await context.close();
  });
