// The board game, as the page has it.
import type { Kit } from '../../table/play/games';
import type { BoardView } from '../../wire/board';
import { cardKit } from './card-kit';
import './on-stage';
import Table from './Table.svelte';

export const board: Kit<BoardView> = {
  table: { there: Table },
  coach: () => import('./coach/Coach.svelte'),
  replay: () => import('./ReplayStage.svelte'),
  rules: () => import('./rules/RulesDialog.svelte'),
  ready: cardKit,
};
