// The parts of the page that each game has of its own, by the list of games: where one is missing it does not compile.
import type { Component } from 'svelte';
import BoardTable from './board/Table.svelte';
import type { View, Views } from '../wire/protocol';
import { gameOf, type GameId } from '../wire/setup';
import type { CoachProps, Fetched, ReplayProps, TableProps } from '../table/rooms';

interface Rooms<V> {
  /** There with the page, or fetched with the first such table. */
  table: { there: Component<TableProps<V>> } | { fetch: Fetched<TableProps<V>> };
  coach: Fetched<CoachProps<V>>;
  replay: Fetched<ReplayProps<V>>;
}

const ROOMS: { [G in GameId]: Rooms<Views[G]> } = {
  rattus: {
    table: { there: BoardTable },
    coach: () => import('./board/coach/Coach.svelte'),
    replay: () => import('./board/ReplayStage.svelte'),
  },
  cartus: {
    table: { fetch: () => import('./cartus/Table.svelte') },
    coach: () => import('./cartus/coach/CartusCoach.svelte'),
    replay: () => import('./cartus/ReplayStage.svelte'),
  },
};

/** Of a game; they are given its views only. */
export const roomsOf = (game: GameId): Rooms<View> => ROOMS[game] as Rooms<View>;
export const roomsFor = (view: View): Rooms<View> => roomsOf(gameOf(view));
