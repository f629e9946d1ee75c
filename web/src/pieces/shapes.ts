// The silhouettes of the citizens: standing on (0, 0), about 20 wide and 22 high. Each colour has its own, so that
// they can be told apart without seeing colours.
export interface PieceStyle {
  fill: string;
  path: string;
}

const robe = 'C6 -5 8.5 -4 8.5 0H-8.5C-8.5 -4 -6 -5 -3.6 -10';

export const CITIZENS: Record<string, PieceStyle> = {
  // round head
  red: { fill: '#a8242c', path: `M-3.6 -10A5.6 5.6 0 1 1 3.6 -10${robe}Z` },
  // square head
  yellow: { fill: '#dba11c', path: `M-5.4 -10V-20.5H5.4V-10H3.6${robe}H-5.4Z` },
  // cone
  green: { fill: '#3c6e38', path: 'M0 -22L8.8 0H-8.8Z' },
  // lozenge head
  blue: { fill: '#2c4f93', path: `M-3.6 -10L-6.6 -14.6L0 -22.4L6.6 -14.6L3.6 -10${robe}Z` },
  // gabled house
  orange: { fill: '#cf6517', path: 'M-8 0V-11.5H-9.6L0 -21L9.6 -11.5H8V0Z' },
  // tower with battlements
  white: { fill: '#f6f1e4', path: 'M-8.5 0L-6 -13H-7.8V-20.5H-4V-17.5H-2V-20.5H2V-17.5H4V-20.5H7.8V-13H6L8.5 0Z' },
};

export const COLORS = ['red', 'yellow', 'green', 'blue', 'orange', 'white'];
export const LETTERS = 'ABCDEF';

export const colorOf = (seat: number): string => COLORS[seat - 1] ?? 'red';
export const letterOf = (seat: number): string => LETTERS[seat - 1] ?? '?';

/** A rat in one line, centred, about 24 wide. */
export const RAT =
  'M-9.5 6.2C-13.5 5.6 -13.2 .6 -8.6 1.6C-8.6 -5.6 .6 -8.4 4.6 -4.2C4.4 -7.4 8.8 -7.2 7.8 -3.4L12.2 1.3C10.4 3.6 7.4 4.2 4.8 3.8L-6.6 4C-8.2 4 -8.8 3 -8.6 1.6M-4.6 4V6M3.4 4V6';
