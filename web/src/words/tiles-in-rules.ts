// What each upgrade tile does, as the clauses of the rules: UPG-21 to -47 in the order of the cards, MERC-131 for those
// of Mercatus.
import { cardsDe } from './cards.de';
import { cardsEn } from './cards.en';
import { de } from './de';
import { en } from './en';
import { mercatusDe } from './mercatus.de';
import { mercatusEn } from './mercatus.en';
import { isReconstructed, plainTile, tileClause } from './tiles';
import { tilesEn } from './tiles.en';

const NAMES: Record<string, Record<string, { name: string }>> = {
  en: { ...en.cards, ...cardsEn.cards, ...mercatusEn.cards },
  de: { ...de.cards, ...cardsDe.cards, ...mercatusDe.cards },
};
const LOST: Record<string, string> = {
  en: ' (The printed text of level II could not be read. This is a reconstruction.)',
  de: ' (Der gedruckte Text der Stufe II war nicht lesbar. Dies ist eine Rekonstruktion.)',
};
/** The first card of Mercatus among those that have tiles. */
const NUMBERED = 27;

export function clausesOfTiles(code: 'en' | 'de'): Record<string, string> {
  const clauses: Record<string, string> = {};
  for (const [i, card] of Object.keys(tilesEn).entries()) {
    const clause = tileClause(i < NUMBERED ? i + 1 : 34);
    const name = (NAMES[code]?.[card]?.name ?? card).replaceAll('\u00ad', '');
    const text =
      `${name}: II: ${plainTile(code, card, 2)} III: ${plainTile(code, card, 3)}` +
      (isReconstructed(card, 2) ? LOST[code] : '');
    clauses[clause] = clauses[clause] ? `${clauses[clause]} ${text}` : text;
  }
  return clauses;
}
