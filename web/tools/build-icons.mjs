// Draws the icons of the installed page from that of its tab: node tools/build-icons.mjs after a change of the drawing.
// The pictures are kept in the repository, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { openBrowser } from '../e2e/browser.mjs';

const mark = readFileSync(new URL('../src/ui/assets/favicon.svg', import.meta.url), 'utf8');
const out = new URL('../public/icons/', import.meta.url).pathname;
/** Systems cut the corners of a `full` picture as they like: what matters stays within four fifths of it. */
const ICONS = [
  { name: 'any-192', size: 192, part: 1 },
  { name: 'any-512', size: 512, part: 1 },
  { name: 'full-180', size: 180, part: 0.8 },
  { name: 'full-512', size: 512, part: 0.76 },
];

const browser = await openBrowser();
for (const { name, size, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = part < 1 ? '#2b1c12' : 'transparent';
  const drawing = mark.replace('<svg ', `<svg width="${size * part}" height="${size * part}" `);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${drawing}`,
  );
  await page.screenshot({ path: `${out}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
