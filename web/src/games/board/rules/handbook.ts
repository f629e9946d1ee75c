// The rules of the board game, by language. They are fetched with the dialog that shows them.
import { handbookDe } from '../../../words/handbook.de';
import { handbookEn, type Handbook } from '../../../words/handbook.en';
import { rulesDe } from '../../../words/rules.de';
import { rulesEn } from '../../../words/rules.en';

const BOOKS: Record<string, Handbook> = { en: handbookEn, de: handbookDe };
const CLAUSES: Record<string, Record<string, string>> = { en: rulesEn, de: rulesDe };

export const bookOf = (code: string): Handbook => BOOKS[code] ?? handbookEn;
export const clausesOf = (code: string): Record<string, string> => CLAUSES[code] ?? rulesEn;
