// The first-game guide of the card game: from the first page through a round, and through a whole game to the plague.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual, soonMatch } from './eventually.mjs';
import { enter } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const HAND = '[data-part=hand] li.hinted:not(.picked) button';
const ADVICE = ['.coach .go', '.choice.hinted', HAND, '.choice.end', 'dialog[open]'].join(', ');
const title = (page) => page.locator('.coach h2').innerText();

async function open(options = {}) {
  const entered = await enter(it.browser, it.url, { reducedMotion: 'reduce', ...options });
  await entered.page.goto(`${it.url}guide?game=cartus`);
  await entered.page.waitForSelector('main.cartus .coach');
  return entered;
}

/** In the page: the next thing that the guide recommends is clicked; tells which page of it was there, or that it is
 *  over. */
function step([hand, until]) {
  if (document.querySelector('dialog[open]')) return { over: true };
  const words = document.querySelector('.coach h2')?.textContent;
  if (!words) return null;
  if (new RegExp(until).test(words)) return { words, there: true };
  const of = (selector) => document.querySelector(selector);
  const go = of('.coach .go');
  // the button of the last page ends the guide
  const more = go && document.querySelector('.coach .of')?.textContent.match(/^(\d+)\D+(\d+)$/);
  const next = more && more[1] !== more[2] ? go : (of(hand) ?? of('.choice.hinted') ?? of('.choice.end'));
  next?.click();
  return next ? { words } : null;
}

/** Does what the guide recommends until a page bears this title or the game is over; tells all titles on the way. */
async function follow(page, until) {
  const titles = new Set();
  for (let n = 0; n < 900; n++) {
    await page.waitForSelector(ADVICE);
    const done = await page.evaluate(step, [HAND, until.source]);
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
    /That was a whole round/,
    ['The plague is coming', 'Rats and nuns', 'Supplies', 'Which one?', 'Lay cards face down', 'Enough'],
    [1440, 900],
  ],
  [
    'de-DE',
    /Das war eine ganze Runde/,
    ['Die Pest kommt', 'Ratten und Nonnen', 'Nachschub', 'Welches?', 'Lege Karten verdeckt', 'Genug'],
    [360, 740],
  ],
]) {
  test(`teaches a round and lets the game go on (${locale}, ${size.join('x')})`, async (t) => {
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

test('stays through a whole game, to the plague', async (t) => {
  const { context, page, faults } = await open();
  const { titles, over } = await follow(page, /^$/);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  assert.ok(titles.includes('The last round'));
  assert.ok(
    titles.some((one) => /^Using/.test(one)),
    'an action',
  );
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /plague was stronger|You have won|You have survived/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('can be left at any time, and is to be had from the first page and from Help', async () => {
  const { context, page, faults } = await open();
  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await page.getByRole('link', { name: 'Learn it' }).click();
  await page.waitForSelector('main.cartus .coach');
  await page.goBack();
  await page.getByRole('button', { name: 'Play Cartus' }).click();
  await page.waitForSelector('main.cartus [data-part=prompt]');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: /Be shown one turn/ }).click();
  await page.waitForSelector('main.cartus .coach');
  assert.deepEqual(faults, []);
  await context.close();
});
