// The course of a recorded game of Cartus: rounds, and the influence of everybody after each step.
import type { Course, CourseOf, Eyes, Mark } from '../../table/reel/course';
import type { GameEvent } from '../../wire/protocol';
import Disc from './Disc.svelte';
import { cartusEvent } from '../../wire/cartus';

/** What one player alone hears (docs/reference/messages-cartus.md). */
const PRIVATE = new Set(['kind-drawn', 'nun-seen', 'kind-played', 'kind-given', 'token-value', 'forced']);

export function hearsCartus(event: GameEvent, eyes: Eyes): boolean {
  if (eyes === 'all' || !PRIVATE.has(event.type)) return true;
  const e = cartusEvent(event);
  return eyes !== null && (e.seat === eyes || (e.type === 'kind-given' && e.other === eyes));
}

export function cartusReel(events: GameEvent[][], seats: number): Course {
  const marks: Mark[] = [{ step: 0, kind: 'start', seat: null, round: 0 }];
  const stands = Array.from({ length: seats }, () => new Map<string, number>());
  const people: number[][] = [];
  for (const [step, happened] of events.entries()) {
    for (const event of happened) {
      const e = cartusEvent(event);
      if (e.type === 'round-started') marks.push({ step, kind: 'round', seat: null, round: e.round ?? 0 });
      if (e.type === 'opened-nun' && marks.at(-1)!.kind !== 'end')
        marks.push({ step, kind: 'end', seat: null, round: marks.at(-1)!.round });
      if (e.type === 'influence' && e.class) stands[(e.seat ?? 1) - 1]?.set(e.class, e.space ?? 0);
    }
    people.push(stands.map((of) => [...of.values()].reduce((sum, n) => sum + n, 0)));
  }
  return { marks, people, deaths: events.map(() => 0) };
}

export const cartusCourse: CourseOf = {
  of: cartusReel,
  secret: () => true,
  hears: (event, eyes) => (hearsCartus(event, eyes) ? event : null),
  numbered: 'round',
  figure: { piece: Disc, size: 17, chart: (w) => w.chartInfluence },
};
