// The rules of Rattus Cartus, by language. They are fetched with the dialog that shows them.
import { handbookCartusDe } from '../lang/handbook-cartus.de';
import { handbookCartusEn } from '../lang/handbook-cartus.en';
import type { Handbook } from '../lang/handbook.en';
import { rulesCartusDe } from '../lang/rules-cartus.de';
import { rulesCartusEn } from '../lang/rules-cartus.en';

export const cartusBookOf = (code: string): Handbook => (code === 'de' ? handbookCartusDe : handbookCartusEn);
export const cartusClausesOf = (code: string): Record<string, string> =>
  code === 'de' ? rulesCartusDe : rulesCartusEn;
