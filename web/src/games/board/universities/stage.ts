// An event on the stage: for a moment it takes the prompt's place and tells what it does to whom.
import type { Component } from 'svelte';
import { ofGame } from '../../../wire/setup';
import type { GameEvent, RegionId } from '../../../wire/protocol';
import type { OnTable } from '../../../table/play/on-table';
import { settings } from '../../../ui/settings.svelte';
import type { Sheet, Theatre } from '../../../table/play/theatre.svelte';
import type { BoardView } from '../../../wire/board';
import { linesOf, type Line } from './course';
import { sortOf, type EventKind } from './deck';
import EventPanel from './EventPanel.svelte';

/** Milliseconds at the usual pace: to see which event it is, and for each line, but not for more than a few. */
const SEEN = 900,
  READ = 900,
  MOST = 4;
const USUAL = 270;

export class EventStage implements Sheet {
  readonly panel = EventPanel as Component<{ game: OnTable; docked: boolean }>;
  readonly lines: Line[];
  readonly regions: RegionId[];

  constructor(
    private readonly theatre: Theatre,
    view: BoardView,
    readonly kind: EventKind,
  ) {
    this.lines = linesOf(view, { kind, since: [] });
    this.regions = sortOf(kind) === 'founded' ? this.lines.flatMap(({ region }) => region ?? []) : [];
  }

  goOn(): void {
    this.theatre.next();
  }

  run(): Promise<void> {
    return this.theatre.pause(((SEEN + READ * Math.min(MOST, this.lines.length)) * settings.pace) / USUAL);
  }
}

export const eventOn = (game: OnTable): EventStage | null =>
  game.theatre.sheet instanceof EventStage ? game.theatre.sheet : null;

/** Where nothing moves it is only told; so are the cards of which the Professor chooses one, and no event. */
export async function stageEvent(theatre: Theatre, event: GameEvent): Promise<void> {
  const view = ofGame(theatre.view, 'rattus');
  if (!view?.modules?.universities || !event.event_card || settings.pace === 0) return;
  if (event.type === 'event-drawn' && !event.clause.startsWith('UNI')) return;
  const stage = new EventStage(theatre, view, event.event_card);
  theatre.sheet = stage;
  await stage.run();
  theatre.sheet = null;
}
