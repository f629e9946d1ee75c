// Guilds and inns in German as a newcomer reads them; [GLD-3] cites a clause.
import type { Section } from './handbook.en';

export const sectionsSideBoardsDe: Section[] = [
  {
    id: 'guilds',
    title: 'Zünfte',
    text: [
      'Eine Tafel mit sechs Feldern, eines für jede der sechs Grundspielkarten. [GLD-2] Mit dem Zunftmeister ' +
        'stellst du einen Bürger auf eines davon; wer dort schon steht, muss weichen. [GLD-3]',
      'Ab deinem nächsten Zug leiht es dir die Fähigkeit seiner Karte (ohne Plättchen). Du darfst in jedem Zug ' +
        'ein Feld nutzen, außer du hast seine Karte selbst. [GLD-4] [GLD-5]',
      'Am Ende bringen die meisten Felder zwei Punkte, die zweitmeisten einen. [GLD-10]',
    ],
  },
  {
    id: 'inns',
    title: 'Gasthäuser',
    text: [
      'Jede Region hat eine Stadt. [INN-1] Der Wirt stellt einen Bürger hinein: aus deinem Vorrat, wenn sie ' +
        'leer ist, sonst aus ihrer Region. [INN-2]',
      'Ab deinem nächsten Zug darfst du einen Bürger mehr setzen, wenn du in dieser Region siedelst. [INN-4]',
      'Am Ende bringen die meisten Städte zwei Punkte, die zweitmeisten einen. [INN-7]',
    ],
  },
];
