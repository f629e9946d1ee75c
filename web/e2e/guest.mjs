// Somebody who plays the page as people do: looks at what is offered and clicks it.
import { complaints, device, PATIENCE } from './browser.mjs';

const moves = () => localStorage.setItem('rattus-settings', '{"speed":"normal"}');

/**
 * Opens the first page. `seed` makes the same game each time; `moving` lets pieces move as soon as the system allows
 * it; `prepare` runs in the page before anything else. `level`: how well the computer plays after one click, the
 * quickest to think unless a test says otherwise, null for what a person finds who is here for the first time.
 */
export async function enter(browser, url, { seed, moving, prepare, level = 'novice', ...options } = {}) {
  const context = await device(browser, options);
  if (moving) await context.addInitScript(moves);
  if (prepare) await context.addInitScript(prepare);
  if (level)
    await context.addInitScript((l) => {
      localStorage['rattus-choice'] ??= JSON.stringify({ level: l });
    }, level);
  const page = await context.newPage();
  const faults = complaints(page);
  await page.goto(seed ? `${url}?seed=${seed}` : url);
  await page.waitForSelector('.play');
  return { context, page, faults };
}

/** The first two seats are Agnes and Cosima, at this device. */
export async function share(page) {
  const seat = (n) => page.locator('form ol li').nth(n - 1);
  await seat(2).locator('select').first().selectOption('here');
  await seat(1).locator('input').fill('Agnes');
  await seat(2).locator('input').fill('Cosima');
}

/** Sits down at the table of an address, with the quickest computer players. `prepare`: what is done before. */
export async function sitDownAt(page, address, prepare) {
  await page.goto(address);
  await page.waitForSelector('form ol li');
  for (const level of await page.locator('select.second').all()) await level.selectOption('novice');
  await prepare?.(page);
  await page.locator('form .main:not([type=button])').click();
  await page.waitForSelector('.map svg.board, .curtain');
}

/** Sits down at a table of one's choice; resolves when the map is there. */
export async function sitDown(page, { opponents = 3, level = 'Novice', board = 'Classic' } = {}) {
  await page.locator('summary').click();
  await page.locator('label', { hasText: board }).click();
  await page.locator('label', { hasText: new RegExp(`^${opponents}$`) }).click();
  await page.locator('label', { hasText: level }).click();
  await page.locator('.play').click();
  await page.waitForSelector('.map svg.board');
}

/**
 * The screen of a new table with these class cards, the computer players the quickest there are. `prepare`: what is
 * done there before the game begins.
 */
export async function sitDownWith(
  browser,
  url,
  cards,
  { players = 4, board = 'classic', seed, rules = '', prepare = null, moving, ...options } = {},
) {
  const context = await device(browser, { reducedMotion: 'reduce', ...options });
  if (moving) await context.addInitScript(moves);
  const page = await context.newPage();
  const faults = complaints(page);
  await newTableWith(page, url, cards, { players, board, seed, rules, prepare });
  return { context, page, faults };
}

/** The same on a page that is open already. */
export async function newTableWith(
  page,
  url,
  cards,
  { players = 4, board = 'classic', seed, rules = '', prepare = null },
) {
  const address = `${url}new?board=${board}&players=${players}&cards=${cards.join('-')}&seed=${seed}`;
  await sitDownAt(page, rules ? `${address}&rules=${rules}` : address, prepare);
}

export const log = (page) => page.locator('.lines p').allTextContents();
export const happened = (page, words) =>
  page.waitForFunction(
    (text) => [...document.querySelectorAll('.lines p')].some((p) => p.textContent.includes(text)),
    words,
  );

/** Takes a card in the next action phase and begins to use it. */
export async function takeAndUse(page, card) {
  await playOn(page, (words) => /take a card/i.test(words));
  await page.locator(`[data-place=card-${card}] .main`).click();
  await page.waitForFunction(
    (id) => document.querySelector(`[data-place=card-${id}] .main`)?.getAttribute('aria-label')?.startsWith('Use'),
    card,
  );
  await page.locator(`[data-place=card-${card}] .main`).click();
}

/** Waits for a question or the result; tells which. Of the final ravaging only its end is wanted. */
export async function asked(page, timeout = PATIENCE) {
  const found = await page.waitForFunction(
    () => {
      document.querySelector('[data-finale=end]')?.click();
      return document.querySelector('dialog table') ? 'over' : document.querySelector('.choice') ? 'asked' : null;
    },
    null,
    { timeout, polling: 25 },
  );
  return found.jsonValue();
}

/** What is asked, in the words of the page. */
export const question = (page) => page.locator('.prompt h2').innerText();

/** Whether these words ask where the plague goes. In an action phase they may say that it is time to move it. */
export const plagueAsked = (words) =>
  /Move the plague|Ziehe die Pest/.test(words) && !/when you are ready|wenn du so weit/.test(words);

/** One of these questions is answered with the mouse, step by step as a person does it; the others only where it would
 *  click. */
const BY_MOUSE = 6;

/** In the page: clicks an option, unless it lies under something or cannot be seen. Tells whether it was clicked, and
 *  how else to. */
function choose([nth, mouse]) {
  const regions = document.querySelectorAll('.region.choosable');
  const choices = document.querySelectorAll('.choice');
  if (nth % 3 === 0 && regions.length > 0) {
    // the middle of a region's frame may lie outside it, so nobody looks what lies there
    regions[(nth * 7 + 3) % regions.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return 'clicked';
  }
  const index = (nth * 7 + 3) % choices.length;
  if (mouse) return index;
  choices[index].scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = choices[index].getBoundingClientRect();
  if (!choices[index].contains(document.elementFromPoint(x + width / 2, y + height / 2))) return index;
  choices[index].click();
  return 'clicked';
}

/**
 * Clicks one of the options, now as a button, now on the map. The question goes from the page at once. `mouse`: always
 * with the mouse, which takes twenty times as long.
 */
export async function answer(page, nth, { mouse = false } = {}) {
  const left = await page.evaluate(choose, [nth, mouse || nth % BY_MOUSE === 1]);
  if (left !== 'clicked') await page.locator('.choice').nth(left).click();
}

/** Does something while nothing of the page is drawn, which without a graphics card takes half of the time. All is
 *  laid out, reached and clicked as ever. */
export async function undrawn(page, act) {
  const drawn = (opacity) =>
    page.evaluate((value) => {
      document.documentElement.style.opacity = value;
    }, opacity);
  await drawn('0');
  const result = await act();
  await drawn('');
  return result;
}

/** Plays until `enough(question)` says so, or the game is over; tells how many questions there were. Only with the
 *  mouse, as a person does it, is the page drawn meanwhile. */
export async function playOn(page, enough = null, how = {}) {
  const play = async () => {
    for (let count = 0; ; count++) {
      if ((await asked(page)) === 'over' || (enough && (await enough(await question(page))))) return count;
      await answer(page, count, how);
    }
  };
  return how.mouse ? play() : undrawn(page, play);
}
