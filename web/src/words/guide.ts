import { guideDe } from './guide.de';
import { guideEn, type GuideWords } from './guide.en';

const ALL: Record<string, GuideWords> = { en: guideEn, de: guideDe };

/** The words of the first-game guide; they come with it. */
export const guideWords = (code: string): GuideWords => ALL[code] ?? guideEn;
