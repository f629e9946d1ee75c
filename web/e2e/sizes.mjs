// The windows in which every screen is looked at and measured: two screens of computers, two tablets, phones both ways.
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
