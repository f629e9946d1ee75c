import type { Handbook } from './handbook.en';

export const handbookCartusDe: Handbook = {
  title: 'Regeln von Rattus Cartus',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort wie „Schwert“ oder eine Regelnummer wie CART-41',
  found: (n) => (n === 1 ? 'Ein Abschnitt gefunden' : `${n} Abschnitte gefunden`),
  nothing: 'Kein passender Abschnitt.',
  contents: 'Inhalt',
  all: 'Alle Regeln',
  clauses: 'Alle Regeln nach Nummern',
  clausesHint: 'Jede Zeile im Verlauf führt zu ihrer Regel.',
  inSection: 'In den Regeln',
  noText: 'Zu dieser Regel gibt es hier keinen Text.',
  cardTitle: 'Gebäude',
  sections: [
    {
      id: 'aim',
      title: 'Worum es geht',
      text: [
        'Die Pest ist auf dem Weg in deine Stadt. Bring die richtigen Leute in die richtigen Gebäude, und du ' +
          'gewinnst Einfluss in sechs Klassen; die falschen bringen Ratten mit.',
        'Am Ende bringen Einfluss, Karten und Siegpunktplättchen Punkte. Aber von Anfang an liegen fünf ' +
          'Nonnenkarten verdeckt, und jede Nonne darauf betet eine Ratte fort. Wer mehr Ratten hat, ' +
          'als sie Nonnen zeigen, wird von der Pest getötet, egal mit wie vielen Punkten. [CART-84] Unter den ' +
          'Überlebenden gewinnt, wer die meisten Punkte hat. [CART-85]',
        'Es ist ein eigenes Spiel für zwei bis fünf Spieler, ohne Plan und Karten des Brettspiels. [CART-1] [CART-15]',
      ],
    },
    {
      id: 'things',
      title: 'Karten, Ratten und Siegpunktplättchen',
      text: [
        '- Bevölkerungskarten haben eine Klasse und bis zu vier Nonnen. Beim Ausspielen zählt die Klasse; die ' +
          'Nonnen zählen nur, wenn die Karte in der Nonnenreihe liegt. [CART-6]',
        '- Ein Joker zählt wie eine Karte jeder Klasse und bringt keine Ratten. [CART-46] [CART-49]',
        '- Sonderkarten: Das Schwert nimmt jemand anderem Karten, die Flöte gibt jemand anderem eine Ratte, der ' +
          'Pass lässt andere vor, Gold bringt am Ende Punkte. [CART-9] [CART-3]',
        '- Ratten sind, was dich tötet. Du beginnst mit zehn. [CART-10] [CART-22]',
        '- Siegpunktplättchen sind 1, 2 oder 3 wert, und das weiß nur, wer sie hat. [CART-11]',
        '- Gebäudekarten: zwölf Gebäude, zwei je Klasse, von jedem fünf Karten. Auf jeder Karte steht auch, was ' +
          'sie als Nachschub bringt. [CART-7] [CART-8]',
        '- Einfluss: sechs Leisten von 0 bis 15. Auf demselben Feld geht der unterste Stein vor. [CART-12] ' +
          '[CART-78] Alle haben auf jeder Leiste einen Stein und dazu eine Scheibe für die Gebäude. [CART-13]',
      ],
    },
    {
      id: 'laying',
      title: 'Aufbau',
      text: [
        'Fünf Gebäudekarten je Klasse sind im Spiel, zusammen dreißig. Ihr wählt sie oder zieht sie zufällig. ' +
          '[CART-16] Die erste Partie hat ein Gebäude je Klasse. [CART-17] Zu zweit bleibt der Wachturm besser ' +
          'draußen. [CART-18] Wie gewählt wurde, bestimmt, was alle davon wissen. [CART-19]',
        'Joker und Sonderkarten liegen offen, jede Art für sich; Sonderkarten, die kein Gebäude gibt, bleiben ' +
          'weg. [CART-20]',
        'Fünf Bevölkerungskarten liegen verdeckt aus: die Nonnenreihe. [CART-21] Alle bekommen fünf Karten und ' +
          'zehn Ratten. [CART-22]',
        'Einige Gebäudekarten kommen zur Seite; die übrigen reichen für zehn Runden zu zweit, neun zu dritt und ' +
          'acht zu viert und zu fünft. [CART-23]',
        'Ein Aufbau, mit dem man nicht spielen kann, wird mit allen Gründen abgelehnt. [CART-24] Unterwegs geht ' +
          'nichts verloren. [CART-14]',
      ],
    },
    {
      id: 'round',
      title: 'Die Runde',
      text: [
        'Eine Runde hat fünf Teile. [CART-30]',
        '- Zwei oder drei Gebäude kommen in die Auslage. [CART-31] Nie sind alle gleich. [CART-32]',
        '- Alle holen sich Nachschub.',
        '- Alle betreten ein Gebäude und spielen dort Karten.',
        '- Die Gebäude werden eines nach dem anderen abgerechnet.',
        '- Die Auslage kommt weg, und der Nächste im Uhrzeigersinn beginnt. [CART-76]',
      ],
    },
    {
      id: 'supplies',
      title: 'Nachschub',
      text: [
        'Vom Startspieler an wählen alle reihum eine Karte der Auslage und bekommen, was darauf steht. Mehrere ' +
          'dürfen dieselbe wählen, und betreten musst du sie später nicht. [CART-33] [CART-35]',
        'Nachschub ist: vier Karten ziehen; zwei ziehen und eine Nonnenkarte ansehen; oder zwei Ratten ablegen. ' +
          'Alles davon wird in dieser Reihenfolge ausgeführt. [CART-8] [CART-34] Gefragt wird immer. [CART-2]',
        'Gezogen wird vom Stapel; ist er aufgebraucht, wird die Ablage gemischt. [CART-36] Für die Hand gibt es ' +
          'keine Grenze. [CART-37]',
      ],
    },
    {
      id: 'nuns',
      title: 'Die Nonnenreihe',
      text: [
        'Siehst du eine Nonnenkarte an, kennst nur du ihre Nonnen, und zwar von da an. [CART-26] Die anderen ' +
          'sehen, welchen Platz du angesehen hast. [CART-25]',
        'Je mehr du gesehen hast, desto besser weißt du, wie viele Ratten du dir leisten kannst. Der Tisch ' +
          'zeigt dir, wie wahrscheinlich du überlebst, nach allem, was du weißt. [CART-84]',
      ],
    },
    {
      id: 'enter',
      title: 'Betreten und Karten spielen',
      text: [
        'Alle stehen in einer Schlange. Wer vorn steht, betritt ein Gebäude, besetzt oder nicht, [CART-38] ' +
          '[CART-40] oder spielt einen Pass und stellt sich hinten an. [CART-39]',
        'Im Gebäude spielst du verdeckt Karten: Bevölkerungskarten, Joker, Schwerter, Flöten, so viele du ' +
          'willst, oder keine. [CART-41] Die anderen sehen, wie viele, aber nicht, welche. [CART-42]',
        'Was du ausgesucht hast, kannst du zurücklegen, bis du fertig bist. [CART-5] Ist nur eine Antwort ' +
          'möglich, wird sie für dich gegeben. [CART-4]',
      ],
    },
    {
      id: 'points',
      title: 'Abrechnen: Punkte und Ratten',
      text: [
        'Abgerechnet wird in der Reihenfolge der Auslage; leere Gebäude werden übergangen. [CART-43] Alle dort ' +
          'decken ihre Karten auf. [CART-44]',
        'In der Reihenfolge des Betretens bekommen alle für jede Bevölkerungskarte und jeden Joker einen ' +
          'Einfluss in der Klasse des Gebäudes, welche Klasse die Karte auch hat. [CART-45] [CART-46] Für jede ' +
          'Bevölkerungskarte einer anderen Klasse kommt außerdem eine Ratte dazu. [CART-49]',
        'Der Stein zieht einmal um alle Punkte und kommt auf anderen obenauf. [CART-47] Bei 15 ist die Leiste ' +
          'zu Ende. [CART-48]',
      ],
    },
    {
      id: 'fights',
      title: 'Schwerter und Flöten',
      text: [
        'Dann werden Schwerter verglichen, nur in diesem Gebäude. Wer die wenigsten gespielt hat, gibt die ' +
          'halbe Hand an den Spieler mit den meisten [CART-50] [CART-54] und wählt die Karten selbst. [CART-52]',
        'Danach die Flöten: Wer die meisten gespielt hat, gibt eine Ratte an den Spieler mit den wenigsten. [CART-53]',
        'Haben mehrere die meisten, gewinnt, wer zuerst eintrat; haben mehrere die wenigsten, wählt der ' +
          'Gewinner einen davon. Haben alle gleich viele, geschieht nichts. [CART-51]',
        'Welche Karten gegeben wurden, wissen nur die beiden Beteiligten. [CART-28]',
      ],
    },
    {
      id: 'actions',
      title: 'Aktionen',
      text: [
        'Wer hier die meisten Bevölkerungskarten und Joker gespielt hat, ist Hauptspieler und bekommt die ' +
          'bessere Aktion; bei Gleichstand, wer zuerst eintrat. Alle anderen bekommen die einfache. [CART-55] ' +
          '[CART-56]',
        'Zu zweit gibt es in der ganzen Auslage nur einen Hauptspieler. [CART-57]',
        'Der Hauptspieler beginnt, dann kommen die anderen in der Reihenfolge des Betretens. [CART-59] Auf eine ' +
          'Aktion darfst du verzichten, aber nicht auf einen Teil davon. [CART-58] Was nichts bewirken würde, ' +
          'wird übergangen; reicht ein Vorrat nicht, bekommst du, was da ist. [CART-60] [CART-73]',
        'Was jedes Gebäude tut, steht in der Liste der Gebäude. Danach kommen alle hier gespielten Karten weg. ' +
          '[CART-74]',
      ],
    },
    {
      id: 'secret',
      title: 'Was geheim ist',
      text: [
        'Hände, verdeckt gespielte Karten, Siegpunktplättchen und die Nonnenreihe sind geheim; alles andere ' +
          'liegt offen. [CART-25] Ratten werden nicht gezeigt, aber du kannst mitzählen. [CART-27] Nach der ' +
          'letzten Runde wird alles aufgedeckt. [CART-29]',
      ],
    },
    {
      id: 'final',
      title: 'Die Schlussrunde',
      text: [
        'In der Schlussrunde gibt es keine Aktionen. Stattdessen bekommt der Hauptspieler jedes Gebäudes einen ' +
          'Einfluss mehr. [CART-75]',
      ],
    },
    {
      id: 'scoring',
      title: 'Die Wertung',
      text: [
        'Punkte werden für alle gezählt, bevor jemand stirbt. [CART-77] Für etwas, wovon du nichts hast, ' +
          'bekommst du nie Punkte. [CART-83]',
        '- Einfluss, in jeder Klasse: 10, 5 und 2 Punkte. [CART-78]',
        '- Die meisten Bevölkerungskarten und Joker auf der Hand: 2. [CART-79]',
        '- Die meisten Schwerter, die meisten Flöten, die meisten Pässe: je 2. [CART-80]',
        '- Gold: 6 für das meiste, 3 für das zweitmeiste. [CART-81]',
        '- Siegpunktplättchen: was sie wert sind. [CART-82]',
      ],
    },
    {
      id: 'plague',
      title: 'Die Pest und der Sieg',
      text: [
        'Die Nonnen der Reihe werden zusammengezählt. Wer mehr Ratten als Nonnen hat, stirbt. [CART-84]',
        'Unter den Überlebenden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Ratten hat. ' +
          '[CART-85] Sterben alle, gewinnt niemand, wenn ihr nichts anderes vereinbart habt. [CART-86] [CART-87]',
      ],
    },
  ],
  cards: {
    farm: ['Hauptspieler: 4 Karten ziehen. Einfach: 2 ziehen. [CART-61]'],
    brewery: [
      'Hauptspieler: für jeden Einfluss, den du in dieser Runde bekommen hast, eine Karte ziehen. Einfach: für ' +
        'je zwei eine Karte. [CART-62]',
    ],
    marketplace: [
      'Hauptspieler: 2 Joker nehmen. Einfach: 1 nehmen. [CART-63]',
      'Hier gespielte Joker kommen erst nach den Aktionen zurück. [CART-74]',
    ],
    office: [
      'Hauptspieler: 2 Pässe nehmen. Einfach: 1 nehmen. [CART-64]',
      'Mit einem Pass kannst du warten, bis die anderen ein Gebäude betreten haben. [CART-39]',
    ],
    monastery: ['Hauptspieler: 2 Ratten ablegen. Einfach: 1 ablegen. [CART-65]'],
    hospital: [
      'Hauptspieler: 1 Ratte ablegen, dann bis zu 3 Handkarten und ebenso viele Ratten. Einfach: bis zu 2 ' +
        'Karten und ebenso viele Ratten. [CART-66]',
    ],
    castle: [
      'Hauptspieler: 2 Schwerter nehmen. Einfach: 1 nehmen. [CART-67]',
      'Wer in einem Gebäude die meisten Schwerter spielt, bekommt Karten vom Spieler mit den wenigsten. [CART-50]',
    ],
    'guard-tower': [
      'Hauptspieler: Alle anderen mit mindestens so vielen Karten wie du geben dir 3, außer wer einen Wachturm ' +
        'betreten hat. Einfach: nichts, aber du bist sicher. [CART-68]',
      'Zu zweit nicht zu empfehlen. [CART-18]',
    ],
    palace: ['Hauptspieler: 2 Siegpunktplättchen nehmen. Einfach: 1 nehmen. [CART-69]'],
    treasury: [
      'Hauptspieler: 2 Gold nehmen. Einfach: 1 nehmen. [CART-70]',
      'Gold bringt am Ende Punkte und kann nicht gespielt werden. [CART-81] [CART-41]',
    ],
    'fortune-tellers-tent': ['Hauptspieler: 2 Karten der Nonnenreihe ansehen. Einfach: 1 ansehen. [CART-71]'],
    'pied-pipers-hut': [
      'Hauptspieler: 2 Flöten nehmen. Einfach: 1 nehmen. [CART-72]',
      'Wer in einem Gebäude die meisten Flöten spielt, gibt eine Ratte an den Spieler mit den wenigsten. [CART-53]',
    ],
  },
};
