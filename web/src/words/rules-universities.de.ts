// The clauses of universities in German, in our own words (part UNI of the rules catalogue).
export const rulesUniversitiesDe: Record<string, string> = {
  'UNI-1':
    'Es gibt zwei Universitäten, eine grüne und eine weiße, 30 Plättchen, die Regionen markieren oder als ' +
    'Siegpunkte zählen, und 30 Ereigniskarten: Sieben gründen eine Universität, vierzehn sind Boni, zwei für ' +
    'jede Klasse, bei dreien dürfen alle eine Klassenkarte ablegen, und sechs tun nichts.',
  'UNI-2':
    'Universitäten passen zu jedem Plan und jeder Zahl von Spielern. Der Bonus einer Klasse, die nicht im Spiel ' +
    'ist, bewirkt nichts.',
  'UNI-3':
    'Am Anfang kommen die beiden Universitäten in zwei zufällige Regionen, und die Ereigniskarten werden ' +
    'gemischt.',
  'UNI-4': 'Wo eine Universität steht, setzt niemand die ersten Bürger. Danach hindert eine Universität nichts mehr.',
  'UNI-5':
    'Am Ende jedes regulären Zuges wird die nächste Ereigniskarte aufgedeckt und ausgeführt. Ist der Stapel ' +
    'leer, werden alle 30 neu gemischt.',
  'UNI-6': 'Kein Ereignis: Nichts geschieht.',
  'UNI-7':
    'Klassenkarte ablegen: Alle dürfen eine ihrer Karten auf den Tisch zurücklegen; wer am Zug ist, beginnt, ' +
    'dann geht es im Uhrzeigersinn. Plättchen und Ware darauf gehen zurück, eine Sperre endet, und Bürger darauf ' +
    'kommen in ihren Vorrat.',
  'UNI-8':
    'Klassenbonus: Für jede Karte dieser Klasse, die du hast, gesperrt oder nicht, darfst du einen Bürger in einer ' +
    'Region mit Universität ansiedeln.',
  'UNI-9':
    'Universität gegründet: Zuerst bei der grünen, dann bei der weißen bekommt, wer dort mehr Bürger hat als ' +
    'alle anderen, ein Siegpunktplättchen und versetzt sie; ihre alte Region bekommt ein Universitätsplättchen.',
  'UNI-10': 'Sie kommt in eine andere Region ohne Universitätsplättchen und ohne die andere Universität.',
  'UNI-11': 'Gleichstand gewinnt hier nichts. Bürger in der Zuflucht oder auf Karten zählen nicht.',
  'UNI-12': 'Hat jede Region ein Plättchen oder eine Universität, gehen alle Universitätsplättchen sofort zurück.',
  'UNI-13': 'Reichen die Plättchen nicht, kommt der Siegpunkt zuerst; die Region bleibt dann unmarkiert.',
  'UNI-14': 'Nach der letzten Heimsuchung werden die Universitäten noch einmal gewertet, nur für Punkte.',
  'UNI-15': 'In der Schlussrunde wird kein Ereignis gezogen; nur der Professor lässt eines von mehreren eintreten.',
  'UNI-16': 'Siegpunktplättchen liegen offen und sind am Ende je einen Punkt wert.',
  'UNI-17':
    'Niemand kennt die Reihenfolge der Ereigniskarten. Was du angesehen hast, weißt du, bis jemand anderes ' +
    'dieselben Karten ansieht: Dann weißt du nur noch, welche darunter sind.',
  'UNI-18':
    'Reicht der Stapel für den Professor nicht, werden die offenen Ereigniskarten gemischt und zuerst ' +
    'daruntergelegt. Der Königliche Bibliothekar stellt nie eine Universität auf die andere.',
  'UNI-19':
    'Eine Universität teilt ihre Region mit allem. Karten, die beim Siedeln etwas dazugeben, geben bei ' +
    'Ereignissen nichts dazu.',
};
