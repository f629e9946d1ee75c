// The log of a table of Cartus: which events are told, and what their sentences speak of.
import type { Lang } from '../../words/en';
import { cartusWords, type CartusWords } from '../../words/cartus';
import type { CartusNames } from '../../words/cartus-log.en';
import type { GameEvent } from '../../wire/protocol';
import type { OnTable } from '../../table/play/on-table';
import { cartusEvent, type CartusEvent, type Kind } from '../../wire/cartus';

export function namesOf(w: CartusWords, e: CartusEvent, nameOf: (seat: number) => string): CartusNames {
  const card = e.card ? w.kind(e.card as Kind) : '';
  const who = e.seat ? nameOf(e.seat) : '',
    other = e.other ? nameOf(e.other) : '';
  return {
    who,
    other,
    card,
    cards: (e.count ?? 1) > 1 ? w.times(e.count!, card) : card,
    building: e.building ? w.building(e.building) : '',
    position: e.position ?? 0,
    count: e.count ?? 0,
    class: e.class ? w.classes[e.class] : '',
    space: e.space ?? 0,
    round: e.round ?? 0,
    entry: e.entry ?? 0,
    value: e.value ?? 0,
    points: e.points ?? 0,
    rats: e.rats ?? 0,
    nuns: e.nuns ?? 0,
    place: e.place ?? 0,
    wins: e.wins ?? false,
    item: e.item ?? '',
    steps: e.steps ?? 1,
  };
}

/** What another line says already, what concerns the order of piles, or what nobody needs to hear. */
export const SILENT = new Set(['building-card-in', 'pile-order', 'round-ended', 'cards-back', 'taken-back']);

const told = ({ type, seat }: GameEvent, reader: number | null): boolean =>
  !SILENT.has(type) && (type !== 'forced' || (reader !== null && seat === reader));

function lineOf(lang: Lang, event: GameEvent, game: Pick<OnTable, 'nameOf' | 'reader'>): string {
  const e = cartusEvent(event),
    w = cartusWords(lang.code);
  return w.events[e.type]?.(namesOf(w, e, (seat) => game.nameOf(seat))) ?? e.type;
}

/** Events of Cartus cite clauses of Cartus; what people do beside a game cites none. */
export const cartusTeller = { own: (e: GameEvent): boolean => e.clause.startsWith('CART-'), told, lineOf };
