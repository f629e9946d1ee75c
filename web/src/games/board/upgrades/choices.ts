// What upgrading a card, and a tile on the Alchemist, would change.
import type { Lang } from '../../../words/en';
import { plainTile } from '../../../words/tiles';
import { upgradeWords } from '../../../words/upgrades';
import type { Decision } from '../../../wire/protocol';
import type { Choice } from '../../../table/play/choice';
import type { BoardView } from '../../../wire/board';
import { bears, levelOf } from './levels';
import Sign from './Sign.svelte';

const plain = (text: string): string => text.replaceAll('\u00ad', '');

export function tileChoices(all: Choice[], lang: Lang, decision: Decision, view: BoardView): Choice[] {
  const words = upgradeWords(lang.code);
  return all.map((choice): Choice => {
    const { kind, card, part } = choice.option;
    if (kind === 'part') {
      const names = words.parts[decision.name] ?? words.parts['']!;
      return { ...choice, label: names[part === 'b' ? 1 : 0] };
    }
    if (!card) return choice;
    if (kind !== 'upgrade' && kind !== 'tile') {
      const worn = kind === 'take' ? null : bears(view, card);
      return worn ? { ...choice, mark: { sign: words.roman[worn.level]!, words: words.level(worn.level) } } : choice;
    }
    const level = kind === 'tile' || levelOf(view, card) ? 3 : 2;
    const name = plain(lang.cards[card]?.name ?? card);
    return {
      ...choice,
      // the seal says it, and the words do
      card: null,
      label: kind === 'tile' ? words.tile(name) : words.upgrade(name, level),
      about: {
        lines: [...(kind === 'tile' ? [words.onAlchemist] : []), plainTile(lang.code, card, level)],
        notice: '',
        sign: Sign,
        id: String(level),
      },
    };
  });
}
