// The tables somebody has begun, wherever they are.
import type { LocalTable } from '../wire/local-tables';
import type { Stage, Summary } from '../wire/protocol';
import { gameOf, type GameId } from '../wire/setup';
import { addressOf } from '../ui/route/address';

export interface MyTable {
  id: string;
  game: GameId;
  address: string;
  local: boolean;
  /** Several persons share this device. */
  shared: boolean;
  stage: Stage;
  seats: { name: string; you: boolean }[];
  /** Seat that has to decide; null: not known, or nobody's. */
  turn: number | null;
  round: number | null;
}

function fromLocal(table: LocalTable): MyTable {
  const seats = table.seats.map((seat) => ({ name: seat.name ?? '', you: seat.kind !== 'computer' }));
  return {
    id: table.id,
    game: gameOf(table.setup),
    address: addressOf({ name: 'play', id: table.id }),
    local: true,
    shared: seats.filter((seat) => seat.you).length > 1,
    stage: table.turn === null && table.round > 0 ? 'over' : 'playing',
    seats,
    turn: table.turn,
    round: table.round,
  };
}

function fromServer(table: Summary): MyTable {
  const seats = table.seats.map((chair) => ({
    name: chair.name || (chair.kind === 'open' ? '–' : ''),
    you: chair.you,
  }));
  return {
    id: table.id,
    game: gameOf(table.setup),
    address: addressOf({ name: 'table', id: table.id }),
    local: false,
    shared: seats.filter((seat) => seat.you).length > 1,
    stage: table.phase,
    seats,
    turn: table.waiting ?? null,
    round: table.round ?? null,
  };
}

const waits = (table: MyTable): number =>
  table.stage === 'over' ? 2 : table.turn !== null && table.seats[table.turn - 1]?.you ? 0 : 1;

/** Those where it is one's turn first, finished ones last; of this device only unfinished ones. */
export function myTables(local: LocalTable[], mine: Summary[]): MyTable[] {
  return [...mine.map(fromServer), ...local.map(fromLocal).filter((table) => table.stage !== 'over')]
    .map((table, i) => ({ table, i }))
    .sort((a, b) => waits(a.table) - waits(b.table) || a.i - b.i)
    .map(({ table }) => table);
}
