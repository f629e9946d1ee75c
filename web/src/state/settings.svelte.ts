// What a person likes, kept in the browser.
import { LANGUAGES, language, type LanguageCode } from '../lang/lang.svelte';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export const SPEEDS: Speed[] = ['off', 'fast', 'normal', 'slow'];
const PACE: Record<Speed, number> = { off: 0, fast: 150, normal: 270, slow: 400 };

interface Kept {
  language: LanguageCode;
  speed: Speed;
  letters: boolean;
  odds: boolean;
}

const KEY = 'rattus-settings';

function firstLanguage(): LanguageCode {
  const wanted = navigator.languages.map((l) => l.slice(0, 2));
  return wanted.map((w) => LANGUAGES.find((l) => l.code === w)?.code).find((code) => code !== undefined) ?? 'en';
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {}; // storage may be barred; then nothing is kept
  }
}

class Settings {
  private readonly stillness = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
  language = $state<LanguageCode>('en');
  speed = $state<Speed>('normal');
  letters = $state(false);
  odds = $state(true);

  constructor() {
    if (typeof localStorage === 'undefined') return;
    const kept = read();
    this.language = kept.language ?? firstLanguage();
    this.speed = kept.speed ?? (this.stillness?.matches ? 'off' : 'normal');
    this.letters = kept.letters ?? false;
    this.odds = kept.odds ?? true;
    void language.choose(this.language);
  }

  /** Milliseconds for one event; 0 shows only outcomes. */
  get pace(): number {
    return this.stillness?.matches ? 0 : PACE[this.speed];
  }

  change(part: Partial<Kept>): void {
    Object.assign(this, part);
    if (part.language) void language.choose(part.language);
    const { language: code, speed, letters, odds } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language: code, speed, letters, odds }));
    } catch {
      // see read()
    }
  }
}

export const settings = new Settings();
