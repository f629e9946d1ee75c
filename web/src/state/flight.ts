// What slides across the table for an event, from which place to which. Places are names of elements (data-place).
import type { GameEvent } from '../session/protocol';

export interface Flight {
  piece: 'citizen' | 'rat' | 'plague' | 'caravan';
  seat: number;
  count: number;
  from: string;
  to: string;
}

const region = (id: unknown): string => `region-${String(id)}`;

export function flightOf(e: GameEvent): Flight | null {
  const citizen = (from: string, to: string): Flight =>
    ({ piece: 'citizen', seat: e.seat ?? 1, count: e.count ?? 1, from, to });
  const rat = (from: string, to: string): Flight => ({ piece: 'rat', seat: 0, count: 1, from, to });
  switch (e.type) {
    case 'citizens-placed': return citizen(`seat-${e.seat}`, region(e.region));
    case 'citizens-moved': return citizen(region(e.from), region(e.to));
    case 'citizen-saved': return citizen(region(e.region), 'haven');
    case 'citizens-killed': return citizen(region(e.region), `seat-${e.seat}`);
    case 'token-moved': return rat(region(e.from), region(e.to));
    case 'tokens-swapped': return rat(region(e.from), region(e.to));
    case 'token-spread': return rat('rats', region(e.region));
    case 'plague-moved': return { piece: 'plague', seat: 0, count: 1, from: region(e.from), to: region(e.to) };
    case 'caravan-moved': return e.from ? { piece: 'caravan', seat: 0, count: 1, from: region(e.from), to: region(e.to) } : null;
    default: return null;
  }
}

/** How long an event is shown, in units of one pace; what nobody needs to see takes no time. */
export function weightOf(e: GameEvent): number {
  switch (e.type) {
    case 'token-revealed': return 3.2;
    case 'outbreak':
    case 'no-outbreak': return 2.4;
    case 'citizens-killed': return 1.6;
    case 'citizens-placed':
    case 'citizens-moved':
    case 'citizen-saved':
    case 'token-moved':
    case 'tokens-swapped':
    case 'token-spread': return 1.3;
    case 'caravan-moved':
    case 'plague-moved': return 1.6;
    case 'card-taken':
    case 'card-used':
    case 'token-looked':
    case 'diplomat-made':
    case 'neutral-declared':
    case 'final-ravage': return 1;
    case 'turn-started':
    case 'final-turn-started': return 0.5;
    default: return 0;
  }
}
