// The clauses of guilds and inns in German, in our own words.
export const rulesSideBoardsDe: Record<string, string> = {
  'GLD-1':
    'Zünfte spielt man mit dem Zunftmeister und ihn nur mit ihnen. Die ersten sechs Karten sind dazu nicht nötig.',
  'GLD-2': 'Die Zunfttafel hat für jede der ersten sechs Karten ein Feld mit Platz für einen Bürger.',
  'GLD-3':
    'Der Zunftmeister stellt einen Bürger aus deinem Vorrat auf ein Feld, das nicht schon deines ist. Wer dort ' +
    'steht, geht in den Vorrat seines Besitzers.',
  'GLD-4':
    'Einmal in deinem Zug darfst du ein Feld mit einem Bürger von dir einsetzen, aber nicht im Zug, in dem er kam, ' +
    'und keines, dessen Karte du hast oder dessen Fähigkeit schon eingesetzt ist.',
  'GLD-5':
    'Ein Feld tut, was seine Karte ohne Plättchen tut: Der Bauer bringt beim Ansiedeln einen Bürger mehr, der Ritter ' +
    'zieht die Pest weiter und zählt als zwei Bürger.',
  'GLD-6': 'Nimmst du danach die Karte, so ist ihre Fähigkeit für diesen Zug verbraucht.',
  'GLD-7': 'In der Schlussrunde tun die Felder nichts.',
  'GLD-8': 'Bürger dort sind in keiner Region und nicht auf dem Plan. Sie gehen nur, wenn ein anderer kommt.',
  'GLD-9': 'Ein Feld hat keine Klasse. Was dem Zunftmeister geschieht, berührt es nicht.',
  'GLD-10':
    'Am Ende bringt die Mehrheit der Felder zwei Punkte; ab drei Spielern bekommt der Zweite einen. Bei Gleichstand ' +
    'alle; sind mehrere vorn, so gibt es keinen Zweiten.',
  'GLD-11': 'Alles auf der Zunfttafel ist allen bekannt.',
  'INN-1': 'Gasthäuser spielt man mit dem Wirt und ihn nur mit ihnen. Jede Region hat eine Stadt für einen Bürger.',
  'INN-2':
    'Der Wirt stellt einen Bürger aus deinem Vorrat in eine leere Stadt oder einen von dir aus ihrer Region in eine ' +
    'besetzte. Wer dort war, geht in den Vorrat seines Besitzers.',
  'INN-3': 'Was er trägt, kommt zurück. Er ist nicht getötet.',
  'INN-4':
    'Siedelst du in einer Region an, deren Stadt dir gehört, so darfst du dort einen Bürger mehr einsetzen, aber ' +
    'nicht im Zug, in dem du in die Stadt kamst. Auch eine Region ohne Ratten geht dafür.',
  'INN-5': 'Beim Bürgermeister gibt jede bediente Region den Bürger ihrer Stadt. Sonst ist nichts ein Ansiedeln.',
  'INN-6': 'Du darfst beliebig viele Städte haben. In der Schlussrunde bringen sie nichts mehr ein.',
  'INN-7': 'Am Ende zählen Städte wie die Felder der Zunfttafel, für sich.',
};
