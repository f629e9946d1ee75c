// The symbols of the game, one family: 24 by 24, one colour, legible at 16 pixels. `line` is stroked, `solid` filled.
import type { ClassName, TokenSymbol } from '../../wire/protocol';

export interface Icon {
  solid?: string;
  line?: string;
}

const pawn = (x: number, foot: number, size: number): string =>
  `M${x} ${foot - 13 * size}a${3 * size} ${3 * size} 0 0 1 ${1.9 * size} ${5.3 * size}` +
  `l${2.3 * size} ${7.7 * size}h${-8.4 * size}l${2.3 * size} ${-7.7 * size}` +
  `a${3 * size} ${3 * size} 0 0 1 ${1.9 * size} ${-5.3 * size}z`;

export const ICONS: Record<TokenSymbol, Icon> = {
  // an ear of corn
  peasantry: {
    line: 'M12 22V9',
    solid:
      'M12 1.5c2 1.8 2 4.4 0 6.3c-2-1.9-2-4.5 0-6.3zM11.4 12.6c-2.9.2-4.9-1.5-5-4.4c2.9-.2 4.9 1.5 5 4.4zM12.6 12.6c2.9.2 4.9-1.5 5-4.4c-2.9-.2-4.9 1.5-5 4.4zM11.4 17.6c-2.9.2-4.9-1.5-5-4.4c2.9-.2 4.9 1.5 5 4.4zM12.6 17.6c2.9.2 4.9-1.5 5-4.4c-2.9-.2-4.9 1.5-5 4.4z',
  },
  // scales
  bourgeoisie: {
    line: 'M12 3v17.5M7 21h10M4.5 6.5h15M4.5 6.5L1.8 14.2M4.5 6.5L7.2 14.2M19.5 6.5l-2.7 7.7M19.5 6.5l2.7 7.7',
    solid:
      'M1 14h7c-.3 2.4-1.7 3.6-3.5 3.6S1.3 16.4 1 14zM16 14h7c-.3 2.4-1.7 3.6-3.5 3.6S16.3 16.4 16 14zM12 1.4a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4z',
  },
  // cross
  church: { solid: 'M9.3 1.6h5.4l-.9 5.2l5.7-.9v5.2l-5.7-.9l1.1 12.2H9.1l1.1-12.2l-5.7.9V5.9l5.7.9z' },
  // shield
  chivalry: {
    line: 'M3.5 3.5C6.5 4.6 9.5 4 12 2.5c2.5 1.5 5.5 2.1 8.5 1c.6 8.3-2.2 14.5-8.5 18c-6.3-3.5-9.1-9.7-8.5-18z',
    solid: 'M12 3.6V12h8.1c-.9 4.1-3.5 7.2-8.1 9.5V12H3.9c-.4-2.3-.5-4.7-.3-7.5c3 .8 5.9.4 8.4-.9z',
  },
  // star
  magic: { solid: 'M12 .8l3 7.2l7.8.6l-5.9 5.1l1.8 7.6L12 17.2l-6.7 4.1l1.8-7.6L1.2 8.6L9 8z' },
  // crown
  royalty: {
    solid: 'M2 6.5l5 5L12 3l5 8.5l5-5l-2 11H4zM4 19h16v2.5H4z',
  },
  // crescent
  islamic: { solid: 'M16.5 2.6A10 10 0 1 0 21.8 15.5A8.2 8.2 0 1 1 16.5 2.6z' },
  // one tall among two small
  majority: { solid: `${pawn(12, 21.5, 1.35)}${pawn(4.2, 21.5, 0.62)}${pawn(19.8, 21.5, 0.62)}` },
  // three alike
  all: { solid: `${pawn(4.6, 19, 0.85)}${pawn(12, 19, 0.85)}${pawn(19.4, 19, 0.85)}` },
};

/** Drawings of the page itself, of the same family. */
export const MARKS = {
  castle: 'M3 21V9h2.5v2H8V9h2v-6l5 2l-4 1.8V9h1V11h2.5V9H17v2h2.5V9H21v12h-6.5v-4.5a2.5 2.5 0 0 0-5 0V21z',
  back: 'M9 4L3 10l6 6v-4.2c5 0 8.5 1.6 11 5.7c-.8-6.5-4.5-9.6-11-9.7z',
};

export const CLASSES: ClassName[] = ['peasantry', 'bourgeoisie', 'church', 'chivalry', 'magic', 'royalty', 'islamic'];
