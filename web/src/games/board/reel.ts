// The course of a recorded game: turns, the citizens of everybody after each step, and how many died at it.
import type { Course, CourseOf, Eyes, Mark } from '../../table/reel/course';
import CitizenIcon from '../../ui/pieces/CitizenIcon.svelte';
import type { GameEvent } from '../../wire/protocol';
import { ofGame } from '../../wire/setup';

function markOf(e: GameEvent, step: number, round: number): Mark | null {
  const seat = e.seat ?? null;
  switch (e.type) {
    case 'turn-started':
      return { step, kind: 'turn', seat, round: e.round ?? round };
    case 'final-turn-started':
      return { step, kind: 'final-turn', seat, round };
    case 'final-ravage':
      return { step, kind: 'final-ravage', seat: null, round };
    default:
      return null;
  }
}

function courseOf(events: GameEvent[][], seats: number): Course {
  const marks: Mark[] = [{ step: 0, kind: 'placement', seat: null, round: 0 }];
  const people: number[][] = [];
  const deaths: number[] = [];
  const now = Array.from({ length: seats }, () => 0);
  for (const [step, happened] of events.entries()) {
    let killed = 0;
    for (const e of happened) {
      const mark = markOf(e, step, marks.at(-1)!.round);
      if (mark) marks.push(mark);
      if (e.seat === undefined || now[e.seat - 1] === undefined) continue;
      if (e.type === 'citizens-placed') now[e.seat - 1]! += e.count ?? 0;
      if (e.type === 'citizen-dropped' && e.to) now[e.seat - 1]! += 1;
      if (e.type === 'citizen-to-haven' || e.type === 'citizen-havened') now[e.seat - 1]! += 1;
      if (e.type === 'citizen-returned' || e.type === 'citizen-boarded') now[e.seat - 1]! -= 1;
      if ((e.type === 'citizen-pushed' && !e.to) || (e.type === 'city-entered' && e.from)) now[e.seat - 1]! -= 1;
      if (e.type === 'citizens-killed') {
        now[e.seat - 1]! -= e.count ?? 0;
        killed += e.count ?? 0;
      }
    }
    people.push([...now]);
    deaths.push(killed);
  }
  return { marks, people, deaths };
}

/** A card that was drawn is seen by its player alone, and so is the face of a token by those who have looked at it. */
function hears(event: GameEvent, eyes: Eyes): GameEvent | null {
  if (eyes === 'all') return event;
  if (event.type === 'region-card-seen') return event.seat === eyes ? event : null;
  const { type, token } = event;
  if (type !== 'token-looked' || !token?.face || !('lookers' in token) || token.lookers.includes(eyes ?? 0))
    return event;
  const { tag, marked, lookers } = token;
  return { ...event, token: { tag, marked, lookers } };
}

export const boardCourse: CourseOf = {
  of: courseOf,
  secret: (setup) => ofGame(setup, 'rattus')?.modules?.includes('region-cards') ?? false,
  hears,
  numbered: 'turn',
  figure: { piece: CitizenIcon, size: 13, chart: (w) => w.chart },
};
