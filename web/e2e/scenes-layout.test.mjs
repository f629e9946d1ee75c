// Where the parts of a table stand in windows of every size, in both languages: the map has its share, the main button
// is in sight, words stay inside what they stand on, nothing to touch is too small, the log shows what happened last.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soonEqual } from './eventually.mjs';
import { faultsOfLayout, lasting } from './layout.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';
import { localesAt, SIZES, windowOf } from './sizes.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);
/** The least share of the window that belongs to the map or to the table of Cartus. */
const SHARE = { wide: 0.46, laptop: 0.44, medium: 0.42, tall: 0.52, narrow: 0.38, low: 0.58, least: 0.56 };
const SCENES = {
  action: 'scene=action',
  'six players': 'scene=action&players=6',
  'two players': 'scene=plague&players=2',
  'eight cards': 'scene=action&board=big-box',
  'cartus play': 'scene=cartus-play',
  'cartus enter': 'scene=cartus-enter',
  'cartus five': 'scene=cartus-play&board=big-box',
};
/** What a second row of cards, or the hand, takes of it. */
const roomy = (scene) => (scene === 'eight cards' || scene.startsWith('cartus') ? 0.06 : 0);

/** Scenes with few answers or with the Jester's chart: beside the table of a phone on its side they stand without
 *  scrolling. */
const WHOLE = [
  'cartus-play',
  'cartus-enter',
  'cartus-supply',
  'cartus-look',
  'cartus-give',
  'cartus-hospital',
  'cartus-action',
  'cartus-victim',
  'cartus-enter&board=big-box',
  'cartus-play&board=big-box',
  'plague',
  'action&players=6',
  'pieces&board=big-box',
  'loss&board=big-box',
  'caravan&board=big-box',
  'block&board=big-box',
  'fall',
  'aim',
  'aim&board=big-box',
  'aimhaven',
];

/** In the page: what of the answers lies under something else or out of sight. */
function notWhole() {
  const parts = [
    ...document.querySelectorAll(
      '.choice, .prompt .foot > button, .prompt > .button, [data-chart], #jester-chances > li',
    ),
  ].filter((one) => one.checkVisibility());
  return parts
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return ![
        [left + 6, top + 6],
        [right - 6, top + 6],
        [left + 6, bottom - 6],
        [right - 6, bottom - 6],
        [(left + right) / 2, (top + bottom) / 2],
      ].every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    })
    .map((one) => one.textContent.trim() || one.tagName);
}

/** In the page: whether the last line of the log that is shown lies in sight. */
function lastLineInSight() {
  const list = [...document.querySelectorAll('.lines')].find((one) => one.checkVisibility());
  const last = list?.lastElementChild?.getBoundingClientRect();
  const room = list?.getBoundingClientRect();
  return Boolean(last) && last.bottom <= room.bottom + 1 && last.top >= room.top - 1 && last.bottom <= innerHeight + 1;
}

async function show(page, query) {
  await page.goto(`${it.url}?${query}`);
  await page.waitForSelector('main.table .choice, [data-part=row] li');
}
async function open(query, size, locale) {
  const { context, page } = await windowOf(it.browser, size, locale);
  await show(page, query);
  return { context, page };
}

for (const size of Object.keys(SIZES)) {
  for (const locale of localesAt(size)) {
    test(`every part has its place at ${SIZES[size].join('x')}, ${locale}`, async () => {
      const found = [];
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      for (const [scene, query] of Object.entries(SCENES)) {
        await show(page, query);
        const read = () => page.evaluate(faultsOfLayout, SHARE[size] - roomy(scene));
        found.push(...(await lasting(page, read)).map((fault) => `${scene}: ${fault}`));
        if ((await page.locator('[role=tablist]').count()) > 0) await page.locator('#tab-log').click();
        const end = async () =>
          (await page.evaluate(lastLineInSight)) ? [] : [`${scene}: the last line of the log is out of sight`];
        found.push(...(await lasting(page, end)));
      }
      found.push(...faults);
      await context.close();
      assert.deepEqual(found, []);
    });
  }
}

for (const size of ['low', 'least']) {
  for (const locale of localesAt(size)) {
    test(`beside a low table every answer stands whole, ${SIZES[size].join('x')}, ${locale}`, async () => {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      const found = [];
      for (const scene of WHOLE) {
        await show(page, `scene=${scene}`);
        const read = async () => [...(await page.evaluate(notWhole)), ...(await page.evaluate(faultsOfLayout, 0))];
        found.push(...(await lasting(page, read)).map((fault) => `${scene}: ${fault}`));
      }
      await context.close();
      assert.deepEqual([...found, ...faults], []);
    });
  }
}

test('the log under the question of a phone shows the last lines', async () => {
  const { context, page } = await open('scene=cartus-resolve', 'narrow', 'en-GB');
  await soonEqual(() => page.evaluate(lastLineInSight), true);
  await context.close();
});

test('the region that has the focus is seen, also where its coast is part of a choice', async () => {
  const { context, page } = await open('scene=plague', 'wide', 'en-GB');
  for (const id of ['gallia', 'scandia', 'hispania']) {
    await page.locator(`[data-region=${id}]`).focus();
    await page.keyboard.press('Shift');
    await soonEqual(() => page.locator('[data-focus]').getAttribute('data-focus'), id);
    const [seen, last] = await page
      .locator('[data-focus]')
      .evaluate((mark) => [getComputedStyle(mark).visibility, mark === mark.parentElement.lastElementChild]);
    assert.deepEqual([seen, last], ['visible', true], `${id}: nothing is drawn over it`);
  }
  await context.close();
});

for (const size of ['wide', 'laptop', 'medium', 'tall', 'narrow', 'low'])
  test(`names of regions stand in one line, however many can be chosen, ${SIZES[size].join('x')}`, async () => {
    const { context, page } = await open('scene=far&board=big-box', size, 'de-DE');
    await page.waitForSelector('.choice .percent');
    const broken = () =>
      [...document.querySelectorAll('.choice .label')]
        .filter(({ firstChild: words }) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map((label) => label.textContent.trim());
    await soonEqual(() => page.evaluate(broken), []);
    await context.close();
  });

for (const size of ['wide', 'laptop', 'medium', 'tall']) {
  test(`the odds cover no citizen, six players, ${SIZES[size].join('x')}`, async () => {
    const { context, page } = await open('scene=plague&players=6', size, 'en-GB');
    await page.locator('.zoom .odds').click();
    await page.waitForSelector('[data-odds]');
    await soonEqual(
      () =>
        page.evaluate(() => {
          const box = (one) => one.getBoundingClientRect();
          const over = (a, b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
          return [...document.querySelectorAll('[data-odds]')].flatMap((odds) => {
            const own = odds.dataset.odds;
            const signs = [odds, ...document.querySelectorAll(`[data-loss="${own}"]`)];
            return [...document.querySelectorAll(`[data-place^="crowd-${own}-"] [data-piece]`)]
              .filter((piece) => signs.some((sign) => over(box(sign), box(piece))))
              .map((piece) => piece.parentElement.dataset.place);
          });
        }),
      [],
    );
    await context.close();
  });
}
