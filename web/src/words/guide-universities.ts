// The words of the guide to universities, by language.
import { guideUniversitiesDe } from './guide-universities.de';
import { guideUniversitiesEn, type UniversityGuideWords } from './guide-universities.en';

export const guideUniversityWords = (code: string): UniversityGuideWords =>
  code === 'de' ? guideUniversitiesDe : guideUniversitiesEn;
