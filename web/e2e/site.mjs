// The built page and a browser, for the time of one test file.
import { after, before } from 'node:test';
import { openBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const dist = process.env.RATTUS_PAGE ?? new URL('../dist', import.meta.url).pathname;

/** `it.browser` and `it.url` are there once the tests run. */
export function withSite() {
  const it = { browser: null, url: '' };
  let site;
  before(async () => {
    site = await serve(dist);
    it.url = site.url;
    it.browser = await openBrowser();
  });
  after(async () => {
    await it.browser?.close();
    await site?.close();
  });
  return it;
}
