// The windows in which every screen is looked at and measured: two screens of computers, two tablets, phones both ways.
import { complaints, device } from './browser.mjs';

export const SIZES = {
  wide: [1440, 900],
  laptop: [1366, 768],
  medium: [1024, 768],
  tall: [768, 1024],
  narrow: [360, 740],
  low: [844, 390],
  least: [740, 360],
};
/** The sizes that are touched, not clicked. */
export const TOUCHED = new Set(['tall', 'narrow', 'low', 'least']);
export const LOCALES = ['en-GB', 'de-DE'];
/** E2E_EVERY=1: each window in each language, which takes much longer. */
export const EVERY = Boolean(process.env.E2E_EVERY);
/** The languages in which a window is measured: German in each, for its words are the longest. */
export const localesAt = (size) => (EVERY || size === 'wide' || size === 'narrow' ? LOCALES : ['de-DE']);
/** Each window in one of the languages, in turn: what keeps people out does so in both. */
export const inTurn = (windows) =>
  windows.flatMap((window, i) => (EVERY ? LOCALES : [LOCALES[i % 2]]).map((locale) => [window, locale]));

/** A new window of that size, in which nothing moves, and what goes wrong there. */
export async function windowOf(browser, size, locale) {
  const [width, height] = SIZES[size];
  const context = await device(browser, {
    reducedMotion: 'reduce',
    locale,
    viewport: { width, height },
    hasTouch: TOUCHED.has(size),
  });
  const page = await context.newPage();
  return { context, page, faults: complaints(page) };
}
