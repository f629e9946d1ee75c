// Which events are told in words, and in which.
import type { Lang } from '../lang/en';
import { namesOf } from '../lang/names';
import type { GameEvent } from '../session/protocol';
import type { OnTable } from '../state/on-table';

/** What another line says already, or what nobody needs to hear. */
const SILENT = new Set(['region-ravaged', 'turn-ended', 'actions-ended', 'token-picked']);

/** A choice that was made without asking is told to the one who was not asked. */
export const isTold = (e: GameEvent, reader: number | null): boolean =>
  !SILENT.has(e.type) && (e.type !== 'forced' || (reader !== null && e.seat === reader));

export function lineOf(lang: Lang, e: GameEvent, game: Pick<OnTable, 'nameOf' | 'reader'>): string {
  return lang.events[e.type]?.(namesOf(lang, e, (seat) => game.nameOf(seat), game.reader)) ?? e.type;
}
