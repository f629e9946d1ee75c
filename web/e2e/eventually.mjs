// Claims about a page that may need a moment to come true.
import assert from 'node:assert/strict';
import { PATIENCE } from './browser.mjs';

/** Repeats `claim` until it does not throw any more; what it threw last is thrown when patience ends. */
export async function eventually(claim, patience = PATIENCE) {
  for (const end = Date.now() + patience; ;) {
    try {
      return await claim();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

export const soonEqual = (read, wanted, words) => eventually(async () => assert.deepEqual(await read(), wanted, words));
export const soonMatch = (read, wanted, words) => eventually(async () => assert.match(await read(), wanted, words));

/** Waits until a dialog is gone, and the step back in the history that goes with it is done: until then the browser may
 * give up the way to another address. */
export async function dialogGone(page) {
  await page.waitForSelector('dialog', { state: 'detached' });
  await soonEqual(() => page.evaluate(() => history.state?.sheet ?? false), false);
}
