// The language in use. English is always there; others are fetched when they are chosen, and so are the words of
// screens and cards that the first game does without.
import { withCards } from './cards';
import { en, type Lang } from './en';
import type { Online } from './online.en';

export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

class Language {
  text = $state.raw<Lang>(en);
  /** The words without other names for regions. */
  private told: Lang = en;
  private regions: Record<string, string> | null = null;
  private words = $state.raw<Online | null>(null);
  private wanted: LanguageCode = 'en';
  private around = false;
  private allCards = false;
  private reasons = false;
  /** What modules add to the words of a language; it comes with them. */
  private more: ((text: Lang) => Lang)[] = [];

  /** Words of the screens around the table, which fetch them before they open. */
  get online(): Online {
    if (!this.words) throw new Error('words that nobody has fetched');
    return this.words;
  }

  choose(code: LanguageCode): Promise<void> {
    this.wanted = code;
    return this.fetch();
  }

  fetchOnline(): Promise<void> {
    this.around = true;
    return this.words ? Promise.resolve() : this.fetch();
  }

  /** Words of all class cards. */
  fetchCards(): Promise<void> {
    this.allCards = true;
    return this.text.more ? Promise.resolve() : this.fetch();
  }

  /** Words for refusals. */
  fetchReasons(): Promise<void> {
    if (this.reasons) return Promise.resolve();
    this.reasons = true;
    return this.fetch();
  }

  /** Words of a module, in every language. */
  extend(more: (text: Lang) => Lang): void {
    if (this.more.includes(more)) return;
    this.more.push(more);
    this.told = more(this.told);
    this.show();
  }

  /** Other names for some regions, by id, in every language; null for their own names again. */
  callRegions(names: Record<string, string> | null): void {
    this.regions = names;
    this.show();
  }

  private show(): void {
    const { told, regions } = this;
    this.text = regions ? { ...told, regions: { ...told.regions, ...regions } } : told;
  }

  private async fetch(): Promise<void> {
    const code = this.wanted;
    const german = code === 'de';
    const [text, words, cards, why] = await Promise.all([
      german ? import('./de').then((m) => m.de) : en,
      !this.around
        ? null
        : german
          ? import('./online.de').then((m) => m.onlineDe)
          : import('./online.en').then((m) => m.onlineEn),
      !this.allCards
        ? null
        : german
          ? import('./cards.de').then((m) => m.cardsDe)
          : import('./cards.en').then((m) => m.cardsEn),
      !this.reasons ? null : german ? import('./why.de').then((m) => m.whyDe) : import('./why.en').then((m) => m.whyEn),
    ]);
    if (code !== this.wanted || (this.around && !words) || (this.allCards && !cards) || (this.reasons && !why))
      return this.fetch();
    const told = why ? { ...text, play: { ...text.play, why } } : text;
    this.told = this.more.reduce((all, more) => more(all), cards ? withCards(told, cards) : told);
    this.show();
    if (words) this.words = words;
    if (typeof document !== 'undefined') document.documentElement.lang = code;
  }
}

export const language = new Language();
