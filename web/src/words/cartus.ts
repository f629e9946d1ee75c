import { cartusDe } from './cartus.de';
import { cartusEn, type CartusWords } from './cartus.en';

export type { CartusWords };
const ALL: Record<string, CartusWords> = { en: cartusEn, de: cartusDe };

/** The words of the card game's table; they come with it. */
export const cartusWords = (code: string): CartusWords => ALL[code] ?? cartusEn;
