// A page that has all it needs, and a network that is gone.
import assert from 'node:assert/strict';
import { soonEqual } from './eventually.mjs';

/** Waits until a page at rest has fetched everything, and cuts the network; the page has to be asked for again. */
export async function cutOff(context, page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await soonEqual(
    () =>
      page.evaluate(async () => {
        const { scope } = await navigator.serviceWorker.ready;
        const at = (file) => new URL(file, scope).pathname;
        const named = async (file) => (await (await fetch(file)).text()).match(/assets\/[^"]+/g).map(at);
        const first = await named(at('sw.js'));
        const later = first.find((path) => path.endsWith('.json'));
        const wanted = [...first.filter((path) => path !== later), ...(await named(later))];
        const kept = [];
        for (const name of await caches.keys())
          kept.push(...(await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname));
        return wanted.filter((path) => !kept.includes(path));
      }),
    [],
    'not kept',
  );
  await context.setOffline(true);
  assert.equal(await page.evaluate(() => navigator.onLine), false);
}
