// What a person likes, kept in the browser.
import { LANGUAGES, language, type LanguageCode } from '../words/lang.svelte';
import { storedFields } from '../wire/stored';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export const SPEEDS: Speed[] = ['off', 'fast', 'normal', 'slow'];
const PACE: Record<Speed, number> = { off: 0, fast: 150, normal: 270, slow: 400 };

interface Kept {
  language: LanguageCode;
  speed: Speed;
  letters: boolean;
  odds: boolean;
  printedNames: boolean;
  keys: boolean;
  sound: boolean;
  muted: boolean;
}

const KEY = 'rattus-settings';

function firstLanguage(): LanguageCode {
  const wanted = navigator.languages.map((l) => l.slice(0, 2));
  return wanted.map((w) => LANGUAGES.find((l) => l.code === w)?.code).find((code) => code !== undefined) ?? 'en';
}

class Settings {
  private readonly stillness =
    typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
  language = $state<LanguageCode>('en');
  speed = $state<Speed>('normal');
  letters = $state(false);
  odds = $state(true);
  /** Regions go by the names that the Big Box board prints, at tables of that board. */
  printedNames = $state(false);
  /** Letters and digits do something at the table. */
  keys = $state(true);
  /** A bell when it is one's turn. */
  sound = $state(false);
  /** The chat is not shown. */
  muted = $state(false);
  /** Settled when the words of the chosen language are there, or cannot be had. */
  ready: Promise<void> = Promise.resolve();

  constructor() {
    if (typeof localStorage === 'undefined') return;
    const kept = storedFields(KEY);
    const flag = (name: keyof Kept, usual: boolean): boolean =>
      kept[name] === undefined ? usual : kept[name] === true;
    this.language = LANGUAGES.find(({ code }) => code === kept.language)?.code ?? firstLanguage();
    this.speed = SPEEDS.find((speed) => speed === kept.speed) ?? (this.stillness?.matches ? 'off' : 'normal');
    this.letters = flag('letters', false);
    this.odds = flag('odds', true);
    this.printedNames = flag('printedNames', false);
    this.keys = flag('keys', true);
    this.sound = flag('sound', false);
    this.muted = flag('muted', false);
    this.ready = language.choose(this.language).catch(() => undefined);
  }

  /** Milliseconds for one event; 0 shows only outcomes. */
  get pace(): number {
    return this.stillness?.matches ? 0 : PACE[this.speed];
  }

  change(part: Partial<Kept>): void {
    Object.assign(this, part);
    if (part.language) void language.choose(part.language);
    const { language: code, speed, letters, odds, printedNames, keys, sound, muted } = this;
    try {
      const kept: Kept = { language: code, speed, letters, odds, printedNames, keys, sound, muted };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // storage may be barred; then nothing is kept
    }
  }
}

export const settings = new Settings();
