// Levels of class cards as a view tells them, and the tiles that are left (UPG-2, -3, -51 to -55).
import { tilesEn } from '../../../words/tiles.en';
import type { TileLevel } from '../../../words/tiles';
import type { BoardView, Upgrades } from '../../../wire/board';

export const ALCHEMIST = 'alchemist';
export const upgrades = (view: BoardView): Upgrades => view.modules!.upgrades!;

const slotOf = (view: BoardView, card: string): number => view.cards.findIndex((one) => one.id === card);

/** That of the tile on the card; none on the first level. */
export function levelOf(view: BoardView, card: string): TileLevel | null {
  const level = upgrades(view).levels[slotOf(view, card)] ?? 0;
  return level === 2 || level === 3 ? level : null;
}
/** The card whose ability the Alchemist has. */
export const lent = (view: BoardView): string | null => upgrades(view).alchemist;

/** The card whose words a card bears now, and at which level. */
export function bears(view: BoardView, card: string): { of: string; level: TileLevel } | null {
  const other = card === ALCHEMIST ? lent(view) : null;
  if (other) return { of: other, level: 3 };
  const level = levelOf(view, card);
  return level ? { of: card, level } : null;
}

/** Cards in play that have a tile; those of Mercatus by a house rule (MERC-130). */
export const tiled = (view: BoardView): string[] =>
  view.cards
    .filter((card) => card.id in tilesEn && (card.number < 34 || view.options['merc_upgrades'] === 'on'))
    .map((card) => card.id);
/** Those whose tile lies on no card. */
export const supply = (view: BoardView): string[] =>
  tiled(view).filter((card) => levelOf(view, card) === null && lent(view) !== card);

export function withLevel(view: BoardView, card: string, level: number): BoardView {
  const levels = view.cards.map((one, i) => (one.id === card ? level : (upgrades(view).levels[i] ?? 0)));
  return { ...view, modules: { ...view.modules, upgrades: { ...upgrades(view), levels } } };
}
export const withLent = (view: BoardView, card: string | null): BoardView => ({
  ...view,
  modules: { ...view.modules, upgrades: { ...upgrades(view), alchemist: card } },
});
