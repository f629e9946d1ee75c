// The words of upgrade tiles, by language, and a language together with them.
import type { Lang } from './en';
import { pointEvents } from './points';
import { upgradesDe } from './upgrades.de';
import { upgradesEn, type UpgradeWords } from './upgrades.en';

export const upgradeWords = (code: string): UpgradeWords => (code === 'de' ? upgradesDe : upgradesEn);

export function withUpgrades(text: Lang): Lang {
  const words = upgradeWords(text.code);
  return {
    ...text,
    more: text.more && { ...text.more, answers: { ...text.more.answers, ...words.answers } },
    prompts: { ...text.prompts, ...words.prompts },
    events: { ...text.events, ...words.events, ...pointEvents(text.code) },
    options: { ...text.options, ...words.options },
    toDo: { ...text.toDo, ...words.toDo },
  };
}
