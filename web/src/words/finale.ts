import { finaleDe } from './finale.de';
import { finaleEn, type FinaleWords } from './finale.en';

const ALL: Record<string, FinaleWords> = { en: finaleEn, de: finaleDe };

/** The words of the final ravaging; they come with it. */
export const finaleWords = (code: string): FinaleWords => ALL[code] ?? finaleEn;
