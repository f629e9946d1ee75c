// No violation of accessibility rules in the guide and in the replay, in both languages, at three widths; and the board
// in words says what the board shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { accessible } from './axe.mjs';
import { answer, asked, enter } from './guest.mjs';
import { withSite } from './site.mjs';
import { inTurn, SIZES } from './sizes.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const game = fileURLToPath(new URL('../../tests/games/big-box-6-rounds.json', import.meta.url));

for (const [[width, height], locale] of inTurn([SIZES.wide, SIZES.tall, SIZES.narrow])) {
  test(`guide and replay, ${locale}, ${width} wide`, async () => {
    const { context, page, faults } = await enter(it.browser, it.url, {
      reducedMotion: 'reduce',
      locale,
      viewport: { width, height },
    });
    const sound = (what) => accessible(page, what);
    await page.goto(`${it.url}guide`);
    await page.waitForSelector('.coach');
    await sound('the guide');
    await page.goto(`${it.url}records`);
    await page.locator('input[type=file]').setInputFiles(game);
    await page.waitForSelector('.replay .timeline');
    await sound('the replay at its beginning');
    await page.keyboard.press('End');
    await page.waitForFunction(() => {
      const r = document.querySelector('.replay input[type=range]');
      return r.value === r.max;
    });
    await sound('the replay at its end');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

/** The board as a screen reader is told it: the names of the regions on the map. */
async function spokenBoard(page) {
  const tree = await page.locator('svg.board').ariaSnapshot();
  const names = [...tree.matchAll(/button "([^"]+)"/g)].map((m) => m[1]);
  return Object.fromEntries(
    names.map((name) => {
      const [, region, rats, rest] = /^([^:]+): (?:Rat token × (\d)[^.]*\.|No rats here\.) ?(.*)$/.exec(name) ?? [];
      const citizens = Object.fromEntries(
        [...(rest ?? '').matchAll(/(You|Bertrand|Cosima|Dietrich) (\d+)/g)].map((m) => [m[1], Number(m[2])]),
      );
      return [region, { rats: Number(rats ?? 0), citizens }];
    }),
  );
}

test('map, panels and the board in words tell the same', async () => {
  const { context, page } = await enter(it.browser, it.url, { reducedMotion: 'reduce', seed: SEED });
  await page.locator('.play').click();
  for (let n = 0; n < 25; n++) {
    await asked(page);
    await answer(page, n);
  }
  await asked(page);
  const spoken = await spokenBoard(page);
  assert.equal(Object.keys(spoken).length, 12);

  const panels = await page.locator('[data-place^=seat-]').evaluateAll((all) =>
    all.map((li) => {
      const words = li.textContent.replace(/\s+/g, ' ');
      return {
        name: /^\s*(\w+)/.exec(words)[1],
        onBoard: Number(/(\d+) citizens? on the board/.exec(words)[1]),
        safe: Number(/(\d+) safe/.exec(words)[1]),
      };
    }),
  );
  for (const { name, onBoard, safe } of panels) {
    const inRegions = Object.values(spoken).reduce((n, r) => n + (r.citizens[name] ?? 0), 0);
    assert.equal(inRegions + safe, onBoard, `${name}: the map and the panel`);
  }

  await page.keyboard.press('b');
  await page.waitForSelector('dialog table');
  const rows = await page
    .locator('dialog table')
    .first()
    .evaluate((table) => {
      const heads = [...table.tHead.rows[0].cells].map((c) => c.textContent.trim());
      return [...table.tBodies[0].rows].map((row) =>
        Object.fromEntries([...row.cells].map((c, i) => [heads[i], c.firstChild?.textContent.trim() ?? ''])),
      );
    });
  for (const row of rows) {
    const told = spoken[row.Region];
    assert.equal(Number.parseInt(row['Rat tokens'], 10), told.rats, `rats in ${row.Region}`);
    for (const name of ['You', 'Bertrand', 'Cosima', 'Dietrich'])
      assert.equal(Number(row[name]), told.citizens[name] ?? 0, `${name} in ${row.Region}`);
  }
  const tree = await page.locator('dialog').ariaSnapshot();
  assert.match(tree, /The plague is in \w+\. (\w+ rat tokens are|One rat token is) left in the supply/);
  assert.match(tree, /rowheader "Peasant"[\s\S]*cell "Peasantry"/);
  await context.close();
});
