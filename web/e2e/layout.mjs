// What can be wrong with where the parts of a table stand, and when that can be told.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';

/** Milliseconds after which a fault of a page at rest is one that stays. */
const STAYS = Number(process.env.E2E_SETTLED ?? 15_000);

/** In the page, once a frame: whether fonts are there and every box is where it was the last frames. */
function atRest() {
  const now = [...document.querySelectorAll('main, main *')]
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map((n) => n.toFixed(1)).join();
    })
    .join(' ');
  const same = document.fonts.status === 'loaded' && now === globalThis.boxes;
  globalThis.frames = same ? globalThis.frames + 1 : 0;
  globalThis.boxes = now;
  return globalThis.frames >= 5;
}

/** Waits until the page has laid out all it shows, however slow the machine is. */
export async function settled(page) {
  await page.evaluate(() => {
    globalThis.boxes = '';
  });
  await page.waitForFunction(atRest, null, { polling: 'raf' });
}

/** What is wrong, by `read`, with a page that has come to rest, and stays so. */
export async function lasting(page, read) {
  let found = [];
  const none = async () => {
    await settled(page);
    found = await read();
    assert.deepEqual(found, []);
  };
  await eventually(none, STAYS).catch((error) => {
    if (found.length === 0) throw error;
  });
  return found;
}

/** In the page: what is wrong with it, in words. */
export function faultsOfLayout(least) {
  const faults = [];
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2;
  const name = (one) =>
    `${one.className
      .toString()
      .replace(/(^|\s)_\w+/g, '')
      .trim()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const inside = (box) =>
    box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;

  const map = document.querySelector('.map, .middle').getBoundingClientRect();
  const share = (map.width * map.height) / (innerWidth * innerHeight);
  if (share < least) faults.push(`the map has ${share.toFixed(3)} of the window, not ${least}`);

  for (const end of document.querySelectorAll('.choice.end')) {
    const box = end.getBoundingClientRect();
    if (!inside(box)) faults.push(`out of sight: ${name(end)}`);
    else if (!end.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
      faults.push(`covered: ${name(end)}`);
  }
  for (const one of document.querySelectorAll(
    'main button:not(.region), main [role=tab], .short, .chips > li, .strip > li',
  )) {
    if (!shown(one)) continue;
    // text that is cut with three dots is a name; all other text has the room it needs
    const whole = [one, ...one.querySelectorAll('.label')].filter((part) => !part.matches('[data-kind]'));
    if (
      whole.some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 || (part === one && part.scrollHeight > part.clientHeight + 1),
      )
    ) {
      faults.push(
        `words run out: ${name(one)} ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`,
      );
    }
  }
  for (const label of document.querySelectorAll('main.low .choice .label, main.low [data-part=hand] .band .caps')) {
    const words = label.firstChild.textContent;
    if (!shown(label) || /\s/.test(words.trim())) continue;
    // a word is broken where its language lets it, and nowhere else
    let at = 0;
    const broken = words.split('\u00ad').some((part) => {
      const range = document.createRange();
      range.setStart(label.firstChild, at);
      range.setEnd(label.firstChild, at + part.length);
      at += part.length + 1;
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    if (broken || label.scrollWidth > label.clientWidth + 1) faults.push(`a word is broken: ${name(label)}`);
  }
  for (const card of document.querySelectorAll('[data-part=cards] > li')) {
    const box = card.getBoundingClientRect();
    for (const part of card.querySelectorAll('.name, .holder')) {
      const inner = part.getBoundingClientRect();
      if (
        shown(part) &&
        (inner.bottom > box.bottom + 1 || (part.matches('.name') && part.scrollWidth > part.clientWidth + 1))
      )
        faults.push(`words run out of the card ${name(card)}: ${name(part)}`);
    }
  }
  // what stands in a player's panel
  for (const seat of document.querySelectorAll('main li.strip, main li.list')) {
    const parts = [...seat.querySelectorAll('.who, .points, .stock > *, .own > *, .card')].filter(shown);
    const box = seat.getBoundingClientRect();
    for (const [i, part] of parts.entries()) {
      const a = part.getBoundingClientRect();
      if (a.right > box.right + 0.5 || a.bottom > box.bottom + 0.5) faults.push(`runs out of its panel: ${name(part)}`);
      for (const other of parts.slice(i + 1)) {
        const b = other.getBoundingClientRect();
        const [x, y] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        if (x > 1 && y > 6 && !part.contains(other)) faults.push(`${name(part)} lies over ${name(other)}`);
      }
    }
  }
  for (const past of document.querySelectorAll('main .past')) {
    const lines = past.querySelector('.lines');
    if (!lines?.checkVisibility() || lines.clientHeight < 40) faults.push('the log has no room');
  }
  // a clause in a line of words is as high as its line
  for (const one of document.querySelectorAll('main button, main [role=tab], main select, main summary')) {
    if (!shown(one) || one.closest('.lines, .words')) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5)
      faults.push(`too small to touch: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  for (const node of [
    document.documentElement,
    document.querySelector('main'),
    ...document.querySelectorAll('main > *, .ask, .panel'),
  ]) {
    if (node.scrollWidth > node.clientWidth + 1 && !node.matches('.edge, .hidden'))
      faults.push(`scrolls sideways: ${node.tagName} ${name(node).slice(0, 40)}`);
  }
  return faults;
}
