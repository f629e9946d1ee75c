import { describe, expect, it } from 'vitest';
import { pickChoices } from '../src/games/cartus/choices';
import { added, countOf, kindsIn, sameCards } from '../src/games/cartus/play/kinds';
import type { Action, Cards, CartusOption, Kind } from '../src/wire/cartus';
import { afterStep } from '../src/games/cartus/play/picking';
import { Picks, type Picker } from '../src/games/cartus/picks.svelte';
import { cartusWords } from '../src/words/cartus';
import { sampleCartus } from '../src/scenes/cartus-scenes';
import type { Decision, Refused, View } from '../src/wire/protocol';

/** A table that knows two steps, as the engine does: pick one more, take back the latest. */
class Table implements Picker {
  refusal: Refused | null = null;
  playing = false;
  steps: string[] = [];
  order: Kind[] = [];
  ended = false;

  constructor(
    private readonly hand: Cards,
    private readonly name: string,
    private readonly action: Action | null = null,
    private readonly forced: Kind[] = [],
  ) {}

  private get picked(): Cards {
    return this.order.reduce<Cards>((sum, kind) => added(sum, kind, 1), {});
  }

  private get left(): Cards {
    return this.order.reduce((sum, kind) => added(sum, kind, -1), this.hand);
  }

  get view(): View {
    const view = sampleCartus();
    const seats = view.seats.map((s) => (s.seat === 1 ? { ...s, cards: countOf(this.hand), hand: this.left } : s));
    return { ...view, seats, picked: this.picked, action: this.action };
  }

  get decision(): Decision | null {
    if (this.ended) return null;
    const end = { 'play-card': 'done', 'hospital-card': 'stop' }[this.name];
    const options: CartusOption[] = [
      ...kindsIn(this.left)
        .filter((kind) => this.name !== 'play-card' || kind !== 'gold')
        .map((card) => ({ kind: 'card', card })),
      ...(end ? [{ kind: end }] : []),
    ];
    return {
      name: this.name,
      seat: 1,
      clause: 'CART-41',
      version: this.steps.length,
      can_take_back: true,
      options,
    };
  }

  choose(at: number): void {
    const option = this.decision!.options[at]!;
    this.steps.push(option.card ?? option.kind);
    if (!option.card) {
      this.ended = true;
      return;
    }
    this.order.push(option.card, ...this.forced.splice(0));
    if (this.action?.name === 'give' && this.order.length === this.action.count) this.ended = true;
  }

  takeBack(): void {
    this.steps.push('back');
    this.order.pop();
  }
}

function at(hand: Cards, name = 'play-card', action: Action | null = null, forced: Kind[] = []) {
  const table = new Table(hand, name, action, forced);
  const picks = new Picks(table);
  /** As the screen does: whenever the table asks again. */
  const settle = (): void => {
    for (let n = 0; n < 20 && table.decision; n++) picks.go();
  };
  return { table, picks, settle };
}

const HAND: Cards = { 'church-0': 2, 'church-4': 1, joker: 1, sword: 1, gold: 1 };

describe('picking cards', () => {
  it('picks one by one and ends', () => {
    const { table, picks, settle } = at(HAND);
    picks.pick('church-4');
    settle();
    picks.pick('sword');
    settle();
    expect(picks.now).toEqual({ 'church-4': 1, sword: 1 });
    expect(picks.latest).toBe('sword');
    picks.end();
    expect(table.steps).toEqual(['church-4', 'sword', 'done']);
  });

  it('puts back a card that lies under others, and keeps those', () => {
    const { table, picks, settle } = at(HAND);
    for (const kind of ['church-4', 'joker', 'sword']) {
      picks.pick(kind);
      settle();
    }
    picks.putBack('church-4#0');
    expect(picks.now).toEqual({ joker: 1, sword: 1 });
    settle();
    expect(table.steps).toEqual(['church-4', 'joker', 'sword', 'back', 'back', 'back', 'joker', 'sword']);
    expect(sameCards(picks.picked, { joker: 1, sword: 1 })).toBe(true);
    expect(picks.wish).toBeNull();
  });

  it('of copies it takes back one', () => {
    const { table, picks, settle } = at(HAND);
    for (const kind of ['church-0', 'church-0']) {
      picks.pick(kind);
      settle();
    }
    expect(picks.kinds).not.toContain('church-0');
    picks.putBack('church-0#1');
    settle();
    expect(table.order).toEqual(['church-0']);
  });

  it('of two equal cards the one that is touched rises, and the other one after it', () => {
    const { picks, settle } = at(HAND);
    for (const [key, raised] of [
      ['church-0#0', ['church-0#0']],
      ['church-0#1', ['church-0#0', 'church-0#1']],
      ['church-0#0', ['church-0#1']],
    ] as const) {
      picks.toggle(key);
      expect(picks.raised).toEqual(raised);
      settle();
      expect(picks.raised).toEqual(raised);
    }
    expect(picks.picked).toEqual({ 'church-0': 1 });
  });

  it('doing without is no main button as long as something can be chosen, and Enter does not press it', () => {
    const { picks, settle } = at(HAND);
    const buttons = (): string[][] => pickChoices(cartusWords('en'), picks).map((c) => [c.label, c.group, c.key]);
    expect(buttons()).toEqual([['Play none', 'main', '0']]);
    // in a small window it stands in the last line, which stays in sight, and is still no main button
    const [small] = pickChoices(cartusWords('en'), picks, true);
    expect(small).toMatchObject({ label: 'Play none', group: 'end', calm: true });
    expect(picks.empty).toBe(true);
    picks.pick('joker');
    settle();
    expect(buttons().at(-1)).toEqual(['Play this one', 'end', '↵']);
    const nothing = at({ gold: 1 });
    expect(pickChoices(cartusWords('en'), nothing.picks).map((c) => [c.label, c.group])).toEqual([
      ['Play none', 'end'],
    ]);
  });

  it('a Gold cannot be played', () => {
    const { table, picks } = at(HAND);
    picks.pick('gold');
    expect(table.steps).toEqual([]);
  });

  it('none: takes all back, then ends', () => {
    const { table, picks, settle } = at(HAND);
    for (const kind of ['church-4', 'joker']) {
      picks.pick(kind);
      settle();
    }
    picks.none();
    settle();
    expect(table.steps.slice(2)).toEqual(['back', 'back', 'done']);
  });

  it('ends without a card', () => {
    const { table, picks } = at(HAND);
    expect(picks.complete).toBe(true);
    picks.end();
    expect(table.steps).toEqual(['done']);
  });

  it('the last card of a gift goes only when the gift is made', () => {
    const { table, picks, settle } = at(HAND, 'sword-give', { name: 'give', to: 2, count: 2 });
    expect(picks.complete).toBe(false);
    picks.pick('gold');
    settle();
    picks.pick('joker');
    settle();
    expect(table.steps).toEqual(['gold']);
    expect(picks.now).toEqual({ gold: 1, joker: 1 });
    expect(picks.kinds).toEqual([]);
    picks.putBack('gold#0');
    settle();
    picks.pick('sword');
    settle();
    expect(picks.now).toEqual({ joker: 1, sword: 1 });
    expect(picks.complete).toBe(true);
    picks.end();
    settle();
    expect(kindsIn(picks.picked)).toEqual(['joker', 'sword']);
    expect(table.ended).toBe(true);
  });

  it('what the table picks by itself counts', () => {
    const { table, picks, settle } = at({ sword: 1, 'church-4': 3 }, 'tower-give', { name: 'give', to: 2, count: 3 }, [
      'church-4',
    ]);
    picks.pick('sword');
    settle();
    expect(picks.now).toEqual({ sword: 1, 'church-4': 1 });
    picks.pick('church-4');
    picks.end();
    settle();
    expect(table.ended).toBe(true);
  });

  it('a wish that waits for its end stays the same thing, so that nothing runs in circles', () => {
    const wish = { goal: { gold: 1, joker: 1 }, removing: false, end: false };
    expect(afterStep({ gold: 1 }, wish)).toBe(wish);
  });

  it('forgets what it wanted when the table refuses', () => {
    const { table, picks } = at(HAND);
    picks.wish = { goal: { joker: 1 }, removing: false, end: false };
    table.refusal = { type: 'refused', reason: 'stale' };
    picks.go();
    expect(picks.wish).toBeNull();
  });
});
