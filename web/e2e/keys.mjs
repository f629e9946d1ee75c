// Somebody who plays with the keyboard alone. Nothing here moves a mouse or touches a screen.
import { asked } from './guest.mjs';

/** What has the focus: a region, a heading, a button ... or `nothing`, where it is lost. */
export const focused = (page) =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return 'nothing';
    return it.dataset.region
      ? `region ${it.dataset.region}`
      : `${it.tagName.toLowerCase()} ${it.className.baseVal ?? it.className}`.trim();
  });

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Walks the map until a region is reached that can be chosen, and chooses it; tells whether it found one. */
async function byMap(page, random) {
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.dataset.region);
  for (let steps = 0; steps < 40; steps++) {
    if (await page.evaluate(() => document.activeElement.classList.contains('choosable'))) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press(ARROWS[Math.floor(random() * 4)]);
  }
  return false;
}

/** Goes to the class cards and chooses one that can be chosen. */
async function byCards(page) {
  await page.keyboard.press('c');
  await page.waitForFunction(() => document.activeElement?.classList.contains('main'));
  const cards = await page.locator('.rail .main').count();
  for (let n = 0; n < cards; n++) {
    if (await page.evaluate(() => document.activeElement.getAttribute('aria-disabled') === 'false')) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('ArrowRight');
  }
  return false;
}

/** Walks the list of answers by arrows. */
async function byList(page, random) {
  await page.keyboard.press('p');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  await page.keyboard.press('Tab');
  const steps = Math.floor(random() * 5);
  for (let n = 0; n < steps; n++) await page.keyboard.press('ArrowDown');
  if (!(await page.evaluate(() => document.activeElement.classList.contains('choice')))) return false;
  await page.keyboard.press('Enter');
  return true;
}

/** Answers the open question in the `nth` way: on the map, by a card, in the list, by a number. */
export async function answerByKeys(page, nth, random) {
  const [onMap, onCards] = await page.evaluate(() => [
    document.querySelector('.region.choosable') !== null,
    document.querySelector('.rail .main[aria-disabled=false]') !== null,
  ]);
  const ways = [
    onMap && (() => byMap(page, random)),
    onCards && (() => byCards(page)),
    () => byList(page, random),
  ].filter(Boolean);
  const way = nth % 2 === 0 ? ways[(nth / 2) % ways.length] : null;
  if (way && (await way())) return;
  const choices = await page.locator('.choice kbd').allTextContents();
  await page.keyboard.press(choices[Math.floor(random() * choices.length)] ?? '1');
}

/** Plays to the end by keys; `each` is called at every question. Tells how many questions there were. */
export async function playByKeys(page, random, each) {
  for (let count = 0; ; count++) {
    if ((await asked(page)) === 'over') return count;
    await each(count);
    await answerByKeys(page, count, random);
  }
}
