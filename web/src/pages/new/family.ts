// The games of the family: the board game on either board, with goods, and the card game.
import type { BoardId } from '../../wire/protocol';
import type { GameId } from '../../wire/setup';
import { CARTUS_SEATS } from '../../games/cartus/play/split';

export const KIN = ['rattus', 'big-box', 'mercatus', 'cartus'] as const;
export type Kin = (typeof KIN)[number];

const MOST_SEATS = 6;

/** What a game of the family is. */
interface Member {
  game: GameId;
  /** Of the board game: what it is laid with. */
  board: BoardId | null;
  modules: readonly string[];
  /** Seats that there may be. */
  seats: number;
}

export const FAMILY: Record<Kin, Member> = {
  rattus: { game: 'rattus', board: 'classic', modules: [], seats: MOST_SEATS },
  'big-box': { game: 'rattus', board: 'big-box', modules: [], seats: MOST_SEATS },
  mercatus: { game: 'rattus', board: 'classic', modules: ['mercatus'], seats: 4 },
  cartus: { game: 'cartus', board: null, modules: [], seats: CARTUS_SEATS },
};

/** Which of them something is; modules say more than the board. */
export function kinOf(game: GameId, board: BoardId, modules: readonly string[]): Kin {
  const fits = ({ game: its, board: laid, modules: more }: Member): boolean =>
    its === game && (more.length > 0 ? more.every((one) => modules.includes(one)) : laid === null || laid === board);
  return KIN.filter((kin) => fits(FAMILY[kin])).at(-1) ?? 'rattus';
}

/** Modules of the family that this one is played without. */
export const without = (kin: Kin): string[] =>
  Object.values(FAMILY)
    .flatMap(({ modules }) => modules)
    .filter((one) => !FAMILY[kin].modules.includes(one));
