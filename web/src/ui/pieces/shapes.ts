// The silhouettes of the citizens: standing on (0, 0), about 20 wide and 25 high. Each colour has its own, so that
// they can be told apart without seeing colours; below, each is wide enough for a number.
export interface PieceStyle {
  fill: string;
  path: string;
}

const robe = 'C7.4 -11.2 9.7 -6.5 9.7 0H-9.7C-9.7 -6.5 -7.4 -11.2 -3.6 -12.4';

export const CITIZENS: Record<string, PieceStyle> = {
  // round head
  red: { fill: '#a8242c', path: `M-3.6 -12.4A5.9 5.9 0 1 1 3.6 -12.4${robe}Z` },
  // square head
  yellow: { fill: '#dba11c', path: `M-5.2 -12.4V-24H5.2V-12.4H3.6${robe}H-5.2Z` },
  // cone
  green: { fill: '#3c6e38', path: 'M0 -25L11 0H-11Z' },
  // lozenge head
  blue: { fill: '#2c4f93', path: `M-3.6 -12.4L-7.2 -17.6L0 -25L7.2 -17.6L3.6 -12.4${robe}Z` },
  // gabled house
  orange: { fill: '#cf6517', path: 'M-9 0V-12.8H-10.8L0 -24L10.8 -12.8H9V0Z' },
  // tower with battlements
  white: {
    fill: '#f6f1e4',
    path: 'M-9.7 0L-7.4 -13.6H-9V-22.6H-4.6V-19H-2.2V-22.6H2.2V-19H4.6V-22.6H9V-13.6H7.4L9.7 0Z',
  },
};

export const COLORS = ['red', 'yellow', 'green', 'blue', 'orange', 'white'];
export const LETTERS = 'ABCDEF';

export const colorOf = (seat: number): string => COLORS[seat - 1] ?? 'red';
export const letterOf = (seat: number): string => LETTERS[seat - 1] ?? '?';

/** A rat in one line, centred, about 24 wide. */
export const RAT =
  'M-9.5 6.2C-13.5 5.6 -13.2 .6 -8.6 1.6C-8.6 -5.6 .6 -8.4 4.6 -4.2C4.4 -7.4 8.8 -7.2 7.8 -3.4L12.2 1.3C10.4 3.6 7.4 4.2 4.8 3.8L-6.6 4C-8.2 4 -8.8 3 -8.6 1.6M-4.6 4V6M3.4 4V6';
