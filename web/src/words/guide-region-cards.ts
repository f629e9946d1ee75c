// The words of the guide to region cards, by language.
import { guideRegionDe } from './guide-region-cards.de';
import { guideRegionEn, type RegionGuideWords } from './guide-region-cards.en';

export const guideRegionWords = (code: string): RegionGuideWords => (code === 'de' ? guideRegionDe : guideRegionEn);
