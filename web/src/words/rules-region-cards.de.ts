// The clauses of region cards in German, in our own words (part REG of the rules catalogue).
export const rulesRegionCardsDe: Record<string, string> = {
  'REG-1':
    'Es gibt 68 Regionskarten, vier für jede der 17 Regionen. Jede zeigt zwei verschiedene Klassen oder ein ' +
    'Fragezeichen, das für jede Klasse steht.',
  'REG-2':
    'Regionskarten werden auf dem Plan der Big Box gespielt. Karten von Regionen, die nicht im Spiel sind, ' +
    'kommen aus dem Spiel. Alle bekommen drei, bevor die ersten Bürger gesetzt werden; die übrigen sind der ' +
    'verdeckte Stapel.',
  'REG-3':
    'Nur du siehst deine Hand. Wie viele Karten alle haben und wie viele im Stapel liegen, ist offen; ebenso ' +
    'gespielte und abgelegte Karten und eine Handkarte, die allen gezeigt wurde. Zur Wertung werden alle Hände ' +
    'aufgedeckt.',
  'REG-4':
    'Du darfst beliebig viele Regionskarten haben. Keine wechselt den Besitzer oder wird abgelegt, wenn kein ' +
    'Text es sagt.',
  'REG-5':
    'Eine Regionskarte kann nur gespielt werden, gleich nachdem ein Plättchen aufgedeckt wurde: wenn es ' +
    'einen Ausbruch gibt, das Plättchen die Klasse einer ungeschützten Karte von dir zeigt und seine Zeichen für ' +
    'die meisten Bürger und für alle dir dort noch einen Bürger lassen.',
  'REG-6':
    'Du darfst eine deiner Klassenkarten, deren Klasse auf dem Plättchen steht, mit einer Regionskarte schützen, ' +
    'die diese Klasse oder ein Fragezeichen zeigt; oder du lässt dich treffen. Du darfst mehrere schützen, jede ' +
    'mit einer eigenen Regionskarte.',
  'REG-7':
    'Du wirst immer gefragt, wenn du nach allem, was die anderen wissen, eine Karte spielen könntest, auch wenn ' +
    'keine von deinen passt. So verrät die Frage niemandem, was du hast.',
  'REG-8':
    'Eine geschützte Klassenkarte zählt für dieses und alle weiteren Plättchen dieser Heimsuchung nicht. Deine ' +
    'anderen Karten zählen weiter, und die Zeichen für die meisten Bürger und für alle auch.',
  'REG-9':
    'Gespielte Regionskarten werden abgelegt, wenn die Heimsuchung vorbei ist. Die Klassenkarte bleibt, wie sie war.',
  'REG-10':
    'Zuerst entscheidet, wer am Zug ist, dann die anderen im Uhrzeigersinn; bei der letzten Heimsuchung gilt die ' +
    'Reihenfolge für Gleichstand. Jedes Plättchen gibt eine neue Gelegenheit.',
  'REG-11':
    'Karten können in jedem Zug gespielt werden, bei den Heimsuchungen der Schlussrunde und bei der letzten ' +
    'Heimsuchung; dort schützt eine Karte nur in einer Region.',
  'REG-12':
    'Am Ende ist jede Karte auf deiner Hand einen Punkt wert, wenn du in ihrer Region die meisten Bürger hast, ' +
    'auch bei Gleichstand.',
  'REG-13':
    'Ist der Stapel leer, wenn gezogen wird, werden die abgelegten Karten zu einem neuen Stapel gemischt. Gibt ' +
    'es auch davon keine, werden weniger gezogen.',
  'REG-14':
    'Auch gesperrte Karten können geschützt werden. Von zwei Karten einer Klasse braucht jede ihre eigene ' +
    'Regionskarte. Gerettete Bürger gelten nicht als getötet.',
};
