// The rat tokens from where the viewer sits: what he knows, what he has not seen, what is gone.
import type { BoardView } from '../../wire/board';
import type { Face, RegionId, TokenSymbol } from '../../wire/protocol';
import { CLASSES } from '../../ui/pieces/icons';

export interface Unseen {
  face: Face;
  count: number;
  starting: number;
}

export interface Row {
  limit: number;
  total: number;
  faces: Unseen[];
}

const SYMBOLS: TokenSymbol[] = ['majority', 'all', ...CLASSES];
const order = (face: Face): string => face.symbols.map((s) => SYMBOLS.indexOf(s)).join();

/** Face-down tokens on the board whose faces the viewer has seen. */
export function knownTokens(view: BoardView): { face: Face; region: RegionId }[] {
  return Object.entries(view.regions).flatMap(([region, r]) =>
    r.tokens.flatMap((t) => (t.face ? [{ face: t.face, region }] : [])),
  );
}

/** Faces not yet seen, a row for each limit. */
export function unseenRows(unseen: Unseen[]): Row[] {
  const limits = [...new Set(unseen.map((u) => u.face.limit))].sort((a, b) => a - b);
  return limits.map((limit) => {
    const faces = unseen
      .filter((u) => u.face.limit === limit && u.count > 0)
      .sort((a, b) => a.face.symbols.length - b.face.symbols.length || order(a.face).localeCompare(order(b.face)));
    return { limit, faces, total: faces.reduce((n, u) => n + u.count, 0) };
  });
}

/** Of the tokens not yet seen, how many bear each symbol; those that no token of the set bears are left out. */
export function symbolShares(unseen: Unseen[]): { symbol: TokenSymbol; tokens: number; share: number }[] {
  const total = unseen.reduce((n, u) => n + u.count, 0);
  return SYMBOLS.flatMap((symbol) => {
    const tokens = unseen.filter((u) => u.face.symbols.includes(symbol)).reduce((n, u) => n + u.count, 0);
    return tokens > 0 ? [{ symbol, tokens, share: tokens / total }] : [];
  });
}

export function faceDown(view: BoardView): number {
  return Object.values(view.regions).reduce((n, r) => n + r.tokens.filter((t) => !t.face).length, 0);
}
