// A recorded game played on from one of its steps, at a table of its own on this device.
import { engineOf, teacherOf } from '../session/engines';
import { keep } from '../session/local';
import type { SeatPlan, SetUp } from '../session/protocol';
import { newId } from '../session/session';
import { here } from '../state/here.svelte';
import { router } from '../state/route.svelte';

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
