// How each type of piece is drawn: the one place in the page where a type has to stand beside its words.
import type { Component } from 'svelte';
import Bishop from './Bishop.svelte';
import Caravan from './Caravan.svelte';
import GreenUniversity from './GreenUniversity.svelte';
import Nun from './Nun.svelte';
import UniversityToken from './UniversityToken.svelte';
import Wall from './Wall.svelte';
import WhiteUniversity from './WhiteUniversity.svelte';

/** A figure stands on a point, a wall lies along a line. */
interface Figure {
  figure: Component<{ x?: number; y?: number; scale?: number }>;
  /** How far it stands from the one before it, where several stand in a row. */
  step?: number;
  /** On its way over the table. */
  flying: { y: number; scale: number };
}
interface Line {
  line: Component<{ d: string; scale?: number }>;
  flying: { d: string };
}
export type Drawing = Figure | Line;

/** By type, in the order in which they stand in a row. */
const rows = {
  nuns: { figure: Nun, step: 12, flying: { y: 10, scale: 1.1 } },
  bishops: { figure: Bishop, step: 22, flying: { y: 12, scale: 1.1 } },
  walls: { line: Wall, flying: { d: 'M-24 0H24' } },
  caravan: { figure: Caravan, flying: { y: 12, scale: 1 } },
  green_university: { figure: GreenUniversity, flying: { y: 12, scale: 1.1 } },
  white_university: { figure: WhiteUniversity, flying: { y: 12, scale: 1.1 } },
  university_tokens: { figure: UniversityToken, step: 18, flying: { y: 8, scale: 1.1 } },
} satisfies Record<string, Drawing>;

export type Drawn = keyof typeof rows;
export const DRAWINGS = new Map<string, Drawing>(Object.entries(rows));
