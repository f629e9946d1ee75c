// The words of the guide to upgrade tiles, by language.
import { guideUpgradesDe } from './guide-upgrades.de';
import { guideUpgradesEn, type UpgradeGuideWords } from './guide-upgrades.en';

export const guideUpgradeWords = (code: string): UpgradeGuideWords =>
  code === 'de' ? guideUpgradesDe : guideUpgradesEn;
