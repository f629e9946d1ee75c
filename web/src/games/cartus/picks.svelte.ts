// The cards somebody is choosing at this device: what he wants, and what the table has heard of it so far.
import { copyOf, countOf, kindOf, kindsIn, raisedOf, sameCards, wholeHand } from './play/kinds';
import type { Cards, CartusDecision, CartusView, Kind } from '../../wire/cartus';
import {
  afterStep,
  endOf,
  leftOf,
  nextStep,
  optionFor,
  picksCards,
  shown,
  wishAlso,
  wishWithout,
  type Wish,
} from './play/picking';
import type { Decision, Refused, View } from '../../wire/protocol';
import { ofGame } from '../../wire/setup';

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
  /** The cards of the hand that were picked at this device, in this order. */
  private order = $state.raw<readonly string[]>([]);

  /** The choice whose step is on its way: until it is answered nothing has ended. */
  private held = $state.raw<CartusDecision | null>(null);

  constructor(private readonly game: Picker) {}

  get decision(): CartusDecision | null {
    const { decision } = this.game;
    return picksCards(decision) ? decision : decision || !this.wish ? null : this.held;
  }

  private get view(): CartusView | null {
    return ofGame(this.game.view, 'cartus');
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
    return !decision || full
      ? []
      : kindsIn(this.hand).filter((kind) => this.may(decision, kind) && leftOf(this.hand, this.now, kind) > 0);
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

  /** Nothing is chosen though something could be: whoever ends now does without on purpose. */
  get empty(): boolean {
    return countOf(this.now) === 0 && this.kinds.length > 0;
  }

  /** The cards of the hand that are picked, by their keys; the one picked last stands last. */
  get raised(): string[] {
    return this.decision ? raisedOf(this.hand, this.now, this.order) : [];
  }

  get latest(): Kind | null {
    const last = this.raised.at(-1);
    return last === undefined ? null : kindOf(last);
  }

  /** The very card that somebody touches. */
  toggle(key: string): void {
    if (this.raised.includes(key)) this.putBack(key);
    else this.pick(kindOf(key), key);
  }

  /** `key`: which copy; else the last one that is still free. */
  pick(kind: Kind, key: string | null = null): void {
    if (!this.kinds.includes(kind)) return;
    const { raised } = this;
    const free = Array.from({ length: this.hand[kind] ?? 0 }, (_, i) => copyOf(kind, i)).filter(
      (one) => !raised.includes(one),
    );
    this.order = [...raised, key ?? free.at(-1)!];
    this.want(wishAlso(this.now, kind));
  }

  putBack(key = this.raised.at(-1)): void {
    const { raised } = this;
    if (key === undefined || !raised.includes(key)) return;
    this.order = raised.filter((one) => one !== key);
    this.want(wishWithout(this.now, kindOf(key)));
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
