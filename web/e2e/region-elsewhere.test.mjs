// Region cards with the real engine: set up by a switch, a whole game here, looked at again through various eyes,
// handed round at one device, and played at two, where nobody is told more than the rules make public.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATIENCE } from './browser.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { begin, farewell, log as told, playTogether, shownTable, somebody, state, takeSeat } from './friends.mjs';
import { answer, enter, log, playOn, share, sitDownAt } from './guest.mjs';
import { withHost, withSite } from './site.mjs';

const it = withSite();
const host = withHost();
const SEED = '00000000000000000000000000000007';
const NEW = 'new?board=big-box&players=3&modules=region-cards&cards=1-2-5-6-19-20';

/** Sits down at a table with region cards. */
const sitDown = (page, prepare) => sitDownAt(page, `${it.url}${NEW}&seed=${SEED}`, prepare);
const cards = (page, place) =>
  page.locator(`${place} .hand li > * > .hidden`).evaluateAll((all) => all.map((one) => one.textContent.split(';')[0]));
const counts = (page, place) =>
  page.locator(`${place} [data-place^=seat-] .held b`).evaluateAll((all) => all.map((one) => Number(one.textContent)));

test('a switch lays a table with region cards; its cards come and go with it', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await page.goto(`${it.url}new?board=classic&players=4`);
  const toggle = page.getByRole('switch', { name: /Region cards/ });
  assert.equal(await toggle.isChecked(), false);
  assert.match(await page.locator('#module-region-cards').innerText(), /^Three secret cards each.*Big Box board/s);
  await toggle.check({ force: true });
  assert.ok(await page.locator('input[name=board][value=big-box]').isChecked(), 'it brings its board');
  await page.locator('[data-about=region-cards] summary').click();
  await soonMatch(() => page.locator('[data-about=region-cards]').innerText(), /They protect[\s\S]*They score/);
  await page.getByText('I choose').click();
  const astronomer = page.locator('button[data-card=astronomer]');
  assert.equal(await astronomer.getAttribute('aria-disabled'), 'false');
  await astronomer.click();
  assert.equal(await astronomer.getAttribute('aria-pressed'), 'true');
  await page.locator('input[name=board][value=classic]').check({ force: true });
  assert.equal(await toggle.isChecked(), false, 'the classic board has none');
  assert.equal(await astronomer.getAttribute('aria-disabled'), 'false', 'it is chosen, so it can be put away');
  await toggle.check({ force: true });
  await toggle.uncheck({ force: true });
  assert.equal(await astronomer.getAttribute('aria-pressed'), 'false');
  assert.equal(await astronomer.getAttribute('aria-disabled'), 'true');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a whole game, and the same looked at through everybody’s eyes', async (t) => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await sitDown(page);
  await page.waitForSelector('.hand li');
  assert.deepEqual(await counts(page, '.table'), [3, 3, 3]);
  assert.match(await page.locator('.drawers').innerText(), /31/);
  const dealt = await cards(page, '.table');
  assert.equal(dealt.length, 3);
  const questions = await playOn(page);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const lines = await log(page);
  t.diagnostic(`${questions} questions, ${lines.length} lines`);
  for (const words of [/You drew \S+ \(.*REG-2/, /(You|Bertrand|Cosima) held .*REG-3/, /REG-/])
    assert.ok(
      lines.some((line) => words.test(line)),
      String(words),
    );
  assert.ok(lines.every((line) => !/undefined|\bD-[A-Z]|region-card/.test(line)));
  const drawn = (who) => lines.filter((line) => new RegExp(`^\\s*${who} drew [A-Z]\\S+ \\(`).test(line)).length;
  assert.deepEqual([drawn('Bertrand'), drawn('Cosima')], [0, 0], 'nobody hears what others draw');

  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.waitForSelector('.replay .timeline');
  await page.waitForSelector('.replay .drawers');
  // all together: every hand lies open in the drawer
  await page.locator('.replay .drawers button').click();
  await soonEqual(() => page.locator('dialog .piles .of li').count(), 9);
  await page.keyboard.press('Escape');
  // through the eyes of one
  const eyes = page.locator('.replay select');
  await eyes.selectOption('1');
  await soonEqual(() => cards(page, '.replay'), dealt);
  await eyes.selectOption('2');
  await eventually(async () => {
    const other = await cards(page, '.replay');
    assert.equal(other.length, 3);
    assert.notDeepEqual(other, dealt);
  });
  await eyes.selectOption('none');
  await soonEqual(() => page.locator('.replay .hand li').count(), 0);
  assert.deepEqual(await counts(page, '.replay'), [3, 3, 3]);
  await eventually(async () =>
    assert.ok(
      (await page.locator('.replay .lines p').allTextContents()).every((line) => !/drew [A-Z]\S+ \(/.test(line)),
    ),
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('at one device the curtain falls before another’s cards are seen', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await sitDown(page, share);
  const hands = new Map();
  for (let n = 0; hands.size < 2; n++) {
    assert.ok(n < 60, 'both come to their turns');
    await page.waitForSelector('.curtain, .choice', { timeout: PATIENCE });
    if ((await page.locator('.curtain').count()) > 0) {
      assert.equal(await page.locator('.table, .hand, [data-region], .drawers, [role=log]').count(), 0);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.curtain', { state: 'detached' });
      continue;
    }
    const who = (await page.locator('.prompt .whose').innerText()).trim();
    if (!hands.has(who)) hands.set(who, await cards(page, '.table'));
    await answer(page, n);
  }
  const [agnes, cosima] = [hands.get('Agnes'), hands.get('Cosima')];
  assert.deepEqual([agnes.length, cosima.length], [3, 3]);
  assert.notDeepEqual(agnes, cosima);
  assert.deepEqual(faults, []);
  await context.close();
});

test('at two devices a window asks whom it concerns, and tells nobody else more than that', async (t) => {
  const [agnes, bert, eve] = [await somebody(host, 'Agnes'), await somebody(host, 'Bert'), await somebody(host, 'Eve')];
  await agnes.page.goto(`${host.url}new?friends&board=big-box&players=2&modules=region-cards&cards=1-2-5-6-19-20`);
  await agnes.page.waitForSelector('form ol li');
  await agnes.page.getByText('Anyone: the table appears under Open tables').click();
  await agnes.page.getByRole('button', { name: 'Open the table' }).click();
  await agnes.page.waitForSelector('.invite');
  const address = agnes.page.url();
  await takeSeat(bert, address, 2);
  await begin(agnes);
  await eve.page.goto(address);
  await Promise.all([agnes, bert, eve].map(shownTable));

  // The last choice of a game may still be shown when there is no prompt any more.
  const asking = async ({ page }) =>
    (await page.locator('.prompt h2').allInnerTexts()).some((title) => title.startsWith('Protect a card'));
  const people = [agnes, bert];
  const seen = { windows: 0, played: 0 };
  for (let n = 0; n < 4 && seen.played === 0; n++) {
    await playTogether(people, async () => {
      const now = await Promise.all(people.map(asking));
      return now.some(Boolean);
    });
    const states = await Promise.all(people.map(state));
    if (states.includes('over')) break;
    const one = people[(await asking(agnes)) ? 0 : 1],
      others = [people[(await asking(agnes)) ? 1 : 0], eve];
    seen.windows += 1;
    for (const { page } of others) {
      await soonMatch(() => page.locator('.prompt h2').innerText(), new RegExp(`${one.name} is thinking`));
      assert.equal(await page.locator('.choice, .hand li.usable, .prompt .reason').count(), 0);
    }
    const lines = await Promise.all(others.map(told));
    const [first] = await one.page.locator('.choice').all();
    const protects = /Protect the/.test(await first.innerText());
    await first.click();
    if (!protects) continue;
    // until the card lies open nothing has happened for the others
    await soonMatch(() => one.page.locator('.prompt h2').innerText(), /Which region card protects/);
    for (const [i, other] of others.entries()) {
      assert.deepEqual(await told(other), lines[i]);
      assert.match(await other.page.locator('.prompt h2').innerText(), /is thinking/);
    }
    await one.page.locator('.choice').first().click();
    for (const other of others)
      await eventually(async () =>
        assert.ok((await told(other)).some((line) => /protected the .* with .*REG-6/.test(line))),
      );
    seen.played += 1;
  }
  t.diagnostic(JSON.stringify(seen));
  assert.ok(seen.windows > 0);
  await farewell(assert, [agnes, bert, eve]);
});
