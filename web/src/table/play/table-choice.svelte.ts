// Which table a person wants to sit down at with one click.
import type { LocalPlan } from '../../wire/local';
import { LEVELS, type BoardId, type Level, type SeatPlan, type SetUp } from '../../wire/protocol';
import { storedFields } from '../../wire/stored';

export const COMPUTERS = ['Bertrand', 'Cosima', 'Dietrich', 'Eleonora', 'Fulko'];
const MOST: Record<BoardId, number> = { classic: 3, 'big-box': 5 };
const CARTUS_OPPONENTS = 4;
const KEY = 'rattus-choice';

class TableChoice {
  opponents = $state(3);
  level = $state<Level>('normal');
  board = $state<BoardId>('classic');

  constructor() {
    if (typeof localStorage === 'undefined') return;
    const { opponents, level, board } = storedFields(KEY);
    this.level = LEVELS.find((one) => one === level) ?? this.level;
    if (board === 'classic' || board === 'big-box') this.board = board;
    if (typeof opponents === 'number' && opponents >= 1 && opponents <= MOST[this.board])
      this.opponents = Math.floor(opponents);
  }

  setOpponents(n: number): void {
    this.opponents = n;
    if (n > MOST[this.board]) this.board = 'big-box';
    this.keep();
  }

  setBoard(board: BoardId): void {
    this.board = board;
    this.opponents = Math.min(this.opponents, MOST[board]);
    this.keep();
  }

  setLevel(level: Level): void {
    this.level = level;
    this.keep();
  }

  get plan(): LocalPlan {
    return this.against(this.opponents, { board: this.board, players: this.opponents + 1 });
  }

  /** The card game has a place less. */
  get cartusOpponents(): number {
    return Math.min(this.opponents, CARTUS_OPPONENTS);
  }

  get cartusPlan(): LocalPlan {
    return this.against(this.cartusOpponents, { game: 'cartus', players: this.cartusOpponents + 1 });
  }

  /** `?seed=` with 32 hexadecimal digits plays the same game again. The person has no name here; the page says
   *  "you". */
  private against(opponents: number, setup: SetUp): LocalPlan {
    const computers = COMPUTERS.slice(0, opponents).map((name): SeatPlan => ({
      kind: 'computer',
      name,
      player: 'search',
      level: this.level,
    }));
    return {
      setup,
      seats: [{ kind: 'me', name: '' }, ...computers],
      seed: new URLSearchParams(location.search).get('seed'),
    };
  }

  private keep(): void {
    const { opponents, level, board } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ opponents, level, board }));
    } catch {
      // then it is as it was the next time
    }
  }
}

export const tableChoice = new TableChoice();
