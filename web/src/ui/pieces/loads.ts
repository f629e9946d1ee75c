// How each type of load is drawn: the one place in the page where a type has to stand beside its words.
import type { Component } from 'svelte';
import type { Load } from '../../wire/catalogue';
import Podium from './Podium.svelte';
import Potion from './Potion.svelte';

interface Spot {
  x?: number;
  y?: number;
  scale?: number;
}
export interface Borne {
  figure: Component<Spot & { count?: number }>;
  /** On whoever carries it, behind him or before him. */
  at: Spot;
  below?: boolean;
  /** On its way over the table; without it nothing flies, but who has got it is shown. */
  flying?: Spot;
}

const rows: Record<keyof Load, Borne> = {
  potions: { figure: Potion, at: { x: -10.5, y: -3, scale: 0.8 }, flying: { scale: 1.3 } },
  diplomat: { figure: Podium, at: {}, below: true },
};

export const BORNE = new Map<string, Borne>(Object.entries(rows));
