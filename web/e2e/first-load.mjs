// How long somebody waits who comes for the first time: npm run first-load [-- runs]. Prints medians and worst times,
// and with WATERFALL=1 when each file was asked for. LOCALE=de-DE measures with another language.
//
// The page comes from the real server, compressed, through a network like that of a telephone: 9 Mbit/s down, 3 up, 60
// ms for a round trip (a usual 4G connection, and what Lighthouse and WebPageTest call "4G"), two round trips before
// the first byte of each connection. The browser calculates twice as slowly as this machine does: a telephone of the
// middle class is two to four times as slow as a desktop computer, and two processors of a hosted machine are no
// desktop computer. Nothing is kept from the run before. The game is one in which the person begins: else what the
// others do first is shown at leisure.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { device, openBrowser } from './browser.mjs';
import { host, program } from './host.mjs';
import { slowNetwork } from './slow-network.mjs';

const NETWORK = { down: 9_000, up: 3_000, roundTrip: 60 }; // bits and milliseconds
const SEED = '00000000000000000000000000000001';
const SLOWER = Number(process.env.SLOWER ?? 2);
const SCREEN = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: process.env.LOCALE ?? 'en-GB',
};
const runs = Number(process.argv[2] ?? 9);

/** In the page: notes when "Play now" is on the screen, clicks it at once, and notes when the first question is
 *  there. */
function watch() {
  globalThis.times = {};
  const shown = (then) => requestAnimationFrame(() => setTimeout(then));
  const note = (name, selector, then) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (!found) return;
      observer.disconnect();
      shown(() => {
        globalThis.times[name] = performance.now();
        then?.(found);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  note('button', '.play:not(:disabled)', (button) => {
    note('question', '.choice');
    button.click();
  });
}

async function run(browser, url, log) {
  const network = await slowNetwork(url, NETWORK);
  const context = await device(browser, SCREEN);
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const begin = performance.now();
    await page.goto(`${network.url}?seed=${SEED}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.times.question, null, { polling: 200 });
    if (log)
      for (const { path, at } of network.asked) console.log(`${(at - begin).toFixed(0).padStart(6)} ms  ${path}`);
    return await page.evaluate(() => globalThis.times);
  } finally {
    await context.close();
    await network.close();
  }
}

const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

if (!program) throw new Error('Build the program first: script/build');
const dist = process.env.RATTUS_PAGE ?? mkdtempSync(join(tmpdir(), 'rattus-first-'));
if (!process.env.RATTUS_PAGE)
  execFileSync('npx', ['vite', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'], { stdio: 'inherit' });
// the server waits as long for computer players as it does for people
const server = await host(dist, []);
const browser = await openBrowser();
try {
  const all = [];
  for (let n = 0; n < runs; n++) all.push(await run(browser, server.url, n === 0 && process.env.WATERFALL));
  for (const [name, words] of [
    ['button', '"Play now" can be clicked'],
    ['question', 'clicked at once, the first question is there'],
  ]) {
    const times = all.map((one) => one[name]);
    console.log(`${words}: median ${seconds(median(times))}, worst ${seconds(Math.max(...times))} of ${runs} runs`);
  }
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
} finally {
  await browser.close();
  await server.close();
  if (!process.env.RATTUS_PAGE) rmSync(dist, { recursive: true, force: true });
}
