// What the board game shows beside moving pieces: the token that is turned over, whom its symbols strike, and the final
// ravaging.
import type { Scenery, Theatre } from '../../../table/play/theatre.svelte';
import { stagingOf } from '../../../table/play/stages';
import type { Face, GameEvent, View } from '../../../wire/protocol';
import { ofGame } from '../../../wire/setup';
import type { Finale } from './finale.svelte';
import { isGift } from '../play/loads';
import { lossesOf, strikeFlights, strikesOf, type Strike } from '../play/strike';

/** A token that is turned over, or shown to the viewer alone. */
export interface Shown {
  event: GameEvent;
  /** Null where nobody can tell which of the tokens that lie open is evaluated. */
  face: Face | null;
  outcome: GameEvent | null;
  /** The symbol that strikes now. */
  strike: Strike | null;
  struck: GameEvent[];
}

const STRIKE = 1.1,
  MISS = 0.4;

/** The faces without these, one for one. */
const less = (faces: Face[], gone: Face[]): Face[] => {
  const left = gone.map((face) => JSON.stringify(face));
  return faces.filter((face) => {
    const at = left.indexOf(JSON.stringify(face));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

export class BoardScenery implements Scenery {
  shown = $state.raw<Shown | null>(null);
  /** Tokens of one region that were turned over together and are not evaluated yet (CARD-182). */
  private lies: Face[] = [];
  /** What still lies open when all is shown. */
  private waiting: Face[] = [];

  constructor(private readonly theatre: Theatre) {}

  open(view: View, past: GameEvent[]): Promise<void> | null {
    this.waiting = ofGame(view, 'rattus')?.turn.laid_open ?? [];
    const last = past.filter((e) => e.type === 'final-ravage' || e.type === 'scored').at(-1);
    return !this.theatre.act && last?.type === 'final-ravage' ? this.raise(past) : null;
  }

  /** After the final ravaging the result is all that anybody wants to see. */
  turn(event: GameEvent): Promise<void> | null {
    if (event.type === 'final-ravage') return this.raise([]);
    if (!this.theatre.act) return null;
    if (event.type === 'opened' || event.type === 'scored') return this.theatre.leave(true);
    return stagingOf(this.theatre.view, event) ? this.theatre.leave(false) : null;
  }

  display(event: GameEvent, ms: number, all: GameEvent[], index: number): void {
    const face = event.token?.face;
    if (event.type === 'token-revealed' && face)
      this.lies = this.theatre.log.at(-2)?.event.type === event.type ? [...this.lies, face] : [face];
    if (event.type === 'token-revealed' || (event.type === 'token-looked' && face)) {
      this.shown = ms > 0 ? { event, face: face ?? null, outcome: null, strike: null, struck: [] } : null;
    } else if (event.type === 'outbreak' || event.type === 'no-outbreak') {
      this.shown =
        ms > 0 ? { event, face: this.evaluated(all.slice(index + 1)), outcome: event, strike: null, struck: [] } : null;
    } else if (event.type === 'citizens-killed') {
      if (this.shown) this.shown = { ...this.shown, struck: [...this.shown.struck, event] };
    } else if (!isGift(event) && event.type !== 'forced') this.shown = null;
  }

  follow(event: GameEvent, all: GameEvent[], index: number): Promise<void> | null {
    return event.type === 'outbreak' ? this.strike(lossesOf(all, index)) : null;
  }

  clear(): void {
    this.shown = null;
  }

  /** The final ravaging begins, or goes on. */
  private async raise(past: GameEvent[]): Promise<void> {
    // who cannot fetch its staging sees it as any other ravage
    const staging = await import('./finale.svelte').catch(() => null);
    if (staging && this.theatre.view) this.theatre.enter(() => new staging.Finale(this.theatre, past));
  }

  /** The symbols of the token that was turned over strike one by one. */
  private async strike(losses: GameEvent[]): Promise<void> {
    const { event, face } = this.shown ?? {};
    const view = ofGame(this.theatre.view, 'rattus');
    if (!face || !view || !event?.region) return;
    for (const strike of strikesOf(face, losses, view)) {
      const ms = this.theatre.ms(strike.seats.length > 0 ? STRIKE : MISS);
      if (ms === 0 || !this.shown) break;
      this.shown = { ...this.shown, strike };
      await this.theatre.fly(strikeFlights(face, strike, event.region), ms);
    }
    if (this.shown) this.shown = { ...this.shown, strike: null };
  }

  /** The token that an outcome tells of. Of several that lie open (CARD-183) it is none of those that lie there
      afterwards, or that are named later; where that leaves different ones nobody can tell. */
  private evaluated(later: GameEvent[]): Face | null {
    const named = later.flatMap((e) => (e.type === 'forced' && e.option?.face ? [e.option.face] : []));
    const [first, ...others] = less(this.lies, [...this.waiting, ...named]);
    const face =
      first &&
      less(
        others,
        others.map(() => first),
      ).length === 0
        ? first
        : null;
    if (face) this.lies = less(this.lies, [face]);
    return face;
  }
}

/** The token that is shown at a table of the board game. */
export const shownOf = (theatre: Theatre): Shown | null =>
  theatre.scenery instanceof BoardScenery ? theatre.scenery.shown : null;
/** The final ravaging, from its beginning until its toll is told. */
export const finaleOf = (theatre: Theatre): Finale | null => theatre.act as Finale | null;
