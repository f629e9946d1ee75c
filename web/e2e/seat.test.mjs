// A seat outlasts the cookie: programs at other ports of the host push it out of the jar, or clear all of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soonEqual } from './eventually.mjs';
import { begin, farewell, openTable, playTogether, shownTable, somebody, takeSeat } from './friends.mjs';
import { withHost } from './site.mjs';

const it = withHost();
const own = ({ page }) => page.locator('li.you').allTextContents();
const cookies = async ({ context }) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('rattus'));

test('whoever has lost all cookies has the seat again after a reload, and when the connection comes back', async () => {
  const agnes = await somebody(it, 'Agnes'),
    bert = await somebody(it, 'Bert');
  const address = await openTable(it, agnes);
  await takeSeat(bert, address, 2);
  await bert.page.locator('li.you').waitFor();
  const [seat] = await own(bert),
    names = await cookies(bert);
  assert.match(seat, /Bert/);

  await bert.context.clearCookies();
  await bert.page.reload();
  await soonEqual(() => own(bert), [seat]);
  assert.deepEqual(await cookies(bert), names, 'under the same name');

  // another program with cookies of the same names, for paths that go before ours
  const { hostname } = new URL(it.url);
  const other = { domain: hostname, value: 'f'.repeat(64), httpOnly: true };
  await bert.context.addCookies([
    { ...other, name: 'rattus', path: '/' },
    { ...other, name: names[0], path: '/api' },
    { ...other, name: names[0], path: '/tables' },
  ]);
  await bert.page.reload();
  await soonEqual(() => own(bert), [seat]);

  await begin(agnes);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await it.site.kill();
  await bert.page.getByText('Connection lost.').waitFor();
  await bert.context.clearCookies();
  await it.site.start();
  await playTogether([agnes, bert], (count) => count > 12);
  await farewell(assert, [agnes, bert]);
});
