// What a space of the guild board or a city would do, in words.
import type { Lang } from '../../lang/en';
import { sideBoardWords } from '../../lang/side-boards';
import type { Decision } from '../../session/protocol';
import type { Choice } from '../choices';

export function sideBoardChoices(all: Choice[], lang: Lang, _decision: Decision): Choice[] {
  const words = sideBoardWords(lang.code);
  const plain = (card: string): string => (lang.cards[card]?.name ?? card).replaceAll('\u00ad', '');
  return all.map((choice): Choice => {
    const { kind, card, module, region } = choice.option;
    if (kind === 'guild' && card) return { ...choice, card: null, label: words.guild(plain(card)) };
    if (kind === 'space' && card) return { ...choice, card: null, label: plain(card) };
    if (kind !== 'extra' || !module) return choice;
    return { ...choice, label: region ? words.byCity(lang.regions[region] ?? region) : words.byGuild };
  });
}
