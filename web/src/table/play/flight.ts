// What moves across the table, from which place to which. Places are names of elements (data-place).
import type { Drawn } from '../../games/board/pieces/drawings';
import type { Load } from '../../wire/catalogue';
import type { CardId, Face, Good, RegionId, TokenSymbol } from '../../wire/protocol';

/** arc: thrown in a bow; walk: step by step; strike: straight and hard; pop: appears in one place and fades away. */
export type Way = 'arc' | 'walk' | 'strike' | 'pop';

export interface Flight {
  piece:
    | 'citizen'
    | 'rat'
    | 'plague'
    | Drawn
    | keyof Load
    | 'card'
    | 'eye'
    | 'face'
    | 'note'
    | 'ring'
    | 'symbol'
    | 'good'
    | 'region-card'
    | 'seal';
  way: Way;
  seat: number;
  count: number;
  from: string;
  to: string;
  card?: CardId;
  face?: Face;
  symbol?: TokenSymbol;
  good?: Good;
  /** By its id; face down without. */
  regionCard?: string;
  /** Of a note: a number with its sign. */
  text?: string;
}

/** A region, or the haven. */
export const region = (id: RegionId | null): string => (id === 'haven' ? id : `region-${id}`);
const BLANK = { seat: 0, count: 1 };

export const pop = (piece: Flight['piece'], at: string, more: Partial<Flight> = {}): Flight => ({
  ...BLANK,
  piece,
  way: 'pop',
  from: at,
  to: at,
  ...more,
});
export const fly = (piece: Flight['piece'], from: string, to: string, more: Partial<Flight> = {}): Flight => ({
  ...BLANK,
  piece,
  way: 'arc',
  from,
  to,
  ...more,
});

/** The pace at which all that is still to be shown takes `most` units at the most; whoever has to decide is not kept
 *  waiting. */
export function hastened(pace: number, weight: number, most: number): number {
  return weight > most ? (pace * most) / weight : pace;
}
