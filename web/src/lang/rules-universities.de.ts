// Die Regeln der Universitäten in eigenen Worten (Teil UNI des Regelkatalogs).
export const rulesUniversitiesDe: Record<string, string> = {
  'UNI-1':
    'Es gibt zwei Universitäten, eine grüne und eine weiße, 30 Plättchen, die Regionen markieren oder bei Spielern ' +
    'Punkte sind, und 30 Ereigniskarten: Sieben gründen eine Universität, vierzehn sind Boni, zwei für jede Klasse, ' +
    'bei dreien gehen Klassenkarten zurück, und sechs tun nichts.',
  'UNI-2':
    'Universitäten gehen mit jedem Plan und jeder Zahl von Spielern. Der Bonus einer Klasse, die nicht im Spiel ist, ' +
    'bewirkt nichts.',
  'UNI-3':
    'Am Anfang kommen die beiden Universitäten zufällig in zwei Regionen, und die Ereigniskarten werden gemischt.',
  'UNI-4':
    'Wo eine Universität steht, setzt niemand seine ersten Bürger ein. Danach steht eine Universität nichts im Weg.',
  'UNI-5':
    'Am Ende jedes regulären Zuges wird die nächste Ereigniskarte aufgedeckt und ausgeführt. Ist der Stapel leer, ' +
    'werden alle 30 gemischt.',
  'UNI-6': 'Kein Ereignis: Nichts geschieht.',
  'UNI-7':
    'Klassenkarte abwerfen: Vom Spieler am Zug an darf im Uhrzeigersinn jeder eine seiner Karten auf den Tisch ' +
    'zurücklegen. Ihr Plättchen und ihre Ware kommen zurück, eine Sperre endet, Bürger darauf kehren in ihren Vorrat ' +
    'heim.',
  'UNI-8':
    'Klassenbonus: Für jede Karte dieser Klasse, die du hast, gesperrt oder nicht, darfst du einen Bürger in einer ' +
    'Region mit Universität ansiedeln.',
  'UNI-9':
    'Universität gegründet: Bei der grünen, dann bei der weißen bekommt, wer dort mehr Bürger hat als jeder andere, ' +
    'ein Siegpunktplättchen und versetzt sie; ihre alte Region bekommt ein Universitätsplättchen.',
  'UNI-10':
    'Sie kommt in eine Region ohne Universitätsplättchen und ohne die andere Universität, nie gleich wieder zurück.',
  'UNI-11': 'Gleichstand gewinnt hier nichts. Bürger im sicheren Hafen oder auf Karten zählen nicht.',
  'UNI-12': 'Hat jede Region ein Plättchen oder eine Universität, kommen alle Universitätsplättchen sofort zurück.',
  'UNI-13': 'Werden die Plättchen knapp, kommt der Siegpunkt zuerst; eine Region bleibt dann unmarkiert.',
  'UNI-14': 'Nach der letzten Heimsuchung zählen die Universitäten noch einmal, nur für Punkte.',
  'UNI-15': 'In der Schlussrunde wird kein Ereignis gezogen; der Professor lässt eines von mehreren eintreten.',
  'UNI-16': 'Siegpunktplättchen liegen offen und sind am Ende je einen Punkt wert.',
  'UNI-17':
    'Niemand kennt die Folge der Ereigniskarten. Was du angesehen hast, weißt du, bis ein anderer dieselben Karten ' +
    'ansieht: Dann weißt du noch, welche darunter sind.',
  'UNI-18':
    'Reicht der Stapel dem Professor nicht, kommen zuerst die offenen Ereigniskarten gemischt darunter. Der ' +
    'Bibliothekar stellt nie eine Universität auf die andere.',
  'UNI-19': 'Eine Universität teilt ihre Region mit allem. Bürger eines Ereignisses bringen nichts extra.',
};
