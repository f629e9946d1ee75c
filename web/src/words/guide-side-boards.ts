// The words of the guide to guilds and inns, by language.
import { guideSideBoardsDe } from './guide-side-boards.de';
import { guideSideBoardsEn, type SideBoardGuideWords } from './guide-side-boards.en';

export const guideSideBoardWords = (code: string): SideBoardGuideWords =>
  code === 'de' ? guideSideBoardsDe : guideSideBoardsEn;
