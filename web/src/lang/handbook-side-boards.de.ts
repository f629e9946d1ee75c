// Guilds and inns in German as a newcomer reads them; [GLD-3] cites a clause.
import type { Section } from './handbook.en';

export const sectionsSideBoardsDe: Section[] = [
  {
    id: 'guilds',
    title: 'Zünfte',
    text: [
      'Eine Tafel mit sechs Feldern, eines für jede der ersten sechs Karten. [GLD-2] Mit dem Zunftmeister stellst du ' +
        'einen Bürger auf eines davon, auch anstelle eines anderen. [GLD-3]',
      'Ab deinem nächsten Zug leiht er dir, was die Karte ohne Plättchen tut: einmal in deinem Zug und ein Feld ' +
        'insgesamt, es sei denn, du hast die Karte selbst. [GLD-4] [GLD-5]',
      'Am Ende bringen die meisten Felder zwei Punkte, die zweitmeisten einen. [GLD-10]',
    ],
  },
  {
    id: 'inns',
    title: 'Gasthäuser',
    text: [
      'Jede Region hat eine Stadt. [INN-1] Der Wirt stellt einen Bürger hinein: aus deinem Vorrat, wenn sie leer ' +
        'ist, sonst aus der Region. [INN-2]',
      'Ab deinem nächsten Zug darfst du dort einen Bürger mehr einsetzen, wenn du in der Region ansiedelst. [INN-4]',
      'Am Ende bringen die meisten Städte zwei Punkte, die zweitmeisten einen. [INN-7]',
    ],
  },
];
