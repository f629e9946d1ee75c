// The built page and a browser, for the time of one test file.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, afterEach, before } from 'node:test';
import { nothingWentWrong, openBrowser } from './browser.mjs';
import { host, program } from './host.mjs';
import { serve } from './serve.mjs';

/** The folder of the page under test. */
export const dist = process.env.RATTUS_PAGE ?? new URL('../dist', import.meta.url).pathname;

/** A test fails if anything goes wrong on a page that it does not expect (`forgive`). `it.browser`, `it.site` and its
 *  `it.url` are there once the tests run. */
export function withSite(open = () => serve(dist), folder = dist) {
  const it = { browser: null, site: null, url: '' };
  before(async () => {
    assert.ok(existsSync(`${folder}/index.html`), 'Build the page first: npm run build');
    it.site = await open();
    it.url = it.site.url;
    it.browser = await openBrowser();
  });
  afterEach(nothingWentWrong);
  after(async () => {
    await it.browser?.close();
    await it.site?.close();
  });
  return it;
}

/** The same with a real game server; `options` go to `host`. */
export function withHost(...options) {
  return withSite(() => {
    assert.ok(program, 'Build the program first: script/build');
    return host(dist, ...options);
  });
}
