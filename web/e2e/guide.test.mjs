// The first-game guide, from the start page to the end, and left half-way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told, windows } from './coach.mjs';
import { soonEqual } from './eventually.mjs';
import { enter } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const still = { reducedMotion: 'reduce' };
const title = (page) => page.locator('.coach h2').innerText();

async function open(options = {}) {
  const entered = await enter(it.browser, it.url, { ...still, ...options });
  await entered.page.goto(`${it.url}guide`);
  await entered.page.waitForSelector('.coach');
  return entered;
}

/** Does what the guide recommends until a page bears this title; tells all titles on the way. */
async function follow(page, until) {
  const titles = [];
  for (let n = 0; n < 60; n++) {
    await page.waitForSelector('.coach .go, .choice.hinted');
    titles.push(await title(page));
    if (until.test(titles.at(-1))) return titles;
    const next = page.locator('.coach .go');
    if ((await next.count()) > 0) await next.click();
    else {
      const hinted = page.locator('.choice.hinted');
      assert.equal(await hinted.count(), 1, `one good choice at “${titles.at(-1)}”`);
      await hinted.click();
    }
  }
  throw new Error(`never came to ${until}: ${titles.join(' / ')}`);
}

const LESSONS = {
  en: [/That was a whole turn/, ['Europe, 1347', 'Take a card', 'Settle', 'Move the plague', 'Rats spread']],
  de: [
    /Das war ein ganzer Zug/,
    ['Europa, 1347', 'Eine Karte nehmen', 'Siedeln', 'Ziehe die Pest', 'Ratten breiten sich aus'],
  ],
};
for (const { locale, viewport, hasTouch } of windows()) {
  const [end, words] = LESSONS[locale.slice(0, 2)];
  test(`teaches one turn and lets the game go on (${locale}, ${viewport.width}x${viewport.height})`, async (t) => {
    const { context, page, faults } = await open({ locale, viewport, hasTouch });
    const titles = await follow(page, end);
    t.diagnostic(titles.join(' / '));
    for (const word of words) assert.ok(titles.includes(word), word);
    await told(page, /BASE-24[\s\S]*BASE-28[\s\S]*BASE-40/, 'card, settlement and plague');
    assert.ok(
      await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth),
      'nothing scrolls sideways',
    );
    while ((await page.locator('.coach').count()) > 0) await page.locator('.coach .go').click();
    await page.waitForSelector('.choice');
    await soonEqual(() => page.locator('.hinted').count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('does not begin its closing pages again after a choice', async () => {
  const { context, page, faults } = await open();
  await follow(page, LESSONS.en[0]);
  const of = page.locator('.coach .of');
  const pages = Number((await of.innerText()).match(/(\d+)$/)[1]);
  for (let n = 1; n < pages; n++) await page.locator('.coach .go').click();
  const last = await title(page);
  assert.doesNotMatch(last, LESSONS.en[0]);
  // a choice in the middle of the turn: another lesson may come in between, but never the first closing page
  await page.locator('.choice:not(.end)').first().click();
  for (let n = 0; n < 12; n++) {
    await page.waitForSelector('.choice, .coach .go');
    const now = await title(page);
    assert.doesNotMatch(now, LESSONS.en[0]);
    if (now === last) break;
    await page.locator('.choice').first().click();
  }
  assert.equal(await title(page), last);
  assert.deepEqual(faults, []);
  await context.close();
});

test('fits whoever does otherwise', async () => {
  const { context, page, faults } = await open();
  for (let n = 0; n < 2; n++) {
    await page.waitForSelector('.choice');
    await page.locator('.choice').first().click();
  }
  await page.waitForSelector('.choice.end');
  await page.locator('.choice.end').click();
  await page.waitForFunction(() => /Move the plague/.test(document.querySelector('.coach h2')?.textContent ?? ''));
  assert.deepEqual(faults, []);
  await context.close();
});

test('can be left at any time, and is to be had from the start and from Help', async () => {
  const { context, page, faults } = await open();
  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await page.waitForSelector('.play');
  await page.locator('a[href$="guide"]').first().click();
  await page.waitForSelector('.coach');
  await page.goBack();
  await page.waitForSelector('.play');
  await page.locator('.play').click();
  await page.waitForSelector('.choice');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: /Show me one turn/ }).click();
  await page.waitForSelector('.coach');
  assert.deepEqual(faults, []);
  await context.close();
});
