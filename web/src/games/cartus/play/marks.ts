// Drawings of the card game: discs of the players, signs of the special cards, pictures of the buildings.

/** Each player's disc has a shape of its own, so that colours need not be seen. Centred, about 22 wide. */
export const DISCS: { path: string; y: number; ink: string }[] = [
  { path: 'M0 -10.6A10.6 10.6 0 1 1 0 10.6A10.6 10.6 0 1 1 0 -10.6Z', y: 4.2, ink: 'var(--ivory)' },
  { path: 'M-9.6 -9.6H9.6V9.6H-9.6Z', y: 4.2, ink: 'var(--outline)' },
  { path: 'M0 -11.6L11.8 9.8H-11.8Z', y: 7.2, ink: 'var(--ivory)' },
  { path: 'M0 -12.6L12.6 0L0 12.6L-12.6 0Z', y: 4, ink: 'var(--ivory)' },
  { path: 'M0 -12L11.6 -3.6L7.2 10.4H-7.2L-11.6 -3.6Z', y: 5, ink: 'var(--outline)' },
];

/** 24 by 24, like the class symbols. */
export const SIGNS: Record<string, { solid?: string; line?: string }> = {
  joker: {
    line: 'M12 20.5C6.5 19.5 3.5 15 2.5 9C6 9.2 8 10.4 9.2 12.4C9.4 8.6 10.4 5.6 12 3C13.6 5.6 14.6 8.6 14.8 12.4C16 10.4 18 9.2 21.5 9C20.5 15 17.5 19.5 12 20.5ZM5.5 21.8H18.5',
  },
  sword: {
    line: 'M20.8 2.6L9.2 14.6M20.8 2.6L14.6 4L6.6 12.2M20.8 2.6L19.6 8.8L11.4 17M4.6 10.8L12.8 19.2M7.6 16L3 20.8',
    solid: 'M2.2 19.2L4.8 21.8L3.4 22.6L1.4 20.6Z',
  },
  flute: {
    line: 'M20.6 3.6L3.6 17.2M22 5.4L5 19.2M20.6 3.6L22 5.4M3.6 17.2L5 19.2',
    solid: 'M17.6 6.6a1 1 0 1 1 .1 1.4zM14.6 9a1 1 0 1 1 .1 1.4zM11.6 11.4a1 1 0 1 1 .1 1.4zM8.4 14a1 1 0 1 1 .1 1.4z',
  },
  pass: {
    line: 'M5 3.5H19M5 20.5H19M6.5 3.5C6.5 8.5 10.6 9.8 10.6 12C10.6 14.2 6.5 15.5 6.5 20.5M17.5 3.5C17.5 8.5 13.4 9.8 13.4 12C13.4 14.2 17.5 15.5 17.5 20.5',
    solid:
      'M8.6 19.4C9 17.4 10.6 16.6 12 15.2C13.4 16.6 15 17.4 15.4 19.4ZM9.6 7.2H14.4C13.8 8.6 12.8 9.4 12 10.2C11.2 9.4 10.2 8.6 9.6 7.2Z',
  },
  gold: {
    line: 'M12 2.2A9.8 9.8 0 1 1 12 21.8A9.8 9.8 0 1 1 12 2.2ZM12 5.4A6.6 6.6 0 1 1 12 18.6A6.6 6.6 0 1 1 12 5.4ZM12 8.8V15.2M10.4 8.8H13.6M10.4 15.2H13.6',
  },
  cards: { line: 'M4 6.4L13 4L16.6 17.4L7.6 19.8ZM10.2 4.4L11 2.4L20.4 4.2L17.8 17.4L16.4 17.2' },
  eye: {
    line: 'M1.8 12C5 7 8.4 5.4 12 5.4C15.6 5.4 19 7 22.2 12C19 17 15.6 18.6 12 18.6C8.4 18.6 5 17 1.8 12Z',
    solid: 'M12 8.4A3.6 3.6 0 1 1 12 15.6A3.6 3.6 0 1 1 12 8.4Z',
  },
  token: { line: 'M12 2.4L14.9 8.6L21.6 9.5L16.7 14.2L17.9 21L12 17.7L6.1 21L7.3 14.2L2.4 9.5L9.1 8.6Z' },
  house: { line: 'M3.4 11L12 3.6L20.6 11V20.6H3.4ZM9.4 20.6V14.4H14.6V20.6' },
  first: { solid: 'M5 2.4H7V21.8H5ZM8 3.4H20L16.6 7.6L20 11.8H8Z' },
};

/** A nun from afar, standing on (0, 0), 12 wide. */
export const NUN =
  'M0 -16C-4 -16 -5.2 -12.6 -4.8 -9.4C-5.8 -6 -6.2 -2.6 -6.2 0H6.2C6.2 -2.6 5.8 -6 4.8 -9.4C5.2 -12.6 4 -16 0 -16Z';
export const FACE = 'M0 -13.4A2.7 3.1 0 1 1 0 -7.2A2.7 3.1 0 1 1 0 -13.4Z';
