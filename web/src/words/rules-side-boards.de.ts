// The clauses of guilds and inns in German, in our own words.
export const rulesSideBoardsDe: Record<string, string> = {
  'GLD-1':
    'Zünfte brauchen den Zunftmeister, und der Zunftmeister braucht sie. Die sechs Grundspielkarten müssen nicht ' +
    'im Spiel sein.',
  'GLD-2': 'Die Zunfttafel hat für jede der sechs Grundspielkarten ein Feld mit Platz für einen Bürger.',
  'GLD-3':
    'Der Zunftmeister stellt einen Bürger aus deinem Vorrat auf ein Feld, das nicht schon deines ist. Ein ' +
    'Bürger, der dort steht, geht in den Vorrat seines Besitzers zurück.',
  'GLD-4':
    'Einmal in deinem Zug darfst du ein Feld mit einem Bürger von dir nutzen, aber nicht in dem Zug, in dem er ' +
    'dorthin kam, und keines, dessen Karte du hast oder dessen Fähigkeit schon genutzt ist.',
  'GLD-5':
    'Ein Feld tut, was seine Karte ohne Plättchen tut: Der Bauer gibt einen Bürger dazu, wenn du siedelst; mit ' +
    'dem Ritter darf die Pest weiter ziehen und als zwei Bürger zählen.',
  'GLD-6': 'Nimmst du danach die Karte, ist ihre Fähigkeit für diesen Zug schon genutzt.',
  'GLD-7': 'In der Schlussrunde tun die Felder nichts.',
  'GLD-8':
    'Bürger dort sind in keiner Region und nicht auf dem Plan. Sie gehen nur, wenn ein anderer Bürger ihr Feld ' +
    'bekommt.',
  'GLD-9': 'Ein Feld hat keine Klasse. Was mit dem Zunftmeister geschieht, berührt es nicht.',
  'GLD-10':
    'Am Ende bringen die meisten Felder zwei Punkte, ab drei Spielern die zweitmeisten einen. Bei Gleichstand ' +
    'bekommen alle die Punkte; nach einem Gleichstand um die meisten gibt es keine zweitmeisten.',
  'GLD-11': 'Alles auf der Zunfttafel liegt offen.',
  'INN-1':
    'Gasthäuser brauchen den Wirt, und der Wirt braucht sie. Jede Region hat eine Stadt mit Platz für einen ' +
    'Bürger.',
  'INN-2':
    'Der Wirt stellt einen Bürger aus deinem Vorrat in eine leere Stadt oder einen von dir aus ihrer Region in ' +
    'eine besetzte. Der Bürger, der dort war, geht in den Vorrat seines Besitzers zurück.',
  'INN-3': 'Wer aus der Region in die Stadt kommt, verliert, was er trägt. Getötet wird dabei niemand.',
  'INN-4':
    'Siedelst du in einer Region, deren Stadt dir gehört, darfst du dort einen Bürger mehr setzen, aber nicht in ' +
    'dem Zug, in dem du in die Stadt kamst. Auch in einer Region ohne Ratten darfst du dafür siedeln.',
  'INN-5':
    'Beim Bürgermeister gibt jede Region, in der du ansiedelst, den Bürger ihrer Stadt dazu. Sonst gilt nichts ' +
    'als Siedeln.',
  'INN-6': 'Du darfst beliebig viele Städte haben. In Schlusszügen geben sie nichts dazu.',
  'INN-7': 'Am Ende zählen Städte wie Zunftfelder, für sich.',
};
