// What lessons of a module are made of: its own where it has something to say, else that of the board game.
import type { BoardView } from '../../../wire/board';
import type { Decision, Option, RegionId } from '../../../wire/protocol';
import type { Lesson } from './lesson';

export interface ModuleLesson<Id extends string = string> {
  /** Null: the lesson of the board game fits. */
  id: Id | null;
  base: Lesson | null;
  hinted: number[];
  region: RegionId | null;
}

export const reader = (view: BoardView): number => view.viewer ?? 0;

/** The reader has nobody on the map yet. */
export const beginning = (view: BoardView): boolean => view.seats[reader(view) - 1]?.on_board === 0;

export const best = <T>(all: readonly T[], by: (one: T) => number): T | undefined =>
  [...all].sort((a, b) => by(b) - by(a))[0];

/** The first option of the kind that is wanted most, of those that are there. */
export function firstOf({ options }: Decision, order: readonly ((o: Option) => boolean)[]): number[] {
  for (const wanted of order) {
    const index = options.findIndex(wanted);
    if (index >= 0) return [index];
  }
  return [];
}
export const ofKind =
  (kind: string) =>
  (o: Option): boolean =>
    o.kind === kind;

/** The module's own lesson, or the board game's, or nothing. `none`: a lesson that says nothing. Who begins is told by
 *  the module what is new, and by the board game where to go, if the module does not say that too. */
export function either<L extends ModuleLesson>(
  none: L,
  base: Lesson | null,
  own: (Partial<L> & { id: L['id'] }) | null,
): L | null {
  if (!own) return base && { ...none, base, hinted: base.hinted };
  const told = { ...none, base, ...own };
  if (told.id !== 'begin' || told.hinted.length > 0) return told;
  return { ...told, hinted: base?.hinted ?? [], region: told.region ?? base?.about ?? null };
}
