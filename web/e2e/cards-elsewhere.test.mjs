// The class cards beyond the first six where a game is looked at again, where several people share a device, and where
// there is no network; with the real engine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PATIENCE } from './browser.mjs';
import { eventually, soonEqual, soonMatch } from './eventually.mjs';
import { answer, asked, enter, log, newTableWith, playOn, question, sitDownWith, takeAndUse, share } from './guest.mjs';
import { cutOff } from './offline.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const games = fileURLToPath(new URL('../../tests/games/', import.meta.url));
/** What a card is called on the page. */
const nameOf = (card) =>
  card
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

/** Opens a record; resolves when its first step is there. */
async function open(file) {
  const entered = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  const { page } = entered;
  await page.goto(`${it.url}records`);
  await page.locator('input[type=file]').setInputFiles(`${games}${file}`);
  await page.waitForSelector('.replay .timeline');
  return { ...entered, record: JSON.parse(readFileSync(`${games}${file}`, 'utf8')) };
}
const at = (page, n) =>
  page.waitForFunction((wanted) => {
    const slider = document.querySelector('.replay input[type=range]');
    return Number(slider?.value) === wanted && slider.getAttribute('aria-valuetext').includes(`Step ${wanted} of`);
  }, n);
const labels = (page) =>
  page
    .locator('.replay [data-region]')
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [one.dataset.region, one.getAttribute('aria-label')])));
const cited = (page) => page.locator('.replay .lines button').allTextContents();
const held = (page) =>
  page
    .locator('.replay [data-place^=seat-]')
    .evaluateAll((all) => all.map((seat) => [...seat.querySelectorAll('.card')].map((card) => card.title).sort()));

/** The row of cards: which are held, and what the one with this name shows. */
const row = (page) =>
  page
    .locator('.replay [data-place^=card-]')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((card) => [card.dataset.place.slice(5), card.querySelector('.holder svg') !== null])),
    );
const cardOf = (page, id) => page.locator(`.replay [data-place="card-${id}"]`);

/** What lies on the map and who holds which card after each step, by what the record tells. */
function told(record) {
  const now = { nuns: [], bishops: [], walls: [], caravan: null, held: {}, potions: 0 };
  return record.steps.map((step) => {
    for (const e of step.events) {
      if (e.type === 'card-used' && e.card === 'emperor') now.walls = [];
      if (e.type === 'card-used' && e.card === 'nun') now.nuns = [];
      if (e.type === 'nun-set') now.nuns = [...now.nuns, e.region];
      if (e.type === 'wall-set') now.walls = [...now.walls, [e.region, e.to]];
      if (e.type === 'bishop-set') now.bishops = [...now.bishops.filter((r) => r !== e.from), e.to];
      if (e.type === 'caravan-moved') now.caravan = e.to;
      if (e.type === 'card-taken') now.held = { ...now.held, [e.card]: e.seat };
    }
    return { ...now };
  });
}

/** The words of the pieces in a region, none where nothing is. */
function wordsOf(region, { nuns, bishops, walls, caravan }, place) {
  const n = nuns.filter((r) => r === region).length;
  const beyond = walls.flatMap(([a, b]) => (a === region ? [b] : b === region ? [a] : []));
  return {
    nun: n === 0 ? [] : [['', 'A nun:', 'Two nuns:', 'Three nuns:'][n]],
    bishop: bishops.includes(region) ? ['A bishop:'] : [],
    wall: beyond.length === 0 ? [] : [beyond.length === 1 ? 'A wall towards' : 'Walls towards', ...beyond.map(place)],
    caravan: caravan === region ? ['The caravan is here.'] : [],
  };
}
const ANY = { nun: /\bnuns?:/, bishop: /bishop:/, wall: /[Ww]alls? towards/, caravan: /caravan is here/ };

/** The page shows the pieces and the cards that the record tells of. */
async function agrees(page, state, players) {
  await eventually(async () => {
    const shown = await labels(page);
    const place = (region) => shown[region].split(':')[0];
    for (const [region, words] of Object.entries(shown))
      for (const [piece, wanted] of Object.entries(wordsOf(region, state, place)))
        if (wanted.length === 0) assert.doesNotMatch(words, ANY[piece]);
        else for (const word of wanted) assert.ok(words.includes(word), `${word} in: ${words}`);
    const cards = await row(page);
    assert.ok(Object.keys(cards).length >= 6);
    for (const [card, taken] of Object.entries(cards)) assert.equal(taken, card in state.held, card);
    const wanted = Array.from({ length: players }, (_, i) =>
      Object.entries(state.held)
        .filter(([, seat]) => seat === i + 1)
        .map(([card]) => nameOf(card))
        .sort(),
    );
    assert.deepEqual(await held(page), wanted);
  });
}

test('a record with class cards is stepped through, from its beginning to its end', async (t) => {
  const { context, page, faults, record } = await open('classic-3-rats-cards-10-11-12-14-15-18.json');
  const states = told(record);
  let looked = 0;
  for (const [i, step] of record.steps.entries()) {
    await page.keyboard.press('ArrowRight');
    await at(page, i + 1);
    const clauses = step.events
      .filter((e) => /wall-set|bishop-set|citizens-swapped|all-at-once|card-taken/.test(e.type))
      .map((e) => e.clause);
    if (clauses.length === 0) continue;
    looked += 1;
    await agrees(page, states[i], 3);
    // the log goes on with what each line with its clause
    await eventually(async () => {
      const last = (await cited(page)).slice(-step.events.length);
      for (const clause of clauses) assert.ok(last.includes(clause), `step ${i + 1}: ${clause} in ${last}`);
    });
  }
  t.diagnostic(`${record.steps.length} steps, looked at ${looked} of them`);
  assert.ok(looked > 30);
  assert.ok(
    (await page.locator('.replay .lines p').allTextContents()).every((line) => !/undefined|\bD-[A-Z]/.test(line)),
  );
  assert.ok(
    (await page.locator('.replay .lines p').allTextContents()).some((line) => /swapped places with one of/.test(line)),
  );
  await page.locator('.replay .lines button', { hasText: 'CARD-110' }).first().click();
  await soonMatch(() => page.locator('dialog').innerText(), /CARD-110[\s\S]*swap places/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a record with eight class cards is leafed through', async () => {
  const { context, page, faults, record } = await open('big-box-5-rats-cards-7-13-15-18-21-26-31-33.json');
  const states = told(record);
  const first = (type) => record.steps.findIndex((step) => step.events.some((e) => e.type === type));
  for (const type of [
    'caravan-moved',
    'jester-landed',
    'potion-laid',
    'citizen-to-card',
    'wall-set',
    'card-blocked',
    'scored',
  ]) {
    const i = first(type);
    await page.locator('.replay input[type=range]').fill(String(i));
    await at(page, i);
    await page.locator('.replay input[type=range]').blur();
    await page.keyboard.press('ArrowRight');
    await at(page, i + 1);
    await agrees(page, states[i], 5);
    const clause = record.steps[i].events.find((e) => e.type === type).clause;
    await eventually(async () => assert.ok((await cited(page)).includes(clause), `${type}: ${clause}`));
    if (type === 'citizen-to-card') await soonEqual(() => cardOf(page, 'baker').locator('.on b').textContent(), '1');
    if (type === 'card-blocked')
      assert.ok(await cardOf(page, 'jester').evaluate((card) => card.classList.contains('blocked')));
    if (type === 'card-blocked')
      await soonEqual(() => page.locator('.replay [data-place=seat-4] .card.blocked').getAttribute('title'), 'Jester');
    if (type === 'potion-laid')
      await eventually(async () => assert.match((await labels(page)).anglia, /with 1 potion/));
  }
  assert.deepEqual(faults, []);
  await context.close();
});

/** Waits for the next thing on a device that is shared. */
async function next(page) {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('.curtain')
        ? 'curtain'
        : (document.querySelector('[data-finale=end]')?.click(), document.querySelector('dialog table'))
          ? 'over'
          : document.querySelector('.choice')
            ? 'asked'
            : null,
    null,
    { timeout: PATIENCE, polling: 25 },
  );
  return found.jsonValue();
}
/** Regions with a token that is known to whoever looks. */
const known = (page) =>
  page
    .locator('[data-region]')
    .evaluateAll((all) =>
      all
        .filter((one) => /Rat token × \d+ \(limit/.test(one.getAttribute('aria-label')))
        .map((one) => one.dataset.region),
    );

test('two people share a device and the class cards; the curtain keeps what one of them knows', async (t) => {
  const { context, page, faults } = await sitDownWith(it.browser, it.url, [4, 7, 9, 11, 15, 26], {
    seed: SEED,
    players: 3,
    prepare: share,
  });
  let curtains = 0,
    nth = 0,
    secret = [];
  const questions = { Agnes: 0, Cosima: 0 };
  // whether Cosima has had the device since Agnes knew something, and how often it came back
  let hidden = false,
    back = 0;
  while (back < 2) {
    const what = await next(page);
    assert.notEqual(what, 'over', 'the game is long enough');
    if (what === 'curtain') {
      curtains += 1;
      assert.equal(
        await page.locator('.table, .map, .rail, [data-region], [data-card], [data-place], [role=log]').count(),
        0,
        'nothing of the table is there',
      );
      assert.doesNotMatch(
        await page.locator('body').innerText(),
        /limit|Courier|Nun|Baker|Emperor|Inquisitor|Witch|citizen/,
      );
      await page.keyboard.press('Enter');
      await page.waitForSelector('.curtain', { state: 'detached' });
      continue;
    }
    const who = (await page.locator('.prompt .whose').innerText()).trim();
    questions[who] += 1;
    const faces = await known(page);
    if (who === 'Agnes') {
      if (hidden) back += 1;
      hidden = false;
      if (faces.length > 0) secret = faces;
    } else {
      // she never looks at a token herself
      assert.deepEqual(faces, [], 'what only Agnes knows');
      assert.ok((await log(page)).every((line) => !/looked at a rat token.*limit/.test(line)));
      hidden = secret.length > 0;
    }
    const witch = page.locator('.choice', { hasText: /(Take|Use) the Witch/ });
    const others = page.locator('.choice', { hasNotText: /the Witch/ });
    if (who === 'Agnes' && (await witch.count()) > 0) await witch.first().click();
    else if (who === 'Cosima' && (await witch.count()) > 0) await others.first().click();
    else await answer(page, nth++);
  }
  t.diagnostic(`${curtains} curtains; ${JSON.stringify(questions)}; Agnes knew of ${secret.join(', ')}`);
  assert.ok(curtains >= back);
  const used = (await log(page)).filter((line) => /CARD-|(Nun|Baker|Courier|Emperor|Inquisitor)/.test(line));
  assert.ok(used.length > 0, 'cards of the expansions were in play');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game with class cards begins and goes on without a network', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await cutOff(context, page);
  await newTableWith(page, it.url, [7, 9, 11, 13, 15, 26], { seed: SEED });
  await takeAndUse(page, 'nun');
  for (let n = 1; n <= 3; n++) {
    await soonMatch(() => page.locator('.prompt .reason').innerText(), new RegExp(`^${n} of 3`));
    await page.locator('.region.choosable').first().dispatchEvent('click');
    await eventually(async () =>
      assert.equal((await log(page)).filter((line) => /^\s*You placed a nun/.test(line)).length, n),
    );
  }
  await asked(page);
  const [lines, words] = [(await log(page)).length, await question(page)];
  await page.reload();
  await asked(page);
  await soonEqual(() => question(page), words);
  await soonEqual(async () => (await log(page)).length, lines);
  await soonMatch(
    () =>
      page.locator('[data-region]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('\n')),
    /nuns?: limits here/,
  );
  await page.locator('[data-place=card-nun] .rule').click();
  await soonMatch(() => page.locator('dialog').innerText(), /Nun[\s\S]*three nuns/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await playOn(page);
  assert.equal(await page.locator('dialog tbody tr').count(), 4);
  assert.equal(await page.evaluate(() => navigator.onLine), false);
  assert.deepEqual(faults, []);
  await context.close();
});
