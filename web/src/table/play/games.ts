// What each game brings to the page. The list of games (games/index.ts) fills this in before anything is shown.
import type { Component } from 'svelte';
import type { View, Views } from '../../wire/protocol';
import { gameOf, type GameId } from '../../wire/setup';
import type { CoachProps, Fetched, ReplayProps, RulesProps, TableProps } from './rooms';

export interface Kit<V> {
  /** There with the page, or fetched with the first such table. */
  table: { there: Component<TableProps<V>> } | { fetch: Fetched<TableProps<V>> };
  coach: Fetched<CoachProps<V>>;
  replay: Fetched<ReplayProps<V>>;
  rules: Fetched<RulesProps>;
  /** Fetches what has to be there before a view can be shown. Null: nothing to wait for. Never fails: what is missing
   *  is told by its name alone. */
  ready: (view: V) => Promise<unknown> | null;
}
export type Kits = { [G in GameId]: Kit<Views[G]> };

/** Opens a record. */
export type OpenReplay = Fetched<{ record: unknown; reviewed?: boolean; onleave: () => void }>;

interface Games {
  kits: Kits;
  openReplay: OpenReplay;
}
let games: Games | null = null;
export function setGames(list: Games): void {
  games = list;
}

function known(): Games {
  if (!games) throw new Error('games/index.ts has not been imported');
  return games;
}
/** Of a game; it is given its views only. */
export const kitOf = (game: GameId): Kit<View> => known().kits[game] as Kit<View>;
export const kitFor = (view: View): Kit<View> => kitOf(gameOf(view));
export const openReplay: OpenReplay = () => known().openReplay();
