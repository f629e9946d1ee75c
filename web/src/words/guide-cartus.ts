// The words of the guide to Cartus, by language.
import { guideCartusDe } from './guide-cartus.de';
import { guideCartusEn, type CartusGuideWords } from './guide-cartus.en';

export const guideCartusWords = (code: string): CartusGuideWords => (code === 'de' ? guideCartusDe : guideCartusEn);
