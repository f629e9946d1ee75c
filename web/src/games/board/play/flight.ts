// What moves across the board.
import type { Flight as Plain } from '../../../table/play/flight';
import type { Drawn } from '../pieces/drawings';
import type { Load } from '../../../wire/catalogue';
import type { CardId, Face, Good, RegionId, TokenSymbol } from '../../../wire/protocol';

export interface Flight extends Plain {
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
