// The words of all sheets that are fetched when they are wanted, in every language: they come with the sheet.
import { sheetsDe } from './sheets.de';
import { sheetsEn, type Sheets } from './sheets.en';

const ALL: Record<string, Sheets> = { en: sheetsEn, de: sheetsDe };

export const sheetWords = (code: string): Sheets => ALL[code] ?? sheetsEn;
