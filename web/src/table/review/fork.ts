// A recorded game played on from one of its steps, at a table of its own on this device.
import { engineOf, teacherOf } from '../../wire/engines';
import { keep } from '../../wire/local';
import type { SeatPlan, SetUp } from '../../wire/protocol';
import type { GameRecord } from '../reel/reel';
import { newId } from '../../wire/session';
import { here } from '../play/here.svelte';
import { router } from '../../ui/route/route.svelte';
import { COMPUTERS } from '../play/table-choice.svelte';

/** Who sits where if a game goes on from there: whoever had to choose next is played by the reader, all others by
 *  computer players. Names stay; a person who had none leaves the seat to a computer player with a free one. */
export function seatsFrom({ seats, steps }: Pick<GameRecord, 'seats' | 'steps'>, step: number): SeatPlan[] | null {
  const own = steps[step]?.seat;
  if (own === undefined) return null;
  const free = COMPUTERS.filter((name) => seats.every((seat) => seat.name !== name));
  return seats.map(({ kind, name, player, level }, i): SeatPlan => {
    if (i + 1 === own) return { kind: 'me', ...(kind === 'person' && name ? { name } : {}) };
    const named = name || (free.shift() ?? String(i + 1));
    return { kind: 'computer', name: named, player: player ?? 'search', level: level ?? 'normal' };
  });
}

export function playOn(record: { setup: SetUp }, step: number, seats: SeatPlan[]): void {
  const id = newId().slice(0, 10);
  const { setup } = record;
  const session = keep(
    { id, changed: Date.now(), setup, seats, turn: null, round: 0, plan: '', seed: '', inputs: [] },
    teacherOf(engineOf(setup)),
  );
  session.send({ type: 'open-record', record });
  session.send({ type: 'play-on', step, seats });
  here.show({ id, session }, { setup, seats });
  router.go({ name: 'play', id });
}
