// The cards somebody is choosing at this device: what he wants, and what the table has heard of it so far.
import { countOf, kindsIn, sameCards, wholeHand } from './kinds';
import { cartusDecision, cartusView, type Cards, type CartusDecision, type CartusView, type Kind } from './messages';
import { afterStep, endOf, leftOf, nextStep, optionFor, picksCards, shown, wishAlso, wishWithout, type Wish } from './picking';
import type { Decision, Refused, View } from '../session/protocol';

/** What a choice of cards needs of a table. */
export interface Picker {
  readonly decision: Decision | null;
  readonly view: View | null;
  readonly playing: boolean;
  readonly refusal: Refused | null;
  choose(option: number): void;
  takeBack(): void;
}

export class Picks {
  wish = $state.raw<Wish | null>(null);
  /** In which order this device picked them. */
  private order = $state.raw<Kind[]>([]);

  /** The choice whose step is on its way: until it is answered nothing has ended. */
  private held = $state.raw<CartusDecision | null>(null);

  constructor(private readonly game: Picker) {}

  get decision(): CartusDecision | null {
    const { decision } = this.game;
    return picksCards(decision) ? cartusDecision(decision!) : decision || !this.wish ? null : this.held;
  }

  private get view(): CartusView | null {
    return this.game.view && cartusView(this.game.view);
  }

  /** What the table has. */
  get picked(): Cards {
    return this.view?.picked ?? {};
  }

  /** What the person sees. */
  get now(): Cards {
    return shown(this.picked, this.wish);
  }

  get hand(): Cards {
    const own = this.view?.seats.find((s) => s.seat === this.view?.viewer);
    return own?.hand ? wholeHand(own.hand, this.picked, own.cards) : {};
  }

  /** A gift is complete with so many cards. */
  get owed(): number | null {
    const action = this.view?.action;
    return action?.name === 'give' ? action.count : null;
  }

  /** Kinds that can be picked, as far as the table has said. */
  get kinds(): Kind[] {
    const { decision } = this;
    const full = this.owed !== null && countOf(this.now) >= this.owed;
    return !decision || full ? [] : kindsIn(this.hand).filter((kind) => this.may(decision, kind) && leftOf(this.hand, this.now, kind) > 0);
  }

  /** The choice can be ended now. */
  get complete(): boolean {
    if (!this.decision) return false;
    return this.owed === null ? endOf(this.decision) !== null || this.wish !== null : countOf(this.now) === this.owed;
  }

  /** Kinds that somebody recommends, by the numbers of their options. */
  kindsOf(options: ReadonlySet<number>): ReadonlySet<Kind> {
    return new Set([...options].flatMap((at) => this.decision?.options[at]?.card ?? []));
  }

  get latest(): Kind | null {
    const { now } = this;
    return [...this.order].reverse().find((kind) => (now[kind] ?? 0) > 0) ?? kindsIn(now).at(-1) ?? null;
  }

  toggle(kind: Kind, picked: boolean): void {
    if (picked) this.putBack(kind);
    else this.pick(kind);
  }

  pick(kind: Kind): void {
    if (!this.kinds.includes(kind)) return;
    this.order = [...this.order, kind];
    this.want(wishAlso(this.now, kind));
  }

  putBack(kind: Kind | null = this.latest): void {
    if (kind === null || !this.now[kind]) return;
    const at = this.order.lastIndexOf(kind);
    this.order = this.order.filter((_, i) => i !== at);
    this.want(wishWithout(this.now, kind));
  }

  end(): void {
    if (this.complete) this.want({ goal: this.now, removing: this.wish?.removing ?? false, end: true });
  }

  none(): void {
    this.want({ goal: {}, removing: true, end: true });
  }

  /** Whenever the table asks again: the next step towards what is wanted. */
  go(): void {
    const { game } = this;
    const decision = game.decision && this.decision;
    if (game.refusal || (game.decision && !decision)) this.forget();
    if (!decision || !this.wish || game.playing) return;
    this.held = decision;
    const wish = afterStep(this.picked, this.wish);
    this.wish = wish;
    const step = nextStep(this.picked, wish, decision, this.owed);
    if (step === 'back') return game.takeBack();
    if (step === 'impossible') return this.forget();
    if (step === 'there') {
      if (sameCards(this.picked, wish.goal)) this.wish = null;
      return;
    }
    const ends = decision.options[step.choose]?.kind !== 'card' || countOf(this.picked) + 1 === this.owed;
    if (ends) this.forget();
    game.choose(step.choose);
  }

  private want(wish: Wish): void {
    this.wish = wish;
    this.go();
  }

  private forget(): void {
    this.wish = null;
    this.order = [];
  }

  /** While a step is on its way the options of the one before say nothing about copies. */
  private may(decision: CartusDecision, kind: Kind): boolean {
    if (optionFor(decision, kind) !== null) return true;
    return this.wish?.removing === true && (this.picked[kind] ?? 0) > 0;
  }
}
