// A browser for the tests: the system's Chromium, or the one named in CHROMIUM.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
  // without a graphics card each tile draws the whole map anew: few large ones are five times as fast
  '--default-tile-width=1500', '--default-tile-height=1000',
];
/** Milliseconds until whatever is waited for counts as missing; much, because a machine may be slow and busy. */
export const PATIENCE = 90_000;

export async function openBrowser(flags = []) {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`No browser at ${executablePath}. Install chromium or name one in CHROMIUM.`);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags], timeout: PATIENCE });
}

/** A device of its own: nothing kept, nothing remembered. E2E_SLOWER=4 lets it calculate four times as slowly. */
export async function device(browser, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const slower = Number(process.env.E2E_SLOWER ?? 1);
  if (slower > 1) {
    context.on('page', (page) => void context.newCDPSession(page)
      .then((cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })).catch(() => undefined));
  }
  return context;
}

/** Whatever the page complains about ends up in the returned list; that a host has no game server is no complaint. */
export function complaints(page) {
  const list = [];
  page.on('pageerror', (error) => list.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/api/')) list.push(message.text());
  });
  return list;
}
