// What the screens that all games share hand to the parts that each game has of its own.
import type { Component, Snippet } from 'svelte';
import type { Game } from './game.svelte';
import type { Eyes } from '../reel/course';
import type { OnTable } from './on-table';
import type { Panels } from './panels.svelte';

/** A part of the page that is fetched when it is opened. */
export type Fetched<P extends object> = () => Promise<{ default: Component<P> }>;

/** A game being played. `coach`: something said above the prompt; `proof`: something said below the ranking;
 *  `onguide`: begins the first-game guide. */
export interface TableProps<V> {
  game: Game;
  view: V;
  onagain: () => void;
  onother: () => void;
  onrematch?: (() => void) | undefined;
  onguide?: (() => void) | undefined;
  coach?: Snippet | undefined;
  proof?: Snippet | undefined;
}

/** What the guide says about a position; `onfinish`: it has said all. */
export interface CoachProps<V> {
  game: Game;
  view: V;
  onleave: () => void;
  onfinish: () => void;
}

/** The rules of the game. `above`: stands over them. */
export interface RulesProps {
  above?: Snippet;
  onclose: () => void;
}

/** A game looked at again. */
export interface Watched extends OnTable {
  readonly reel: { readonly secret: boolean } | null;
  /** Through whose eyes, where hands are hidden. */
  readonly eyes: Eyes;
  see(eyes: Eyes): void;
}

/** A record at one step. `time`: where the way through it is laid; whether the log is opened there, and what else. */
export interface ReplayProps<V> {
  replay: Watched;
  view: V;
  panels: Panels;
  onleave: () => void;
  time: Snippet<[logged: boolean, more?: Snippet]>;
}
