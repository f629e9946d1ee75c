// The page in the world: translated by the browser, behind a proxy that fails, with parts that cannot be had, at
// addresses as people pass them on, with dialogs and the back button.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { forgive } from './browser.mjs';
import { soonEqual } from './eventually.mjs';
import { answer, asked, enter, question } from './guest.mjs';
import { cutOff } from './offline.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';
const open = (options = {}) => enter(it.browser, it.url, { seed: SEED, reducedMotion: 'reduce', ...options });
/** No files are kept: each part is fetched when it is wanted. */
const unkept = { serviceWorkers: 'block' };

/** In the page: puts a translation in the place of every text, as browsers do, from now on. The text itself is taken
 *  out (Chrome), or in (others); what has been translated is not translated again. */
function translate(how) {
  const known = new WeakSet();
  const each = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      const words = `‹${text.data}›`;
      known.add(outer);
      if (how === 'out') {
        text.replaceWith(outer);
        inner.textContent = words;
      } else {
        text.before(outer);
        inner.append(text);
        text.data = words;
      }
    }
  };
  each(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.nodeType === 3) each(target.parentNode ?? target);
      for (const node of addedNodes) if (node.nodeName !== 'FONT' && node.isConnected) each(node.parentNode);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

for (const how of ['out', 'in'])
  test(`a page that the browser translates goes on (texts go ${how})`, async () => {
    const plain = await open();
    const { context, page, faults } = await open();
    for (const one of [plain.page, page]) await one.locator('.play').click();
    assert.equal(await asked(plain.page), 'asked');
    assert.equal(await asked(page), 'asked');
    await page.evaluate(translate, how);
    // both play the same game: but for the marks of the translation they say the same
    const words = (one) =>
      one.evaluate(() =>
        ['.prompt h2', '.choices', 'header', '.lines', '[data-place=seat-1]', '[data-place=seat-2]'].map((part) =>
          (document.querySelector(part)?.innerText ?? '').replace(/[‹›]/g, '').replace(/\s+/g, ' ').trim(),
        ),
      );
    const seen = new Set();
    for (let n = 0; n < 8; n++) {
      const wanted = await words(plain.page);
      await soonEqual(() => words(page), wanted, `after ${n} answers`);
      seen.add(wanted[0]);
      for (const one of [plain.page, page]) {
        await one.locator('.choice').first().dispatchEvent('click');
        assert.equal(await asked(one), 'asked');
      }
    }
    assert.ok(seen.size > 2, [...seen].join('\n'));
    assert.ok((await page.locator('.prompt h2 font').count()) > 0, 'it is translated still');
    await page
      .getByRole('button', { name: /Leave|Home/ })
      .first()
      .click();
    await page.waitForSelector('.play');
    assert.equal(await page.locator('.prompt').count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
    await plain.context.close();
  });

const PARTS = [
  ['Help', '?'],
  ['Rules', 'r'],
  ['Rat tokens', 't'],
  ['Board as text', 'b'],
  ['Settings', null],
];
test('parts that cannot be had say so, and come when they are asked for again', async () => {
  const { context, page, faults } = await open(unkept);
  forgive(context, /Failed to load resource/);
  await page.locator('.play').click();
  assert.equal(await asked(page), 'asked');
  let cut = true;
  await context.route('**/assets/**', (route) => (cut ? route.abort() : route.continue()));
  const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  for (const [title, key] of PARTS) {
    cut = true;
    if (key) await page.keyboard.press(key);
    else await page.getByRole('button', { name: 'Settings' }).click();
    await failed.waitFor();
    if (key === '?') await accessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await failed.waitFor();
    cut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('dialog .sheet h2');
    await soonEqual(() => page.locator('dialog h2').first().innerText(), title);
    assert.ok(
      await page.locator('dialog').evaluate((dialog) => parseFloat(getComputedStyle(dialog).borderRadius) > 0),
      'its style sheet came, too',
    );
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  }
  assert.equal(await asked(page), 'asked');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the odds and the rules of the start page, too; what is closed stays so', async () => {
  const { context, page, faults } = await open(unkept);
  forgive(context, /Failed to load resource/);
  let cut = true;
  await context.route('**/assets/**', (route) => (cut ? route.abort() : route.continue()));
  const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await page.getByRole('button', { name: 'Rules of both games' }).click();
  await failed.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await failed.waitFor({ state: 'detached' });
  cut = false;
  await page.locator('.play').click();
  assert.equal(await asked(page), 'asked');
  cut = true;
  await page.keyboard.press('o');
  await failed.waitFor();
  cut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-odds]').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

for (const trouble of [502, 503, 'silence'])
  test(`a proxy or server in trouble (${trouble}) leads to the kept page`, async () => {
    const { context, page, faults } = await open();
    forgive(context, /Failed to load resource/);
    await cutOff(context, page);
    await context.setOffline(false);
    it.site.trouble(trouble);
    try {
      await page.goto(`${it.url}lobby`);
      await page.getByRole('heading', { name: 'Play with friends' }).or(page.locator('h1')).first().waitFor();
      await page.getByText('The server cannot be reached').waitFor();
      await page.goto(it.url);
      await page.locator('.play').click();
      assert.equal(await asked(page), 'asked');
      await answer(page, 1);
      assert.equal(await asked(page), 'asked');
    } finally {
      it.site.trouble(null);
    }
    // as soon as somebody answers, that is what the page says
    await page.goto(`${it.url}lobby`);
    await page.getByText('has no game server').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

test('what the browser says of the network is not believed', async () => {
  const { context, page, faults } = await open({
    prepare: () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  });
  await page.goto(`${it.url}lobby`);
  await page.getByText('has no game server').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('addresses as people pass them on, and as nobody means them', async () => {
  const { context, page, faults } = await open();
  for (const path of [
    'tables/K3V9X2MQ7D',
    'tables/k3v9x2mq7d.',
    'tables/k3v9x2mq7d)/',
    'tables/k3v9x2mq7d%E2%80%9D,',
  ]) {
    await page.goto(it.url + path);
    await soonEqual(() => page.evaluate(() => location.pathname), '/tables/k3v9x2mq7d', path);
  }
  await page.goto(`${it.url}there/is/nothing.`);
  await page.getByText('Page not found').waitFor();
  const odd = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', '%00', '[object Object]'];
  for (const word of odd) {
    for (const path of [
      `guide?game=${word}`,
      `play?game=${word}`,
      `records?table=${word}`,
      `new?game=${word}&players=${word}&split=${word}:1&rules=${word}:${word}`,
      `new?board=${word}&players=4&cards=${word}&modules=${word}&rules=${word}:1`,
      `new?board=classic&players=4&cards=${word}-1&rules=${word}:1,citizens:${word}`,
      `tables/${word}`,
      `?seed=${word}`,
    ]) {
      await page.goto(it.url + path);
      await page.locator('h1, .prompt').first().waitFor();
      assert.deepEqual(faults, [], path);
    }
  }
  await context.close();
});

test('what stands in the storage leaves no page empty', async () => {
  const keys = ['settings', 'choice', 'name', 'read', 'shares', 'table-x', 'guide'];
  for (const text of ['null', '7', '[null]', '{"language":null,"level":"__proto__","board":"toString"}', '{']) {
    const { context, page, faults } = await open({ level: null });
    await page.evaluate(
      ([names, value]) => names.forEach((name) => localStorage.setItem(`rattus-${name}`, value)),
      [keys, text],
    );
    for (const path of ['', 'new', 'lobby', 'guide']) {
      await page.goto(it.url + path);
      await page.locator('h1, .prompt').first().waitFor();
    }
    await page.goto(it.url);
    await page.locator('.play').click();
    assert.equal(await asked(page), 'asked');
    assert.deepEqual(faults, [], text);
    await context.close();
  }
});

test('back takes a dialog away first, and leaves nothing behind in the history', async () => {
  const { context, page, faults } = await open();
  await page.locator('.play').click();
  assert.equal(await asked(page), 'asked');
  const address = page.url();
  const words = await question(page);
  for (const way of ['back', 'Escape', 'back']) {
    await page.keyboard.press('?');
    await page.waitForSelector('dialog h2');
    if (way === 'back') await page.goBack();
    else await page.keyboard.press(way);
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(page.url(), address);
    assert.equal(await question(page), words);
  }
  await soonEqual(() => page.evaluate(() => history.state?.sheet ?? false), false);
  await page.goBack();
  await page.waitForSelector('.play');
  // a link out of a dialog takes its place
  await page.getByRole('button', { name: 'Rules of both games' }).click();
  await page.waitForSelector('dialog h2');
  await page.evaluate(() => document.querySelector('a[href="/lobby"]').click());
  await page.waitForFunction(() => location.pathname === '/lobby');
  await page.goBack();
  await page.waitForSelector('.play');
  assert.equal(await page.locator('dialog').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('keys of other alphabets do what those at their places do', async () => {
  const { context, page, faults } = await open();
  await page.locator('.play').click();
  assert.equal(await asked(page), 'asked');
  const press = (key, code) =>
    page.evaluate(
      ([k, c]) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: k, code: c, bubbles: true, cancelable: true })),
      [key, code],
    );
  await press('к', 'KeyR');
  await soonEqual(() => page.locator('dialog h2').first().innerText(), 'Rules');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  const words = await page.locator('.lines').innerText();
  await press('&', 'Digit1');
  await page.waitForFunction((before) => document.querySelector('.lines').innerText !== before, words);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the page can be installed', async () => {
  const { context, page } = await open();
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
  for (const { src, sizes, type } of manifest.icons) {
    const picture = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      const { width, height } = await createImageBitmap(await answer.blob());
      return [answer.headers.get('content-type'), `${width}x${height}`];
    }, `/${src}`);
    assert.deepEqual(picture, [type, sizes]);
  }
  await context.close();
});
