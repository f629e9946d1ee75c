// What moves across the table for an event, from which place to which. Places are names of elements (data-place).
import type { Drawn } from '../pieces/drawings';
import type { CardId, Face, GameEvent, TokenSymbol } from '../session/protocol';

/** arc: thrown in a bow; walk: step by step; strike: straight and hard; pop: appears in one place and fades away. */
export type Way = 'arc' | 'walk' | 'strike' | 'pop';

export interface Flight {
  piece: 'citizen' | 'rat' | 'plague' | Drawn | 'potion' | 'card' | 'eye' | 'face' | 'note' | 'ring' | 'symbol';
  way: Way;
  seat: number;
  count: number;
  from: string;
  to: string;
  card?: CardId;
  face?: Face;
  symbol?: TokenSymbol;
  /** Of a note: a number with its sign. */
  text?: string;
}

const region = (id: unknown): string => (id === 'haven' ? 'haven' : `region-${String(id)}`);
const BLANK = { seat: 0, count: 1 };

const pop = (piece: Flight['piece'], at: string, more: Partial<Flight> = {}): Flight => ({
  ...BLANK,
  piece,
  way: 'pop',
  from: at,
  to: at,
  ...more,
});
const fly = (piece: Flight['piece'], from: string, to: string, more: Partial<Flight> = {}): Flight => ({
  ...BLANK,
  piece,
  way: 'arc',
  from,
  to,
  ...more,
});

/** All that moves at once for one event; empty where nothing does. */
export function flightsOf(e: GameEvent): Flight[] {
  const own = { seat: e.seat ?? 1, count: e.count ?? 1 };
  const seat = `seat-${e.seat}`;
  switch (e.type) {
    case 'plague-start':
      return [pop('plague', region(e.region))];
    case 'plague-moved':
      return [fly('plague', region(e.from), region(e.to), { way: 'walk' })];
    case 'caravan-moved':
      return [e.from ? fly('caravan', region(e.from), region(e.to), { way: 'walk' }) : pop('caravan', region(e.to))];
    case 'citizens-placed':
      return [fly('citizen', seat, region(e.region), own)];
    case 'citizens-moved':
      return [fly('citizen', region(e.from), region(e.to), own)];
    case 'citizen-saved':
      return [fly('citizen', region(e.region), 'haven', { ...own, count: 1 })];
    case 'citizens-killed':
      return [fly('citizen', `crowd-${e.region}-${e.seat}`, seat, own)];
    case 'token-moved':
      return [fly('rat', region(e.from), region(e.to))];
    case 'tokens-swapped':
      return [fly('rat', region(e.from), region(e.to)), fly('rat', region(e.to), region(e.from))];
    case 'token-spread':
      return [fly('rat', 'rats', region(e.region))];
    case 'spread-lapsed':
      return [pop('rat', 'rats')];
    case 'token-picked':
      return [pop('ring', region(e.region))];
    case 'token-looked':
      return e.token?.face ? [] : [pop('eye', region(e.region))];
    case 'opened':
      return e.token?.face ? [pop('face', region(e.region), { face: e.token.face })] : [];
    case 'card-taken':
      return [
        fly('card', typeof e.from === 'number' ? `seat-${e.from}` : `card-${e.card}`, seat, { ...own, card: e.card }),
      ];
    case 'card-used':
      return [pop('card', e.region ? region(e.region) : seat, { ...own, card: e.card })];
    case 'cards-drawn':
      return [pop('card', `card-${e.card}`, { card: e.card })];
    case 'citizen-to-card':
      return [fly('citizen', seat, `card-${e.card}`, { ...own, count: 1 })];
    case 'nun-set':
      return [fly('nuns', 'card-nun', region(e.region))];
    case 'bishop-set':
      return [fly('bishops', e.from ? region(e.from) : 'card-bishop', region(e.to))];
    case 'wall-set':
      return [fly('walls', 'card-emperor', `edge-${[e.region, e.to].sort().join('-')}`)];
    case 'potion-laid':
      return [fly('potion', 'card-wizard', `crowd-${e.region}-${e.seat}`)];
    case 'potion-given':
      return [fly('potion', `crowd-${e.region}-${e.seat}`, 'card-wizard')];
    case 'citizens-swapped':
      return [
        fly('citizen', region(e.from), region(e.to), { ...own, count: 1 }),
        fly('citizen', region(e.to), region(e.from), { seat: e.owner ?? 1 }),
      ];
    case 'citizen-returned':
      return [fly('citizen', `crowd-${e.region}-${e.seat}`, seat, { ...own, count: 1 })];
    case 'citizen-dropped':
      return [fly('citizen', seat, e.to ? region(e.to) : 'fall', { ...own, count: 1 })];
    case 'citizen-pushed':
      return [fly('citizen', region(e.from), e.to ? region(e.to) : seat, { ...own, count: 1 })];
    case 'all-at-once':
      return [pop('ring', region(e.region), own)];
    case 'card-blocked':
      return [fly('ring', seat, `card-${e.card}`, own)];
    case 'token-redrawn':
      return [fly('rat', 'rats', region(e.region))];
    case 'jester-aimed':
      return [pop('ring', region(e.to), own)];
    case 'diplomat-made':
      return [pop('citizen', region(e.region), { ...own, count: 1 })];
    case 'neutral-declared':
      return [pop('note', region(e.region), { text: '+2' })];
    case 'first-player':
    case 'turn-started':
    case 'final-turn-started':
    case 'final-turn-passed':
    case 'taken-back':
      return [pop('ring', seat, own)];
    case 'region-ravaged':
      return [pop('ring', region(e.region))];
    case 'scored':
      return [pop('note', seat, { ...own, text: String(e.points ?? 0) })];
    default:
      return [];
  }
}

/** How long an event is shown, in units of one pace. `own`: it is the viewer's; what he did himself is known to him. */
export function weightOf(e: GameEvent, own = false): number {
  switch (e.type) {
    case 'token-revealed':
      return 3.2;
    case 'outbreak':
    case 'no-outbreak':
      return 2.2;
    case 'end-triggered':
    case 'final-round':
    case 'final-ravage':
      return 4;
    case 'token-looked':
      return own && e.token?.face ? 6 : 1.6;
    case 'citizens-killed':
    case 'all-at-once':
    case 'card-blocked':
      return 1.6;
    case 'jester-aimed':
    case 'jester-landed':
    case 'jester-shift':
      return 3;
    case 'plague-moved':
    case 'citizens-swapped':
    case 'caravan-moved':
    case 'tokens-swapped':
      return 1.8;
    case 'nun-set':
    case 'bishop-set':
    case 'wall-set':
    case 'potion-laid':
    case 'citizen-to-card':
    case 'citizen-returned':
    case 'citizen-dropped':
    case 'citizen-pushed':
    case 'token-redrawn':
    case 'card-taken':
    case 'citizens-placed':
    case 'citizens-moved':
    case 'citizen-saved':
    case 'token-moved':
    case 'token-spread':
    case 'neutral-declared':
    case 'plague-start':
    case 'scored':
      return 1.4;
    case 'card-used':
    case 'cards-drawn':
    case 'jester-push':
    case 'potion-given':
    case 'diplomat-made':
    case 'first-player':
    case 'spread-lapsed':
    case 'final-turn-passed':
      return 1;
    case 'turn-started':
    case 'final-turn-started':
      return 0.8;
    case 'forced':
      return own ? 1.4 : 0.3;
    case 'token-picked':
    case 'region-ravaged':
    case 'taken-back':
      return 0.6;
    case 'opened':
      return 0.35;
    case 'actions-ended':
    case 'turn-ended':
      return 0.2;
    default:
      return 0;
  }
}

/** The pace at which all that is still to be shown takes `most` units at the most; whoever has to decide is not kept
 *  waiting. */
export function hastened(pace: number, weight: number, most: number): number {
  return weight > most ? (pace * most) / weight : pace;
}
