// What moves across a table, from which place to which. Places are names of elements (data-place).

/** arc: thrown in a bow; walk: step by step; strike: straight and hard; pop: appears in one place and fades away. */
export type Way = 'arc' | 'walk' | 'strike' | 'pop';

/** Games add to it what their pieces look like. */
export interface Flight {
  piece: string;
  way: Way;
  seat: number;
  count: number;
  from: string;
  to: string;
}

/** The pace at which all that is still to be shown takes `most` units at the most; whoever has to decide is not kept
 *  waiting. */
export function hastened(pace: number, weight: number, most: number): number {
  return weight > most ? (pace * most) / weight : pace;
}
