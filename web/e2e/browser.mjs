// A browser for the tests: the system's Chromium, or the one named in CHROMIUM. The one without a window of its own
// needs a third less.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // letters as wide as on a screen, not as whole points
  '--font-render-hinting=none',
  // without a graphics card each tile draws the whole map anew: few large ones are five times as fast
  '--default-tile-width=1500',
  '--default-tile-height=1000',
];
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Milliseconds until whatever is waited for counts as missing; much, because a machine may be slow and busy. */
export const PATIENCE = 90_000;

export async function openBrowser(flags = []) {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  if (!executablePath || !existsSync(executablePath)) {
    const places = executablePath ?? BROWSERS.join(' or ');
    throw new Error(`No browser at ${places}. Install chromium-headless-shell or name one in CHROMIUM.`);
  }
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags], timeout: PATIENCE });
}

/** A device of its own: nothing kept, nothing remembered; what goes wrong there fails the test. E2E_SLOWER=4 lets it
 *  calculate four times as slowly. */
export async function device(browser, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  await watch(context);
  const slower = Number(process.env.E2E_SLOWER ?? 1);
  if (slower > 1) {
    context.on(
      'page',
      (page) =>
        void context
          .newCDPSession(page)
          .then((cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: slower }))
          .catch(() => undefined),
    );
  }
  return context;
}

const watched = new Map();

/** In the page: a refusal by the table in its worker is said aloud, unless the page asked why something cannot be. */
function tellRefusals() {
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    asked = 0;
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data?.type === 'refused' && this.asked-- <= 0) console.error(`refused: ${JSON.stringify(data)}`);
      });
    }
    postMessage(message, ...more) {
      if (message?.type === 'why') this.asked = Math.max(0, this.asked) + 1;
      super.postMessage(message, ...more);
    }
  };
}

/** What a page sends again by itself after a while: nobody but the wire knows of the refusal. */
const sentAgain = ({ code, id }) => code === 'too-fast' || (code === 'not-saved' && id !== undefined);

/** The same for tables at a server. */
function heedRefusals(socket, list) {
  let asked = 0;
  const read = ({ payload }) => {
    try {
      return JSON.parse(payload);
    } catch {
      return {};
    }
  };
  socket.on('framesent', (frame) => {
    if (read(frame).type === 'why') asked = Math.max(0, asked) + 1;
  });
  socket.on('framereceived', (frame) => {
    const message = read(frame);
    if (message.type === 'refused' && !sentAgain(message) && asked-- <= 0) list.add(`refused: ${frame.payload}`);
  });
}

/** Notes whatever goes wrong on the pages of a context: uncaught errors and rejections, errors on the console,
 *  refusals. */
async function watch(context) {
  const faults = [],
    forgiven = [];
  const list = {
    faults,
    forgiven,
    add: (words) => {
      if (!forgiven.some((pattern) => pattern.test(words))) faults.push(words);
    },
  };
  watched.set(context, list);
  context.on('weberror', (error) => {
    // a test's own scripts also run on the empty page that a tab begins with, where there is little for them
    if (error.page()?.url() !== 'about:blank') list.add(String(error.error()));
  });
  context.on('console', (message) => {
    // that a host has no game server is no fault
    if (message.type() === 'error' && !message.location().url.includes('/api/')) list.add(message.text());
  });
  context.on('page', (page) => page.on('websocket', (socket) => heedRefusals(socket, list)));
  await context.addInitScript(tellRefusals);
}

/** What has gone wrong so far on the pages of this device, without what was forgiven. */
export const complaints = (page) => watched.get(page.context()).faults;

/** Faults like this one are expected on the pages of this device, from now on. */
export const forgive = (context, pattern) => {
  watched.get(context).forgiven.push(pattern);
};

/** Throws if anything unexpected went wrong on any device since the last time. After each test. */
export function nothingWentWrong() {
  const all = [...watched.values()].flatMap((list) => list.faults.splice(0));
  if (all.length > 0) throw new Error(`Faults on the page:\n${all.join('\n')}`);
}
