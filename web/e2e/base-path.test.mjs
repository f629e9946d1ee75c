// The page below a path of a site: `rattus serve --base-path /games/rattus/`. Nothing is asked for outside of it.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { forgive } from './browser.mjs';
import { soonEqual } from './eventually.mjs';
import { begin, farewell, log, openTable, playTogether, shownTable, somebody, takeSeat } from './friends.mjs';
import { answer, asked, enter, sitDown } from './guest.mjs';
import { cutOff } from './offline.mjs';
import { withHost } from './site.mjs';

const BASE = '/games/rattus/';
const it = withHost(['--beat', '0', '--verbose'], BASE);
const pathOf = (address) => new URL(address).pathname;
const outside = (paths) => [...new Set(paths)].filter((path) => !path.startsWith(BASE));

/** All that the server was asked for, by pages, workers and service workers. */
const heard = () => [...it.site.log().matchAll(/^request .*path=(\S+)/gm)].map(([, path]) => path);
/** What these pages ask for from now on, WebSockets included. */
function follow(...pages) {
  const paths = [];
  for (const page of pages) {
    page.on('request', (request) => paths.push(pathOf(request.url())));
    page.on('websocket', (socket) => paths.push(pathOf(socket.url())));
  }
  return paths;
}
const links = (page) => page.locator('a[href]').evaluateAll((all) => all.map((link) => new URL(link.href).pathname));

afterEach(() => assert.deepEqual(outside(heard()), [], 'asked for outside of the base'));

test('friends meet at a table, play, and come back', async () => {
  const [agnes, bert] = [await somebody(it, 'Agnes'), await somebody(it, 'Bert')];
  const paths = follow(agnes.page, bert.page);
  const address = await openTable(it, agnes);
  assert.ok(pathOf(address).startsWith(`${BASE}tables/`), address);
  assert.equal(await agnes.page.locator('.invite input').inputValue(), address, 'the link to pass on');
  await bert.page.goto(`${it.url}lobby`);
  await bert.page.locator(`section[aria-labelledby=list] a[href="${pathOf(address)}"]`).click();
  await bert.page.waitForURL(address);
  await takeSeat(bert, address, 2);
  await begin(agnes);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await playTogether([agnes, bert], (count) => count > 6);
  const before = await log(agnes);
  await agnes.page.reload();
  await shownTable(agnes);
  await soonEqual(() => log(agnes), before);
  await playTogether([agnes, bert], (count) => count > 2);
  const [cookie] = await agnes.context.cookies(address);
  assert.equal(cookie.path, BASE);
  assert.match(cookie.name, /^rattus-\d+$/);
  assert.deepEqual(await agnes.context.cookies(new URL('/', address).href), []);
  assert.ok(paths.some((path) => path.endsWith('/play')));
  assert.deepEqual(outside(paths), []);
  await farewell(assert, [agnes, bert]);
});

test('against computer players, kept by the service worker, also without a network', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await cutOff(context, page);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope), it.url);
  await page.reload();
  await sitDown(page);
  assert.equal(pathOf(page.url()), `${BASE}play`);
  for (let n = 0; n < 4; n++) {
    assert.equal(await asked(page), 'asked');
    await answer(page, n);
  }
  await page.reload();
  assert.equal(await asked(page), 'asked');
  await page.goto(`${it.url}guide?game=cartus`);
  await page.waitForSelector('h1');
  assert.deepEqual(faults, []);
  await context.close();
});

test('every screen is opened by its address, and its links are below the path', async () => {
  const { context, page, faults } = await enter(it.browser, it.url);
  forgive(context, /404/); // of the address that names nothing
  const paths = follow(page);
  for (const [rest, whole] of [
    ['', '.play'],
    ['new?board=big-box&players=4', 'form ol li'],
    ['lobby', 'a.main'],
    ['records', 'label[for=file]'],
    ['guide?game=cartus', 'h1'],
    ['nothing/there', 'article .main'],
  ]) {
    await page.goto(it.url + rest);
    await page.waitForSelector(whole);
    assert.equal(page.url(), it.url + rest);
    assert.deepEqual(outside(await links(page)), [], rest);
  }
  await page.locator('article .main').click();
  await page.waitForURL(it.url);
  await page.locator(`a[href="${BASE}lobby"]`).click();
  await page.waitForURL(`${it.url}lobby`);
  await page.goBack();
  await page.waitForSelector('.play');
  assert.equal(page.url(), it.url);
  assert.deepEqual(outside(paths), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the manifest starts it there, with its icons', async () => {
  const { context, page } = await enter(it.browser, it.url);
  const manifest = await page.locator('link[rel=manifest]').evaluate((link) => link.href);
  const { start_url: start, icons } = await (await fetch(manifest)).json();
  assert.equal(new URL(start, manifest).href, it.url);
  for (const { src } of icons) assert.ok((await fetch(new URL(src, manifest))).ok, src);
  await context.close();
});
