// The part of a set-up that Cartus alone has: which buildings come into the game, and its options (CART section 9).
import { CARTUS_RULES } from '../../../wire/catalogue';
import type { CartusClass, CartusSetUp, Options } from '../../../wire/setup';
import { BUILDINGS, CLASSES, COPIES } from '../play/split';

export type Method = 'fixed' | 'random-per-class' | 'mixed';
const METHOD = 'buildings';
export const METHODS = CARTUS_RULES.find((rule) => rule.key === METHOD)!.values as readonly Method[];

/** The house rules beside the method. */
export const CARTUS_OPTIONS = CARTUS_RULES.filter((rule) => rule.key !== METHOD);

type Parts = [number, number];
type Split = NonNullable<CartusSetUp['split']>;
const usual = (): Record<CartusClass, Parts> =>
  Object.fromEntries(CLASSES.map((name) => [name, [COPIES, 0]])) as Record<CartusClass, Parts>;

export class CartusPlan {
  method = $state<Method>('fixed');
  split = $state<Record<CartusClass, Parts>>(usual());
  /** Without the method; only what is not as usual. */
  options = $state<Options>({});

  /** So many of the first building of a class, the others of the second. */
  share(name: CartusClass, first: number): void {
    const some = Math.max(0, Math.min(COPIES, Math.round(first)));
    this.split[name] = [some, COPIES - some];
  }

  setOption(key: string, value: string): void {
    const others = Object.fromEntries(Object.entries(this.options).filter(([k]) => k !== key));
    const usual = CARTUS_OPTIONS.find((rule) => rule.key === key)?.usual;
    this.options = value === usual ? others : { ...others, [key]: value };
  }

  get usualSplit(): boolean {
    return CLASSES.every((name) => this.split[name][0] === COPIES && this.split[name][1] === 0);
  }

  useUsual(): void {
    this.split = usual();
  }

  /** A guard-tower may come into the game (CART-18). */
  get guardTower(): boolean {
    return this.method === 'fixed' ? this.split.chivalry[1] > 0 : this.options.guard_tower_2p === 'allow';
  }

  take({ split, options = {} }: CartusSetUp): void {
    const { buildings: method, ...others } = options;
    this.method = METHODS.find((one) => one === method) ?? 'fixed';
    this.options = others;
    this.useUsual();
    for (const name of CLASSES) {
      const parts = split?.[name];
      if (parts) this.split[name] = BUILDINGS[name].map((id) => parts[id] ?? 0) as Parts;
    }
  }

  /** What differs from the first game is said, and nothing else; a split goes only with fixed buildings (CART-24). */
  setup(players: number): CartusSetUp {
    const parts = CLASSES.filter((name) => this.split[name][0] !== COPIES || this.split[name][1] !== 0).map((name) => [
      name,
      Object.fromEntries(BUILDINGS[name].map((id, i) => [id, this.split[name][i]!])),
    ]);
    const options: Options = { ...(this.method === 'fixed' ? {} : { buildings: this.method }), ...this.options };
    return {
      game: 'cartus',
      players,
      ...(this.method === 'fixed' && parts.length > 0 ? { split: Object.fromEntries(parts) as Split } : {}),
      ...(Object.keys(options).length > 0 ? { options } : {}),
    };
  }
}
