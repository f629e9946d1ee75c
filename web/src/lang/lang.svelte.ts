// The language in use. English is always there; others are fetched when they are chosen.
import { en, type Lang } from './en';

export const LANGUAGES = [{ code: 'en', name: 'English' }, { code: 'de', name: 'Deutsch' }] as const;
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

class Language {
  text = $state.raw<Lang>(en);
  rules = $state.raw<Record<string, string>>({});

  async choose(code: LanguageCode): Promise<void> {
    const text = code === 'de' ? (await import('./de')).de : en;
    const rules = code === 'de' ? (await import('./rules.de')).rulesDe : (await import('./rules.en')).rulesEn;
    this.text = text;
    this.rules = rules;
    document.documentElement.lang = code;
  }
}

export const language = new Language();
