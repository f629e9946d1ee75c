// Why a table cannot be laid like this, in the words of its game.
import { buildingNames } from '../words/buildings';
import { cartusSetupWords } from '../words/cartus-setup';
import type { Lang } from '../words/en';
import type { Online } from '../words/online.en';
import type { Refusal } from '../wire/protocol';
import type { GameId } from '../wire/setup';
import { CARDS } from '../games/board/setup/card-table';
import { refusalInWords } from '../table/rules';

/** Buildings and classes are told by their ids, alone or before an equals sign. */
function named(text: Lang, subject: string): string {
  const names: Record<string, string> = { ...text.classes, ...buildingNames(text.code) };
  return subject.replace(/^[a-z-]+/, (id) => names[id] ?? id);
}

/** Refusals of which only this game has words. */
const OWN: Record<GameId, (text: Lang, code: string, subject: string) => string | undefined> = {
  rattus: () => undefined,
  cartus: (text, code, subject) =>
    cartusSetupWords(text.code).refusals[code.replace(/^cartus-/, '')]?.(named(text, subject)),
};

export function reasonInWords(
  text: Lang,
  online: Online,
  game: GameId,
  { code, subject = '', text: otherwise }: Refusal,
): string {
  const own = OWN[game](text, code, subject);
  if (own !== undefined) return own;
  return refusalInWords(online, code, subject, otherwise, (number) => {
    const card = CARDS.find((c) => c.number === number);
    return card && text.cards[card.id]?.name.replaceAll('\u00ad', '');
  });
}
