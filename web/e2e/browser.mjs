// A browser for the tests: the system's Chromium, or the one named in CHROMIUM.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

export async function openBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`No browser at ${executablePath}. Install chromium or name one in CHROMIUM.`);
  return chromium.launch({ executablePath, args: FLAGS });
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
