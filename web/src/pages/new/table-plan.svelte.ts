// A table that somebody is setting up.
import type { BoardId, CardId, Level, Refusal, SeatPlan, SetUp } from '../../wire/protocol';
import { byGame, gameOf, type BoardSetUp, type GameId } from '../../wire/setup';
import {
  CARDS,
  cardsOf,
  dueFor,
  fits,
  SUGGESTED,
  surprise,
  withCard,
  withoutCard,
  type CardRow,
  type Frame,
  type Wishes,
} from '../../games/board/setup/card-table';
import { CartusPlan } from '../../games/cartus/setup/cartus-plan.svelte';
import { FAMILY, kinOf, without, type Kin } from './family';
import { fitting, MODULES, switchOf } from '../../games/board/setup/modules';
import type { BoardPlan, CardWay } from '../../games/board/setup/plan';
import { PRESETS, type Preset } from '../../games/board/setup/presets';
import type { PresetId } from '../../words/modules-setup';
import { COMPUTERS } from '../../table/play/table-choice.svelte';

export type SeatKind = 'me' | 'here' | 'open' | 'computer';

export interface SeatDraft {
  key: number;
  kind: SeatKind;
  name: string;
  level: Level;
}

const LEAST_SEATS = 2;
const LAST_NAME = 'Gisela';

/** What is wrong with the people, before the rules have a say. */
export type Flaw =
  | { seat: number; what: 'name-missing' }
  | { seat: number; what: 'name-twice'; name: string }
  | { seat: 0; what: 'nobody' };

export class TablePlan implements BoardPlan {
  seats = $state<SeatDraft[]>([]);
  game = $state<GameId>('rattus');
  /** What the card game is laid with, kept while the board game is looked at. */
  readonly cartus = new CartusPlan();
  board = $state<BoardId>('classic');
  cardWay = $state<CardWay>('standard');
  chosen = $state<CardId[]>(['peasant', 'monk', 'merchant', 'witch', 'king', 'knight']);
  options = $state<Record<string, string | number>>({});
  modules = $state<string[]>([]);
  listed = $state(false);
  private keys = 0;

  constructor(me: string, friends: boolean) {
    const kinds: SeatKind[] = friends ? ['me', 'open', 'computer'] : ['me', 'computer', 'computer', 'computer'];
    for (const kind of kinds) this.seats.push(this.seat(kind, me));
  }

  get due(): number {
    return dueFor(this.seats.length);
  }

  get shown(): CardRow[] {
    const here = CARDS.filter((card) => fits(card, this.frame));
    if (this.cardWay === 'chosen') return CARDS.filter((card) => this.chosen.includes(card.id));
    return this.cardWay === 'random'
      ? here
      : CARDS.filter((card) => card.group === 'base' || (this.due === 8 && [21, 22].includes(card.number)));
  }

  private get frame(): Frame {
    return { board: this.board, players: this.seats.length, modules: this.inPlay };
  }

  get inPlay(): string[] {
    return fitting(this.modules, this.board);
  }

  play(module: string, on: boolean): void {
    const { board, card } = switchOf(module) ?? {};
    if (card && this.cardWay !== 'random') {
      const cards = this.shown.map(({ id }) => id);
      if (on) this.cardWay = 'chosen';
      if (this.cardWay === 'chosen') this.chosen = on ? withCard(cards, card, this.due) : withoutCard(cards, card);
    }
    const others = this.modules.filter((one) => one !== module);
    if (on && board) this.board = board;
    this.modules = on ? [...others, module] : others;
    if (!on) this.forget([module]);
  }

  /** Cards that need one of these modules go. */
  private forget(modules: readonly string[]): void {
    const gone = new Set(CARDS.filter((card) => card.module && modules.includes(card.module)).map((card) => card.id));
    this.chosen = this.chosen.filter((id) => !gone.has(id));
  }

  /** Which of the family it is. */
  get kin(): Kin {
    return kinOf(this.game, this.board, this.modules);
  }

  set kin(kin: Kin) {
    const { game, board, modules } = FAMILY[kin];
    this.game = game;
    // what the board game was laid with is kept meanwhile
    if (!board) return;
    this.board = board;
    this.modules = [...modules, ...this.modules.filter((module) => switchOf(module))];
    this.forget(without(kin));
  }

  suggest(module: string, set: string): void {
    this.cardWay = 'chosen';
    const numbers = SUGGESTED[module]?.[set] ?? [];
    this.chosen = CARDS.filter((card) => numbers.includes(card.number)).map((card) => card.id);
  }

  suggested(module: string): string | null {
    const numbers = CARDS.filter((card) => this.chosen.includes(card.id)).map((card) => card.number);
    const same = (set: number[]): boolean => set.length === numbers.length && set.every((n) => numbers.includes(n));
    return this.cardWay === 'chosen'
      ? (Object.entries(SUGGESTED[module] ?? {}).find(([, set]) => same(set))?.[0] ?? null)
      : null;
  }

  choose(group: string): void {
    this.cardWay = 'chosen';
    if (group === 'africanus') this.board = 'big-box';
    this.chosen = cardsOf(group, this.frame);
  }

  surprise(wishes: Wishes): void {
    this.cardWay = 'chosen';
    this.chosen = surprise(this.frame, wishes);
  }

  preset(id: PresetId): void {
    const { board, modules, seats, cards }: Preset = PRESETS[id]();
    this.game = 'rattus';
    this.board = board;
    this.modules = [...modules];
    while (seats && this.seats.length < seats) this.add();
    while (seats && this.seats.length > seats) this.seats.pop();
    this.cardWay = cards === 'first' ? 'standard' : 'chosen';
    if (cards !== 'first') this.chosen = surprise(this.frame, cards);
  }

  /** Takes over a set-up that came by link or file; people who are there already stay. */
  take(setup: SetUp): void {
    this.game = gameOf(setup);
    while (this.seats.length < Math.min(this.most, setup.players)) this.add();
    while (this.seats.length > Math.max(LEAST_SEATS, setup.players)) this.seats.pop();
    byGame(setup, { rattus: (one) => this.takeBoard(one), cartus: (one) => this.cartus.take(one) });
  }

  private takeBoard(setup: BoardSetUp): void {
    this.board = setup.board;
    this.cardWay = setup.cards === undefined ? 'standard' : setup.cards === 'random' ? 'random' : 'chosen';
    // what no card is called cannot be shown, and would be in the way
    if (Array.isArray(setup.cards))
      this.chosen = CARDS.map((card) => card.id).filter((id) => setup.cards!.includes(id));
    this.options = { ...setup.options };
    // what has no switch here could not be switched off
    this.modules = (setup.modules ?? []).filter((module) => MODULES.includes(module));
    if (FAMILY[this.kin].modules.length > 0) this.board = FAMILY[this.kin].board ?? this.board;
  }

  get setup(): SetUp {
    const rows: Record<GameId, () => SetUp> = {
      rattus: () => this.boardSetup(),
      cartus: () => this.cartus.setup(this.seats.length),
    };
    return rows[this.game]();
  }

  private boardSetup(): BoardSetUp {
    return {
      board: this.board,
      players: this.seats.length,
      ...(this.cardWay === 'random'
        ? { cards: 'random' as const }
        : this.cardWay === 'chosen'
          ? { cards: [...this.chosen] }
          : {}),
      ...(this.inPlay.length > 0 ? { modules: this.inPlay } : {}),
      ...(Object.keys(this.options).length > 0 ? { options: { ...this.options } } : {}),
    };
  }

  /** Seats that there may be; whoever comes from the other game with more is told so. */
  get most(): number {
    return FAMILY[this.kin].seats;
  }

  get online(): boolean {
    return this.seats.some((seat) => seat.kind === 'open');
  }

  /** Several persons at this device have to be told apart. */
  get shared(): boolean {
    return this.seats.some((seat) => seat.kind === 'here');
  }

  get flaws(): Flaw[] {
    const people = this.seats
      .map((seat, i) => ({ ...seat, number: i + 1, name: seat.name.trim() }))
      .filter((seat) => seat.kind === 'me' || seat.kind === 'here');
    const needed = people.filter((seat) => seat.kind === 'here' || this.shared || this.online);
    const named = people.map((seat) => seat.name);
    return [
      ...(people.length === 0 ? [{ seat: 0, what: 'nobody' } as const] : []),
      ...needed.filter((seat) => !seat.name).map((seat) => ({ seat: seat.number, what: 'name-missing' }) as const),
      ...people
        .filter((seat) => seat.name && named.filter((name) => name === seat.name).length > 1)
        .map((seat) => ({ seat: seat.number, what: 'name-twice', name: seat.name }) as const),
    ];
  }

  /** Computer players give way to people of the same name. */
  get plans(): SeatPlan[] {
    const taken = this.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name.trim());
    const free = COMPUTERS.filter((name) => !taken.includes(name));
    const people = this.seats
      .filter((seat) => seat.kind === 'me' || seat.kind === 'here')
      .map((seat) => seat.name.trim());
    return this.seats.map(({ kind, name, level }): SeatPlan => {
      if (kind === 'open') return { kind };
      if (kind === 'computer')
        return { kind, name: people.includes(name) ? (free.shift() ?? LAST_NAME) : name, player: 'search', level };
      return { kind: 'me', name: name.trim() };
    });
  }

  add(): void {
    if (this.seats.length < this.most) this.seats.push(this.seat('computer'));
  }

  remove(index: number): void {
    if (this.seats.length > LEAST_SEATS) this.seats.splice(index, 1);
  }

  get removable(): boolean {
    return this.seats.length > LEAST_SEATS;
  }

  change(index: number, kind: SeatKind, me: string): void {
    const seat = this.seats[index];
    if (!seat) return;
    seat.kind = kind;
    seat.name = kind === 'computer' ? this.freeName() : kind === 'me' ? me : '';
  }

  toggle(card: CardId): void {
    const order = CARDS.map(({ id }) => id);
    this.chosen = (this.chosen.includes(card) ? this.chosen.filter((id) => id !== card) : [...this.chosen, card]).sort(
      (a, b) => order.indexOf(a) - order.indexOf(b),
    );
  }

  setOption(key: string, value: string | number, usual: string | number): void {
    const others = Object.fromEntries(Object.entries(this.options).filter(([k]) => k !== key));
    this.options = value === usual ? others : { ...others, [key]: value };
  }

  private freeName(): string {
    return COMPUTERS.find((name) => !this.seats.some((seat) => seat.name === name)) ?? LAST_NAME;
  }

  private seat(kind: SeatKind, name = ''): SeatDraft {
    return { key: this.keys++, kind, name: kind === 'computer' ? this.freeName() : name, level: 'normal' };
  }
}

export type Place = 'game' | 'board' | 'cards' | 'buildings' | 'rules' | 'table';

const PLACES: Record<GameId, (code: string, subject: string) => Place> = {
  rattus: (code, subject) => {
    if (['player-count', 'unknown-board'].includes(code)) return 'board';
    if (code === 'needs-big-box' && MODULES.includes(subject)) return 'board';
    if (code.startsWith('mercatus-') || code === 'unknown-module') return 'game';
    if (code === 'option-value' || code === 'unknown-option') return 'rules';
    return /card|chivalry|big-box|selection|module/.test(code) ? 'cards' : 'table';
  },
  cartus: (code, subject) => {
    if (code === 'player-count' || code === 'board-game-module') return 'game';
    // a class that no split knows is refused like an option
    if (/split|building|other-class|bad-part|guard-tower/.test(code) || subject.startsWith('buildings='))
      return 'buildings';
    return /option|value|seat/.test(code) ? 'rules' : 'table';
  },
};

/** Beside what a refusal is shown. */
export const placeOf = ({ code, subject = '' }: Refusal, game: GameId = 'rattus'): Place => PLACES[game](code, subject);
