// Die Regeln der Regionskarten in eigenen Worten (Teil REG des Regelkatalogs).
export const rulesRegionCardsDe: Record<string, string> = {
  'REG-1':
    'Es gibt 68 Regionskarten, vier für jede der 17 Regionen. Jede zeigt zwei verschiedene Klassen oder ein ' +
    'Fragezeichen, das für jede steht.',
  'REG-2':
    'Regionskarten werden auf dem Plan der Big Box gespielt. Karten von Regionen, die nicht im Spiel sind, kommen ' +
    'weg; alle bekommen drei, bevor die ersten Bürger angesiedelt werden, die anderen sind der verdeckte Stapel.',
  'REG-3':
    'Nur du siehst deine Hand. Wie viele Karten jeder hat und wie viele im Stapel liegen, ist bekannt; ebenso ' +
    'gespielte und abgelegte Karten und eine Karte auf der Hand, die allen gezeigt wurde. Wenn die Punkte gezählt ' +
    'werden, liegen alle Hände offen.',
  'REG-4':
    'Du darfst beliebig viele Regionskarten haben. Keine wechselt den Besitzer oder wird abgelegt, außer wenn ein ' +
    'Text es sagt.',
  'REG-5':
    'Eine Regionskarte kann gespielt werden, sobald ein Plättchen umgedreht ist, wenn es ausbrechen wird, die Klasse ' +
    'einer ungeschützten Karte von dir zeigt und dir dort sonst ein Bürger bliebe.',
  'REG-6':
    'Du schützt eine deiner Klassenkarten, deren Klasse auf dem Plättchen ist, mit einer Regionskarte, die diese ' +
    'Klasse oder ein Fragezeichen zeigt; oder du lässt es zuschlagen. Du kannst mehrere schützen, jede mit einer ' +
    'eigenen Regionskarte.',
  'REG-7':
    'Du wirst immer gefragt, wenn alle sehen können, dass du eine Karte spielen könntest, auch wenn keine passt: ' +
    'Dass ' +
    'du gefragt wirst, verrät niemandem, was du hast.',
  'REG-8':
    'Eine geschützte Klassenkarte zählt für dieses und alle weiteren Plättchen dieser Heimsuchung nicht. Gegen deine ' +
    'anderen Karten hilft das nicht, auch nicht gegen die Symbole für die Mehrheit und für alle.',
  'REG-9':
    'Gespielte Regionskarten werden abgelegt, wenn die Heimsuchung vorbei ist. Die Klassenkarte bleibt, wie sie war.',
  'REG-10':
    'Zuerst entscheidet, wer am Zug ist, dann die anderen im Uhrzeigersinn; nach der Schlussrunde gilt die ' +
    'Reihenfolge ihres Endes. Jedes Plättchen gibt eine neue Gelegenheit.',
  'REG-11':
    'Karten können im Zug von jedem gespielt werden, bei den Heimsuchungen der Schlussrunde und bei der letzten ' +
    'Abrechnung; dort schützt eine Karte nur in einer Region.',
  'REG-12':
    'Am Ende ist jede Karte auf deiner Hand einen Punkt wert, wenn du in ihrer Region einen Bürger hast und niemand ' +
    'dort mehr.',
  'REG-13':
    'Ist der Stapel leer, wenn gezogen wird, werden die abgelegten Karten zu einem neuen gemischt. Gibt es auch ' +
    'davon ' +
    'keine, werden weniger gezogen.',
  'REG-14':
    'Auch gesperrte Karten können geschützt werden. Von zwei Karten einer Klasse braucht jede ihre eigene ' +
    'Regionskarte. Gerettete Bürger gelten nicht als gestorben.',
};
