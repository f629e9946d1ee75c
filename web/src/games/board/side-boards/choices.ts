// What a space of the guild board or a city would do, in words, and whose citizen is there.
import type { Lang } from '../../../words/en';
import { sideBoardWords } from '../../../words/side-boards';
import type { CardId, Decision } from '../../../wire/protocol';
import { CARDS } from '../setup/card-table';
import type { Choice } from '../../../table/play/choice';
import type { BoardView } from '../../../wire/board';
import { cityOf, spaceOf } from './places';

/** With the symbol of its card; a tile there is no part of it (GLD-5). */
function ofSpace({ mark: _, ...choice }: Choice, card: CardId, label: string): Choice {
  const row = CARDS.find(({ id }) => id === card)!;
  return { ...choice, label, card: { ...row, holder: null, used: false, blocked: false } };
}
const stands = (choice: Choice, seat: number | null): Choice => (seat ? { ...choice, stands: seat } : choice);

export function sideBoardChoices(all: Choice[], lang: Lang, decision: Decision, view: BoardView): Choice[] {
  const words = sideBoardWords(lang.code);
  const plain = (card: string): string => (lang.cards[card]?.name ?? card).replaceAll('\u00ad', '');
  return all.map((choice): Choice => {
    const { kind, card, module, region } = choice.option;
    if (kind === 'guild' && card) return ofSpace(choice, card, words.guild(plain(card)));
    if (kind === 'space' && card) return stands(ofSpace(choice, card, plain(card)), spaceOf(view, card));
    if (decision.name === 'D-INN-CITY' && region) return stands(choice, cityOf(view, region));
    if (kind !== 'extra' || !module) return choice;
    return { ...choice, label: region ? words.byCity(lang.regions[region] ?? region) : words.byGuild };
  });
}
