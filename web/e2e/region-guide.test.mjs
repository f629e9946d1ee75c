// The first-game guide of region cards: from setting up a table through two turns, and through a whole game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { enter } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const ADVICE = '.coach .go, .choice.hinted, .choice, dialog[open], [data-finale=end]';
const title = (page) => page.locator('.coach h2').innerText();

async function open(options = {}) {
  const entered = await enter(it.browser, it.url, { reducedMotion: 'reduce', ...options });
  await entered.page.goto(`${it.url}guide?game=region-cards`);
  await entered.page.waitForSelector('.coach');
  return entered;
}

/** In the page: the next thing that the guide recommends is clicked, or anything where it leaves it open; tells which
 *  page of it was there, or that it is over. */
function step(until) {
  document.querySelector('[data-finale=end]')?.click();
  if (document.querySelector('dialog[open]')) return { over: true };
  const words = document.querySelector('.coach h2')?.textContent;
  if (!words) return null;
  if (new RegExp(until).test(words)) return { words, there: true };
  const go = document.querySelector('.coach .go');
  // the button of the last page ends the guide
  const more = go && document.querySelector('.coach .of')?.textContent.match(/^(\d+)\D+(\d+)$/);
  const next =
    more && more[1] !== more[2] ? go : (document.querySelector('.choice.hinted') ?? document.querySelector('.choice'));
  next?.click();
  return next ? { words } : null;
}

/** Does what the guide recommends until a page bears this title or the game is over; tells all titles on the way. */
async function follow(page, until) {
  const titles = new Set();
  for (let n = 0; n < 900; n++) {
    await page.waitForSelector(ADVICE);
    const done = await page.evaluate(step, until.source);
    if (done?.words) titles.add(done.words);
    if (done?.over || done?.there) return { titles: [...titles], over: Boolean(done.over) };
    // until the page has taken the click
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
  }
  throw new Error(`never came to ${until}: ${[...titles].join(' / ')}`);
}

for (const [locale, end, words, size] of [
  [
    'en-GB',
    /When you are asked/,
    ['Region cards', 'What they are good for', 'Take a card', 'Move the plague'],
    [1440, 900],
  ],
  [
    'de-DE',
    /Wann du gefragt wirst/,
    ['Regionskarten', 'Wozu sie gut sind', 'Eine Karte nehmen', 'Ziehe die Pest'],
    [360, 740],
  ],
]) {
  test(`teaches region cards and lets the game go on (${locale}, ${size.join('x')})`, async (t) => {
    const { context, page, faults } = await open({ locale, viewport: { width: size[0], height: size[1] } });
    await accessible(page);
    const { titles } = await follow(page, end);
    t.diagnostic(titles.join(' / '));
    for (const word of words) assert.ok(titles.includes(word), word);
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

test('stays through a whole game, to the points of the cards', async (t) => {
  const { context, page, faults } = await open();
  const { titles, over } = await follow(page, /^$/);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  for (const word of ['New cards', 'Your turn']) assert.ok(titles.includes(word), word);
  assert.ok(
    titles.some((one) => /Protect a card|Why you are asked/.test(one)),
    'a window came',
  );
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /You have won|The plague has passed/);
  await soonMatch(
    () => page.locator('.coach p').innerText(),
    /of which (nothing|one point|\d+ points) by region cards/,
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('is to be had where a table with region cards is set up', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await page.goto(`${it.url}new?board=big-box&players=4&modules=region-cards`);
  await page.locator('[data-about=region-cards] summary').click();
  await page.getByRole('link', { name: 'Learn it step by step' }).click();
  await soonEqual(() => title(page), 'Region cards');
  assert.deepEqual(faults, []);
  await context.close();
});
