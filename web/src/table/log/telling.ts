// Which events are told in words, and in which.
import type { Lang } from '../../words/en';
import { namesOf } from '../../words/names';
import type { GameEvent } from '../../wire/protocol';
import type { OnTable } from '../play/on-table';

/** Who is who, for words: all of a table that lines depend on. */
export type Names = Pick<OnTable, 'nameOf' | 'reader'>;

interface Teller {
  own: (e: GameEvent) => boolean;
  told: (e: GameEvent, reader: number | null) => boolean;
  lineOf: (lang: Lang, e: GameEvent, game: Names) => string;
}
const tellers: Teller[] = [];
/** How another game tells its events; there as soon as a table of it is shown. */
export function tellAlso(teller: Teller): void {
  tellers.push(teller);
}
const tellerOf = (e: GameEvent): Teller | undefined => tellers.find((teller) => teller.own(e));

/** What another line says already, or what nobody needs to hear. */
const SILENT = new Set(['region-ravaged', 'turn-ended', 'actions-ended', 'token-picked']);

/** A choice that was made without asking is told to the one who was not asked. */
export const isTold = (e: GameEvent, reader: number | null): boolean =>
  tellerOf(e)?.told(e, reader) ??
  (!SILENT.has(e.type) && (e.type !== 'forced' || (reader !== null && e.seat === reader)));

export function lineOf(lang: Lang, e: GameEvent, game: Names): string {
  return (
    tellerOf(e)?.lineOf(lang, e, game) ?? lang.events[e.type]?.(namesOf(lang, e, (seat) => game.nameOf(seat))) ?? e.type
  );
}
