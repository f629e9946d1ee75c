// The screens with prepared scenes: everything that can be chosen is reachable by mouse, touch and keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, device } from './browser.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';

// a build that can show them, made by run.mjs
const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);

async function open(query, options = {}) {
  const context = await device(it.browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults = complaints(page);
  await page.goto(`${it.url}?${query}`);
  await page.waitForSelector('.map svg.board');
  await page.waitForSelector('.choice');
  return {
    page,
    done: async () => {
      assert.deepEqual(faults, []);
      await context.close();
    },
  };
}
const lines = (page) => page.locator('.lines p').allTextContents();
const moved = async (page, region) => {
  await page.waitForFunction(() => document.querySelectorAll('.lines p').length > 12);
  await eventually(async () => assert.ok((await lines(page)).some((line) => line.includes(region))));
};

test('a number key chooses', async () => {
  const { page, done } = await open('scene=plague');
  await page.keyboard.press('1');
  await moved(page, 'Gallia');
  await done();
});

test('a click on the map chooses, but only where it may', async () => {
  const { page, done } = await open('scene=plague');
  const before = (await lines(page)).length;
  await page.locator('[data-region=hispania]').dispatchEvent('click');
  assert.equal((await lines(page)).length, before);
  await page.locator('[data-region=gallia]').dispatchEvent('click');
  await moved(page, 'Gallia');
  await done();
});

test('the map is one stop of the tab key and is walked by arrows', async () => {
  const { page, done } = await open('scene=plague');
  assert.equal(await page.locator('[data-region][tabindex="0"]').count(), 1);
  await page.locator('[data-region][tabindex="0"]').focus();
  const seen = new Set();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-region')));
  }
  assert.ok(seen.size > 3, [...seen].join());
  await page.locator('[data-region=gallia]').focus();
  await page.keyboard.press('Enter');
  await moved(page, 'Gallia');
  await done();
});

test('regions, options and prompt have names for those who do not see them', async () => {
  const { page, done } = await open('scene=plague');
  await soonMatch(
    () => page.locator('[data-region=gallia]').getAttribute('aria-label'),
    /Gallia: .*limit 2.*You 2, Dietrich 4.*71%.*available/,
  );
  await soonMatch(() => page.locator('[role=status]').innerText(), /Move the plague/);
  assert.equal(await page.locator('[role=log]').count(), 1);
  assert.equal(await page.locator('button:not([aria-label])', { hasText: /^\s*$/ }).count(), 0);
  await done();
});

test('cards on the table can be clicked', async () => {
  const { page, done } = await open('scene=action');
  assert.equal(await page.locator('.rail li .main[aria-disabled=false]').count(), 5);
  await page.locator('[data-place=card-king] .main').click();
  await page.waitForSelector('.choice', { state: 'detached' });
  await done();
});

test('a clause in the log opens its rule', async () => {
  const { page, done } = await open('scene=plague');
  await page.locator('.lines button', { hasText: 'BASE-24' }).first().click();
  await soonMatch(() => page.locator('dialog').innerText(), /take any class card/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await done();
});

test('the language changes at once and is kept', async () => {
  const { page, done } = await open('scene=plague');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.waitForSelector('text=Einstellungen');
  await page.keyboard.press('Escape');
  await soonMatch(() => page.locator('[role=status]').innerText(), /Ziehe die Pest/);
  await page.reload();
  await page.waitForSelector('text=Ziehe die Pest');
  await done();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [360, 740],
]) {
  for (const board of ['classic', 'big-box']) {
    test(`nothing scrolls sideways and buttons are large enough at ${width}x${height}, ${board}`, async () => {
      const { page, done } = await open(`scene=action&board=${board}`, { viewport: { width, height } });
      await page.evaluate(() => document.fonts.ready);
      assert.ok(
        await page.evaluate(
          () =>
            document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
        ),
      );
      const small = await page.locator('.choice, .tabs button, .zoom button, .tools button').evaluateAll((all) =>
        all
          .map((b) => [b.textContent.trim(), b.getBoundingClientRect()])
          .filter(([, r]) => r.height < 43.5)
          .map(([t]) => t),
      );
      assert.deepEqual(small, []);
      await done();
    });
  }
}

test('a narrow window has tabs, and a finger chooses', async () => {
  const { page, done } = await open('scene=plague', { viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const name of ['Players', 'Cards', 'Log']) {
    await page.getByRole('tab', { name }).tap();
    await soonEqual(() => page.getByRole('tab', { name }).getAttribute('aria-selected'), 'true');
  }
  await page.getByRole('tab', { name: 'Choose' }).tap();
  await page
    .getByRole('button', { name: /Gallia/ })
    .last()
    .tap();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await moved(page, 'Gallia');
  await done();
});
