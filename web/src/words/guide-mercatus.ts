// The words of the guide to Mercatus, by language.
import { guideMercatusDe } from './guide-mercatus.de';
import { guideMercatusEn, type MercatusGuideWords } from './guide-mercatus.en';

export const guideMercatusWords = (code: string): MercatusGuideWords =>
  code === 'de' ? guideMercatusDe : guideMercatusEn;
