// Which table a person wants to sit down at.
import type { BoardId, Level, SeatSetUp, SetUp } from '../session/protocol';

const NAMES = ['Bertrand', 'Cosima', 'Dietrich', 'Eleonora', 'Fulko'];
const MOST: Record<BoardId, number> = { classic: 3, 'big-box': 5 };

class TableChoice {
  opponents = $state(3);
  level = $state<Level>('normal');
  board = $state<BoardId>('classic');

  setOpponents(n: number): void {
    this.opponents = n;
    if (n > MOST[this.board]) this.board = 'big-box';
  }

  setBoard(board: BoardId): void {
    this.board = board;
    this.opponents = Math.min(this.opponents, MOST[board]);
  }

  /** `?seed=` with 32 hexadecimal digits plays the same game again. */
  get seed(): string | null {
    return new URLSearchParams(location.search).get('seed');
  }

  get setup(): SetUp {
    return { board: this.board, players: this.opponents + 1 };
  }

  /** The person has no name here; the page says "you". */
  get seats(): SeatSetUp[] {
    const computers = NAMES.slice(0, this.opponents)
      .map((name): SeatSetUp => ({ kind: 'computer', name, player: 'search', level: this.level }));
    return [{ kind: 'person', name: '' }, ...computers];
  }
}

export const tableChoice = new TableChoice();
