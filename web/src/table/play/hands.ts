// Who looks at this device: the eyes of a table are those of one seat, and several persons may share the device.
import type { Chair, SeatSetUp, Table, View } from '../../wire/protocol';

/** The seats of whoever sits at this device. */
export function ownSeats(table: Table | null): number[] {
  return (table?.seats ?? []).filter((chair) => chair.you).map((chair) => chair.seat);
}

/** True if the device has to change hands before this view may be seen. `eyes`: who has been looking so far. */
export function needsCurtain(table: Table | null, view: View, hidden: boolean, eyes: number | null): boolean {
  return hidden && view.viewer !== null && view.viewer !== eyes && ownSeats(table).length > 1;
}

export function seatSetUp({ kind, name, player, level }: Chair): SeatSetUp {
  return {
    kind: kind === 'computer' ? 'computer' : 'person',
    name: name ?? '',
    ...(player ? { player } : {}),
    ...(level ? { level } : {}),
  };
}
