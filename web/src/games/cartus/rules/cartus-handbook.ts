// The rules of Rattus Cartus, by language. They are fetched with the dialog that shows them.
import { handbookCartusDe } from '../../../words/handbook-cartus.de';
import { handbookCartusEn } from '../../../words/handbook-cartus.en';
import type { Handbook } from '../../../words/handbook.en';
import { rulesCartusDe } from '../../../words/rules-cartus.de';
import { rulesCartusEn } from '../../../words/rules-cartus.en';

export const cartusBookOf = (code: string): Handbook => (code === 'de' ? handbookCartusDe : handbookCartusEn);
export const cartusClausesOf = (code: string): Record<string, string> =>
  code === 'de' ? rulesCartusDe : rulesCartusEn;
