// Somebody who plays the card game as people do: looks at what is offered, chooses cards of his hand, and clicks.
import { complaints, device, PATIENCE } from './browser.mjs';
import { undrawn } from './guest.mjs';

export const SEED = '00000000000000000000000000000007';

/** A table of Cartus: the person has seat 1, the computer players are the quickest there are unless `level` says
 *  otherwise. `names`: persons at one device. */
export async function sitDownAtCartus(
  browser,
  url,
  { players = 4, rules = '', split = '', seed = SEED, names = [], level, ...options } = {},
) {
  const context = await device(browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults = complaints(page);
  await newCartusTable(page, url, { players, rules, split, seed, names, level });
  return { context, page, faults };
}

/** The same on a page that is open already. */
export async function newCartusTable(
  page,
  url,
  { players = 4, rules = '', split = '', seed = SEED, names = [], level = 'novice' } = {},
) {
  await page.goto(
    `${url}new?game=cartus&players=${players}&seed=${seed}${split && `&split=${split}`}${rules && `&rules=${rules}`}`,
  );
  await page.waitForSelector('form ol li');
  for (const [i, name] of names.entries()) {
    const seat = page.locator('form ol li').nth(i);
    if (i > 0) await seat.locator('select').first().selectOption('here');
    await seat.locator('input').fill(name);
  }
  for (const choice of await page.locator('form ol li select.second').all()) await choice.selectOption(level);
  await page.locator('form .main:not([type=button])').click();
  await page.waitForSelector('main.cartus, .curtain');
}

/** Waits for a question, a curtain or the result; tells which. */
export async function asked(page, timeout = PATIENCE) {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('dialog table')
        ? 'over'
        : document.querySelector('.curtain')
          ? 'curtain'
          : document.querySelector('main.cartus .prompt.asked')
            ? 'asked'
            : null,
    null,
    { timeout, polling: 25 },
  );
  return found.jsonValue();
}

export const question = (page) => page.locator('main.cartus .prompt h2').innerText();
export const picked = (page) =>
  page.locator('[data-kind][aria-pressed=true]').evaluateAll((all) => all.map((one) => one.dataset.kind));
export const lines = (page) => page.locator('[data-part=log] p').allTextContents();

/** In the page: picks a card, ends the choice, or takes one of the answers, now as a button, now on the table. */
function choose(nth) {
  const free = [...document.querySelectorAll('[data-kind][aria-pressed=false]:not([aria-disabled=true])')];
  // as long as nothing is picked, doing without is the only button, and no main one
  const end = document.querySelector('.choice.end, :root:not(:has([data-kind][aria-pressed=true])) .choice');
  const picks = document.querySelector('[data-kind][aria-pressed]');
  if (picks) {
    if (free.length > 0 && (!end || nth % 3 !== 2)) free[(nth * 7 + 3) % free.length].click();
    else end?.click();
    return;
  }
  const choices = document.querySelectorAll(
    nth % 2 === 0 && document.querySelector('[data-choice]') ? '[data-choice]' : '.choice',
  );
  choices[(nth * 5 + 1) % choices.length]?.click();
}

export const answer = (page, nth) => page.evaluate(choose, nth);

/** Plays until `enough(question)` says so, or a curtain falls, or the game is over; tells which, and how many questions
 *  there were. */
export const playOn = (page, enough = null) =>
  undrawn(page, async () => {
    for (let count = 0; ; count++) {
      const what = await asked(page);
      if (what !== 'asked' || (enough && (await enough(await question(page))))) return { what, count };
      await answer(page, count);
    }
  });

/** To the next question that begins with these words. */
export const until = (page, words) => playOn(page, (text) => words.test(text));
