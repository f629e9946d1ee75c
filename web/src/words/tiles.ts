// The words of class cards with their upgrade tiles, by language.
import { tilesDe } from './tiles.de';
import { tilesEn } from './tiles.en';

export type TileLevel = 2 | 3;

/** What cannot be read any more in the source and has been put together again (UPG-20). */
const RECONSTRUCTED: Record<string, readonly TileLevel[]> = { peasant: [2], inquisitor: [2], philosopher: [2] };
export const isReconstructed = (card: string, level: TileLevel): boolean =>
  RECONSTRUCTED[card]?.includes(level) ?? false;

/** The clause that says what the tile of a card does. */
export function tileClause(number: number): string {
  return number <= 27 ? `UPG-${20 + number}` : 'MERC-131';
}

export interface Run {
  text: string;
  /** The tile changes it. */
  changed: boolean;
}

/** The words of a card at a level, piece by piece; null if there is no such tile. */
export function tileText(code: string, card: string, level: TileLevel): Run[] | null {
  const text = (code === 'de' ? tilesDe : tilesEn)[card]?.[level - 2];
  return text === undefined
    ? null
    : text.split('*').flatMap((part, i): Run[] => (part ? [{ text: part, changed: i % 2 === 1 }] : []));
}
export const plainTile = (code: string, card: string, level: TileLevel): string =>
  (tileText(code, card, level) ?? []).map(({ text }) => text.replaceAll('\u00ad', '')).join('');
